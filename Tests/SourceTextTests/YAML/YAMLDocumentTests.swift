import SourceText
import Testing

/// Expected values are those of PyYAML 6 and the YAML 1.2.2 specification.
@Suite struct YAMLDocumentTests {
  // MARK: Blocks

  @Test(arguments: [
    ("a: 1\nb: 2\n", "{a: ‹1›, b: ‹2›}"),
    ("a:\n  b:\n    c: x\n  d: y\ne: z", "{a: {b: {c: ‹x›}, d: ‹y›}, e: ‹z›}"),
    ("- a\n- b\n", "[‹a›, ‹b›]"),
    ("a:\n  - x\n  - y\n", "{a: [‹x›, ‹y›]}"),
    // A sequence may stand at the column of its key.
    ("a:\n- x\n- y\nb: z\n", "{a: [‹x›, ‹y›], b: ‹z›}"),
    ("a:\n- k: 1\n  l: 2\n- k: 3\nb: z\n", "{a: [{k: ‹1›, l: ‹2›}, {k: ‹3›}], b: ‹z›}"),
    ("- - a\n  - b\n- c\n", "[[‹a›, ‹b›], ‹c›]"),
    ("-\n  a: 1\n-\n  - x\n", "[{a: ‹1›}, [‹x›]]"),
    ("- a:\n  - x\n  b: y\n", "[{a: [‹x›], b: ‹y›}]"),
    ("\"a b\": 1\n'c': 2\nd e: 3\n", "{a b: ‹1›, c: ‹2›, d e: ‹3›}"),
    ("a :  1  \n", "{a: ‹1›}"),
    ("a:\r\n  b: 1\r\n  c: x y\r\n", "{a: {b: ‹1›, c: ‹x y›}}"),
    ("\u{FEFF}a: 1", "{a: ‹1›}"),
  ])
  func `Block mappings and sequences nest by indentation`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  @Test(arguments: [
    ("", "~"), ("# only a comment", "~"), ("\n\n  \n", "~"), ("---\n", "~"), ("~", "~"),
    ("null", "~"),
    ("a:\nb: ~\nc: null\nd: Null\ne: NULL\nf:\n", "{a: ~, b: ~, c: ~, d: ~, e: ~, f: ~}"),
    ("- \n-\n- x", "[~, ~, ‹x›]"), ("a: 'null'\nb: nulls\n", "{a: ‹null›, b: ‹nulls›}"),
  ])
  func `Nothing is nothing and no text`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  @Test(arguments: [
    ("# first\na: 1 # after\n# between\n  # further in\nb: 2\n#end", "{a: ‹1›, b: ‹2›}"),
    ("a: x#y\nb: '#z' # c\nc: #000\n", "{a: ‹x#y›, b: ‹#z›, c: ~}"),
    ("a: \"# no comment\"\n", "{a: ‹# no comment›}"),
    ("a:   # c\n  b: 1\n", "{a: {b: ‹1›}}"), ("- # c\n  x\n", "[‹x›]"),
  ])
  func `A comment begins after a blank`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  @Test(arguments: [
    ("---\na: 1\n", "{a: ‹1›}"), ("--- # c\na: 1\n...\n", "{a: ‹1›}"),
    ("a: 1\n...\n# c\n", "{a: ‹1›}"),
    ("--- x\n", "‹x›"), ("a: ---\n", "{a: ‹---›}"), ("---a: 1\n", "{---a: ‹1›}"),
    ("# c\n---\n- x\n...", "[‹x›]"),
  ])
  func `Markers begin and end the document`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  // MARK: Scalars

