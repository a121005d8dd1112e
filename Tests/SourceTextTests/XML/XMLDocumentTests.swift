import SourceText
import Testing

@Suite struct XMLDocumentTests {
  private func parse(_ text: String) -> (XMLElement?, [String]) {
    var diagnostics = DiagnosticList()
    let document = XMLDocument.parse(
      SourceFile(path: "a.xml", text: text), diagnostics: &diagnostics)
    return (document?.root, diagnostics.all.map(\.description))
  }

  @Test func `Elements, attributes and text are read with their places`() throws {
    let (root, messages) = parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE a [ <!ENTITY b "> not the end"> <!-- ] > --> ]>
      <!-- a - comment -->
      <a:b one='1 "' two="&lt;&#x41;&amp;&#66;">
        x<?run ?> &quot;<c/><![CDATA[ <&]]]> <!-- -->
        <d> #FFF </d >
      </a:b>
      <?end?>
      """)
    #expect(messages.isEmpty)
    let element = try #require(root)
    #expect(element.name == "a:b")
    #expect(element.attributes.map(\.name) == ["one", "two"])
    #expect(element.attribute("one")?.value.characters == "1 \"")
    #expect(element.attribute("two")?.value.characters == "<A&B")
    #expect(element.text.trimmed == "x \" <&]")
    #expect(element.elements.map(\.name) == ["c", "d"])
    let text = element.elements[1].text
    #expect(text.trimmed == "#FFF")
    let span = try #require(text.span)
    #expect(String(decoding: span.file.bytes[span.range], as: UTF8.self) == "#FFF")
    #expect(span.line == 6)
  }

  @Test func `An entity that is not of XML stays unknown`() throws {
    let root = try #require(parse("<a b='&brand;'>x&nbsp;y</a>").0)
    #expect(root.attribute("b")?.value.unknownEntity == "brand")
    #expect(root.text.unknownEntity == "nbsp")
    #expect(root.text.characters == "xy")
  }

  @Test(arguments: [
    ("", "1:1: error: the file has no element; expected XML"),
    ("{}", "1:1: error: found text; expected an element"),
    ("<a>", "1:4: error: the file ends while 'a' of line 1 is open"),
    ("<a\n", "2:1: error: the file ends in the tag 'a'"),
    ("<a></b>", "1:4: error: 'b' ends here, but 'a' of line 1 is open"),
    ("<a/><b/>", "1:5: error: found more after the end of 'a'; expected one outermost element"),
    ("</a>", "1:1: error: 'a' ends here but does not begin"),
    ("<a></a", "1:7: error: expected '>' at the end of the tag 'a'"),
    ("<a b/>", "1:5: error: expected '=' before the value of 'b'"),
    ("<a b=1/>", "1:6: error: the value of 'b' has no quotes; expected them"),
    ("<a b='<'/>", "1:7: error: '<' cannot stand in the value of 'b'; expected '&lt;'"),
    ("<a b='", "1:7: error: the file ends in the value of 'b'"),
    ("<a b='1'c=''/>", "1:9: error: expected a space, '>' or '/>' in 'a'"),
    ("<a b='' b=''/>", "1:9: error: 'a' has the attribute 'b' twice"),
    ("<a>&</a>", "1:4: error: '&' stands alone; expected '&amp;'"),
    ("<a>&x</a>", "1:4: error: '&x' has no ';'; expected one, or '&amp;' before it"),
    ("<a>&#0;</a>", "1:4: error: a reference to no character; expected, for example, '&#38;'"),
    (
      "<a>&#x110000;</a>",
      "1:4: error: a reference to no character; expected, for example, '&#38;'"
    ),
    ("<a>]]></a>", "1:4: error: ']]>' ends nothing here"),
    ("<a>\u{1}</a>", "1:4: error: a control character cannot stand in XML"),
    ("<a><!-- -- --></a>", "1:9: error: '--' cannot stand in a comment; expected '-->' to end it"),
    ("<a><!--", "1:4: error: the file ends in a comment"),
    ("<a><![CDATA[", "1:4: error: the file ends in a CDATA section"),
    ("<a><?x", "1:4: error: the file ends in an instruction"),
    ("<?xml version='1.0'", "1:1: error: the file ends in the XML declaration"),
    (
      "<?xml version='1.0' encoding='latin1'?><a/>",
      "1:1: error: the encoding of the file is 'latin1'; expected UTF-8"
    ),
    (
      "<?xml encoding=1?><a/>",
      "1:1: error: the XML declaration names no encoding; expected UTF-8"
    ),
    ("<!DOCTYPE a [", "1:1: error: the file ends in the document type declaration"),
    ("<a><1/></a>", "1:5: error: expected a name"),
  ])
  func `What is not XML is an error with its place`(text: String, message: String) {
    #expect(parse(text).1 == ["a.xml:\(message)"])
  }

  @Test func `Deep and long texts are refused or read in linear time`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(
      parse(deep).1 == ["a.xml:1:769: error: nested more than 256 levels deep; expected fewer"])
    let long = "<a>" + String(repeating: "<b c='&amp;'>&#65;</b>", count: 50_000) + "</a>"
    #expect(parse(long).0?.elements.count == 50_000)
  }
}
