import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// What a resolver document may not hold, and the words and the place in which that is said.
@Suite struct DTCGResolverReaderErrorTests {
  /// A resolver with one thing wrong, on line 2 or after it.
  private static func body(_ text: String) -> ReadTokens {
    .resolver("{\"version\": \"2025.10\",\n\(text)}")
  }

  @Test(
    "The version must be 2025.10",
    arguments: [
      ("{\"resolutionOrder\": []}", "1:1", "not given"),
      ("{\"resolutionOrder\": [],\n \"version\": \"2024.01\"}", "2:13", "\"2024.01\""),
      ("{\"resolutionOrder\": [],\n \"version\": 2025.10}", "2:13", "2025.10"),
      ("{\"resolutionOrder\": [],\n \"version\": 1}", "2:13", "1"),
      ("{\"resolutionOrder\": [],\n \"version\": null}", "2:13", "null"),
    ])
  func version(_ text: String, _ place: String, _ found: String) {
    #expect(
      ReadTokens.resolver(text).messages
        == [
          "a.resolver.json:\(place): error: the resolver's version is \(found); expected \"2025.10\""
        ])
  }

  @Test(
    "A resolver needs a resolutionOrder and knows its keys",
    arguments: [
      (#""sets": {}"#, ["1:1: error: a resolver needs a resolutionOrder, an array"]),
      (#""resolutionOrder": {}"#, ["2:20: error: a resolver needs a resolutionOrder, an array"]),
      (
        #""resolutionOrder": [], "modifers": {}"#,
        ["2:24: error: a resolver has no key 'modifers'; did you mean 'modifiers'?"]
      ),
      (
        #""resolutionOrder": [1, {}, {"name": "x"}, {"name": "x", "type": "group"}]"#,
        [
          "2:21: error: \(inlineForms)", "2:24: error: \(inlineForms)",
          "2:28: error: \(inlineForms)",
          "2:43: error: \(inlineForms)",
        ]
      ),
      (#""resolutionOrder": [{"$ref": 1}]"#, ["2:30: error: $ref is a number; expected a string"]),
      (
        #""resolutionOrder": [{"$ref": "1.json"}]"#,
        [
          "2:30: error: '1.json' is neither a set nor a modifier; "
            + "expected '#/sets/…' or '#/modifiers/…'"
        ]
      ),
      (
        ##""resolutionOrder": [{"$ref": "#/sets/bsae"}], "sets": {"base": {"sources": []}}"##,
        [
          "2:30: error: '#/sets/bsae' points to nothing; did you mean 'base'?",
          "2:56: warning: the set 'base' is not in resolutionOrder and has no effect",
        ]
      ),
      (
        ##""resolutionOrder": [{"$ref": "#/sets/a", "sources": []}], "sets": {"a": {"sources": []}}"##,
        [
          "2:42: error: a reference has no key 'sources'; expected one of $ref, description, $extensions"
        ]
      ),
      (
        ##""resolutionOrder": [{"$ref": "#/modifiers/m"}]"##,
        ["2:30: error: '#/modifiers/m' points to nothing"]
      ),
      (
        ##""resolutionOrder": [{"$ref": "#/sets/a~2"}]"##,
        ["2:30: error: '#/sets/a~2' points to nothing"]
      ),
      (
        ##""resolutionOrder": [{"$ref": "#/sets/a/sources"}], "sets": {"a/sources": {"sources": []}}"##,
        [
          "2:30: error: '#/sets/a/sources' points to nothing; did you mean 'a/sources'?",
          "2:61: warning: the set 'a/sources' is not in resolutionOrder and has no effect",
        ]
      ),
    ])
  func order(_ text: String, _ messages: [String]) {
    #expect(Self.body(text).messages == messages.map { "a.resolver.json:" + $0 })
  }

  private static let inlineForms =
    "expected a $ref, or an inline set or modifier with a name and a type of \"set\" or \"modifier\""

  @Test(
    "A name may stand in resolutionOrder once",
    arguments: [
      (##"{"$ref": "#/sets/a"}"##, ##"{"$ref": "#/sets/a"}"##),
      (##"{"$ref": "#/sets/a"}"##, ##"{"name": "a", "type": "set", "sources": []}"##),
      (##"{"name": "a", "type": "set", "sources": []}"##, ##"{"$ref": "#/sets/a"}"##),
      (
        ##"{"$ref": "#/sets/a"}"##,
        ##"{"name": "a", "type": "modifier", "contexts": {"x": [], "y": []}}"##
      ),
    ])
  func twice(_ first: String, _ second: String) {
    let read = Self.body(
      "\"sets\": {\"a\": {\"sources\": []}}, \"resolutionOrder\": [\n\(first),\n\(second)]")
    #expect(
      read.messages == [
        "a.resolver.json:4:1: error: 'a' appears twice in resolutionOrder; remove one"
      ])
    #expect(read.catalog.axes.isEmpty)
  }

  @Test(
    "A set has sources",
    arguments: [
      ("1", ["8: error: the set 's' is a number; expected an object"]),
      ("{}", ["8: error: the set 's' has no sources, an array"]),
      (#"{"sources": {}}"#, ["8: error: the set 's' has no sources, an array"]),
      (
        #"{"source": [], "sources": []}"#,
        ["9: error: a set has no key 'source'; did you mean 'sources'?"]
      ),
      (#"{"sources": ["1.json"]}"#, ["21: error: a source is a string; expected an object"]),
      (#"{"sources": [{"$ref": 1}]}"#, ["30: error: $ref is a number; expected a string"]),
      (
        #"{"sources": [{"$ref": "0.json"}]}"#,
        ["30: error: cannot read '0.json': no such file"]
      ),
      (
        ##"{"sources": [{"$ref": "1.json", "ink": {}}]}"##,
        // Keys beside a reference override what it leads to.
        []
      ),
    ])
  func sets(_ set: String, _ messages: [String]) {
    let read = Self.body(
      ##""resolutionOrder": [{"$ref": "#/sets/s"}], "sets": {"##
        + "\n\"s\":   \(set)}")
    #expect(read.messages == messages.map { "a.resolver.json:3:" + $0 })
  }

  @Test(
    "A modifier has contexts, and its default is one of them",
    arguments: [
      ("1", ["6: error: the modifier 'm' is a number; expected an object"]),
      ("{}", ["6: error: the modifier 'm' has no contexts, an object"]),
      (#"{"contexts": []}"#, ["6: error: the modifier 'm' has no contexts, an object"]),
      (#"{"contexts": {}}"#, ["19: error: the modifier 'm' has no contexts"]),
      (
        #"{"contexts": {"a": []}}"#,
        ["19: error: the modifier 'm' has only one context; use a set instead"]
      ),
      (
        #"{"contexts": {"light": [], "dark": []}, "default": "lihgt"}"#,
        ["57: error: the default of 'm' is not one of its contexts; did you mean 'light'?"]
      ),
      (
        #"{"contexts": {"light": [], "dark": []}, "default": 1}"#,
        [
          "57: error: the default of 'm' is not one of its contexts; "
            + "expected one of light, dark"
        ]
      ),
      (
        #"{"contexts": {"light": {}, "dark": []}}"#,
        ["29: error: the context 'light' is an object; expected an array"]
      ),
      (
        #"{"contexts": {"light": [1], "dark": []}}"#,
        ["30: error: a source is a number; expected an object"]
      ),
      (
        #"{"context": {}, "contexts": {"light": [], "dark": []}}"#,
        ["7: error: a modifier has no key 'context'; did you mean 'contexts'?"]
      ),
    ])
  func modifiers(_ modifier: String, _ messages: [String]) {
    let read = Self.body(
      ##""resolutionOrder": [{"$ref": "#/modifiers/m"}], "modifiers": {"##
        + "\n\"m\": \(modifier)}")
    #expect(read.messages == messages.map { "a.resolver.json:3:" + $0 })
  }

  @Test(
    "A set that is not listed is a warning, and a modifier an error: its contexts would be unjudged"
  )
  func unlisted() {
    let read = Self.body(
      """
      "resolutionOrder": [],
      "sets": {"s": {"sources": []}},
      "modifiers": {"m": {"contexts": {"a": [], "b": []}}}
      """)
    #expect(
      read.messages == [
        "a.resolver.json:3:10: warning: the set 's' is not in resolutionOrder and has no effect",
        "a.resolver.json:4:15: error: the modifier 'm' is not in resolutionOrder and has no effect",
      ])
  }

  @Test("A set that only an unlisted set refers to has no effect either")
  func unlistedChain() {
    let read = Self.body(
      """
      "resolutionOrder": [],
      "sets": {"s": {"sources": [{"$ref": "#/sets/t"}]},
               "t": {"sources": []}}
      """)
    #expect(
      read.messages == [
        "a.resolver.json:3:10: warning: the set 's' is not in resolutionOrder and has no effect",
        "a.resolver.json:4:10: warning: the set 't' is not in resolutionOrder and has no effect",
      ])
  }

  @Test(
    "Of the resolver only a set may be referred to from a source",
    arguments: [
      (
        "#/modifiers/m",
        "'#/modifiers/m' may not be referred to from a set or a context; only a set may"
      ),
      (
        "#/resolutionOrder/0",
        "'#/resolutionOrder/0' may not be referred to from a set or a context; only a set may"
      ),
      ("#/sets/nope", "'#/sets/nope' points to nothing; expected one of name, a/sources"),
      ("#/sets/nmae", "'#/sets/nmae' points to nothing; did you mean 'name'?"),
      ("#/sets/", "'#/sets/' points to nothing; "),
      ("#", "'#' points to the document itself; expected a set, such as '#/sets/base'"),
      ("#/x", "'#/x' points to nothing; "),
      ("#/sets/~2", "'#/sets/~2' points to nothing; "),
      ("#/sets/a/sources", "'#/sets/a/sources' points to nothing; "),
    ])
  func forbidden(_ pointer: String, _ message: String) {
    let read = Self.body(
      """
      "resolutionOrder": [{"$ref": "#/sets/name"}, {"$ref": "#/sets/a~1sources"},
                          {"$ref": "#/modifiers/m"}],
      "sets": {"name": {"sources": []}, "a/sources": {"sources": []}},
      "modifiers": {"m": {"contexts": {"x": [], "y": [
      {"$ref": "\(pointer)"}]}}}
      """)
    #expect(read.diagnostics.errorCount == 1)
    #expect(
      read.messages.first?.hasPrefix("a.resolver.json:6:10: error: " + message) == true,
      "\(read.messages)")
  }

  @Test("A set that comes back to itself is reported with the whole way")
  func selfReference() {
    let read = Self.body(
      """
      "resolutionOrder": [{"$ref": "#/sets/a"}],
      "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]},
               "b": {"sources": [{"$ref": "#/sets/a"}]}}
      """)
    #expect(
      read.messages == [
        "a.resolver.json:4:37: error: the set refers to itself: #/sets/a → #/sets/b → #/sets/a"
      ])
    let direct = Self.body(
      """
      "resolutionOrder": [{"$ref": "#/sets/a"}],
      "sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}
      """)
    #expect(
      direct.messages == [
        "a.resolver.json:3:37: error: '#/sets/a' points to what contains it; expected a place elsewhere"
      ])
  }

  @Test("An inline set is not the set of the same name")
  func inlineIsNotNamed() throws {
    let read = Self.body(
      """
      "resolutionOrder": [{"name": "b", "type": "set", "sources": [{"$ref": "#/sets/a"}]}],
      "sets": {"a": {"sources": [{"$ref": "1.json"}]}}
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("ink") == "#111111")
  }

  @Test("Sets that refer to sets end with an error when they are too deep")
  func tooDeep() {
    let sets = (0..<70).map { "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 + 1)\"}]}" }
    let read = Self.body(
      "\"resolutionOrder\": [{\"$ref\": \"#/sets/s0\"}],\n\"sets\": {"
        + sets.joined(separator: ",\n") + ", \"s70\": {\"sources\": []}}")
    let errors = read.diagnostics.all.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "sets refer to sets more than 64 levels deep; name the files themselves"
      ])
  }

  @Test("Sets that multiply end with one error")
  func tooMany() {
    let sets = (0..<40).map {
      let next = "{\"$ref\": \"#/sets/s\($0 + 1)\"}"
      return "\"s\($0)\": {\"sources\": [\(next), \(next)]}"
    }
    let read = Self.body(
      "\"resolutionOrder\": [{\"$ref\": \"#/sets/s0\"}],\n\"sets\": {"
        + sets.joined(separator: ",\n") + ", \"s40\": {\"sources\": []}}")
    #expect(
      read.messages == ["error: the resolver uses more than 100000 sources; expected fewer"])
  }

  @Test("Two resolvers that have an axis of one name share it")
  func axisTwice() {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    for (path, context) in [("a.resolver.json", "x"), ("b.resolver.json", "z")] {
      let text =
        ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}], "##
        + ##""modifiers": {"m": {"contexts": {"\##(context)": [], "y": []}}}}"##
      DTCGReader().read(
        MemoryLoader(files: [:]).source(path, text: text), into: &builder,
        diagnostics: &diagnostics)
    }
    #expect(diagnostics.all.isEmpty)
    #expect(builder.axes == [Axis(name: "m", contexts: ["x", "y", "z"])])
  }
}
