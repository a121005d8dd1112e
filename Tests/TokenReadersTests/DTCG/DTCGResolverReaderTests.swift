import DesignTokens
import SourceText
import Testing

@Suite struct DTCGResolverReaderTests {
  @Test("Sets always apply, contexts under their condition, and later entries win")
  func layers() throws {
    let read = ReadTokens.resolver(
      """
      {"$schema": "x", "name": "n", "version": "2025.10", "description": "d",
       "sets": {"base": {"description": "d", "sources": [{"$ref": "1.json"}, {"$ref": "2.json"}]},
                "last": {"sources": [{"$ref": "9.json"}]}},
       "modifiers": {
         "theme": {"description": "d", "default": "day",
                   "contexts": {"day": [{"$ref": "3.json"}], "night": [{"$ref": "4.json"}]}},
         "scheme": {"contexts": {"light": [], "dark": [{"$ref": "5.json"}, {"$ref": "6.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"},
                           {"$ref": "#/modifiers/theme"}]}
      """)
    #expect(
      read.messages == [
        "a.resolver.json:3:11: warning: the set 'last' is not in resolutionOrder and has no effect"
      ])
    // Axes stand in the order of resolutionOrder, contexts in that of the modifier.
    #expect(read.catalog.axes.map(\.name) == ["scheme", "theme"])
    #expect(read.catalog.axes.map(\.contexts) == [["light", "dark"], ["day", "night"]])
    #expect(
      read.catalog.layers.map(\.name) == [
        "set base", "set base", "scheme dark", "scheme dark", "theme day", "theme night",
      ])
    let inks = try [(0, 0), (0, 1), (1, 0), (1, 1)].map { try read.hex("ink", in: $0, $1) }
    #expect(inks == ["#333333", "#444444", "#333333", "#444444"])
    #expect(try read.hex("only6", in: 1, 0) == "#666666")
    let error = #expect(throws: ResolutionError.self) { try read.hex("only6", in: 0, 0) }
    #expect(
      error?.message
        == "the token 'only6' has no value in scheme light, theme day; give it one there, or limit its use with 'when'"
    )
    #expect(read.catalog.token(named: "only9") == nil)
  }

  @Test("The order of resolutionOrder and not that of sets decides")
  func order() throws {
    for (order, ink) in [(["a", "b"], "#222222"), (["b", "a"], "#111111")] {
      let entries = order.map { "{\"$ref\": \"#/sets/\($0)\"}" }.joined(separator: ", ")
      let read = ReadTokens.resolver(
        """
        {"version": "2025.10", "resolutionOrder": [\(entries)],
         "sets": {"a": {"sources": [{"$ref": "1.json"}]}, "b": {"sources": [{"$ref": "2.json"}]}}}
        """)
      #expect(read.messages.isEmpty)
      #expect(try read.hex("ink") == ink)
    }
  }

  @Test("Sources may be inline, and aliases reach over all of them")
  func inlineSources() throws {
    let read = ReadTokens.resolver(
      """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}],
       "sets": {"a": {"sources": [{"link": {"$value": "{ink}"}}, {"$ref": "1.json"}]}},
       "modifiers": {"m": {"contexts": {
         "x": [{"ink": {"$type": "color", "$value": "#ABCDEF"}}], "y": []}}}}
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("link", in: 0) == "#ABCDEF")
    #expect(try read.hex("link", in: 1) == "#111111")
  }

  @Test("Sets and modifiers may stand in resolutionOrder itself")
  func inlineEntries() throws {
    let read = ReadTokens.resolver(
      """
      {"version": "2025.10", "resolutionOrder": [
        {"name": "base", "type": "set", "sources": [{"$ref": "1.json"}]},
        {"name": "scheme", "type": "modifier",
         "contexts": {"light": [], "dark": [{"$ref": "2.json"}]}, "default": "light"}]}
      """)
    #expect(read.messages.isEmpty)
    #expect(read.catalog.layers.map(\.name) == ["set base", "scheme dark"])
    #expect(try read.hex("ink", in: 0) == "#111111")
    #expect(try read.hex("ink", in: 1) == "#222222")
  }

  @Test("A context and a set may refer to sets, in the place of the reference")
  func setReferences() throws {
    let read = ReadTokens.resolver(
      """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}],
       "sets": {"base": {"sources": [{"$ref": "#/sets/inner"}, {"$ref": "2.json"}]},
                "inner": {"sources": [{"$ref": "1.json"}, {"$ref": "3.json"}]},
                "sl/sh~y é": {"sources": [{"$ref": "4.json"}, {"$ref": "#/sets/inner"}]}},
       "modifiers": {"m": {"contexts": {
         "x": [{"$ref": "#/sets/sl~1sh~0y%20%C3%A9"}, {"$ref": "5.json"}], "y": []}}}}
      """)
    // A set that a context or another set refers to does have an effect.
    #expect(read.messages.isEmpty)
    #expect(
      read.catalog.layers.map(\.name)
        == ["set base", "set base", "set base", "m x", "m x", "m x", "m x"])
    #expect(try read.hex("ink", in: 0) == "#555555")
    #expect(try read.hex("ink", in: 1) == "#222222")
    #expect(try read.hex("only3", in: 1) == "#333333")
    #expect(try read.hex("only4", in: 0) == "#444444")
  }

  @Test("A file is parsed once and its errors are reported once, however often it is used")
  func parsedOnce() throws {
    let read = ReadTokens.resolver(
      """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}],
       "modifiers": {"m": {"contexts": {
         "x": [{"$ref": "bad.json"}, {"$ref": "dup.json"}, {"$ref": "none.json"}],
         "y": [{"$ref": "bad.json"}, {"$ref": "dup.json"}]}}}}
      """,
      files: ["bad.json": "[", "dup.json": "{\"a\": {}, \"a\": {}}"])
    #expect(
      read.messages == [
        "bad.json:1:2: error: the file ends where a value was expected",
        "dup.json:1:11: error: the key 'a' is repeated; first in line 1",
        "a.resolver.json:3:63: error: cannot read 'none.json': no such file",
      ])
  }

  @Test("Errors in a token file name the token file")
  func placeInFile() {
    let read = ReadTokens.resolver(
      """
      {"version": "2025.10", "resolutionOrder": [{"name": "s", "type": "set",
       "sources": [{"$ref": "sub/x.json"}, {"$ref": "list.json"}]}]}
      """,
      files: ["sub/x.json": "{\"a\":\n 1}", "list.json": "[1]"])
    #expect(
      read.messages == [
        "sub/x.json:2:2: error: 'a' is a number; expected a token or a group, an object",
        "list.json:1:1: error: expected an object of tokens, found an array",
      ])
  }
}
