import SourceText
import Testing

@Suite struct JSONValueTests {
  @Test(
    "Strings are unescaped",
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83c\udfa8!""#, "🎨!"),
      (#""\uD800\uDC00""#, "\u{10000}"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""é🎨\n""#, "é🎨\n"), (#""\u0000a""#, "\u{0}a"),
      (#""\\u0041""#, "\\u0041"), (#""\\\\""#, "\\\\"), (#""\uE000\uFFFD""#, "\u{E000}\u{FFFD}"),
    ])
  func string(_ json: String, _ text: String) throws {
    let value = try #require(ParsedJSON(json).root)
    #expect(value.kind == .string)
    #expect(value.string.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(value.literal == json)
  }

  @Test(
    "Numbers are read to the nearest double and kept as they are written",
    arguments: [
      ("0", 0), ("-1", -1), ("4.35", 4.35), ("1e3", 1000), ("1E-2", 0.01), ("-2.5e+3", -2500),
      ("0.1", 0.1), ("123456789012345678901234567890", 1.2345678901234568e29),
      ("1e-400", 0),
    ] as [(String, Double)])
  func number(_ json: String, _ number: Double) throws {
    let value = try #require(ParsedJSON(json).root)
    #expect(value.kind == .number)
    #expect(value.number == number)
    #expect(value.literal == json)
  }

  @Test("The sign of a zero is kept, too large a number is infinite")
  func edges() {
    #expect(ParsedJSON("-0").root?.number?.sign == .minus)
    #expect(ParsedJSON("1e400").root?.number == .infinity)
    #expect(ParsedJSON("-1e400").root?.number == -.infinity)
  }

  @Test(
    "A value is of one kind and has nothing of the others",
    arguments: [
      ("{\"a\":1}", JSONValue.Kind.object, "an object"), ("[1]", .array, "an array"),
      ("\"a\"", .string, "a string"), ("1", .number, "a number"),
      ("true", .boolean, "true or false"),
      ("false", .boolean, "true or false"), ("null", .null, "null"),
    ])
  func kind(_ json: String, _ kind: JSONValue.Kind, _ phrase: String) throws {
    let value = try #require(ParsedJSON(json).root)
    #expect(value.kind == kind)
    #expect(value.kind.phrase == phrase)
    #expect((value.string != nil) == (kind == .string))
    #expect((value.number != nil) == (kind == .number))
    #expect(value.boolean == (kind == .boolean ? json == "true" : nil))
    #expect(Array(value.elements).count == (kind == .array ? 1 : 0))
    #expect(Array(value.members).count == (kind == .object ? 1 : 0))
    #expect((value["a"] != nil) == (kind == .object))
  }

  @Test("Members and elements keep their order, whatever they hold")
  func order() throws {
    let root = try #require(
      ParsedJSON(#"{"z":[3,[9,{"q":8}],1],"a":{"y":{},"b":[]},"m":"s","0":null}"#).root)
    #expect(root.members.map(\.key) == ["z", "a", "m", "0"])
    #expect(root.members.map(\.value.kind) == [.array, .object, .string, .null])
    #expect(root["z"]?.elements.map(\.literal) == ["3", "[9,{\"q\":8}]", "1"])
    #expect(root["a"]?.members.map(\.key) == ["y", "b"])
    #expect(root["q"] == nil)
    #expect(root["y"] == nil)
  }

  @Test("A key is compared unescaped")
  func escapedKey() throws {
    let root = try #require(ParsedJSON(#"{"\u0061\n":1}"#).root)
    #expect(root["a\n"]?.number == 1)
    #expect(root.members.map(\.key) == ["a\n"])
  }

  @Test("The span of every node covers exactly what is written there")
  func spans() throws {
    let json = "{\n  \"é\": [ 1.5 , \"a\\n\" ],\n  \"b\" : { } }"
    let root = try #require(ParsedJSON(json).root)
    let bytes = Array(json.utf8)
    func written(_ span: SourceSpan) -> String {
      String(decoding: bytes[span.range], as: UTF8.self)
    }
    #expect(written(root.span) == json)
    #expect(root.members.map { written($0.keySpan) } == ["\"é\"", "\"b\""])
    #expect(root.members.map { written($0.value.span) } == ["[ 1.5 , \"a\\n\" ]", "{ }"])
    let list = try #require(root["é"])
    #expect(list.elements.map { written($0.span) } == ["1.5", "\"a\\n\""])
    // By hand: line 2 is two spaces, "é" (three scalars), a colon, a space, the bracket.
    #expect(root.members.map { $0.keySpan.start.line } == [2, 3])
    #expect(list.span.start == SourcePosition(line: 2, column: 8))
    #expect(list.elements.map { $0.span.start.column } == [10, 16])
  }
}
