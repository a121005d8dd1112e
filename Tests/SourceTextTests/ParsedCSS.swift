import SourceText

/// What became of a style sheet: the document, if there is one, and what was reported.
struct ParsedCSS {
  let document: CSSDocument?
  let diagnostics: DiagnosticList

  init(bytes: [UInt8]) {
    var diagnostics = DiagnosticList()
    document = CSSDocument.parse(
      SourceFile(path: "a.css", bytes: bytes), diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// All tokens, whatever was reported.
  var tokens: CSSTokens? { document?.root.contents }

  /// Each token as its kind and its characters.
  var kinds: [String] {
    guard let tokens else { return [] }
    return tokens.range.map { "\(tokens[$0].kind) \(tokens[$0..<$0 + 1].source)" }
  }

  /// The items of a block, each as one line.
  static func lines(_ block: CSSBlock) -> [String] {
    block.items.map { item in
      switch item {
      case .declaration(let declaration):
        "\(declaration.name) = \(declaration.value.source)\(declaration.isImportant ? " !" : "")"
      case .rule(let rule): "rule \(rule.prelude.source)"
      case .atRule(let rule): "@\(rule.name) \(rule.prelude.source)\(rule.block == nil ? ";" : "")"
      case .madeProperty(let tokens): "made \(tokens.source)"
      case .stray(let tokens): "stray \(tokens.source)"
      }
    }
  }

  /// Each diagnostic as it is printed.
  var messages: [String] { diagnostics.all.map(\.description) }
}
