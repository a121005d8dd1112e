import Testing

@Suite struct CSSRuleCollectorTests {
  @Test func `Style sheets of PostCSS are read in a folder`() {
    let read = ReadCSS(folder: [
      "a.pcss": ":root { --a: #111 }", "b.PostCSS": ":root { --b: #222 }",
      "c.scss": ":root { --c: #333 }",
    ])
    #expect(read.names == ["a", "b"])
  }

  static let skipped: [(String, String)] = [
    (
      ".btn { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '.btn': '.btn' is not a known scheme or theme"
    ),
    (
      "button { --a: 1; --b: 2 }",
      "1:1: warning: not read: 2 custom properties of 'button': 'button' is not the root element"
    ),
    (
      ".dark .card { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '.dark .card': it names an element inside another"
    ),
    (
      ":root:hover { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of ':root:hover': ':hover' is not the root element"
    ),
    (
      ":root:has(.x) { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of ':root:has(.x)': ':has()' is not known"
    ),
    (
      "::selection { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '::selection': '::selection' is not the root element"
    ),
    (
      "#nav { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '#nav': '#nav' is not the root element"
    ),
    (
      "[lang=en] { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '[lang=en]': '[lang=en]' is not a known scheme or theme"
    ),
    (
      "[data-theme^=d] { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '[data-theme^=d]': '[data-theme^=d]' is not a known scheme or theme"
    ),
    (
      "[data-mode=odd] { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '[data-mode=odd]': '[data-mode=odd]' is not a known scheme or theme"
    ),
    (
      ":not(.dark) { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of ':not(.dark)': it may be any element"
    ),
    (
      ":root:not(.dark.theme-x) { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of ':root:not(.dark.theme-x)': ':not(.dark.theme-x)' is too involved"
    ),
    (
      "--x: #FFF; :root { --a: #FFF }",
      "1:1: warning: not read: 1 custom property of '--x: #FFF; :root': '--x' is not the root element"
    ),
    (
      "@media print { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@media print': it is not for screens"
    ),
    (
      "@media (min-width: 1px) { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@media (min-width: 1px)': '(min-width: 1px)' is not a known scheme or contrast"
    ),
    (
      "@media (width > 1px) { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@media (width > 1px)': '(width > 1px)' is not a known scheme or contrast"
    ),
    (
      "@media (prefers-contrast: less) { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@media (prefers-contrast: less)': '(prefers-contrast: less)' is not a known scheme or contrast"
    ),
    (
      "@supports not (color: red) { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@supports not (color: red)': it is for browsers without it"
    ),
    (
      "@container (x) { :root { --a: #FFF } }",
      "1:1: warning: not read: 1 custom property in '@container (x)'"
    ),
    (
      "@keyframes x { from { --a: #FFF } to { --a: #000 } }",
      "1:1: warning: not read: 2 custom properties in '@keyframes x'"
    ),
    ("@media screen { --a: #FFF }", "1:17: warning: not read: '--a' is in no rule"),
    (
      "@import url('b.css');",
      "1:1: warning: '@import url('b.css')' is not read: name the file as a source of its own"
    ),
    (
      ":root { .dark & { --a: #FFF } }",
      "1:9: warning: not read: 1 custom property of '.dark &': it names an element inside another"
    ),
    (
      ":root { .dark { --a: #FFF } }",
      "1:9: warning: not read: 1 custom property of '.dark': it names an element inside another"
    ),
  ]

  @Test("Custom properties in other places are reported as not read", arguments: skipped)
  func notRead(_ text: String, _ message: String) {
    let read = ReadCSS(text)
    #expect(read.messages.first == "a.css:\(message)", "\(read.messages)")
    #expect(read.names.isEmpty)
    #expect(!read.diagnostics.hasErrors)
  }

  @Test("What declares no custom property is passed over in silence")
  func silence() {
    let read = ReadCSS(
      """
      :root { --a: #FFF } .btn { color: var(--a) } @media print { a { color: red } }
      @font-face { src: url(x) } @keyframes x { from { top: 0 } } @page { margin: 0 }
      """)
    #expect(read.messages.isEmpty)
  }

  @Test("Of a list of selectors the root's is read and the others are reported")
  func lists() {
    let read = ReadCSS(":root, .btn, [data-theme=light] { --a: #FFF }")
    #expect(read.hex("a") == "#FFFFFF")
    #expect(
      read.messages == [
        "a.css:1:1: warning: some of the selectors ':root, .btn, [data-theme=light]' are not read: "
          + "'.btn' is not a known scheme or theme"
      ])
  }

  @Test("Of many rules for other elements the first are reported one by one, the rest by place")
  func many() {
    let rules = (1...30).map { ".c\($0) { --a: 1; --b: 2 }" }.joined(separator: "\n")
    let messages = ReadCSS(":root { --a: #FFF }\n" + rules).messages
    #expect(messages.count == 13)
    #expect(
      messages.last?.hasPrefix(
        "a.css:14:1: warning: not read: 36 custom properties of 18 more rules that are not of the root element, at 14:1, 15:1,"
      ) == true)
    #expect(messages.last?.hasSuffix("31:1") == true)
  }

  @Test("A file that ends too early is an error, and so is what stands outside of rules")
  func broken() {
    #expect(
      ReadCSS(":root { --a: #FFF").messages == [
        "a.css:1:7: error: the '{' that begins here is not closed"
      ])
    #expect(
      ReadCSS(":root { --a: #FFF } .dark").messages == [
        "a.css:1:21: error: found the end of the file where '{' was expected"
      ])
  }

  @Test("Rules that nest without end are an error, not a trap")
  func deep() {
    let count = 2_000
    for (open, close) in [(":root{&:root{", "}}"), ("@media screen{", "}"), ("a{", "}")] {
      let text =
        String(repeating: open, count: count) + "--a:#FFF" + String(repeating: close, count: count)
      #expect(!ReadCSS(text).messages.isEmpty)
    }
    let themes = (0..<8).map { ".theme-\($0).dark" }.joined(separator: ", ")
    let wide = ":root" + String(repeating: ":not(.light, \(themes))", count: 40) + " { --a: #FFF }"
    #expect(ReadCSS(wide).messages.first?.contains("is too involved") == true)
  }

  @Test func `Themes without end are an error`() {
    func read(_ count: Int) -> [String] {
      let selectors = (0..<count).map { ".theme-a\($0)" }
      return ReadCSS("\(selectors.joined(separator: ",")) { --a: #FFF }").messages
    }
    #expect(read(999) == [])
    #expect(
      read(1000) == [
        "error: 'a.css' has more than 1000 contexts of 'theme'; expected fewer in one source"
      ])
  }
}
