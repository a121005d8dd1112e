import SourceText
import Testing

@Suite struct DiagnosticTests {
  private static let file = SourceFile(path: "themes/a.json", text: "{\n  \"é\": 1\n}")

  @Test(
    "A diagnostic is path, line, column, severity and message on one line",
    arguments: [
      (Diagnostic.Severity.error, "themes/a.json:2:8: error: the value is odd"),
      (.warning, "themes/a.json:2:8: warning: the value is odd"),
      (.note, "themes/a.json:2:8: note: the value is odd"),
    ])
  func description(_ severity: Diagnostic.Severity, _ text: String) {
    // By hand: { LF sp sp " é(2 bytes) " : sp 1, so the 1 is byte 10 and scalar 8 of its line.
    let span = SourceSpan(file: Self.file, range: 10..<11)
    #expect("\(Diagnostic(severity, "the value is odd", at: span))" == text)
  }

  @Test("Without a place there is none to show")
  func withoutSpan() {
    #expect("\(Diagnostic(.warning, "no file"))" == "warning: no file")
  }

  @Test("Neither the message nor the path can begin a line or move a cursor")
  func inert() {
    let file = SourceFile(path: "a\n::error::b", text: "x")
    let diagnostic = Diagnostic(
      .error, "'\u{1B}[2J\r\n::warning::' is \u{202E}odd",
      at: SourceSpan(file: file, range: 0..<1))
    #expect(
      "\(diagnostic)"
        == #"a\u{A}::error::b:1:1: error: '\u{1B}[2J\u{D}\u{A}::warning::' is \u{202E}odd"#)
  }

  @Test("Severities are ordered note, warning, error")
  func order() {
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
    #expect([.error, .note, .warning].max() == Diagnostic.Severity.error)
  }
}
