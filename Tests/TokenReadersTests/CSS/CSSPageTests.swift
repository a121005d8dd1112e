import DesignTokens
import Testing

/// The root and the body, which are on every page. Chromium shows the expected values.
@Suite struct CSSPageTests {
  @Test(arguments: [
    "body { --a: #fff }", "html body { --a: #fff }", ":root > body { --a: #fff }",
    ":where(html, body) { --a: #fff }", "html, body { --a: #fff }", "BODY { --a: #fff }",
    "body { & { --a: #fff } }",
  ])
  func `What the body declares shows, and is no question`(rule: String) {
    let read = ReadCSS("\(rule) :root:root { --a: #000 }")
    #expect(read.axes.isEmpty)
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
    #expect(read.hex("a") == "#FFFFFF")
  }

  @Test(arguments: [
    ("body.dark", "dark"), (".dark body", "dark"), ("html.dark > body", "dark"),
    (":root.night", "dark"), ("body.night", "dark"), ("html.theme-dark", "dark"),
    ("body { &.dark", "dark"), ("body[data-mode=dark]", "dark"), ("[theme=dark]", "dark"),
  ])
  func `The root and the body choose a scheme as a class alone does`(
    selector: String, scheme: String
  ) {
    let end = selector.contains("{") ? "}" : ""
    let read = ReadCSS(":root { --a: #fff } \(selector) { --a: #000 } \(end)")
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "light") == "#FFFFFF")
    #expect(read.hex("a", scheme) == "#000000")
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
  }

  /// On the body, the more specific rule wins, and the later one of equals; over the root, both do.
  @Test(arguments: [
    ("body.dark { --a: #111 } body { --a: #222 }", "#111111"),
    (".dark { --a: #111 } body.dark { --b: #222 } body { --a: #222 }", "#111111"),
    (".dark { --a: #111 } body.dark { --b: #222 } body:not(#x) { --a: #222 }", "#222222"),
    ("body.dark { --a: #111 } :root { --a: #222 !important }", "#111111"),
  ])
  func `A class of the body is nowhere else`(rules: String, hex: String) {
    let read = ReadCSS(
      ":root { --a: #fff } \(rules)", conditions: ConditionChoices([("body:not(#x)", .audit)]))
    #expect(!read.catalog.hiddenValues.contains { $0.condition == "a theme on the root element" })
    let last = read.axes.contains { $0.hasPrefix("body:not") } ? "with" : "dark"
    #expect(read.hex("a", "dark", last) == hex, "\(read.axes)")
  }

  /// `--b` is #FFF for all text: it is computed at the root.
  @Test func `What the body inherits is not made of its own values`() {
    let read = ReadCSS(":root { --a: #fff; --b: var(--a); --c: #123 } body { --a: #000 }")
    #expect(read.catalog.hiddenValues.map(\.condition) == ["a value that the body inherits"])
    #expect(read.hex("a") == "#000000")
    let again = ReadCSS(":root { --a: #fff; --b: var(--a) } body { --a: #000; --b: var(--a) }")
    #expect(again.catalog.hiddenValues.isEmpty)
    #expect(again.hex("b") == "#000000")
  }

  @Test func `A decision about the body stays what it is`() {
    let text = ":root { --a: #000 } body { --a: #fff }"
    let ignored = ReadCSS(text, conditions: ConditionChoices([("body", .ignore)]))
    #expect(ignored.hex("a") == "#000000")
    let audited = ReadCSS(text, conditions: ConditionChoices([("body", .audit)]))
    #expect(audited.axes == ["body: without, with"])
  }
}
