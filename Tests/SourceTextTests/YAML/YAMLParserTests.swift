import SourceText
import Testing

/// What the parser refuses, and that it does so without a trap and in good time.
@Suite struct YAMLParserTests {
  @Test(arguments: [
    ("a: &x 1", "1:4: error: anchors and aliases are not read"),
    ("a: 1\nb: *x", "2:4: error: anchors and aliases are not read"),
    ("a: !!str 1", "1:4: error: tags are not read"), ("- !x y", "1:3: error: tags are not read"),
    ("[!x y]", "1:2: error: tags are not read"), ("{a: *x}", "1:5: error: anchors and aliases"),
    ("%YAML 1.2\n---\na: 1", "1:1: error: directives are not read"),
    ("? a\n: b", "1:1: error: complex keys are not read"),
    ("a:\n  ? b", "2:3: error: complex keys are not read"),
    ("a: @x", "1:4: error: a plain scalar may not begin with this; quote it"),
    ("a: `x`", "1:4: error: a plain scalar may not begin with this; quote it"),
    ("a:\n\tb: 1", "2:2: error: a tab may not indent"),
    ("a: 1\n \t b: 1", "2:4: error: a tab may not indent"),
    ("a: 1\nb: 2\na: 3", "3:1: error: the key 'a' is repeated"),
    ("a: 1\n\"a\": 3", "2:1: error: the key 'a' is repeated"),
    ("{a: 1, a: 2}", "error: the key 'a' is repeated"),
    ("a: 1\n---\nb: 2", "2:1: error: a second document is not read"),
    ("a: 1\n...\n---\nb: 2", "3:1: error: a second document is not read"),
    ("a: 1\n...\nb: 2", "3:1: error: found text after the end of the document"),
    ("a: 1\n   b: 2", "error: "),
    ("a:\n    b: 1\n  c: 2", "3:3: error: the indentation matches no"),
    ("- a\nb: 1", "2:1: error: found text after the end of the document"),
    ("a: \"x\" y", "1:8: error: found text after the value"),
    ("a: [x] y", "1:8: error: found text after the value"),
    ("a: |x\n  y", "1:5: error: found text after the value"),
    ("a: |2\n  y", "1:5: error: found text after the value"),
    ("a: \"x", "1:4: error: the quoted scalar that begins here has no end"),
    ("a: 'x''", "1:4: error: the quoted scalar that begins here has no end"),
    (#"a: "\q""#, "error: not an escape of YAML"),
    (#"a: "\x4""#, "error: not an escape of YAML"),
    (#"a: "\x+4""#, "error: not an escape of YAML"),
    (#"a: "\ud800""#, "error: not an escape of YAML"),
    ("[a", "error: expected ','"), ("[a, ", "1:5: error: the file ends inside a flow collection"),
    ("{a}", "error: expected ':'"), ("[,]", "error: expected a value"),
    ("[a}", "error: expected ','"),
    ("[a] ]", "1:5: error: found text after the value"),
    ("a: x\n  y: z", "error: "), ("a: b: c", "1:4: error: "), ("a: b:", "1:4: error: "),
    ("a: 1\rb: 2", "1:5: error: a carriage return without a line feed"), ("a", "‹a›"),
  ])
  func `What is not read is refused where it stands`(text: String, message: String) {
    #expect(ParsedYAML(text).text.contains(message))
    #expect((ParsedYAML(text).value == nil) == message.contains("error"))
  }

  @Test func `What is not UTF-8 is refused`() {
    let parsed = ParsedYAML(bytes: Array("a: ".utf8) + [0xFF])
    #expect(
      parsed.text
        == "a.yaml:1:4: error: not UTF-8: byte 0xFF cannot stand here; save the file as UTF-8")
  }

  @Test(arguments: [
    (String(repeating: "[", count: 65), "nested more than 64 levels deep"),
    (String(repeating: "[", count: 100_000), "nested more than 64 levels deep"),
    (String(repeating: "- ", count: 100_000), "nested more than 64 levels deep"),
    (String(repeating: "{a: ", count: 100_000), "nested more than 64 levels deep"),
    (String(repeating: "[", count: 64) + String(repeating: "]", count: 64), nil),
    (String(repeating: "- ", count: 60) + "x", nil),
  ])
  func `Depth is bounded`(text: String, message: String?) {
    let parsed = ParsedYAML(text)
    if let message {
      #expect(parsed.text.contains(message))
    } else {
      #expect(parsed.messages == [])
    }
  }

  private static let sample = """
    # A theme
    ---
    base: "LIGHT"   # of four
    'colors':
      accent: "#ff0088ff"
      plain: one
        two
      "esc\\"aped": "a\\x41\\u00e9\\
        b"
      quoted: 'it''s
        long'
    list:
    - a: 1
      b: [x, {y: "z", w: }, 'v']
    -
      - c
    text: |-
      one
        two

      three
    folded: >+
      x
    none: ~
    ...
    """

  @Test func `No prefix, cut or changed byte of a sample traps`() {
    let bytes = Array(Self.sample.utf8)
    #expect(ParsedYAML(bytes: bytes).messages == [])
    for end in bytes.indices {
      _ = ParsedYAML(bytes: Array(bytes[..<end]))
      _ = ParsedYAML(bytes: Array(bytes[end...]))
      for byte in "\n\t \"'[]{}:-#|>\\,\r".utf8 {
        var changed = bytes
        changed[end] = byte
        _ = ParsedYAML(bytes: changed)
        changed.insert(byte, at: end)
        _ = ParsedYAML(bytes: changed)
      }
    }
  }

  /// Five million bytes on one line, or one million, in each of the forms that a line takes: time
  /// that grew with the square would not end.
  @Test(arguments: [
    (5, "a: ", "x", ""), (5, "a: \"", "x", "\""), (1, "a: '", "''", "'"), (1, "", "x", ": 1"),
    (1, "[", "x, ", "]"), (1, "\"", "x", "\": 1"), (1, "a: ", "x ", "# c"),
    (1, "{a: [", "{b: c},", "]}"), (1, "a: ", " ", "x"), (1, "# ", "c", ""), (1, "a: x ", "#", ""),
    (1, "- ", "x", ""),
  ])
  func `A long line is read in one go`(
    megabytes: Int, start: String, repeated: String, end: String
  ) {
    let count = megabytes * 1_000_000 / repeated.utf8.count
    let parsed = ParsedYAML(start + String(repeating: repeated, count: count) + end)
    #expect(parsed.messages == [])
  }
}
