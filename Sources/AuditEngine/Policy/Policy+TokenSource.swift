package import ColorMath
package import DesignTokens
package import SourceText

extension Policy {
  /// A token source and its place in the policy.
  package struct TokenSource: Sendable {
    private var location: PolicyName
    /// The format by its name; nil to detect it from the path.
    package internal(set) var format: String?
    /// The position of the opacity in hexadecimal colors; nil for the default of the format.
    package internal(set) var hexNotation: HexNotation?
    /// The function that components alone belong to.
    package internal(set) var channels: CSSColorFunction?
    /// What a theme of VS Code is made for; nil for what it says itself.
    package internal(set) var uiTheme: EditorThemeKind?
    /// What gives the colors that a color scheme in code does not; nil if nothing is said.
    package internal(set) var defaults: FrameworkDefaults?
    /// The groups that are the variants of others in a scheme.
    fileprivate(set) var schemes: [SchemeGroups] = []
    /// The groups that are the variants of others in a theme.
    fileprivate(set) var themes: [SchemeGroups] = []
    /// The groups that are the variants of others in a context.
    package var groups: [SchemeGroups] { schemes + themes }
    /// Whether it replaces values of the sources before it on purpose.
    package internal(set) var isOverriding = false
    /// The contexts in which it applies; empty for everywhere.
    package internal(set) var contexts: [CatalogSource.Context] = []
    private var layer: String?
    private var statedName: PolicyName?

    /// The path, relative to the policy.
    package var path: String { location.text }
    /// Its place in the policy.
    package var span: SourceSpan { location.span }

    /// The override, if the source is an optional layer: the name of the layer and its own.
    package var override: (layer: String, name: String)? {
      let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      return layer.map { ($0, statedName?.text ?? String(stem)) }
    }
  }
}

extension Policy.TokenSource: PolicyObject {
  static let title = "token source"
  static let fields: [PolicyField<Policy.TokenSource>] = [
    PolicyField(
      "path", \.location, .name, "A file, a folder or a pattern, relative to the policy.",
      expected: "a file or folder"),
    PolicyField(
      "format", \.format, .string, "As `list formats` names it; detected from the path unless said."
    ),
    PolicyField(
      "hexAlpha", \.hexNotation, .hexAlpha,
      "Where four and eight hexadecimal digits have their opacity."),
    PolicyField(
      "channels", \.channels, .channels,
      "Of a style sheet: the function that colors without one belong to, as in `--page: 0 0% 100%`."
    ),
    PolicyField(
      "uiTheme", \.uiTheme, .choice,
      "Of a theme of VS Code: what it is made for, as `package.json` says it; its `type` unless said."
    ),
    PolicyField(
      "defaults", \.defaults, .choice,
      "Of a Kotlin source: the version of Material whose colors hold where a color scheme sets none. Of a style sheet that imports Tailwind CSS: the version of its palette. These colors are not read unless said."
    ),
    PolicyField(
      "schemes", \.schemes, .schemeGroups,
      "Of a Swift source, or objects of TypeScript: the groups that have another's values in a scheme, as in {\"AppColors\": {\"dark\": \"AppColorsDark\"}}."
    ),
    PolicyField(
      "themes", \.themes, .themeGroups,
      "Of objects of TypeScript: the groups that have another's values in a theme, as in {\"colors\": {\"ocean\": \"oceanColors\", \"sand\": \"sandColors\"}}."
    ),
    PolicyField(
      "overrides", \.isOverriding, .flag,
      "Whether its values replace those that sources before it give to the same tokens.",
      default: "false"),
    PolicyField(
      "when", \.contexts, .sourceContexts,
      "The contexts in which the source holds, one of each axis; everywhere unless said."),
    PolicyField(
      "layer", \.layer, .string,
      "Makes the source a layer that may be absent; every combination of layers is audited."),
    PolicyField(
      "name", \.statedName, .name, "Its name in the layer; that of the file unless said."),
  ]

  init(at place: PolicyName) { location = place }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    if let override, override.name == TokenCatalogBuilder.withoutOverride {
      reader.diagnostics.error(
        "'\(override.name)' means that the layer is absent; give the source another name in it",
        at: value.span)
    } else if layer == nil, let statedName {
      reader.diagnostics.error(
        "a token source has a name only in a layer; remove it, or name the layer",
        at: statedName.span)
    }
  }
}

extension PolicyForm<Policy.TokenSource> {
  /// A path, or an object with more properties.
  static let source = PolicyForm(shape: .either([.string, Policy.TokenSource.shape])) {
    value, name, reader in
    guard value.kind != .object else { return reader.object(value) }
    return PolicyForm<PolicyName>.name.read(value, name, &reader)
      .map { Policy.TokenSource(at: $0) }
  }
}

extension PolicyForm<HexNotation> {
  fileprivate static let hexAlpha = PolicyForm<HexAlpha>.choice.map {
    $0 == .first ? HexNotation.alphaFirst : .alphaLast
  }
}

extension PolicyForm<CSSColorFunction> {
  fileprivate static let channels = PolicyForm<ChannelFunction>.choice.map(\.function)
}

/// The functions of colors, each by one name.
private enum ChannelFunction: String, CaseIterable {
  case rgb, hsl, hwb, lab, lch, oklab, oklch

  var function: CSSColorFunction {
    switch self {
    case .rgb: .rgb
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }
}

private enum HexAlpha: String, CaseIterable {
  case first, last
}

extension PolicyForm<[CatalogSource.Context]> {
  /// One context of each axis: `{"scheme": "dark"}`.
  fileprivate static let sourceContexts = PolicyForm(shape: .map(.text, isNeverEmpty: true)) {
    value, name, reader in
    guard
      let members = PolicyForm<[(key: PolicyName, value: PolicyName)]>.map(.name)
        .read(value, name, &reader)
    else { return nil }
    let isNamed = members.allSatisfy { !$0.key.text.isEmpty && !$0.value.text.isEmpty }
    if !isNamed || !value.members.contains(where: { _ in true }) {
      reader.diagnostics.error(
        "\(name) \(isNamed ? "names no axis" : "has an empty name"); expected, for example, "
          + "{\"scheme\": \"dark\"}", at: value.span)
    }
    return members.map {
      CatalogSource.Context(axis: $0.key.text, context: $0.value.text, span: $0.value.span)
    }
  }
}
