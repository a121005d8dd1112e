import ColorMath
package import DesignTokens
package import SourceText

/// Reads color themes of VS Code: `colors` of the workbench, `tokenColors` and
/// `semanticTokenColors` of the code. [VS Code, Color Theme and Theme Color]
///
/// A color of the workbench is a token of its name, `editor.background`. That of a TextMate scope
/// is `tokenColors.` and the scope; where several rules have a scope the last one counts, as in VS
/// Code. What a theme includes is read first. A theme with a `type` is a context of the axis
/// `scheme`, unless the policy says where it applies. What a theme does not set, VS Code takes from
/// its defaults, which are not in the theme.
package struct VSCodeReader: TokenReader {
  /// A reader.
  package init() {}

  private static let schemes = [
    "light": "light", "dark": "dark", "hc": "hcDark", "hcDark": "hcDark", "hcLight": "hcLight",
  ]

  /// VS Code takes comments and commas at the end in any theme.
  static func parse(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> JSONDocument? {
    JSONDocument.parse(file, syntax: .json5, diagnostics: &diagnostics)
  }

  /// Whether a JSON text with comments looks like a theme.
  static func reads(_ file: SourceFile) -> Bool {
    var ignored = DiagnosticList()
    return parse(file, &ignored).map(reads) ?? false
  }

  /// Whether a JSON text looks like a theme.
  static func reads(_ document: JSONDocument) -> Bool {
    let root = document.root
    if root["tokenColors"]?.kind == .array { return true }
    guard let colors = root["colors"], colors.kind == .object else { return false }
    let isTyped = root["type"]?.string.map { schemes[$0] != nil } ?? (root["include"] != nil)
    return isTyped
      && colors.members.allSatisfy { $0.value.kind == .string || $0.value.kind == .null }
  }

  /// Adds a layer for the theme.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    if source.hexNotation == .alphaFirst {
      diagnostics.error("in themes of VS Code the opacity of a hexadecimal color comes last")
    }
    guard let file = source.file(diagnostics: &diagnostics),
      let document = Self.parse(file, &diagnostics)
    else { return }
    var theme = VSCodeTheme()
    theme.read(document, source.loader, &builder, &diagnostics)
    var conditions: [TokenLayer.Condition] = []
    if let type = document.root["type"] {
      if let scheme = type.string.flatMap({ Self.schemes[$0] }) {
        if !builder.isSourceConfined {
          conditions.append(builder.condition(axis: "scheme", context: scheme))
        }
      } else {
        diagnostics.error(
          "type is \(type.string.map { "'\($0)'" } ?? type.kind.phrase); expected one of "
            + Self.schemes.keys.sorted().joined(separator: ", "), at: type.span)
      }
    }
    var contents = LayerContents()
    contents.declarations = theme.values.map { name, value in
      TokenDeclaration(token: builder.id(for: name), type: .color, value: value)
    }
    builder.addLayer(named: file.path, conditions: conditions, contents: contents)
  }
}

extension TokenFormat {
  /// Color themes of VS Code.
  package static let vscode = TokenFormat(
    "vscode", "VS Code color themes, with what they include", takes: .files([".json"]),
    orKeys: VSCodeReader.reads, reader: VSCodeReader())
}
