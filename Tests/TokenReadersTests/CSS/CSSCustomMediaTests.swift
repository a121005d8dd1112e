import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// Media queries by name. [Media Queries 5, section 3]
@Suite struct CSSCustomMediaTests {
  private static let root = ":root { --a: #111 } "

  private func isDark(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let read = ReadCSS(text)
    #expect(read.axes == ["scheme: light, dark"], sourceLocation: sourceLocation)
    #expect(read.hex("a", "light") == "#111111", sourceLocation: sourceLocation)
    #expect(read.hex("a", "dark") == "#333333", sourceLocation: sourceLocation)
    #expect(read.messages.isEmpty, "\(read.messages)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "@custom-media --OSdark (prefers-color-scheme: dark);",
    "@custom-media --OSdark screen and (prefers-color-scheme: dark);",
    "@custom-media --OSdark not all, (prefers-color-scheme: dark);",
    "@custom-media --OSdark (--b); @custom-media --b (prefers-color-scheme: dark);",
    "@custom-media --OSdark print; @custom-media --OSdark (prefers-color-scheme: dark);",
    "@custom-media --osdark print; @custom-media --OSdark (prefers-color-scheme: dark);",
  ])
  func `A query by name is the query`(definition: String) {
    isDark("\(definition) \(Self.root) @media (--OSdark) { :root { --a: #333 } }")
    // The definition may come later: it is of the whole page.
    isDark("\(Self.root) @media (--OSdark) { :root { --a: #333 } } \(definition)")
  }

  @Test func `A name may stand beside other conditions`() {
    let light = "@custom-media --light (prefers-color-scheme: light);"
    isDark(
      "\(light) \(Self.root) @media (not (--light)) and (--yes) { :root { --a: #333 } } "
        + "@custom-media --yes true;")
    let never = ReadCSS(
      "@custom-media --no false; \(Self.root) @media (--no) { :root { --a: #333 } }")
    #expect(never.hex("a") == "#111111")
    #expect(never.catalog.hiddenValues.isEmpty)
  }

  @Test(arguments: [
    "", "@custom-media --osdark (prefers-color-scheme: dark);",
    "@custom-media --OSdark (--b); @custom-media --b (--OSdark);",
    "@custom-media --OSdark (--OSdark);",
    "@media print { @custom-media --OSdark (prefers-color-scheme: dark); }",
  ])
  func `A name without a definition is a condition that the policy decides`(definition: String) {
    let read = ReadCSS("\(definition) \(Self.root) @media (--OSdark) { :root { --a: #333 } }")
    #expect(read.catalog.hiddenValues.count == 1)
    #expect(read.hex("a") == "#111111")
    #expect(read.messages.count == 1)
  }

  @Test func `The place of a name without a definition is said, as it is written`() {
    let read = ReadCSS(":root { --a: #111 }\n@media (--OSdark) { :root { --a: #333 } }")
    #expect(read.catalog.hiddenValues.map(\.condition) == ["(--OSdark)"])
    #expect(
      read.messages == [
        "a.css:2:1: warning: not read: 1 custom property in '@media (--OSdark)': no '@custom-media' "
          + "defines '--OSdark'"
      ])
  }

  @Test func `A definition in an imported file counts`() {
    let read = ReadCSS(folder: [
      "a.css": "@import \"b.css\"; :root { --a: #111 } @media (--OSdark) { :root { --a: #333 } }",
      "b.css": "@import \"c.css\";",
      "c.css": "@custom-media --OSdark (prefers-color-scheme: dark);",
    ])
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "dark") == "#333333")
  }

  @Test func `Names that stand for names are read in linear time, and not without end`() {
    var text = "@custom-media --n0 (prefers-color-scheme: dark);"
    for index in 1...60 {
      text += "@custom-media --n\(index) (--n\(index - 1)) and (--n\(index - 1));"
    }
    isDark(text + Self.root + "@media (--n20) { :root { --a: #333 } }")
    let deep = ReadCSS(text + Self.root + "@media (--n60) { :root { --a: #333 } }")
    #expect(!deep.catalog.hiddenValues.isEmpty)
    let loops = (0..<200).map { "@custom-media --l\($0) (--l\(($0 + 1) % 200)) or (--l\($0 / 2));" }
    let circular = ReadCSS(
      loops.joined() + Self.root + "@media (--l0) { :root { --a: #333 } }")
    #expect(!circular.catalog.hiddenValues.isEmpty)
  }
}
