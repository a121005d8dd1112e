import SourceText
import TestSupport
import Testing

@testable import TokenReaders

/// Sources that are folders of JSON or patterns.
@Suite struct SourcePatternTests {
  private static let files = [
    "tokens/a.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##,
    "tokens/deep/b.tokens.json": ##"{"page": {"$type": "color", "$value": "#EEEEEE"}}"##,
    "tokens/deep/package.json": ##"{"name": "tokens", "theme": "#123456"}"##,
    "other/c.json": ##"{"line": {"$type": "color", "$value": "#222222"}}"##,
  ]

  @Test(arguments: [
    ("tokens", ["ink", "page"]), ("tokens/*.json", ["ink"]), ("tokens/**/*.json", ["ink", "page"]),
    ("tokens/?.json", ["ink"]), ("*/c.json", []), ("tokens/**/*.tokens.json", ["page"]),
    ("tokens/*/b.*", ["page"]), ("**", []),
  ])
  func `A pattern stands for the files that fit it`(_ path: String, _ names: [String]) {
    let read = ReadSources([path], loader: MemoryLoader(files: Self.files))
    #expect(read.diagnostics.errorCount == (names.isEmpty ? 1 : 0), "\(read.messages)")
    #expect(read.names == names)
  }

  @Test(arguments: [
    ("tokens/*.tokens", "no file is called like 'tokens/*.tokens'"),
    ("*.json", "'*.json' searches everything; begin with a folder: 'tokens/*.json'"),
  ])
  func `A pattern that no file fits, or any may, is an error`(_ path: String, _ message: String) {
    #expect(
      ReadSources([path], loader: MemoryLoader(files: Self.files)).messages == ["error: \(message)"]
    )
  }

  @Test func `What says something to a tool is passed over with its name`() {
    #expect(
      ReadSources(["tokens"], loader: MemoryLoader(files: Self.files)).messages == [
        "note: 'tokens/deep/package.json' is no token file, and is passed over"
      ])
  }

  /// Each matched in the time of its length times the pattern's.
  @Test func `A pattern of many stars ends`() {
    let pattern = PathPattern("a/" + String(repeating: "*a", count: 200) + "*b")
    #expect(pattern?.matches("a/" + String(repeating: "a", count: 2_000)) == false)
    let folders = PathPattern("a/" + String(repeating: "**/", count: 200) + "b")
    #expect(folders?.matches("a/" + String(repeating: "c/", count: 2_000) + "b") == true)
  }

  @Test func `What is called like a tool's file and has tokens is read`() {
    let files = ["tokens/manifest.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##]
    let read = ReadSources(
      ["tokens"], loader: MemoryLoader(files: files.merging(Self.files) { a, _ in a }))
    #expect(!read.messages.contains { $0.contains("'tokens/manifest.json' is no token file") })
  }
}
