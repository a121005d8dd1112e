import DesignTokens
import Testing

/// Further states that random pages showed, `.verify/pages.py`. Chromium shows the expected values.
@Suite struct CSSNestedStatesTests {
  /// In the dark `<main>` shows #FFF: the class is on the root, and not on it.
  @Test(arguments: [
    ".dark main { &:not(.dark) { --a: #fff } }",
    ".dark main { :is(&) { &:not(.dark) { --a: #fff } } }",
    ".dark body { &:not(.dark) { --a: #fff } }",
  ])
  func `An element may lack the class that is around it`(rule: String) {
    let read = ReadCSS(":root { --a: #000 } \(rule)")
    let hidden = read.catalog.hiddenValues
    #expect(hidden.contains { $0.token != nil && $0.condition.contains(":not") }, "\(hidden)")
  }

  /// On `<body class=light>` #AAA shows, whatever the policy says of the other rule.
  @Test(arguments: [ConditionChoices.Choice.audit, .ignore])
  func `A decided rule still says that a class may be on the body`(choice: ConditionChoices.Choice)
  {
    let text =
      ":root { --a: #bbb !important } .light { --a: #aaa } body:not(.dark) { --b: #ccc } "
      + ":root:not(.dark) { --c: #ccc }"
    let read = ReadCSS(
      text, conditions: ConditionChoices([("body:not(.dark)", choice), ("a theme*", .ignore)]))
    #expect(read.hex("a", "light", "without") == "#AAAAAA", "\(read.messages)")
  }

  /// On `<body data-theme=navy>` #222 shows.
  @Test func `Rules of one theme stay in their order`() {
    let read = ReadCSS(
      "[data-theme=navy] { --a: #111 } :root { --a: #000 } [data-theme=navy] { --a: #222 } "
        + "@media (prefers-color-scheme: dark) { :root { --a: #333 } }",
      conditions: ConditionChoices([("a theme*", .ignore)]))
    #expect(read.hex("a", "navy") == "#222222")
  }

  @Test(arguments: ["inherit", "unset", "revert"])
  func `The body takes the color scheme of the root`(word: String) {
    let read = ReadCSS(
      ":root { color-scheme: light dark; --a: light-dark(#111, #eee) } body { color-scheme: \(word) }"
    )
    #expect(read.hex("a", "light") == "#111111")
    #expect(read.hex("a", "dark") == "#EEEEEE")
    let element = ReadCSS(
      ":root { color-scheme: light dark; --a: light-dark(#111, #eee) } main { color-scheme: \(word); --b: #000 }",
      conditions: ConditionChoices([("main", .audit)]))
    #expect(element.hex("a", "dark", "with") == "#EEEEEE")
  }

  /// The root has no element around it.
  @Test func `The root takes no color scheme`() {
    let read = ReadCSS(":root { color-scheme: inherit; --a: light-dark(#111, #eee) }")
    #expect(read.hex("a", "dark") == "#111111")
  }

  @Test func `What is on a page is in no shadow root`() {
    let read = ReadCSS(":root:not(:host) { --a: #000 } body { --a: #fff }")
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  /// On `<html class=sepia>` #059 shows.
  @Test(arguments: ["&:root", ":root&"])
  func `A nested rule of the root shows what the root may have`(nested: String) throws {
    let read = ReadCSS(
      ":root { --a: #000; --b: #000 } .sepia { --a: var(--b) !important; \(nested) { --b: #059 } }",
      conditions: ConditionChoices([("*sepia*", .audit)]))
    let axis = try #require(read.catalog.axes.first { $0.name.contains("root") })
    let choice = read.catalog.axes.map { $0.name == axis.name ? 1 : 0 }
    let token = try #require(read.catalog.token(named: "a"))
    let color = try TokenResolver(read.catalog, in: Permutation(contexts: choice)).color(of: token)
    #expect(color.color.hex == "#005599")
  }

  /// The body has the root's #059.
  @Test(arguments: ["unset", "inherit", "revert", "var(--none, inherit)"])
  func `An element takes the value of the one around it`(value: String) {
    let read = ReadCSS(
      ":root { --a: #059; --b: #000 } body { --a: \(value); --b: var(--a, #fff) }")
    #expect(read.hex("b").contains("is the value of the element around"), "\(read.hex("b"))")
    #expect(ReadCSS(":root { --a: unset; --b: var(--a, #fff) }").hex("b") == "#FFFFFF")
  }

  /// On `<body class=dark>` #C1C shows: the class is not on the root.
  @Test func `A class that a rule puts on the root alone is not on the body`() {
    let read = ReadCSS(
      ":root { --a: #000; --b: #c1c } :root.dark { --b: #934 } html.dark, body.dark { --a: var(--b) }"
    )
    #expect(read.catalog.hiddenValues.contains { $0.condition == "body.dark" }, "\(read.messages)")
  }
}
