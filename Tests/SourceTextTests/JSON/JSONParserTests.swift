import SourceText
import Testing

/// The grammar of RFC 8259, in the spirit of JSONTestSuite: what must be read, what must be refused.
@Suite struct JSONParserTests {
  @Test(
    "Texts of the grammar are read",
    arguments: [
      "{}", "[]", "null", "true", "false", "0", "\"\"", " \t\r\n[ ]\r\n", "[1,2,3]", "[[],{}]",
      #"{"a":1}"#, #"{"a":{"b":[null]}}"#, #"{"":0}"#, #"{"a":1,"b":2}"#, "[-0]", "[-1]", "[1.5]",
      "[0.0]", "[1e1]", "[1E1]", "[1e+1]", "[1e-1]", "[0e0]", "[1.25E-10]", "[-0.0e-0]",
      "[123456789012345678901234567890]", "[1e400]", "[0.000000000000000000000000001]",
      #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\u20AC"]"#, #"["\ud83c\udfa8"]"#,
      #"["\uD83C\uDFA8"]"#, #"["\u0000"]"#, #"["\u2028"]"#, #"["\uFFFF"]"#, "[\"\u{7F}\"]",
      "[\"\u{2028}\u{FEFF}\"]", "[\"é€🎨\u{10FFFF}\"]", "[\"'//'\"]", "[true,false,null]",
    ])
  func accepts(_ text: String) {
    let parsed = ParsedJSON(text)
    #expect(parsed.document != nil)
    #expect(parsed.messages.isEmpty)
  }

