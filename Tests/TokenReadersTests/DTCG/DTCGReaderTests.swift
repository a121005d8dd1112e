import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct DTCGReaderTests {
  @Test("A token file is one layer, named for the file, that always applies")
  func tokens() throws {
    let read = ReadTokens(##"{"a": {"$type": "color", "$value": "#123456"}}"##, path: "x/y.json")
    #expect(read.messages.isEmpty)
    #expect(read.catalog.layers.map(\.name) == ["x/y.json"])
    #expect(read.catalog.layers.map(\.conditions) == [[]])
    #expect(read.catalog.axes.isEmpty)
  }

  @Test(
    "A resolver is known by its name or by its resolutionOrder",
    arguments: [
      ("a.resolver.json", #"{"version": "2025.10", "resolutionOrder": []}"#, []),
      ("a.json", #"{"version": "2025.10", "resolutionOrder": []}"#, []),
      (
        "a.resolver.json", "{}",
        [
          "a.resolver.json:1:1: error: the resolver's version is not given; expected \"2025.10\"",
          "a.resolver.json:1:1: error: a resolver needs a resolutionOrder, an array",
        ]
      ),
      // A group may have that name: it is an object then.
      ("a.json", #"{"resolutionOrder": {}}"#, []),
    ])
  func kind(_ path: String, _ text: String, _ messages: [String]) {
    #expect(ReadTokens(text, path: path).messages == messages)
  }

  @Test(
    "What is not an object is an error",
    arguments: [
      ("[]", "a.tokens.json:1:1: error: expected an object of tokens, found an array"),
      ("\n1", "a.tokens.json:2:1: error: expected an object of tokens, found a number"),
      ("", "a.tokens.json:1:1: error: the file ends where a value was expected"),
      ("{\n \"a\" 1}", "a.tokens.json:2:6: error: found '1' where ':' after a key was expected"),
    ])
  func notAnObject(_ text: String, _ message: String) {
    let read = ReadTokens(text)
    #expect(read.messages == [message])
    #expect(read.names.isEmpty)
  }

  @Test("Files read one after the other are layers, the later over the earlier")
  func several() throws {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    let reader = DTCGReader()
    for (path, hex) in [("a.json", "#111111"), ("b.json", "#222222")] {
      reader.read(
        MemoryLoader(files: [:]).source(
          path, text: ##"{"a": {"$type": "color", "$value": "\##(hex)"}}"##),
        into: &builder, diagnostics: &diagnostics)
    }
    let catalog = builder.build(diagnostics: &diagnostics)
    let id = try #require(catalog.token(named: "a"))
    let color = try TokenResolver(catalog, in: Permutation(contexts: [])).color(of: id)
    #expect(color.color.hex == "#222222")
    #expect(color.origin.file.path == "b.json")
    #expect(diagnostics.all.isEmpty)
  }
}
