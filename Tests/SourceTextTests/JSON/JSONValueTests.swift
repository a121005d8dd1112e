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

  /// The standard library reads the same text by another way.
  @Test func `Numbers of any length and scale are read to the nearest double`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let digits = (0..<Int.random(in: 1...19, using: &random)).map { _ in
        Character("\(Int.random(in: 0...9, using: &random))")
      }
      let zeros = String(repeating: "0", count: Int.random(in: 0...24, using: &random))
      let sign = Bool.random(using: &random) ? "-" : ""
      let whole = String(digits.drop { $0 == "0" })
      let point = whole.index(whole.startIndex, offsetBy: whole.count / 2)
      let tail = whole[point...].isEmpty ? "0" : whole[point...]
      let head = whole[..<point].isEmpty ? "0" : whole[..<point]
      for text in ["\(sign)0.\(zeros)\(String(digits))", "\(sign)\(head).\(tail)"] {
        #expect(ParsedJSON(text).root?.number == Double(text), "\(text)")
      }
    }
  }

  @Test(
    "Numbers at the edge of what a double holds exactly are read to the nearest",
    arguments: [
      ("9007199254740991", 0x1p53 - 1), ("9007199254740992", 0x1p53),
      // Halfway between two doubles, to the even one.
      ("9007199254740993", 0x1p53), ("9007199254740995", 0x1p53 + 4),
      ("0.0000000000000000000001", 1e-22), ("0.00000000000000000000001", 1e-23),
      ("0.00000000000000000000000000000000000000001", 1e-41),
    ] as [(String, Double)])
  func precision(_ json: String, _ number: Double) {
    #expect(ParsedJSON(json).root?.number == number)
  }

  @Test func `A member is found by its key, escaped or not`() throws {
    let root = try #require(ParsedJSON(#"{"abc": 1, "\u0061bd": 2, "": 3, "é": 4}"#).root)
    #expect(root["abc"]?.number == 1)
    #expect(root["abd"]?.number == 2)
    #expect(root[""]?.number == 3)
    #expect(root["é"]?.number == 4)
    #expect(root["ab"] == nil && root["abcd"] == nil && root["\\u0061bd"] == nil)
    let members = Array(root.members)
    #expect(members.map(\.key) == ["abc", "abd", "", "é"])
    #expect(members.map { $0.isKey("abd") } == [false, true, false, false])
    #expect(members.map { $0.keyBegins(with: "a") } == [true, true, false, false])
  }

  @Test func `Values are written alike where their letters are the same`() throws {
    let root = try #require(ParsedJSON(#"[{"a": 1}, {"a": 1}, {"a":1}, {"a": 2}]"#).root)
    let values = Array(root.elements)
    #expect(values.map { $0.isWritten(like: values[0]) } == [true, true, false, false])
    func hash(_ value: JSONValue) -> Int {
      var hasher = Hasher()
      value.hashLetters(into: &hasher)
      return hasher.finalize()
    }
    #expect(hash(values[0]) == hash(values[1]))
    #expect(hash(values[0]) != hash(values[3]))
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
