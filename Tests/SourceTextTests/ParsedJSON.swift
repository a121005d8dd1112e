import SourceText

/// What became of a JSON text: the document, if there is one, and what was reported.
struct ParsedJSON {
  let document: JSONDocument?
  let diagnostics: DiagnosticList

  init(bytes: [UInt8], syntax: JSONSyntax = .strict) {
    var diagnostics = DiagnosticList()
    document = JSONDocument.parse(
      SourceFile(path: "a.json", bytes: bytes), syntax: syntax, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  init(_ text: String, syntax: JSONSyntax = .strict) {
    self.init(bytes: Array(text.utf8), syntax: syntax)
  }

  /// The outermost value of a document without errors.
  var root: JSONValue? { diagnostics.hasErrors ? nil : document?.root }

  /// Each diagnostic as it is printed.
  var messages: [String] { diagnostics.all.map(\.description) }
}
