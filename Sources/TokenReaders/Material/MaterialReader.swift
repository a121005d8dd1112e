import ColorMath
package import DesignTokens
package import SourceText

/// Reads the JSON that Material Theme Builder exports: `schemes` of roles, `primary`, `onPrimary` and so
/// on, each a color. [Material Theme Builder, JSON export]
///
/// A role is a token of its name. The axes are `scheme` (light, dark) and `contrast` (standard,
/// medium, high) with the contexts that the file has; where one combination is missing, the
/// scheme's standard contrast stands in. Palettes, the seed and core colors are what the schemes
/// were made of and are skipped. Eight hexadecimal digits are `#RRGGBBAA` unless the source says
/// otherwise.
package struct MaterialReader: TokenReader {
  /// A combination of scheme and contrast by its key.
  private struct Scheme {
    let scheme: String
    /// Nil for standard contrast.
    let contrast: String?

    static let all: [(key: String, value: Scheme)] = ["light", "dark"].flatMap { scheme in
      [
        (scheme, Scheme(scheme: scheme, contrast: nil)),
        ("\(scheme)-medium-contrast", Scheme(scheme: scheme, contrast: "medium")),
        ("\(scheme)-high-contrast", Scheme(scheme: scheme, contrast: "high")),
      ]
    }
  }

  /// A reader.
  package init() {}

  /// Whether a JSON text looks like such an export: `schemes` that hold objects of strings only.
  static func reads(_ document: JSONDocument) -> Bool {
    guard let schemes = document.root["schemes"], schemes.kind == .object else { return false }
    var count = 0
    for scheme in schemes.members {
      guard scheme.value.kind == .object else { return false }
      for role in scheme.value.members {
        guard role.value.kind == .string else { return false }
        count += 1
      }
    }
    return count > 0
  }

  /// Adds a layer for each combination of scheme and contrast.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let file = source.file(diagnostics: &diagnostics),
      let document = source.jsonDocument(diagnostics: &diagnostics)
    else { return }
    guard let schemes = document.root["schemes"],
      schemes.expect(.object, "schemes", &diagnostics)
    else {
      if document.root["schemes"] == nil {
        diagnostics.error(
          "the file contains no schemes; expected the JSON of Material Theme Builder",
          at: document.root.span)
      }
      return
    }
    schemes.expectKeys(among: Scheme.all.map(\.key), of: "schemes", &diagnostics)
    if let extended = document.root["extendedColors"], !Array(extended.elements).isEmpty {
      diagnostics.warning(
        "not read: extended colors, because the export does not contain their roles",
        at: extended.span)
    }
    let found = Scheme.all.compactMap { key, value in
      schemes[key].map { (key: key, scheme: value, value: $0) }
    }
    guard !found.isEmpty else {
      diagnostics.error("schemes is empty; expected, for example, light and dark", at: schemes.span)
      return
    }
    addAxes(found.map(\.scheme), to: &builder)
    // Standard contrast first: it is used where the others have no value.
    for entry in found.filter({ $0.scheme.contrast == nil })
      + found.filter({ $0.scheme.contrast != nil })
    {
      let contents = readRoles(
        entry.value, of: entry.key, source.hexNotation ?? .alphaLast, &builder, &diagnostics)
      var conditions = [builder.condition(axis: "scheme", context: entry.scheme.scheme)]
      if let contrast = entry.scheme.contrast {
        conditions.append(builder.condition(axis: "contrast", context: contrast))
      }
      builder.addLayer(
        named: "\(file.path), \(entry.key)", conditions: conditions, contents: contents)
    }
  }

  private func addAxes(_ schemes: [Scheme], to builder: inout TokenCatalogBuilder) {
    _ = builder.axis(
      named: "scheme",
      contexts: ["light", "dark"].filter { name in schemes.contains { $0.scheme == name } })
    let contrasts: [String] = ["medium", "high"].filter { (name: String) in
      schemes.contains { $0.contrast == name }
    }
    guard !contrasts.isEmpty else { return }
    let hasStandard = schemes.contains { $0.contrast == nil }
    _ = builder.axis(named: "contrast", contexts: (hasStandard ? ["standard"] : []) + contrasts)
  }

  private func readRoles(
    _ roles: JSONValue, of name: String, _ notation: HexNotation,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> LayerContents {
    var contents = LayerContents()
    guard roles.expect(.object, name, &diagnostics) else { return contents }
    if Array(roles.members).isEmpty {
      diagnostics.error(
        "'\(name)' contains no colors; expected roles such as primary", at: roles.span)
    }
    for role in roles.members {
      guard let text = role.value.expectString(role.key, &diagnostics) else { continue }
      do throws(ResolutionError) {
        let literal = try ColorLiteral(text: text, notation, at: role.value.span)
        contents.declarations.append(
          TokenDeclaration(
            token: builder.id(for: role.key), type: .color,
            value: TokenValue(.color(literal), at: role.value.span)))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return contents
  }
}

extension TokenFormat {
  /// Exports of Material Theme Builder.
  package static let material = TokenFormat(
    "material", "Material Theme Builder JSON", takes: .files([".json"]),
    orKeys: MaterialReader.reads, reader: MaterialReader())
}
