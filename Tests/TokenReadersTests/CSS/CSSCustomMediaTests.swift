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

  @Test func `A style sheet that is imported twice counts at its last import`() {
    let read = ReadCSS(folder: [
      "a.css": "@import 'css/b.css'; @import 'css/c.css'; @import 'css/b.css'; :root { --a: #111 } "
        + "@media (--d) { :root { --a: #333 } }",
      "b.css": "@custom-media --d screen;", "c.css": "@custom-media --d print;",
    ])
    #expect(read.hex("a") == "#333333", "\(read.messages)")
  }

  @Test(arguments: [":root { --b: #111 }", ".x { color: red }", "@layer x { }"])
  func `An import after rules defines nothing, and its file is read by itself`(rule: String) {
    let read = ReadCSS(folder: [
      "a.css": "@import 'css/b.css'; \(rule) @import 'css/c.css'; :root { --a: #111 } "
        + "@media (--d) { :root { --a: #333 } }",
      "b.css": "@custom-media --d screen;", "c.css": ":root { --c: #444 }",
    ])
    #expect(read.hex("a") == "#333333")
    #expect(read.hex("c") == "#444444")
  }

  @Test func `Two files of a folder that define a name differently leave it open`() {
    let dark = "@custom-media --d (prefers-color-scheme: dark);"
    let use = "\(Self.root) @media (--d) { :root { --a: #333 } } \(dark)"
    for files in [
      ["a.css": use, "b.css": "@custom-media --d print;"],
      ["a.css": "@custom-media --d print;", "b.css": use],
    ] {
      let read = ReadCSS(folder: files)
      #expect(read.catalog.hiddenValues.map(\.condition) == ["(--d)"])
      #expect(
        read.messages.contains {
          $0.hasSuffix("'@custom-media --d' is not the same in all files")
        })
    }
    let same = ReadCSS(folder: ["a.css": use, "b.css": dark])
    #expect(same.hex("a", "dark") == "#333333")
    #expect(same.messages.isEmpty, "\(same.messages)")
  }

  /// An escape takes one space with it: '--\70 screen' is '--pscreen'.
  @Test func `Names are compared without their escapes`() {
    isDark(
      "@custom-media --p print; @custom-media --\\70  (prefers-color-scheme: dark); "
        + "\(Self.root) @media (--p) { :root { --a: #333 } }")
    isDark(
      "@custom-media --p (prefers-color-scheme: dark); @custom-media --\\70 print; "
        + "\(Self.root) @media (--\\70 ) { :root { --a: #333 } }")
  }

  @Test(arguments: [
    ("@custom-media --d (--e); @custom-media --e (--d);", "'@custom-media --d' uses itself"),
    ("@media screen { @custom-media --d screen; }", "'@custom-media --d' is under a condition"),
    ("@custom-media --d screen; @custom-media --d ;", "'@custom-media --d' has no query"),
    ("@custom-media --d (--e);", "no '@custom-media' defines '--e'"),
    ("@custom-media --d false;", "it never applies on a screen"),
    (
      "@custom-media --d "
        + (0..<80).map { "(min-width: \($0)px)" }.joined(separator: ", ") + ";",
      "'@custom-media --d' makes too many combinations"
    ),
    (
      (0..<50).map { "@custom-media --d\($0) (--d\($0 + 1));" }.joined()
        + "@custom-media --d (--d0); @custom-media --d50 print;",
      "'@custom-media --d31' uses names more than 32 levels deep"
    ),
  ])
  func `It is said why a name is not read`(definition: String, reason: String) {
    let read = ReadCSS("\(definition) \(Self.root) @media (--d) { :root { --a: #333 } }")
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasSuffix(": \(reason)"), "\(read.messages)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `Long lists of queries are refused at once`() {
    let list = (0..<2_000).map { "(min-width: \($0)px)" }.joined(separator: ", ")
    let read = ReadCSS("\(Self.root) @media \(list) { :root { --a: #333 } }")
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasSuffix("it makes too many combinations"))
    #expect(read.catalog.hiddenValues.count == 1)
    var chain = "@custom-media --n0 (min-width: 1px);"
    for index in 1..<400 {
      chain += "@custom-media --n\(index) (--n\(index - 1)), (min-width: \(index)px);"
      chain += "@media (--n\(index)) { :root { --a: #333 } }"
    }
    #expect(ReadCSS(Self.root + chain).catalog.hiddenValues.isEmpty == false)
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
