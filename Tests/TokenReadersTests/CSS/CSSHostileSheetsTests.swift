import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// Style sheets of a few lines that would take minutes.
@Suite struct CSSHostileSheetsTests {
  /// Files that are counted each time they are loaded.
  private final class CountingLoader: SourceLoader {
    private let files: MemoryLoader
    private(set) var counts: [String: Int] = [:]

    init(_ files: [String: String]) { self.files = MemoryLoader(files: files) }

    func load(
      _ reference: String, from base: SourceFile?
    ) throws(SourceLoadError) -> SourceFile {
      counts[reference, default: 0] += 1
      return try files.load(reference, from: base)
    }

    func files(
      in reference: String, from base: SourceFile?, ofCode: Bool
    ) throws(SourceLoadError) -> [String]? {
      try files.files(in: reference, from: base, ofCode: ofCode)
    }
  }

  private func read(_ text: String, _ loader: any SourceLoader) -> ReadCSS {
    ReadCSS(
      sources: [
        TokenSource(
          content: .file(SourceFile(path: "a.css", text: text)), loader: loader)
      ])
  }

  @Test func `A style sheet is loaded once, however often others import it`() {
    let loader = CountingLoader([
      "b.css": "@import 'c.css'; :root { --b: #111 }", "c.css": ":root { --c: #222 }",
    ])
    let read = read("@import 'b.css'; @import 'c.css'; :root { --a: var(--c) }", loader)
    #expect(["a", "b", "c"].map { read.hex($0) } == ["#222222", "#111111", "#222222"])
    // From two folders one name may be two files.
    #expect(loader.counts.values.allSatisfy { $0 <= 2 })
    #expect(loader.counts["b.css"] == 1)
  }

  /// Three imports in each of 14 sheets are 4.8 million style sheets.
  @Test func `Imports that multiply are an error with its place`() {
    let files = (1...14).map { number in
      (
        "i\(number).css",
        String(repeating: "@import 'i\(number + 1).css';", count: 3) + ":root { --a: #000 }"
      )
    }
    let loader = CountingLoader(Dictionary(uniqueKeysWithValues: files))
    let read = read("@import 'i1.css'; :root { --a: #FFF }", loader)
    let errors = read.messages.filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors[0].contains("imports of imports are too many to read"))
    #expect(loader.counts.values.reduce(0, +) <= 40)
  }

  @Test func `Conditions without end are an error where all are audited`() {
    let text =
      ":root { --a: #FFF }" + (0..<1001).map { ".c\($0) { --a: #000 }" }.joined()
    let read = ReadCSS(text, conditions: ConditionChoices([("*", .audit)]))
    #expect(
      read.messages.contains {
        $0.contains("'a.css' has 1001 conditions that the policy audits; at most 1000 can be")
      })
    #expect(read.catalog.axes.isEmpty)
    let ignoring = ReadCSS(text, conditions: ConditionChoices([("*", .ignore)]))
    #expect(!ignoring.diagnostics.hasErrors)
  }
}
