import TestSupport
import Testing
import TokenReaders

/// What chooses a scheme or a theme: ways of a page, the system, and several of them at once.
@Suite struct CSSChoicesTests {
  private static let several = "where the page chooses dark by "

  @Test func `A value of one way to choose is reported where another way has others`() {
    let read = ReadCSS(
      """
      :root { --a: #FFF; --b: #000 }
      .dark { --a: #000 }
      [data-theme=dark] { --b: #FFF }
      """)
    let message = "warning: not judged: this value of '--"
    let other = " alone; where it chooses it in every way, line "
    #expect(
      read.messages == [
        "a.css:1:25: \(message)b' applies \(Self.several).dark\(other)3 has another value, which is judged",
        "a.css:1:14: \(message)a' applies \(Self.several)[data-theme]\(other)2 has another value, which "
          + "is judged",
      ])
  }

  @Test(arguments: [":is", ":where"])
  func `A list in one selector counts like a list of selectors`(name: String) {
    let rest = "{ --a: #444; --b: #333 }"
    let read = ReadCSS(":root { --a: #222; --b: #fff } \(name)(.dark, .midnight) \(rest)")
    let list = ReadCSS(":root { --a: #222; --b: #fff } .dark, .midnight \(rest)")
    // On the root ':root' wins over ':where()'.
    let places = read.catalog.hiddenValues.filter { $0.condition == "a theme on the root element" }
    #expect(places.count == (name == ":is" ? 0 : 2))
    #expect(
      read.catalog.hiddenValues.map(\.condition).filter { $0 != places.first?.condition }
        == list.catalog.hiddenValues.map(\.condition))
    #expect(read.hex("a", "dark") == "#444444")
    #expect(list.hex("a", "dark") == "#444444")
    #expect(read.axes == ["scheme: light, dark"])
    // What is not known in it is named as in a list.
    #expect(read.messages.count == 1 + places.count)
    #expect(read.messages[0].contains("'.midnight' is not a known scheme or theme"))
    // '.dark *' is in the dark as before, and other lists are one condition.
    #expect(ReadCSS("\(name)(.dark, .dark *) \(rest)").messages.isEmpty)
    let others = ReadCSS("\(name)(.a, .b) \(rest)").catalog.hiddenValues.map(\.condition)
    #expect(Set(others) == ["\(name)(.a, .b)"])
  }

  @Test func `A backdrop holds no text`() {
    let read = ReadCSS(
      """
      :root, ::backdrop { --text: var(--gray); --gray: #eee; --bg: #111 }
      :root[data-theme='light'], [data-theme='light'] ::backdrop { --gray: #222; --bg: #fff }
      """)
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.catalog.hiddenValues.isEmpty)
    #expect(read.hex("text", "light") == "#222222")
    let alone = ReadCSS(":root { --bg: #111 } ::backdrop, dialog::BACKDROP { --bg: #222 }")
    #expect(alone.catalog.hiddenValues.isEmpty)
    #expect(alone.hex("bg") == "#111111")
    #expect(
      alone.messages == [
        "a.css:1:22: warning: not read: 1 custom property of '::backdrop, dialog::BACKDROP': a backdrop "
          + "has no text"
      ])
    // Another place beside it, and what is no selector, stay conditions.
    for selector in ["::backdrop, dialog", "::backdrop::backdrop", "::before"] {
      let other = ReadCSS(":root { --bg: #111 } \(selector) { --bg: #222 }")
      #expect(!other.catalog.hiddenValues.isEmpty, "\(selector)")
    }
  }

  @Test func `A token without a value in one way is reported`() {
    let read = ReadCSS(".dark { --a: #000 } [data-theme=dark] { --b: #FFF }")
    #expect(
      read.messages.contains {
        $0.hasSuffix("\(Self.several)[data-theme] alone, '--a' may have no value")
      }, "\(read.messages)")
  }

  @Test(arguments: [
    ".dark, [data-theme=dark] { --a: #000 }",
    ".dark { --a: #000 } [data-theme=dark] { --a: #000 }",
    ".dark { --a: #000 } .light-mode { --a: #FFF }",
    "[data-bs-theme=light] { --a: #FFF } [data-bs-theme=dark] { --a: #000 }",
    ":root:not(.light) { --a: #FFF } :root.dark { --a: #000 } :root[data-theme=dark] { --a: #000 }",
    "[data-theme=navy] { --a: #00F } [data-theme=dark] { --a: #000 } .dark { --a: #000 }",
    "[data-theme=dark] { --b: #000 } :root { --a: #FFF }",
    ":root { --a: #FFF } [data-theme=navy] { --a: #00F }",
  ])
  func `What shows the same in every way is not reported`(rules: String) {
    let read = ReadCSS(":root { --a: #FFF; --b: #FFF } \(rules)")
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(!read.axes.contains { $0.contains("several ways") || $0.contains("root element") })
  }

  @Test func `The themes of classes and of an attribute have axes of their own in any order`() {
    let rules = [".theme-rose { --a: #F00 }", "[data-theme=navy] { --a: #00F }"]
    for list in [rules, rules.reversed()] {
      let read = ReadCSS(":root { --a: #FFF } \(list.joined(separator: " "))")
      #expect(
        read.axes.sorted() == ["theme-class: default, rose", "theme: default, navy"], "\(read.axes)"
      )
    }
  }

  @Test func `A theme before a rule for the root is reported where that rule takes a part of it`() {
    let read = ReadCSS(
      ":root { --a: #FFF; --b: #000 } .theme-x { --a: #000; --b: #FFF } :root { --a: #FFF }")
    #expect(read.messages.count == 1)
    #expect(
      read.messages.first?.contains(
        "applies where the class or attribute of the scheme or theme is on the root element")
        == true,
      "\(read.messages)")
    #expect(read.hex("a", "x") == "#000000")
  }

  @Test func `Two sources that follow the page and the system are reported`() {
    let loader = MemoryLoader(files: [:])
    let page = loader.source("a.css", text: ":root { --a: #FFF } .dark { --a: #000 }")
    let system = loader.source(
      "b.css",
      text: ":root { --b: #FFF } @media (prefers-color-scheme: dark) { :root { --b: #000 } }")
    for sources in [[page, system], [system, page]] {
      let read = ReadCSS(sources: sources)
      #expect(
        read.messages.contains {
          $0.contains(
            "show different schemes where the page chooses no scheme and the system prefers dark")
        }, "\(read.messages)")
    }
    // One that follows both shows what either shows alone, but not what both show.
    #expect(ReadCSS(sources: [page, page]).messages.isEmpty)
    #expect(ReadCSS(sources: [system, system]).messages.isEmpty)
  }
}
