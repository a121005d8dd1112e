import Testing

@Suite struct CSSHiddenValuesTests {
  private static let message =
    "applies where the page chooses no scheme; where it does, line"

  @Test("A value that the page's choice of a scheme hides is reported where it differs")
  func hidden() {
    let read = ReadCSS(
      """
      :root { --a: #FFF; --b: #FFF }
      @media (prefers-color-scheme: dark) { :root { --a: #111; --b: #000 } }
      [data-theme=dark] { --a: #000; --b: #000 }
      """)
    #expect(
      read.messages == [
        "a.css:2:52: warning: not judged: this value of '--a' \(Self.message) 3 has another value, which "
          + "is judged"
      ])
    #expect(read.hex("a", "dark") == "#000000")
  }

  @Test("The root's value is hidden where both schemes have others")
  func hiddenRoot() {
    let read = ReadCSS(":root { --a: #777 } .light { --a: #FFF } .dark { --a: #000 }")
    #expect(read.messages.count == 1)
    #expect(
      read.messages.first?.hasPrefix("a.css:1:14: warning: not judged: this value of '--a'") == true
    )
  }

  @Test(
    "What is judged somewhere, or is the same, is not reported",
    arguments: [
      ":root { --a: #FFF } .dark { --a: #000 }",
      ":root { --a: #FFF } .light { --a: #fff } .dark { --a: #000 }",
      ":root { --a: #FFF } @media (prefers-color-scheme: dark) { :root { --a: #000 } }",
      "@media (prefers-color-scheme: dark) { :root { --a: #000 } } .dark { --a: #000 }",
      ":root { --a: #111 } :root { --a: #FFF } .dark { --a: #000 }",
      ".light { --a: #FFF } .dark { --a: #000 }",
    ])
  func judged(_ text: String) {
    let read = ReadCSS(text)
    #expect(read.messages.isEmpty, "\(read.messages)")
  }

  /// On a light system the media query is false, and the attribute's value shows.
  @Test("A value that only a choice against the system shows is reported")
  func opposed() {
    let read = ReadCSS(
      """
      :root { --a: #FFF }
      :where(:root)[data-theme=dark] { --a: #111 }
      @media (prefers-color-scheme: dark) { :root { --a: #000 } }
      """)
    #expect(
      read.messages == [
        "a.css:2:39: warning: not judged: this value of '--a' applies where the page chooses dark and "
          + "the system light; where both choose dark, line 3 has another value, which is judged"
      ])
  }

  /// In Chromium `<html data-theme=dark>` shows #DDD on #FFF: the first rule is for pages without it.
  @Test("A rule for pages that choose nothing does not count where the page chooses")
  func exact() {
    let read = ReadCSS(
      """
      :root { --fg: #000; --bg: #FFF }
      :root:not([data-theme]) { --fg: #DDD; --bg: #000 }
      :root[data-theme=dark] { --fg: #DDD }
      """)
    #expect(read.messages.contains { $0.contains("applies where the page chooses dark") })
  }

  /// A page in the light shows the light scheme on any system, and one in the dark the dark one.
  @Test(
    "A choice against the system that shows a judged scheme is not reported",
    arguments: [
      ":root { --a: #FFF } [data-theme=dark] { --a: #000 } @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --a: #000 } }",
      "@media (prefers-color-scheme: dark) { :root { --a: #000 } } .light { --a: #FFF } .dark { --a: #000 } :root:not(.dark) { --a: #FFF }",
    ])
  func agreeing(_ text: String) {
    let read = ReadCSS(text)
    #expect(!read.messages.contains { $0.contains("and the system") }, "\(read.messages)")
  }

  @Test("A page that chooses no scheme may be left without a value")
  func nothingThere() {
    let read = ReadCSS(
      "@media (prefers-color-scheme: light) { :root { --a: #FFF } } .dark { --a: #000 }")
    #expect(
      read.messages == [
        "a.css:1:75: warning: judged only where the page chooses a scheme: where it chooses none, '--a' "
          + "may have no value"
      ])
  }
}