  @Test(arguments: [
    ("a b  c", "‹a b  c›"), ("#no", "~"), ("a:b", "‹a:b›"), ("-x", "‹-x›"),
    ("http://x/?y=z", "‹http://x/?y=z›"),
    ("a: -1", "{a: ‹-1›}"), ("a: true", "{a: ‹true›}"), ("a: x,y]z}", "{a: ‹x,y]z}›}"),
    ("a: one\n  two\n  three\nb: 1", "{a: ‹one two three›, b: ‹1›}"), ("a: ?x", "{a: ‹?x›}"),
    ("a: é 🇩🇪", "{a: ‹é 🇩🇪›}"),
  ])
  func `A plain scalar is text as it stands`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""a: b # c""#, "a: b # c"), (#""\"\\\/""#, #""\/"#),
    (#""\t\n\r\0\a\b\v\f\e\ ""#, "\t\n\r\0\u{7}\u{8}\u{B}\u{C}\u{1B} "),
    (#""\x41\u00e9\U0001F600""#, "Aé😀"), ("\"a\n  b\"", "a b"), ("\"a \\\n  b\"", "a b"),
    ("\"a\\\n  b\"", "ab"), ("''", ""), ("'it''s'", "it's"), (#"'\n'"#, #"\n"#), ("'a\n b'", "a b"),
    (#"'"'"#, "\""), (#""'""#, "'"),
  ])
  func `A quoted scalar is what it escapes`(text: String, expected: String) {
    #expect(ParsedYAML("a: \(text)\nb: x").text == "{a: ‹\(expected)›, b: ‹x›}")
    #expect(ParsedYAML("- \(text)").text == "[‹\(expected)›]")
  }

  @Test(arguments: [
    ("a: |\n  one\n  two\nb: x", "one\ntwo\n"), ("a: |-\n  one\n  two\nb: x", "one\ntwo"),
    ("a: >\n  one\n  two\nb: x", "one two\n"), ("a: >-\n  one\n  two\nb: x", "one two"),
    ("a: |\n  one\n    in\n  two\nb: x", "one\n  in\ntwo\n"),
    ("a: |\n  one\n\n  two\n\n\nb: x", "one\n\ntwo\n"), ("a: |+\n  one\n\nb: x", "one\n\n"),
    ("a: | # c\n  # no comment\nb: x", "# no comment\n"), ("a: |\n  k: v\nb: x", "k: v\n"),
    ("a: |\nb: x", ""),
  ])
  func `A block scalar keeps or folds its lines`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == "{a: ‹\(expected)›, b: ‹x›}")
  }

  // MARK: Flow

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a, b]", "[‹a›, ‹b›]"), ("[a, b, ]", "[‹a›, ‹b›]"),
    ("{a: 1, b: 2}", "{a: ‹1›, b: ‹2›}"),
    ("a: {b: [c, {d: e}], f: 'g'}", "{a: {b: [‹c›, {d: ‹e›}], f: ‹g›}}"),
    ("[\n  a, # c\n  b\n]", "[‹a›, ‹b›]"), ("{a: , b:}", "{a: ~, b: ~}"),
    ("[\"#000\", x y , http://z]", "[‹#000›, ‹x y›, ‹http://z›]"), ("{\"a\": 1}", "{a: ‹1›}"),
    ("- [a]\n- {b: c}", "[[‹a›], {b: ‹c›}]"),
  ])
  func `Flow collections hold scalars and each other`(text: String, expected: String) {
    #expect(ParsedYAML(text).text == expected)
  }

  // MARK: Places

  @Test func `Keys and values know where they stand`() throws {
    let root = try #require(ParsedYAML("# c\na:\n  bc: \"x\"\n  d:\n  - é: y\n").value)
    func place(_ span: SourceSpan) -> String { "\(span.start.line):\(span.start.column)" }
    let a = try #require(root.members.first)
    #expect(place(root.span) == "2:1")
    #expect(place(a.keySpan) == "2:1")
    #expect(place(a.value.span) == "3:3")
    let bc = try #require(a.value.members.first)
    #expect(place(bc.keySpan) == "3:3")
    #expect(place(bc.value.span) == "3:7")
    let element = try #require(a.value["d"]?.elements.first)
    #expect(place(element.span) == "5:5")
    // Columns count characters.
    #expect(place(try #require(element["é"]).span) == "5:8")
  }

  @Test func `A value is found by its key and nothing else`() throws {
    let root = try #require(ParsedYAML("a: x\nb: [y]\n").value)
    #expect(root["a"]?.text == "x")
    #expect(root["b"]?.text == nil)
    #expect(root["b"]?.elements.count == 1)
    #expect(root["b"]?.members.isEmpty == true)
    #expect(root["c"] == nil)
    #expect(root["a"]?["x"] == nil)
    #expect(
      [root, root["a"]!, root["b"]!].map(\.phrase) == ["a mapping", "a scalar", "a sequence"])
  }
}
