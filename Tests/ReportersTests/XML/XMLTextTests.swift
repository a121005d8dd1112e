import TestSupport
import Testing

@testable import Reporters

@Suite struct XMLTextTests {
  /// What XML 1.0, 2.2 allows.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  @Test(arguments: HostileText.all)
  func `Text reads back as it was, but for what XML forbids`(text: String) throws {
    let allowed = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
    let root = try XMLTree.parse(
      "<a b=\"\(XMLText.attribute(text))\">\(XMLText.content(text))</a>")
    #expect(Array(root["b"].unicodeScalars) == Array(allowed.unicodeScalars))
    #expect(Array(root.text.unicodeScalars) == Array(allowed.unicodeScalars))
    #expect(root.children.isEmpty)
  }

  @Test(arguments: [
    ("a&b<c>d\"e'f", "a&amp;b&lt;c&gt;d&quot;e&#39;f", "a&amp;b&lt;c&gt;d&quot;e&#39;f"),
    ("a\nb\tc\rd", "a&#10;b&#9;c&#13;d", "a\nb&#9;c&#13;d"),
    ("\u{0}\u{1B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("]]>", "]]&gt;", "]]&gt;"), ("é😀", "é😀", "é😀"),
  ])
  func `Markup and white space are written as references`(
    text: String, attribute: String, content: String
  ) {
    #expect(XMLText.attribute(text) == attribute)
    #expect(XMLText.content(text) == content)
  }
}
