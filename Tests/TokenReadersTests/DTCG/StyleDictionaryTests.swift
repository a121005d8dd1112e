import DesignTokens
import Testing

/// Token files from before Design Tokens, with `value` instead of `$value`.
@Suite struct StyleDictionaryTests {
  @Test("A color without a type is one, and so is what refers to it, in any number of steps")
  func types() throws {
    let read = ReadTokens(
      ##"""
      {"ink": {"value": "#123456"}, "veil": {"value": "rgb(0 0 0 / 50%)"},
       "text": {"value": "{ink}"}, "label": {"value": "{text.value}"}, "size": {"value": "10px"},
       "gap": {"value": "{size}"}, "number": {"value": "#1"}, "name": {"value": "add"}}
      """##)
    #expect(read.messages.isEmpty)
    let types = ["ink", "veil", "text", "label", "size", "gap", "number", "name"].map { name in
      read.catalog.token(named: name).flatMap { read.catalog.type(of: $0) }
    }
    #expect(types == [.color, .color, .color, .color, nil, nil, nil, nil])
    #expect(try read.hex("label") == "#123456")
  }

  @Test(
    "Blanks around an alias and within its braces count for nothing",
    arguments: ["{ink} ", " {ink}", "{ ink }", " { ink.value } "])
  func paddedAliases(_ alias: String) throws {
    let read = ReadTokens(
      ##"{"ink": {"value": "#123456"}, "text": {"value": "\##(alias)"}}"##)
    #expect(read.messages == [])
    #expect(try read.hex("text") == "#123456")
  }

  @Test("What is no token and no color is passed over, and said once")
  func plainMembers() throws {
    let read = ReadTokens(
      ##"""
      {"_comment": "generated", "version": 3,
       "a": {"uuid": "28dea8b0", "private": true, "parent": null, "ink": {"value": "#123456"}}}
      """##)
    #expect(
      read.messages == [
        "a.tokens.json:1:14: note: '_comment' and 4 more values are not tokens or groups, and are not read"
      ])
    #expect(read.names == ["a.ink"])
  }

  @Test(
    "What may be a color is not passed over",
    arguments: [
      ("\"#fff\"", "a string"), ("\"#ffg\"", "a string"), ("\"white\"", "a string"),
      ("\"rgb(1 2)\"", "a string"), ("\"{ink}\"", "a string"), ("[\"a\"]", "an array"),
    ])
  func possibleColors(value: String, kind: String) {
    let read = ReadTokens(##"{"ink": {"value": "#123456"}, "page": \##(value)}"##)
    #expect(
      read.messages == [
        "a.tokens.json:1:39: warning: 'page' is \(kind); expected a token or a group, an object"
      ])
  }

  @Test(
    "In Design Tokens a comment among groups is passed over, and that of JSON Schema in silence")
  func comments() {
    let read = ReadTokens(
      ##"""
      {"$comment": "all", "_comment": "generated",
       "a": {"$comment": "b", "ink": {"$type": "color", "$value": "#123456", "$comment": "c"}}}
      """##)
    #expect(
      read.messages == [
        "a.tokens.json:1:33: note: '_comment' is not a token or a group, and is not read"
      ])
  }

  @Test("Values that a color had before, and what takes its place, are no other values of it")
  func deprecatedValues() throws {
    let read = ReadTokens(
      ##"""
      {"ink": {"value": "#123456", "type": "color", "deprecatedValues": {"base": "transparent"}},
       "old": {"value": "#654321", "deprecated": true, "fallback": "{ink}"},
       "ease": {"value": [0, 0, 1, 1], "type": "cubic-bezier"}}
      """##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("ink") == "#123456")
    #expect(try read.hex("old") == "#654321")
    let other = ReadTokens(##"{"ink": {"value": "#123456", "fallback": "#FFFFFF"}}"##)
    #expect(
      other.messages == [
        "a.tokens.json:1:30: warning: 'ink' has another value in 'fallback', which is not read; write it as "
          + "a mode or in a source of its own"
      ])
  }

  @Test(arguments: [("value", "darkValue"), ("$value", "darkValue")])
  func `A value of one scheme stands beside that of the other`(_ key: String, dark: String) {
    let read = ReadTokens(
      ##"{"ink": {"\##(key)": "#111111", "\##(dark)": "#EEEEEE", "$type": "color"}, "a": {"\##(key)": "{ink}"}}"##
    )
    #expect(read.messages.isEmpty)
    #expect(read.catalog.axes.map(\.contexts) == [["light", "dark"]])
    #expect((0...1).map { try? read.hex("a", in: $0) } == ["#111111", "#EEEEEE"])
  }

  // MARK: Spectrum

  @Test("A color of Spectrum has a value for each of its sets, and none elsewhere")
  func sets() throws {
    let read = ReadTokens(
      ##"""
      {"blue": {"$schema": "https://x/color-set.json", "uuid": "1", "private": true, "sets": {
         "light": {"$schema": "https://x/color.json", "value": "rgb(0, 0, 255)", "uuid": "2"},
         "dark": {"value": "rgb(16, 32, 48)"}, "wireframe": {"value": "#777777"}}},
       "ink": {"$schema": "https://x/color-set.json", "sets": {
         "light": {"value": "{blue}"}, "dark": {"value": "{white}"}}},
       "white": {"$schema": "https://x/color.json", "value": "rgb(255, 255, 255)", "uuid": "3"},
       "gap": {"$schema": "https://x/scale-set.json", "sets": {
         "desktop": {"value": "4px"}, "mobile": {"value": "5px"}}}}
      """##)
    #expect(read.messages.isEmpty)
    #expect(read.catalog.axes.map(\.name) == ["mode"])
    #expect(read.catalog.axes.map(\.contexts) == [["light", "dark", "wireframe"]])
    #expect(
      try (0...2).map { try read.hex("blue", in: $0) } == ["#0000FF", "#102030", "#777777"])
    #expect(try (0...1).map { try read.hex("ink", in: $0) } == ["#0000FF", "#FFFFFF"])
    let error = #expect(throws: ResolutionError.self) { try read.hex("ink", in: 2) }
    #expect(
      error?.diagnostic.message.hasPrefix("the token 'ink' has no value in mode wireframe") == true)
  }

  @Test(
    "Sets in another form have no color",
    arguments: [
      ##"{"light": {"sets": {"desktop": {"value": "#fff"}}}}"##, "{}", #""light""#, #"["light"]"#,
      ##"{"light": {"value": "#fff"}, "dark": "#000"}"##,
    ])
  func otherSets(sets: String) {
    let read = ReadTokens(
      ##"{"a": {"value": "#fff"}, "ink": {"$schema": "https://x/color-set.json", "sets": \##(sets)}}"##
    )
    #expect(
      read.messages == [
        "a.tokens.json:1:81: warning: 'ink' has sets in a form that is not read; expected a value for "
          + ##"each, as {"sets": {"dark": {"value": "#000000"}}}"##
      ])
  }

  @Test("A group may be called sets")
  func groupOfSets() throws {
    let read = ReadTokens(##"{"ink": {"sets": {"light": {"value": "#123456"}}}}"##)
    #expect(read.messages.isEmpty)
    #expect(read.names == ["ink.sets.light"])
  }

  @Test("A name may have a full stop, as the steps of a scale have, but one value")
  func fullStops() throws {
    let read = ReadTokens(##"{"ink": {"0.5": {"value": "#000000"}}, "a": {"value": "{ink.0.5}"}}"##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == "#000000")
    #expect(
      ReadTokens(##"{"ink.5": {"value": "#000"}, "ink": {"5": {"value": "#FFF"}}}"##).messages == [
        "a.tokens.json:1:53: warning: 'ink.5' has a second value here; expected one"
      ])
  }
}
