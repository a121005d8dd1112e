import SourceText
import TestSupport
import Testing

@testable import TokenReaders

@Suite struct TokenSourceTests {
  @Test func `A file is parsed as JSON once, for its format and for its reader`() throws {
    let source = MemoryLoader(files: [:]).source("a.json", text: #"{"a": 1, "a": 2}"#)
    #expect(TokenFormat.of(source) == .dtcg)
    var diagnostics = DiagnosticList()
    let first = try #require(source.jsonDocument(diagnostics: &diagnostics))
    let copy = source
    #expect(copy.jsonDocument(diagnostics: &diagnostics) === first)
    // What is wrong is said to each that asks.
    #expect(diagnostics.errorCount == 1)
    var others = DiagnosticList()
    _ = source.jsonDocument(diagnostics: &others)
    #expect(others.all == diagnostics.all)
  }

  @Test func `What is no JSON, and a folder, are no document`() {
    var diagnostics = DiagnosticList()
    let text = MemoryLoader(files: [:]).source("a.json", text: "{")
    #expect(text.jsonDocument(diagnostics: &diagnostics) == nil)
    #expect(diagnostics.errorCount == 1)
    let folder = TokenSource(content: .folder(path: "a", files: []), loader: text.loader)
    #expect(folder.jsonDocument(diagnostics: &diagnostics) == nil)
    #expect(diagnostics.errorCount == 1)
  }
}
