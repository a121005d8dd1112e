import ColorMath
package import DesignTokens
package import SourceText

/// Reads color themes of VS Code: `colors` of the workbench, `tokenColors` and
/// `semanticTokenColors` of the code. [VS Code, Color Theme and Theme Color]
///
/// A color of the workbench is a token of its name, `editor.background`. That of a TextMate scope
/// is `tokenColors.` and the scope; where several rules have a scope the last one counts, as in VS
/// Code. What a theme includes is read first. Whether it is light or dark the policy says by
/// `uiTheme`, as `package.json` does, or else its own `type`; that is a context of the axis `scheme`,
/// unless the policy says where the theme applies. Beneath what it sets, and on its backgrounds, are
/// the defaults of VS Code (`VSCodeDefaults`).
package struct VSCodeReader: TokenReader {
  /// A reader.
  package init() {}

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
    guard let colors = root["colors"] else {
      return root["include"]?.kind == .string
        && root.members.allSatisfy { keysOfNames.contains($0.key) }
    }
    guard colors.kind == .object else { return false }
    let isTyped =
      root["type"]?.string.map { EditorThemeKind(type: $0) != nil }
      ?? (root["include"] != nil || colors["editor.background"] != nil)
    return isTyped
      && colors.members.allSatisfy { $0.value.kind == .string || $0.value.kind == .null }
  }

  /// The keys of a theme that is nothing but another one under its own name.
  private static let keysOfNames: Set<String> = [
    "$schema", "name", "type", "include", "semanticHighlighting",
  ]

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
    let own = statedKind(of: document, &diagnostics)
    let kind = source.uiTheme ?? own
    if let kind, !builder.isSourceConfined {
      conditions.append(builder.condition(axis: "scheme", context: kind.scheme))
    }
    // What lies over another source has its colors beside it.
    if !builder.isSourceLaidOver {
      if let kind {
        theme.addDefaults(of: kind, at: document.root.span, &builder)
      } else if document.root["type"] == nil, !theme.sets("editor.background") {
        diagnostics.error(
          "the theme does not set editor.background, and what VS Code shows then depends on its kind; "
            + "write \"uiTheme\": \"vs\", \"vs-dark\", \"hc-black\" or \"hc-light\" beside its path in the "
            + "policy", at: document.root.span)
      }
    }
    var contents = LayerContents()
    contents.declarations = theme.values.map { name, value in
      // A default has no text in the theme.
      let notes =
        value.span.range.isEmpty ? TokenNotes(description: "A default of VS Code.") : TokenNotes()
      return TokenDeclaration(
        token: builder.id(for: name), type: .color, value: value, notes: notes)
    }
    builder.addLayer(named: file.path, conditions: conditions, contents: contents)
  }

  /// What the theme itself says that it is.
  private func statedKind(
    of document: JSONDocument, _ diagnostics: inout DiagnosticList
  ) -> EditorThemeKind? {
    guard let type = document.root["type"] else { return nil }
    let kind = type.string.flatMap(EditorThemeKind.init(type:))
    if kind == nil {
      diagnostics.error(
        "type is \(type.string.map { "'\($0)'" } ?? type.kind.phrase); expected one of "
          + EditorThemeKind.types.joined(separator: ", "), at: type.span)
    }
    return kind
  }
}

extension TokenFormat {
  /// Color themes of VS Code.
  package static let vscode = TokenFormat(
    "vscode", "VS Code color themes, with what they include", takes: .files([".json"]),
    orKeys: VSCodeReader.reads, reader: VSCodeReader())
}
