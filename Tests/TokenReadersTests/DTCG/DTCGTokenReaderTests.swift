import DesignTokens
import SourceText
import Testing

@Suite struct DTCGTokenReaderTests {
  @Test("Groups give their tokens names, joined by full stops")
  func names() throws {
    let read = ReadTokens(
      """
      {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
       "$description": "all", "$extensions": {"x": 1},
       "color": {"$type": "color", "$deprecated": true,
         "text": {"primary": {"$value": "#111111", "$description": "body", "$deprecated": "no"},
                  "$root": {"$value": "#222222"}},
         "with space": {"$value": "#333333"}, "é/~": {"$value": "#444444"},
         "type": {"$value": "#555555"}}}
      """)
    #expect(read.messages.isEmpty)
    #expect(
      read.names == [
        "color.text.$root", "color.text.primary", "color.type", "color.with space", "color.é/~",
      ])
    #expect(try read.hex("color.text.$root") == "#222222")
    #expect(try read.hex("color.é/~") == "#444444")
  }

  @Test("A type is the token's own, or that of the nearest group")
  func types() throws {
    let read = ReadTokens(
      """
      {"$type": "number",
       "a": {"$value": 1},
       "g": {"$type": "color",
         "b": {"$value": "#111111"},
         "h": {"c": {"$value": "#222222"}, "d": {"$value": 2, "$type": "number"}},
         "i": {"$type": "dimension", "e": {"$value": {"value": 4, "unit": "px"}}},
         "$root": {"$value": "#333333"}},
       "f": {"$value": 3}}
      """)
    #expect(read.messages.isEmpty)
    let types = try ["a", "g.b", "g.h.c", "g.h.d", "g.i.e", "g.$root", "f"].map {
      try read.value($0).type
    }
    #expect(types == [.number, .color, .color, .number, .dimension, .color, .number])
  }

  @Test("A group's type counts wherever in the group it stands")
  func typeLast() throws {
    let read = ReadTokens(##"{"g": {"a": {"$value": "#123456"}, "$type": "color"}}"##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("g.a") == "#123456")
  }

  @Test("An alias has the type of its target, whatever its groups say")
  func aliasType() throws {
    let read = ReadTokens(
      """
      {"sizes": {"$type": "dimension", "ink": {"$value": "{ink}"}},
       "free": {"$value": "{ink}"},
       "wrong": {"$type": "dimension", "$value": "{ink}"},
       "ink": {"$type": "color", "$value": "#123456"}}
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.value("sizes.ink").type == .color)
    #expect(try read.hex("free") == "#123456")
    let error = #expect(throws: ResolutionError.self) { try read.value("wrong") }
    #expect(
      error?.diagnostic.description
        == "a.tokens.json:3:44: error: 'wrong' is a dimension but its alias points to a color, 'ink'"
    )
  }

  @Test(
    "A name that aliases could not spell is told where it stands, and what has it is unknown",
    arguments: [
      (
        "a.b",
        "a.tokens.json:2:1: warning: the name 'a.b' may not contain '.', which is part of the alias syntax"
      ),
      (
        "{a",
        "a.tokens.json:2:1: warning: the name '{a' may not contain '{', which is part of the alias syntax"
      ),
      (
        "a}b",
        "a.tokens.json:2:1: warning: the name 'a}b' may not contain '}', which is part of the alias syntax"
      ),
      (
        "",
        "a.tokens.json:2:1: warning: a token or group has an empty name; expected one that aliases can use"
      ),
    ])
  func badName(_ name: String, _ message: String) {
    let token = ReadTokens(
      "{\"$type\": \"color\",\n\"\(name)\": {\"$value\": \"#000000\"},\n\"b\": {\"$value\": \"#111\"}}"
    )
    #expect(token.messages == [message])
    let shown = name.isEmpty ? "\"\"" : name
    #expect(Set(token.names) == ["b", shown])
    #expect(throws: ResolutionError.self) { try token.hex(shown) }
    let group = ReadTokens(
      "{\n\"\(name)\": {\"g\": {\"$type\": \"color\", \"$value\": \"#000000\"}}}")
    #expect(group.messages == [message])
  }

  @Test(
    "A key that begins with $ and is not known is told with the nearest that is",
    arguments: [
      (
        ##"{"$tpye": "color", "a": {"$type": "color", "$value": "#000"}}"##,
        "1:2: warning: a group has no '$tpye'; did you mean '$type'?"
      ),
      (
        ##"{"g": {"$values": {}, "a": {"$type": "color", "$value": "#000"}}}"##,
        "1:8: warning: a group has no '$values'; "
          + "expected one of $type, $description, $deprecated, $extensions, $extends, $ref, $schema"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#000", "$descripton": ""}}"##,
        "1:44: warning: a token has no '$descripton'; did you mean '$description'?"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#000", "$root": {"$value": "#000"}}}"##,
        "1:44: warning: a token has no '$root'; "
          + "expected one of $value, $ref, $type, $description, $deprecated, $extensions"
      ),
    ])
  func unknownKey(_ text: String, _ message: String) {
    #expect(ReadTokens(text).messages == ["a.tokens.json:" + message])
  }

  @Test(
    "A misspelt $value makes the token unknown, and says so",
    arguments: ["$vlaue", "$valu", "$Value"])
  func misspeltValue(_ key: String) {
    let read = ReadTokens("{\"a\": {\"$type\": \"color\", \"\(key)\": \"#000\"}}")
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.first?.hasPrefix("a.tokens.json:1:26: warning: a group has no") == true)
    #expect(throws: ResolutionError.self) { try read.hex("a") }
  }

  @Test("A token is not a group")
  func valueAndChildren() {
    let read = ReadTokens(
      """
      {"a": {"$type": "color", "$value": "#000000",
        "b": {"$value": "#111111"},
        "c": {"$value": "#222222"}}}
      """)
    #expect(
      read.messages == [
        "a.tokens.json:2:3: warning: 'a' has a $value and cannot hold 'b': a token is not a group",
        "a.tokens.json:3:3: warning: 'a' has a $value and cannot hold 'c': a token is not a group",
      ])
  }

  @Test(
    "A value without a type is told unless it is a whole alias",
    arguments: [
      (##"{"a": {"$value": "#000000"}}"##, "1:18: warning: 'a' has no $type: "),
      (
        ##"{"g": {"a": {"$value": {"colorSpace": "srgb"}}}}"##,
        "1:24: warning: 'g.a' has no $type: "
      ),
      (
        ##"{"b": {"$type": "color", "$value": "#000"}, "a": {"$ref": "#/b/$value/alpha"}}"##,
        "1:50: warning: 'a' has no $type: "
      ),
    ])
  func missingType(_ text: String, _ message: String) {
    #expect(
      ReadTokens(text).messages == [
        "a.tokens.json:" + message + "neither its own, nor one of its groups', nor an alias's"
      ])
  }

  @Test(
    "A type that does not exist is told with the nearest that does",
    arguments: [
      (
        ##"{"a": {"$type": "colour", "$value": "{b}"}}"##,
        "1:17: warning: 'colour' is not a token type; did you mean 'color'?"
      ),
      // Other tools have types of their own, which say nothing of a color.
      (
        ##"{"g": {"$type": "sound"}}"##,
        "1:17: warning: 'sound' is not a token type; such tokens are never judged"
      ),
      (##"{"$type": 1}"##, "1:11: warning: $type is a number; expected a string"),
      (
        ##"{"a": {"$type": null, "$value": "{b}"}}"##,
        "1:17: warning: $type is null; expected a string"
      ),
      (
        ##"{"a": {"$type": "Color", "$value": "{b}"}}"##,
        "1:17: warning: 'Color' is not a token type; did you mean 'color'?"
      ),
    ])
  func badType(_ text: String, _ message: String) {
    #expect(ReadTokens(text).messages.first == "a.tokens.json:" + message)
  }

  @Test(
    "Every type of the format is known",
    arguments: [
      "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
      "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
    ])
  func knownTypes(_ type: String) throws {
    let read = ReadTokens("{\"g\": {\"$type\": \"\(type)\"}}")
    #expect(read.messages.isEmpty)
  }

  @Test(
    "What is neither a token nor a group is an error",
    arguments: [
      (
        ##"{"a": "#000000"}"##,
        "1:7: error: 'a' is a string; expected a token or a group, an object"
      ),
      (
        ##"{"g": {"a": 1}}"##,
        "1:13: error: 'g.a' is a number; expected a token or a group, an object"
      ),
      (##"{"a": null}"##, "1:7: error: 'a' is null; expected a token or a group, an object"),
      (##"{"a": []}"##, "1:7: error: 'a' is an array; expected a token or a group, an object"),
      (
        ##"{"g": {"$root": "#000"}}"##,
        "1:17: error: 'g.$root' is a string; expected a token or a group, an object"
      ),
      (
        ##"{"g": {"$root": {"$type": "color"}}}"##,
        "1:17: warning: 'g.$root' has no $value; expected one, since it is a token"
      ),
    ])
  func notAToken(_ text: String, _ message: String) {
    #expect(ReadTokens(text).messages == ["a.tokens.json:" + message])
  }

  @Test("A value and a pointer exclude each other")
  func valueAndPointer() {
    let read = ReadTokens(
      ##"{"a": {"$type": "color", "$value": "#000", "$ref": "#/b"}, "b": {"$type": "color", "$value": "#111"}}"##
    )
    #expect(
      read.messages == [
        "a.tokens.json:1:44: warning: 'a' has both $value and $ref; expected one of them"
      ])
  }

  @Test("A token may be a pointer beside its type and description")
  func pointerToken() throws {
    let read = ReadTokens(
      """
      {"a": {"$type": "color", "$description": "like b", "$ref": "#/b/$value"},
       "b": {"$type": "color", "$value": "#123456"},
       "c": {"$ref": "#/b/$value"}}
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == "#123456")
    #expect(try read.hex("c") == "#123456")
  }

  @Test("A pointer with tokens beside it is a group that extends another, and not a token")
  func pointerAndChildren() {
    let read = ReadTokens(
      ##"{"b": {"$type": "color", "$value": "#000"}, "a": {"$ref": "#/b", "c": {}}}"##)
    #expect(
      read.messages == [
        "a.tokens.json:1:59: warning: 'b' is not a group with tokens; expected the name of one, in braces"
      ])
  }

  @Test("A group that extends another has its tokens, but for those that it has itself")
  func extending() throws {
    let read = ReadTokens(
      ##"""
      {"button": {"$type": "color", "background": {"$value": "#0066cc"}, "text": {"$value": "#fff"}},
       "primary": {"$extends": "{button}", "background": {"$type": "color", "$value": "#cc0066"}},
       "pointed": {"$ref": "#/primary", "focus": {"$type": "color", "$value": "#111"}}}
      """##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("primary.background") == "#CC0066")
    #expect(try read.hex("primary.text") == "#FFFFFF")
    #expect(try read.hex("pointed.background") == "#CC0066")
    #expect(try read.hex("pointed.text") == "#FFFFFF")
  }

  @Test("Style Dictionary's value and type are read, and its aliases with their suffix")
  func styleDictionary() throws {
    let read = ReadTokens(
      ##"""
      {"color": {"base": {"value": "#123456", "type": "color", "comment": "x", "attributes": {}},
                 "ink": {"value": "{color.base.value}"}, "page": {"value": "{color.base}"}}}
      """##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("color.ink") == "#123456")
    #expect(try read.hex("color.page") == "#123456")
  }

  @Test("Reading goes on after an error, and every error is reported in its place")
  func all() throws {
    let read = ReadTokens(
      """
      {"$type": "color",
       "a": {"$value": "#12345"},
       "b": {"$value": "12345G"},
       "c": 7,
       "d": {"$value": "#123456"},
       "d": {"$value": "#654321"},
       "e": {"$value": "{nowhere.else}"}}
      """)
    let forms = "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    #expect(
      read.messages == [
        "a.tokens.json:6:2: error: the key 'd' is repeated; first in line 5",
        "a.tokens.json:2:18: warning: '#12345' is not a color: it has 5 digits; \(forms)",
        "a.tokens.json:3:18: warning: '12345G' is not a color: it does not begin with '#'; \(forms)",
        "a.tokens.json:4:7: note: 'c' is not a token or a group, and is not read",
        "a.tokens.json:7:18: warning: the token 'nowhere.else' does not exist",
      ])
    #expect(try read.hex("d") == "#654321")
  }

  @Test("Names from a file cannot begin a line of a report")
  func inert() {
    let read = ReadTokens(#"{"\n::error::\u001b[2J": 1}"#)
    #expect(
      read.messages == [
        #"a.tokens.json:1:26: error: '\u{A}::error::\u{1B}[2J' is a number; "#
          + "expected a token or a group, an object"
      ])
  }

  @Test("256 levels of groups are read")
  func deep() throws {
    let opening = String(repeating: "{\"g\":", count: 255)
    let text =
      opening + ##"{"$type":"color","$value":"#123456"}"## + String(repeating: "}", count: 255)
    let read = ReadTokens(text)
    #expect(read.messages.isEmpty)
    let name = Array(repeating: "g", count: 255).joined(separator: ".")
    #expect(try read.hex(name) == "#123456")
  }
}
