import SourceText
import Testing

@Suite struct JSONDocumentTests {
  @Test("Every repeated key is reported with both of its places, and the document is returned")
  func repeated() {
    let parsed = ParsedJSON(
      "{\n \"a\": 1,\n \"a\": 2,\n \"b\": {\"c\": 3, \"c\": 4},\n \"a\": 5\n}")
    #expect(parsed.document != nil)
    #expect(
      parsed.messages == [
        "a.json:3:2: error: the key 'a' is repeated; first in line 2",
        "a.json:5:2: error: the key 'a' is repeated; first in line 3",
        "a.json:4:16: error: the key 'c' is repeated; first in line 4",
      ])
  }

  @Test(
    "A key is repeated whatever its spelling",
    arguments: [
      #"{"a":1,"\u0061":2}"#, #"{"\u0061":1,"a":2}"#, #"{"/":1,"\/":2}"#, #"{"é":1,"\u00E9":2}"#,
      #"{"🎨":1,"\ud83c\udfa8":2}"#, #"{"":1,"":2}"#, #"[[{"a":{"b":1,"b":1}}]]"#,
    ])
  func spelling(_ json: String) {
    #expect(ParsedJSON(json).diagnostics.errorCount == 1)
  }

  @Test func `A key is repeated among many, whatever its spelling`() {
    let many = (0..<20).map { #""key\#($0)": 0"# }.joined(separator: ", ")
    for pair in [
      #""key7": 1"#, #""\u006Bey7": 1"#, #""é": 1, "\u00e9": 2"#,
    ] {
      #expect(ParsedJSON("{\(many), \(pair)}").diagnostics.errorCount == 1, "\(pair)")
    }
    // Names are compared by their characters, and not by what these look like.
    #expect(ParsedJSON("{\"é\": 1, \"e\u{301}\": 2}").diagnostics.errorCount == 0)
    #expect(ParsedJSON("{\(many), \"Key7\": 1}").diagnostics.errorCount == 0)
  }

  @Test(
    "The same key in another object is not repeated",
    arguments: [#"{"a":{"a":1}}"#, #"[{"a":1},{"a":2}]"#, #"{"a":1,"A":2}"#, #"{"a":"a","b":"a"}"#])
  func distinct(_ json: String) {
    #expect(ParsedJSON(json).messages.isEmpty)
  }

  @Test("The file can be had back from the document")
  func file() {
    #expect(ParsedJSON("[]").document?.file.path == "a.json")
  }

  @Test("A value outlives the document that it was taken from")
  func lifetime() throws {
    func first() throws -> JSONValue { try #require(ParsedJSON("[\"kept\"]").root) }
    #expect(try first().elements.map(\.string) == ["kept"])
  }
}
