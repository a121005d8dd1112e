import SourceText
import Testing

@Suite struct DiagnosticListTests {
  @Test("Diagnostics keep their order, each once, and errors are counted")
  func list() {
    let file = SourceFile(path: "a", text: "abc")
    let span = SourceSpan(file: file, range: 0..<1)
    var list = DiagnosticList()
    #expect(!list.hasErrors)
    list.warning("second thoughts")
    #expect(!list.hasErrors)
    list.error("wrong", at: span)
    list.error("wrong", at: span)
    list.error("wrong", at: SourceSpan(file: file, range: 1..<2))
    list.warning("wrong", at: span)
    list.append(Diagnostic(.note, "by the way"))
    list.warning("second thoughts")
    #expect(
      list.all.map(\.description) == [
        "warning: second thoughts", "a:1:1: error: wrong", "a:1:2: error: wrong",
        "a:1:1: warning: wrong", "note: by the way",
      ])
    #expect(list.errorCount == 2)
    #expect(list.hasErrors)
  }

  @Test("The same message in two files of one path is two diagnostics")
  func files() {
    var list = DiagnosticList()
    for _ in 0..<2 {
      list.error("wrong", at: SourceSpan(file: SourceFile(path: "a", text: "x"), range: 0..<1))
    }
    #expect(list.errorCount == 2)
  }
}
