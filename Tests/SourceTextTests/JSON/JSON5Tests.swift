import SourceText
import Testing

/// The grammar of JSON5 1.0.0; which texts it has was compared with the `json5` package of Python.
@Suite struct JSON5Tests {
  @Test(
    arguments: [
      ("// one\n{}", "{}"), ("/* one */ [1]", "[1]"), ("[1, /* * / ** */ 2]", "[1,2]"),
      ("[1 // one\r, 2]", "[1,2]"), ("[1] //", "[1]"), ("[1]/**/", "[1]"),
      ("[1,]", "[1]"), (#"{"a":1,}"#, #"{"a":1}"#), ("{a: 1}", #"{"a":1}"#),
      ("{$a_1é: 1}", #"{"$a_1é":1}"#), ("{null: 1, Infinity: 2}", #"{"null":1,"Infinity":2}"#),
      ("['a\"b', \"c'd\"]", #"["a\"b","c'd"]"#), ("{'a': 'b'}", #"{"a":"b"}"#),
      (#"['\'\x41\v\0\q\é']"#, #"["'A\u000b\u0000qé"]"#), ("['a\\\nb\\\r\nc\\\rd']", #"["abcd"]"#),
      ("['a\\\u{2028}b\\\u{2029}c']", #"["abc"]"#), ("['\t']", #"["\t"]"#),
      ("[+1, .5, 5., -.5, 5.e1, +0x1F, 0Xff]", "[1,0.5,5,-0.5,50,31,255]"),
      ("\u{FEFF}[\u{A0}1,\u{B}\u{C}2\u{2028}]\u{FEFF}", "[1,2]"),
      (#"['\u00e9\ud83c\udfa8']"#, #"["é🎨"]"#),
    ])
  func `What JSON5 allows means the same as in JSON`(_ text: String, _ json: String) throws {
    let root = try #require(ParsedJSON(text, syntax: .json5).root)
    let expected = try #require(ParsedJSON(json).root)
    #expect(shown(root) == shown(expected))
    // Each of them is refused by the strict grammar.
    #expect(ParsedJSON(text).document == nil)
  }

  @Test(
    arguments: [
      ("", "1:1: error: the file ends where a value was expected"),
      ("[,]", "1:2: error: found ',' where a value was expected"),
      ("[1,,2]", "1:4: error: found ',' where a value was expected"),
      ("{,}", "1:2: error: found ',' where a key or '}' was expected"),
      ("{1a: 1}", "1:2: error: found '1a' where a key or '}' was expected"),
      ("{a-b: 1}", "1:3: error: found '-' where ':' after a key was expected"),
      ("{a 'b'}", "1:4: error: found ''' where ':' after a key was expected"),
      ("[1 /* one]", "1:4: error: the comment that begins here has no end"),
      ("[1 /]", "1:4: error: found '/' where ',' or ']' after an element was expected"),
      ("# one\n[]", "1:1: error: found '#' where a value was expected"),
      ("['a\nb']", "1:4: error: a string may not run over the end of its line"),
      ("['a", "1:2: error: the string that begins here has no closing quote"),
      ("['a\"]", "1:2: error: the string that begins here has no closing quote"),
      (#"['\x4g']"#, #"1:6: error: found 'g' where two hexadecimal digits after \x was expected"#),
      (#"['\01']"#, #"1:5: error: found '1' where no digit after \0 was expected"#),
      (
        #"['\1']"#,
        #"1:4: error: found '1' where one of " \ / b f n r t u after a backslash was expected"#
      ),
      ("[0x]", "1:4: error: found ']' where a hexadecimal digit was expected"),
      ("[.]", "1:3: error: found ']' where a digit was expected"),
      ("[+]", "1:3: error: found ']' where a digit was expected"),
      ("[012]", "1:3: error: a number may not begin with 0"),
      ("[1 2]", "1:4: error: found '2' where ',' or ']' after an element was expected"),
      ("[Info]", "1:2: error: found 'Info' where a digit was expected"),
      ("{\\u0061: 1}", "1:2: error: found '\\' where a key or '}' was expected"),
      (
        "{} {}",
        "1:4: error: found '{' where the end of the file after the outermost value was expected"
      ),
    ])
  func `What JSON5 does not have is refused in its place`(_ text: String, _ message: String) {
    let parsed = ParsedJSON(text, syntax: .json5)
    #expect(parsed.document == nil)
    #expect(parsed.messages == ["a.json:" + message])
  }

  @Test(
    arguments: [
      "{a: 1, a: 2}", #"{a: 1, "a": 2}"#, "{'a': 1, a: 2}", #"{'a': 1, "a": 2}"#,
      #"{'\x61': 1, a: 2}"#,
      "{b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0, i: 0, j: 0, 'a': 1, a: 2}",
    ])
  func `A key is repeated whatever its quotes`(_ text: String) {
    #expect(ParsedJSON(text, syntax: .json5).diagnostics.errorCount == 1)
  }

  @Test func `A value is found by its key, and its place is exact`() throws {
    let text = "// one\n{\n  page: '#fff', /* two */ 'ink': \"#000\",\n}"
    let root = try #require(ParsedJSON(text, syntax: .json5).root)
    let page = try #require(root["page"])
    #expect(page.string == "#fff")
    #expect(page.span.start == SourcePosition(line: 3, column: 9))
    #expect(page.literal == "'#fff'")
    #expect(root["ink"]?.span.start == SourcePosition(line: 3, column: 34))
    #expect(root["pag"] == nil)
    #expect(root.members.map(\.key) == ["page", "ink"])
    #expect(root.members.map { $0.keyBegins(with: "p") } == [true, false])
  }

  @Test func `Words for no number are numbers that nobody can use`() throws {
    let root = try #require(
      ParsedJSON("[Infinity, -Infinity, NaN, -NaN]", syntax: .json5).root)
    var diagnostics = DiagnosticList()
    for element in root.elements {
      #expect(element.kind == .number)
      #expect(element.expectNumber("it", &diagnostics) == nil)
    }
    #expect(diagnostics.errorCount == 4)
  }

  @Test(
    arguments: [
      ("a.json", "{}", JSONSyntax.strict), ("a.json5", "{}", .json5), ("a.JSONC", "{}", .json5),
      ("a.json", "// one\n{}", .json5), ("a.json", "\u{FEFF}\n /* one */{}", .json5),
      ("a.json", "{ // one\n}", .strict), ("a.json", "", .strict), ("a.json", "/", .strict),
      ("json5", "{}", .strict),
    ])
  func `The name and the first lines of a file tell its grammar`(
    _ path: String, _ text: String, _ syntax: JSONSyntax
  ) {
    #expect(JSONSyntax(of: SourceFile(path: path, text: text)) == syntax)
  }

  @Test func `A text cut off or damaged at any byte does not trap`() {
    let bytes = Array("/* é */ {a: 'x\\\n\\x41', \"b\": [+.5e1, 0x1F, -Infinity,], // z\n}".utf8)
    #expect(ParsedJSON(bytes: bytes, syntax: .json5).root != nil)
    for index in bytes.indices {
      _ = ParsedJSON(bytes: Array(bytes[..<index]), syntax: .json5).root.map(shown)
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        let parsed = ParsedJSON(bytes: changed, syntax: .json5)
        _ = parsed.document.map { shown($0.root) }
        #expect(parsed.document != nil || parsed.diagnostics.errorCount == 1)
      }
    }
  }

  /// The meaning of a value, however it is written.
  private func shown(_ value: JSONValue) -> String {
    switch value.kind {
    case .object:
      "{"
        + value.members.map { "\($0.key.debugDescription):\(shown($0.value))" }.joined(
          separator: ",") + "}"
    case .array: "[" + value.elements.map(shown).joined(separator: ",") + "]"
    case .string: (value.string ?? "").debugDescription
    case .number: value.number.map { "\($0)" } ?? "no number"
    case .boolean, .null: value.literal
    }
  }
}
