import DesignTokens
import Testing

/// Themes on an element inside of one with a scheme. Chromium 156 shows the expected values.
@Suite struct CSSThemesInSchemesTests {
  private static let root =
    ":root { --bg: #fff; --fg: #111 } .dark { --bg: #111; --fg: #eee } "
  private static let blue = ".theme-blue { --bg: #eef; --fg: #003 } "

  @Test(arguments: [
    ".theme-blue:is(.dark *) { --bg: #003; --fg: #004 }",
    ".theme-blue:where(.dark *) { --bg: #003; --fg: #004 }",
    ".dark .theme-blue { --bg: #003; --fg: #004 }",
    ":is(.dark, .none) .theme-blue { --bg: #003; --fg: #004 }",
    ".dark :where(.theme-blue) { --bg: #003; --fg: #004 }",
    "@custom-variant dark (&:is(.dark *)); .theme-blue { @variant dark { --bg: #003; --fg: #004 } }",
    "@custom-variant dark (.dark &); .theme-blue { @variant dark { --bg: #003; --fg: #004 } }",
    ".theme-blue { .dark & { --bg: #003; --fg: #004 } }",
  ])
  func `A theme inside of a scheme is the combination of both`(dark: String) {
    let read = ReadCSS(Self.root + Self.blue + dark)
    guard !dark.contains(".none") else {
      // What may be another element is not taken for the scheme.
      #expect(!read.catalog.hiddenValues.isEmpty)
      return
    }
    #expect(read.axes == ["theme: default, blue", "scheme: light, dark"])
    #expect(read.hex("bg", "default", "light") == "#FFFFFF")
    #expect(read.hex("bg", "default", "dark") == "#111111")
    #expect(read.hex("bg", "blue", "light") == "#EEEEFF")
    #expect(read.hex("bg", "blue", "dark") == "#000033")
    #expect(read.hex("fg", "blue", "dark") == "#000044")
    // On the root itself the rule matches nothing, and the values are those of blue and light.
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  @Test func `What both classes show on the root element is a condition`() {
    let read = ReadCSS(
      Self.root + ".theme-blue { --bg: #eef } .dark .theme-blue { --bg: #003 }")
    #expect(read.hex("bg", "blue", "dark") == "#000033")
    #expect(read.hex("fg", "blue", "dark") == "#EEEEEE")
    // With both on the root '--fg' is #EEE on #EEF.
    #expect(
      read.catalog.hiddenValues.map(\.condition) == ["a theme on the root element"],
      "\(read.messages)")
  }

  @Test func `Below the root a theme wins over all that it inherits`() {
    let read = ReadCSS(
      "html.dark { --bg: #111 } :root { --bg: #fff } .theme-blue { --bg: #eef; --fg: #003 } "
        + ".dark .theme-blue { --fg: #eee }")
    #expect(read.hex("bg", "blue", "dark") == "#EEEEFF")
    #expect(read.hex("fg", "blue", "dark") == "#EEEEEE")
    #expect(read.catalog.hiddenValues.contains { $0.condition == "a theme on the root element" })
  }