  @Test(
    "Texts outside the grammar are refused with one error",
    arguments: [
      // Nothing, or more than one value.
      "", " ", "\n", "[][]", "{}{}", "1 2", "[] x", "{},", "null null", "]", "}", ",", ":",
      // Arrays.
      "[", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]", "[}", "[1}",
      "[[]", "[\"a\"", "[\"a\" \"b\"]", "(1)",
      // Objects.
      "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\" 1}",
      "{\"a\"}", "{\"a\",}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{\"a\"::1}",
      "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{\"a\":1;\"b\":2}", "{\"a\"=1}", "{]", "{\"a\":}",
      "{[]:1}", "{\"a\":1]",
      // Numbers.
      "[-]", "[+1]", "[01]", "[-01]", "[00]", "[1.]", "[.5]", "[-.5]", "[1.e1]", "[1e]", "[1e+]",
      "[1e-]", "[1E]", "[1.5.5]", "[1e1.5]", "[0x1F]", "[0b1]", "[1_000]", "[1a]", "[--1]", "[-a]",
      "[1 000]", "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]", "[inf]", "[nan]", "[１]", "[1f]",
      "[0e]", "[2.e3]", "[1.0e]", "[-", "[0.", "[1e",
      // Words.
      "[True]", "[TRUE]", "[tru]", "[truee]", "[nul]", "[nil]", "[undefined]", "[fals", "[n]", "[t",
      "[falsey]",
      // Strings.
      "[\"]", "[\"a]", "['a']", "[`a`]", "[\"a\nb\"]", "[\"a\tb\"]", "[\"a\rb\"]", "[\"\u{0}\"]",
      "[\"\u{1F}\"]", "[\"\u{8}\"]", #"["\x41"]"#, #"["\a"]"#, #"["\'"]"#, #"["\0"]"#,
      #"["\U0041"]"#,
      #"["\u"]"#, #"["\u1"]"#, #"["\u12"]"#, #"["\u123"]"#, #"["\u12G4"]"#, #"["\u+123"]"#,
      #"["\u 123"]"#, #"["\u{41}"]"#, "[\"\\", "[\"\\\"]", "[\"\\u", "[\"\\\n\"]", "[\"\\é\"]",
      "[\"\\u００４１\"]",
      // Surrogates come in pairs.
      #"["\ud83c"]"#, #"["\ud83cx"]"#, #"["\ud83c\n"]"#, #"["\ud83c\u0041"]"#, #"["\ud83c\ud83c"]"#,
      #"["\udfa8"]"#, #"["\udfa8\ud83c"]"#, #"["\ud83c\u"]"#, #"["\ud83c\ud"]"#, "[\"\\ud83c\\",
      "[\"\\ud83c\\u",
      // Comments, and spaces that are none in JSON.
      "[1] // one", "/* one */ [1]", "[1 /* one */]", "{\"a\": // one\n1}", "# one\n[1]",
      "[1,\u{A0}2]", "[1,\u{B}2]", "[1,\u{C}2]", "[\u{2028}]", "\u{2060}[]", "[\u{0}]", "[]\u{0}",
      "[]\u{FEFF}", "\u{FEFF}", "\u{FEFF}\u{FEFF}[]",
    ])
  func rejects(_ text: String) {
    let parsed = ParsedJSON(text)
    #expect(parsed.document == nil)
    #expect(parsed.diagnostics.errorCount == 1)
    #expect(parsed.diagnostics.all.count == 1)
    #expect(parsed.diagnostics.all.first?.span != nil)
  }

  @Test(
    "Bytes that are not UTF-8 are refused where they stand",
    arguments: [
      ([0x80], "0x80"), ([0xBF], "0xBF"), ([0xFF], "0xFF"), ([0xFE], "0xFE"),
      ([0xC3], "0xC3"), ([0xC3, 0x28], "0xC3"), ([0xE9], "0xE9"), ([0xE2, 0x82], "0xE2"),
      // Overlong: '/', a NUL, U+07FF.
      ([0xC0, 0xAF], "0xC0"), ([0xC1, 0xBF], "0xC1"), ([0xE0, 0x80, 0x80], "0xE0"),
      ([0xE0, 0x9F, 0xBF], "0xE0"), ([0xF0, 0x8F, 0xBF, 0xBF], "0xF0"),
      // Surrogates, and what lies above U+10FFFF.
      ([0xED, 0xA0, 0x80], "0xED"), ([0xED, 0xBF, 0xBF], "0xED"),
      ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xF5, 0x80, 0x80, 0x80], "0xF5"),
      ([0xF0, 0x9F, 0x8E], "0xF0"),
    ] as [([UInt8], String)])
  func invalidUTF8(_ bytes: [UInt8], _ named: String) {
    // In a string, in a key, and at the end of a file that is cut off.
    let inString = ParsedJSON(bytes: Array("[\n\"a".utf8) + bytes + Array("\"]".utf8))
    #expect(
      inString.messages == [
        "a.json:2:3: error: not UTF-8: byte \(named) cannot stand here; save the file as UTF-8"
      ])
    let inKey = ParsedJSON(bytes: Array("{\"".utf8) + bytes + Array("\":1}".utf8))
    #expect(inKey.document == nil)
    #expect(ParsedJSON(bytes: Array("\"".utf8) + bytes).document == nil)
    #expect(ParsedJSON(bytes: bytes).document == nil)
  }

  @Test("A byte order mark of UTF-8 is passed over")
  func byteOrderMark() {
    #expect(ParsedJSON("\u{FEFF}[1]").root?.elements.first { _ in true }?.number == 1)
  }

  @Test(
    "UTF-16 and UTF-32 are refused",
    arguments: [
      [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D],
      [0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00, 0x5D, 0x00, 0x00, 0x00],
    ] as [[UInt8]])
  func utf16(_ bytes: [UInt8]) {
    #expect(
      ParsedJSON(bytes: bytes).messages
        == ["a.json:1:1: error: the file is UTF-16; expected UTF-8"])
  }

  @Test("UTF-16 without a mark is refused", arguments: [[0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D]])
  func utf16Unmarked(_ bytes: [UInt8]) {
    #expect(ParsedJSON(bytes: bytes).document == nil)
  }

  @Test(
    "The message says what stands where what was expected",
    arguments: [
      ("", "1:1: error: the file ends where a value was expected"),
      ("[1", "1:3: error: the file ends where ',' or ']' after an element was expected"),
      ("{\"a\":1", "1:7: error: the file ends where ',' or '}' after a member was expected"),
      ("{\"a\" 1}", "1:6: error: found '1' where ':' after a key was expected"),
      ("{a: 1}", "1:2: error: found 'a' where a key in double quotes or '}' was expected"),
      ("[1,\n ]", "2:2: error: JSON allows no trailing comma before ']'"),
      ("{\"a\":1,\n}", "2:1: error: JSON allows no trailing comma before '}'"),
      ("[\n// one\n]", "2:1: error: JSON allows no comments"),
      ("[1 /* one */]", "1:4: error: JSON allows no comments"),
      ("['a']", "1:2: error: JSON strings need double quotes, not single"),
      ("[NaN]", "1:2: error: JSON has no NaN; expected a value"),
      ("[-Infinity]", "1:3: error: JSON has no Infinity; expected a digit"),
      ("[undefined]", "1:2: error: found 'undefined' where a value was expected"),
      ("[tru]", "1:2: error: found 'tru' where a value was expected"),
      ("[012]", "1:3: error: a number may not begin with 0"),
      ("[1.]", "1:4: error: found ']' where a digit was expected"),
      ("[\u{1}]", "1:2: error: found byte 0x01 where a value was expected"),
      ("[é]", "1:2: error: found byte 0xC3 where a value was expected"),
      ("[\"a\n\"]", "1:4: error: a string may not run over the end of its line"),
      ("[\"é\t\"]", "1:4: error: a control character in a string must be escaped"),
      ("[\n \"abc", "2:2: error: the string that begins here has no closing quote"),
      (
        #"["é\q"]"#,
        #"1:5: error: found 'q' where one of " \ / b f n r t u after a backslash was expected"#
      ),
      (
        #"["\u12x4"]"#,
        #"1:7: error: found 'x4' where four hexadecimal digits after \u was expected"#
      ),
      (#"["a\udfa8"]"#, "1:4: error: a low surrogate without the high one before it"),
      (#"["a\ud83c."]"#, "1:4: error: a high surrogate without the low one after it"),
      (
        "[1] 2",
        "1:5: error: found '2' where the end of the file after the outermost value was expected"
      ),
    ])
  func message(_ text: String, _ message: String) {
    #expect(ParsedJSON(text).messages == ["a.json:" + message])
  }

  @Test("A text cut off at any byte is refused and does not trap")
  func truncated() {
    let text = #" {"a":[1,-2.5e+3,true,false,null,"x\n\ud83c\udfa8é🎨"],"b\u00e9":{"c":[],"d":{}}}"#
    let bytes = Array(text.utf8)
    #expect(ParsedJSON(bytes: bytes).root != nil)
    for length in bytes.indices {
      let parsed = ParsedJSON(bytes: Array(bytes[..<length]))
      #expect(parsed.document == nil, "\(length) bytes")
      #expect(parsed.diagnostics.errorCount == 1, "\(length) bytes")
    }
  }

  @Test("A text with any byte changed is read or refused and does not trap")
  func mutated() {
    // No one byte makes the two keys the same.
    let bytes = Array(#"{"a":[1,-2.5e+3,true,null,"x\n\ud83c\udfa8é"],"bb":{}}"#.utf8)
    var refused = 0
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        let parsed = ParsedJSON(bytes: changed)
        #expect(parsed.diagnostics.errorCount == (parsed.document == nil ? 1 : 0))
        refused += parsed.document == nil ? 1 : 0
      }
    }
    #expect(refused > bytes.count * 128)
  }

  @Test(
    "Nesting ends with an error, not with the stack",
    arguments: ["[", "{\"a\":", "[{\"a\":"])
  func depth(_ opening: String) {
    let parsed = ParsedJSON(String(repeating: opening, count: 100_000))
    #expect(parsed.document == nil)
    #expect(
      parsed.diagnostics.all.map(\.message) == ["nested more than 256 levels deep; expected fewer"])
  }

  @Test("256 levels are read, 257 are not")
  func depthLimit() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(ParsedJSON(nested(256)).root != nil)
    #expect(
      ParsedJSON(nested(257)).messages == [
        "a.json:1:257: error: nested more than 256 levels deep; expected fewer"
      ])
    // Depth is counted, not brackets.
    #expect(ParsedJSON("[" + String(repeating: "[],", count: 1_000) + "[]]").root != nil)
  }
}
