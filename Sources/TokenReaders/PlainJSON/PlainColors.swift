import ColorMath
import DesignTokens
import SourceText

/// Colors that stand in JSON as plain texts, nested in objects and arrays.
struct PlainColors {
  let notation: HexNotation
  /// Whether names are written as custom properties, with two hyphens that are no part of them.
  var dropsHyphens = false
  private var declared = LayerContents()
  /// What is no color.
  private(set) var others: [(name: String, span: SourceSpan)] = []

  init(notation: HexNotation, dropsHyphens: Bool = false) {
    self.notation = notation
    self.dropsHyphens = dropsHyphens
  }

  /// The colors so far; one of two values for a name is none.
  func contents(
    in builder: TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> LayerContents {
    var contents = declared
    contents.rejectTwins(in: builder, &diagnostics)
    return contents
  }

  /// Says how many values are no colors; nil if there are none.
  static func others(_ others: [(name: String, span: SourceSpan)]) -> String? {
    guard let first = others.first else { return nil }
    let more =
      switch others.count {
      case 1: ""
      case 2: ", and 1 more value is not"
      default: ", and \(others.count - 1) more values are not"
      }
    return "'\(first.name)' is no color\(more); they are not read"
  }

  /// Adds the colors in a value.
  ///
  /// - Parameters:
  ///   - omitted: the keys of it to skip.
  ///   - fault: why nothing in it can be read.
  mutating func read(
    _ value: JSONValue, named name: String, omitting omitted: Set<String> = [],
    because fault: ResolutionError? = nil, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    switch value.kind {
    case .object:
      for member in value.members where !omitted.contains(member.key) {
        let key = member.key
        if key.isEmpty || key.contains(where: "{}".contains) {
          let own = ResolutionError(
            "'\(key)' cannot be part of a token's name; expected a name without braces",
            at: member.keySpan)
          diagnostics.append(own.warning)
          let shown = key.isEmpty ? "\"\"" : key
          read(
            member.value, named: join(name, shown), because: fault ?? own, &builder, &diagnostics)
        } else if key == "name", Self.hasOwnColor(value) {
          // What it is called, beside what it is.
          others.append((join(name, key), member.value.span))
        } else {
          read(member.value, named: join(name, key), because: fault, &builder, &diagnostics)
        }
      }
    case .array:
      for (index, element) in value.elements.enumerated() {
        read(element, named: join(name, "\(index)"), because: fault, &builder, &diagnostics)
      }
    default:
      guard let content = content(of: value, &builder, &diagnostics), !name.isEmpty else {
        others.append((name, value.span))
        return
      }
      let isAlias = if case .reference = content { fault == nil } else { false }
      let broken = fault.map { TokenValue(.unreadable($0.message), at: $0.span ?? value.span) }
      declared.declarations.append(
        TokenDeclaration(
          token: builder.id(for: name), type: isAlias ? nil : .color,
          value: broken ?? TokenValue(content, at: value.span)))
    }
  }

  /// Whether an object has a color under a key that says so.
  private static func hasOwnColor(_ value: JSONValue) -> Bool {
    ["hex", "value", "rgb", "color"].contains { value[$0] != nil }
  }

  private func join(_ name: String, _ key: String) -> String {
    let key = dropsHyphens && key.hasPrefix("--") ? String(key.dropFirst(2)) : key
    return name.isEmpty ? key : "\(name).\(key)"
  }

  /// The color or alias that a text is; nil for anything else.
  private func content(
    of value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    guard let text = value.string else { return nil }
    if text.hasPrefix("{"), let alias = try? DTCGReference(curly: text) {
      return .reference(alias.tokenReference(&builder))
    }
    let isHex = text.hasPrefix("#")
    guard isHex || CSSColorKeywords.isName(text) || CSSColorKeywords.beginsFunction(text) else {
      return nil
    }
    do {
      return .color(
        isHex
          ? ColorLiteral(try SRGBColor(hex: text, notation: notation))
          : try ColorLiteral(css: text))
    } catch {
      let reason = "'\(text.prefix(60))' cannot be read as a color: \(error)"
      diagnostics.warning(reason, at: value.span)
      return .unreadable(reason)
    }
  }
}