  @Test func `An alias of the root keeps the root's value below it`() {
    let text = { (rule: String) in
      "\(rule) { --alias: var(--x) } :root { --x: #010101; --bg: #fff } "
        + ".theme-blue { --x: #020202 } .dark .theme-blue { --bg: #000 }"
    }
    let read = ReadCSS(text(":root"))
    let hidden = read.catalog.hiddenValues.filter {
      $0.condition == "an element below the root"
    }
    #expect(hidden.compactMap(\.token).map { read.catalog.name(of: $0) } == ["alias"])
    #expect(hidden.allSatisfy { !$0.canBeAudited })
    let inline = ReadCSS(text("@theme inline"))
    #expect(
      !inline.catalog.hiddenValues.contains { $0.condition == "an element below the root" })
  }

  /// In the light '.theme-x' inherits '--text' from the root, #222 on #222; only in the dark has it its own.
  @Test func `What a theme declares in one scheme is not declared in the other`() {
    let text = { (light: String) in
      ":root { --ink: #222; --text: var(--ink); --bg: #fff } .dark { --ink: #eee; --bg: #111 } "
        + ".theme-x { --ink: #fff; --bg: #222; \(light) } "
        + ".dark .theme-x { --ink: #eee; --text: #eee; --bg: #111 }"
    }
    let hidden = ReadCSS(text("")).catalog.hiddenValues.filter {
      $0.condition == "an element below the root"
    }
    #expect(hidden.count == 1)
    let both = ReadCSS(text("--text: #fff"))
    #expect(!both.catalog.hiddenValues.contains { $0.condition == "an element below the root" })
    // An alias of the dark alone is not inherited in the light.
    let dark = ReadCSS(
      ":root { --ink: #222; --text: #222 } .dark { --text: var(--ink) } .theme-x { --ink: #333 } "
        + ".dark .theme-x { --text: #eee }")
    #expect(!dark.catalog.hiddenValues.contains { $0.condition == "an element below the root" })
  }

  @Test func `The message about an inherited alias is the same in every run`() {
    let text =
      ":root { --a: #222; --b: #fff; --text: color-mix(in srgb, var(--a), var(--b)) } "
      + ".theme-x { --b: #fff } .theme-y { --a: #222 } .dark .theme-x { --a: #eee }"
    for _ in 0..<20 {
      #expect(
        ReadCSS(text).messages.first?.contains("has the root's value of '--b' there") == true)
    }
  }

  @Test func `A value for one element with both classes is not taken for one inside of the other`()
  {
    let both = ".theme-blue.dark { --bg: #005; --fg: #004 }"
    let inside = ".dark .theme-blue { --bg: #003; --fg: #004 }"
    let read = ReadCSS("\(Self.root)\(Self.blue)\(inside) \(both)")
    let hidden = read.catalog.hiddenValues.filter {
      $0.condition == "an element below the root"
    }
    #expect(hidden.compactMap(\.token).map { read.catalog.name(of: $0) } == ["bg"])
    let same = ReadCSS(
      "\(Self.root)\(Self.blue) .dark .theme-blue, .theme-blue.dark { --bg: #003; --fg: #004 }")
    #expect(same.catalog.hiddenValues.isEmpty, "\(same.messages)")
    #expect(same.hex("bg", "blue", "dark") == "#000033")
  }

  /// With the class on the page, Chromium shows #333 in the card, in the rule for it and in the other.
  @Test(arguments: [
    ".dark .card { --fg: #333 }", "[data-theme=dark] .card { --fg: #333 }",
    ".dark { .card { --fg: #333 } }", "@media screen { .dark .card { --fg: #333 } }",
    ":host(.dark) .card, .dark .card { --fg: #333 }",
  ])
  func `An element in a scheme is a condition by its own name`(rule: String) {
    let text = ":root { --fg: #111 } .card { --fg: #222 } \(rule)"
    #expect(ReadCSS(text).catalog.hiddenValues.allSatisfy { $0.condition == ".card" })
    let read = ReadCSS(text, conditions: ConditionChoices([(".card", .audit)]))
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
    #expect(read.hex("fg", "light", "with") == "#222222")
    #expect(read.hex("fg", "dark", "with") == "#333333")
    #expect(read.hex("fg", "dark", "without") == "#111111")
  }

  /// The body on its own is no condition: all text is in it.
  @Test func `The body in a scheme keeps its name where it is a condition`() {
    let read = ReadCSS(
      ":root { --fg: #111 } .dark body { --fg: #222 } body.dark { --fg: #333 }")
    #expect(
      read.catalog.hiddenValues.map(\.condition).sorted() == [".dark body", "body.dark"],
      "\(read.messages)")
  }

  /// Each of six states of system and attribute shows one of two palettes in Chromium, and an input the value of
  /// `--b` in both.
  @Test
  func `What each scheme says of an element again makes one condition and no state of a scheme`() {
    let light = "[data-theme=light], :root:not([data-theme=dark]), :host(:not([data-theme=dark]))"
    let dark = ":root:not([data-theme]), :host(:not([data-theme]))"
    let input = { (list: String) in
      list.split(separator: ",").map { "\($0) input:is([type=a], [type=b])" }.joined(separator: ",")
        + " { --a: var(--b) }"
    }
    let read = ReadCSS(
      "\(light) { --a: #111; --b: #222 } \(input(light)) "
        + "@media (prefers-color-scheme: dark) { \(dark) { --a: #eee; --b: #ddd } \(input(dark)) } "
        + "[data-theme=dark] { --a: #eee; --b: #ddd } \(input("[data-theme=dark]"))",
      conditions: ConditionChoices([("input:is([type=a], [type=b])", .audit)]))
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
    #expect(
      read.axes == ["scheme: light, dark", "input:is([type=a], [type=b]): without, with"])
    #expect(read.hex("a", "dark", "with") == "#DDDDDD")
  }

  @Test(arguments: [
    ".dark html.theme-blue", ".dark :root", ":is(.dark *)", ".dark > .theme-blue",
    ".dark .a .theme-blue", ".theme-blue .dark",
    ".dark .card", ".theme-blue .theme-red",
  ])
  func `What matches nothing or another element is not taken for a combination`(selector: String) {
    let read = ReadCSS("\(Self.root)\(Self.blue)\(selector) { --bg: #abc }")
    #expect(!read.catalog.hiddenValues.isEmpty)
    expectNone(read)
  }

  @Test(arguments: [
    ":root:is(.dark *)", "html.theme-blue:is(.dark *)", ":root:where(.dark *, .dark-mode *)",
  ])
  func `A rule for a root inside of another element changes nothing, and is said`(selector: String)
  {
    let read = ReadCSS("\(Self.root)\(Self.blue)\(selector) { --bg: #abc }")
    #expect(read.catalog.hiddenValues.isEmpty)
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasSuffix("the root is inside of no other element"))
    expectNone(read)
  }

  private func expectNone(_ read: ReadCSS) {
    for theme in ["default", "blue"] {
      for scheme in ["light", "dark"] { #expect(read.hex("bg", theme, scheme) != "#AABBCC") }
    }
  }
}
