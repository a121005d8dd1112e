import DesignTokens
import Testing

@Suite struct CSSCascadeTests {
  static let cases: [(String, String)] = [
    // Source order and specificity.
    (":root { --a: #111 } :root { --a: #222 }", "#222222"),
    (":root { --a: #111 } html { --a: #222 }", "#111111"),
    ("html:root { --a: #111 } :root { --a: #222 }", "#111111"),
    (":root:root { --a: #111 } :root { --a: #222 }", "#111111"),
    (":where(:root:root) { --a: #111 } html { --a: #222 }", "#222222"),
    (":is(html, :root) { --a: #111 } :root { --a: #222 }", "#222222"),
    (":is(html, :root) { --a: #111 } html { --a: #222 }", "#111111"),
    (":root, html { --a: #111 } html { --a: #222 }", "#111111"),
    ("@media screen { :root { --a: #111 } } html { --a: #222 }", "#111111"),
    (":root { --a: #111; --a: #222 }", "#222222"),
    // Importance.
    (":root { --a: #111 !important; --a: #222 }", "#111111"),
    ("html { --a: #111 !important } :root { --a: #222 }", "#111111"),
    (":root { --a: #111 !important } html { --a: #222 !important }", "#111111"),
    // Layers.
    ("@layer x { :root:root { --a: #111 } } html { --a: #222 }", "#222222"),
    ("@layer x { :root { --a: #111 } } @layer y { html { --a: #222 } }", "#222222"),
    ("@layer y, x; @layer x { html { --a: #111 } } @layer y { :root { --a: #222 } }", "#111111"),
    ("@layer x { html { --a: #111 } @layer z { :root { --a: #222 } } }", "#111111"),
    ("@layer x.z { :root { --a: #111 } } @layer x { html { --a: #222 } }", "#222222"),
    ("@layer { :root { --a: #111 } } @layer { html { --a: #222 } }", "#222222"),
    (
      "@layer x { :root { --a: #111 } } @layer y { :root { --a: #222 } } @layer x { :root { --a: #333 } }",
      "#222222"
    ),
    ("@layer x { html { --a: #111 !important } } :root { --a: #222 !important }", "#111111"),
    (
      "@layer x { html { --a: #111 !important } } @layer y { :root { --a: #222 !important } }",
      "#111111"
    ),
    // Tailwind, and what a property is before anything is declared.
    ("@theme { --a: #111 } html { --a: #222 }", "#222222"),
    ("@theme inline { --a: #111 }", "#111111"),
    ("html { --a: #111 } @property --a { syntax: '<color>'; initial-value: #222 }", "#111111"),
    ("@property --a { syntax: '<color>'; inherits: true; initial-value: #222 }", "#222222"),
    // Nesting.
    ("html { &:root { --a: #111 } --a: #222 }", "#111111"),
    (":root { @media screen { --a: #111 } }", "#111111"),
    (":root { @layer x { --a: #111 } --a: #222 }", "#222222"),
  ]

  @Test("The declaration that wins in CSS wins here", arguments: cases)
  func winner(_ text: String, _ expected: String) {
    let read = ReadCSS(text)
    #expect(read.hex("a") == expected)
    #expect(read.messages.isEmpty, "\(read.messages)")
  }

  @Test("A rule for a scheme nested in the root's is as specific as both")
  func nestedScheme() {
    let read = ReadCSS(
      ":root { --a: #FFF; &.dark { --a: #000 } @media (prefers-contrast: more) { &.dark { --a: #111 } } }"
        + " .dark { --a: #222 }")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.hex("a", "dark", "increased") == "#111111")
    #expect(read.messages.isEmpty)
  }

  @Test("Importance is weighed for each declaration of a rule")
  func mixedImportance() {
    let read = ReadCSS("html { --a: #111 !important; --b: #111 } :root { --a: #222; --b: #222 }")
    #expect(read.hex("a") == "#111111")
    #expect(read.hex("b") == "#222222")
  }

  @Test("What asks for two schemes or themes at once is reported")
  func contradictions() {
    let read = ReadCSS(
      """
      :root { --a: #FFF }
      .light.dark { --a: #000 }
      @media (prefers-color-scheme: dark) { .light { --b: #000 } }
      """)
    #expect(
      read.messages.sorted() == [
        "a.css:2:15: warning: not read: '.light.dark' needs two schemes or themes at once",
        "a.css:3:48: warning: not read: '@media (prefers-color-scheme: dark) .light' needs two "
          + "schemes or themes at once",
      ])
    #expect(read.hex("a", "dark") == "#FFFFFF")
  }

  /// What Chromium shows on `<html data-theme>` with each scheme of the system.
  @Test func `A page that chooses against the system has what its own rules and the system's give`()
  {
    let choices = ConditionChoices([("two schemes or themes at once", .audit)])
    let read = ReadCSS(
      """
      :root { --a: #000; --b: #000 }
      [data-theme=dark] { --a: #111 }
      @media (prefers-color-scheme: dark) { :root { --a: #222; --b: #222 } }
      @media (prefers-color-scheme: light) { :root[data-theme=dark] { --b: #333 } }
      """, conditions: choices)
    #expect(read.hex("a", "dark", "without") == "#222222")
    #expect(read.hex("a", "dark", "with") == "#111111")
    #expect(read.hex("b", "dark", "with") == "#333333")
    #expect(read.hex("a", "light", "with") == "#222222")
    #expect(read.hex("a", "light", "without") == "#000000")
  }
}
