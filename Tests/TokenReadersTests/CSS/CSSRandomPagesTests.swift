import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// What random pages showed, `.verify/pages.py`. Chromium shows the expected values.
@Suite struct CSSRandomPagesTests {
  /// The element has its own value, whatever the root's rules say.
  @Test(arguments: [
    "@layer x { main:is(*, :foo) { --a: #fff } } :root { --a: #000 }",
    "main:is(*, :foo) { --a: #fff } :root { --a: #000 !important }",
    "@layer x { @layer y { .x:foo { --a: #fff } } } :root { --a: #000 }",
  ])
  func `A selector that is not known may be of an element, in whatever layer it is`(text: String) {
    let read = ReadCSS(text)
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// Without a declaration of its prefix no browser takes it, and with one it may be the root.
  @Test(arguments: [
    ":where(x|html)", "x|html", ":is(x|*):root", "x|body", "x|*", ":is(x|html):root",
  ])
  func `A name with a prefix is not the root as it is`(selector: String) {
    let read = ReadCSS(":root { --a: #000 } \(selector) { --a: #fff !important }")
    #expect(read.hex("a") == "#000000")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  @Test(arguments: [
    ("@import 'c.css'; @layer x; @import 'b.css';", "#000000"),
    ("@import 'c.css'; @namespace x url(y); @import 'b.css';", "#000000"),
    ("@namespace x url(y); @import 'b.css';", "#000000"),
    ("@media print { } @import 'b.css';", "#000000"),
    ("@layer x; @layer y; @import 'b.css';", "#FFFFFF"),
    ("@import 'c.css'; @import 'b.css';", "#FFFFFF"),
    ("@import 5; @layer x; @import 'b.css';", "#FFFFFF"),
    ("@namespace; @import 'b.css';", "#FFFFFF"),
    ("@import 'c.css'; @layer 5; @import 'b.css';", "#FFFFFF"),
  ])
  func `An import comes before all but other imports and names of layers`(
    beginning: String, hex: String
  ) {
    let read = Self.read(beginning)
    #expect(read.hex("a") == hex, "\(read.messages)")
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  /// A browser that does not know the rule reads the import.
  @Test(arguments: ["@foo { }", ":foo { }", "@layer 5 { }", "@property --x { }"])
  func `After a rule that is not known an import may be read`(rule: String) {
    let read = Self.read("\(rule) @import 'b.css';")
    #expect(read.catalog.hiddenValues.contains { $0.token == nil }, "\(read.messages)")
  }

  /// On `<html class=dark>` the body's #BBB shows, on `<body class=dark>` #AAA.
  @Test func `What is around the body and on it is not told by one setting`() {
    let read = ReadCSS(
      ":root { --a: #000 } :is(html, body).dark { --b: #ccc } .dark { --a: #aaa } "
        + ".dark body { --a: #bbb }")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// On `<html class=dark>` #BBB shows, on `<body class=dark>` #AAA.
  @Test(arguments: [
    "html.dark, body.dark { --b: #ccc }", "body.dark { --b: #ccc } :root.dark { --b: #ccc }",
    ":is(html, body).dark { --b: #ccc } html.dark { --c: #ccc }",
  ])
  func `A class that rules put on the root and on the body may be on either`(rules: String) {
    let read = ReadCSS("\(rules) .dark { --a: #aaa } :root { --a: #bbb }")
    let asked = read.catalog.hiddenValues
    #expect(
      asked.contains { $0.condition == "a theme on the root element" && $0.canBeAudited },
      "\(asked)")
  }

  /// The body is not the root.
  @Test(arguments: [
    "&:is(:root, .x)", "&:where(.x, html)", ":is(.x, :root)&", "&:is(:is(html), .x)",
  ])
  func `A part of a list that is the root is nothing for the body`(nested: String) {
    let read = ReadCSS(
      "html > body { --a: #fff } body, html { \(nested) { --a: #000 } }",
      conditions: ConditionChoices([(".x", .ignore)]))
    #expect(read.hex("a") == "#FFFFFF", "\(read.messages)")
  }

  /// `&` matches nothing there, and `.x` does.
  @Test(arguments: [
    ".dark { &:not(.dark) { :is(&, .x) { --a: #fff } } }",
    "html:not(html) { :is(&, .x) { --a: #fff } }",
  ])
  func `Beside the rule around, a list may match anything`(text: String) {
    let read = ReadCSS(":root { --a: #000 } \(text)")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// With the class on the root alone, the body has #222.
  @Test(arguments: [
    "html.dark body { --a: #222 } html.dark body.dark { --a: #333 }",
    "html.dark body { --a: #222; &.dark { --a: #333 } }",
  ])
  func `A class on the root and on the body at once is a question`(rules: String) {
    let read = ReadCSS(":root { --a: #000 } \(rules)")
    #expect(read.hex("a", "dark") == "#222222")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// With the class on the root the body has #222: it declares that itself, whatever the root's rules say.
  @Test(arguments: [
    "@layer x { .dark * { --a: #222 } } :root.dark { --b: #333 } :root { --a: #000 }",
    ".dark * { --a: #222 } .dark { --a: #333 } :root { --a: #000 }",
    ".dark * { --a: #222 } :root { --a: #000 !important }",
  ])
  func `What is inside of a class has its own value`(text: String) {
    let read = ReadCSS(text, conditions: ConditionChoices([("*", .audit)]))
    #expect(read.axes.contains(".dark *: without, with"), "\(read.axes)")
    #expect(read.hex("a", "dark", "with") == "#222222")
  }

  /// With the class on the root #111 shows, and with the class on the body #222.
  @Test(arguments: [
    ":is(html, body).dark { --a: #222 } :root.dark { --a: #111 }",
    ".dark:is(body, html) { --a: #222 } :root.dark { --a: #111 }",
    "html, body { &.dark { --a: #222 } } html.dark { --a: #111 !important }",
  ])
  func `A class on the root or on the body is a question that cannot be audited`(text: String) {
    let read = ReadCSS(":root { --a: #000 } \(text)")
    #expect(read.hex("a", "dark") == "#111111")
    #expect(
      read.catalog.hiddenValues.contains { $0.token != nil && !$0.canBeAudited },
      "\(read.messages)")
  }

  /// With the class on the root alone the element has #222.
  @Test(arguments: [
    ".dark main { --a: #222; &.dark { --a: #333 } }",
    ".dark main { --a: #222; &:is(.dark) { --a: #333 } }",
    ".dark .theme-x { --a: #222 } .dark .theme-x.dark { --a: #333 }",
  ])
  func `A class on an element and around it is a question`(rules: String) {
    let read = ReadCSS(
      ":root { --a: #000 } \(rules)", conditions: ConditionChoices([(".dark main", .audit)]))
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
    #expect(read.hex("a", "dark", "with", "x") == "#222222")
  }

  /// On `<html class=sepia>` #FFF shows.
  @Test(arguments: [
    ".sepia { :root& { --a: #fff } }", ".sepia { &:root { --a: #fff } }",
    ":is(.sepia, .x) { html& { --a: #fff } }",
    ":not(.x):root { --b: #000; :is(&, :lang(en)) { &:root { --a: #fff } } }",
  ])
  func `The root may be what a rule of any element means`(rules: String) {
    let read = ReadCSS(":root { --a: #000 } \(rules)")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// The body is never the root, nor is what is inside of another element.
  @Test(arguments: ["body { :root& { --a: #fff } }", ".x p { &:root { --a: #fff } }"])
  func `Where the root cannot be what a rule means nothing is asked`(rules: String) {
    let read = ReadCSS(":root { --a: #000 } \(rules)")
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
  }

  /// With any value of the attribute #222 shows.
  @Test func `A rule for a page that chooses nothing is a question though no rule names a choice`()
  {
    let text = ":root { --a: #222 } html:not([data-theme]) { --a: #111 }"
    let read = ReadCSS(text, conditions: ConditionChoices([("no chosen scheme", .audit)]))
    #expect(read.axes == ["scheme: light, dark", "no chosen scheme: without, with"])
    #expect(read.hex("a", "light", "without") == "#222222")
    #expect(read.hex("a", "light", "with") == "#111111")
    #expect(!ReadCSS(text).catalog.hiddenValues.isEmpty)
  }

  /// With the class on the root alone, the body has #222.
  @Test func `A class on the root and on the body is a question in whatever order they stand`() {
    let read = ReadCSS(
      ":root { --a: #000 } .dark > body { --a: #222; .dark& { --a: #333 } }")
    #expect(read.hex("a", "dark") == "#222222")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// On `<body class=dark>` the text has the root's #BBB, and on `<html class=dark>` #CCC.
  @Test(arguments: [ConditionChoices.Choice.audit, .ignore])
  func `An alias of the root is not followed for a class that is below the root`(
    choice: ConditionChoices.Choice
  ) {
    let read = ReadCSS(
      ".dark { --a: #aaa; --b: #ccc } :root { --a: #ddd; --text: var(--b) } "
        + "@layer x { :root { --b: #bbb } }",
      conditions: ConditionChoices([("a theme on the root element", choice)]))
    #expect(
      read.catalog.hiddenValues.map(\.condition) == ["an element below the root"],
      "\(read.messages)")
  }

  /// The body shows #333 with the class and without it.
  @Test(arguments: [
    ":where(html, body) { --a: #333 !important } body.js { --a: #a58 }",
    "@layer x { body.js { --a: #a58 } } html > body { --a: #333 }",
  ])
  func `A rule of the body in a state that is not known is beaten by other rules of the body`(
    rules: String
  ) {
    let read = ReadCSS(
      ":root { --a: #000 } \(rules)",
      conditions: ConditionChoices([("body.js", .audit)]))
    #expect(read.hex("a", "with") == "#333333", "\(read.messages)")
  }

  /// On `<html class=dark>` the body uses the light scheme.
  @Test func `A rule for a class on the body is none where the class is on the root`() {
    let read = ReadCSS(
      "body.dark { color-scheme: dark } :root.dark { --a: light-dark(#111, #eee) } .dark { --b: #222 } "
        + ":root { --b: #333 }",
      conditions: ConditionChoices([("a theme on the root element", .audit)]))
    #expect(read.hex("a", "dark", "with") == "#111111", "\(read.messages)")
  }

  /// On `<html class=dark>` #000 shows on #000, and on `<body class=dark>` #FFF on #FFF.
  @Test(arguments: [
    ":root.dark { --bg: #000 } body.dark { --text: #fff }",
    "body.dark { --text: #fff } html:not(.dark) { --bg: #000 }",
  ])
  func `A class that one rule puts on the root and another on the body is a question`(rules: String)
  {
    let read = ReadCSS(":root { --bg: #fff; --text: #000 } \(rules)")
    #expect(read.catalog.hiddenValues.contains { $0.condition == "body.dark" }, "\(read.messages)")
  }

  /// On a light system the element has the root's #222.
  @Test func `An alias that an element declares in one scheme only is the root's in the other`() {
    let read = ReadCSS(
      ":root { --a: var(--b); --b: #222 } .x { --b: #333 } "
        + "@media (prefers-color-scheme: dark) { .x { --a: #444 } }",
      conditions: ConditionChoices([(".x", .audit)]))
    #expect(
      read.messages.contains { $0.contains("'.x' cannot be audited: it declares '--b'") },
      "\(read.messages)")
    let both = ReadCSS(
      ":root { --a: var(--b); --b: #222 } .x { --b: #333; --a: #333 }",
      conditions: ConditionChoices([(".x", .audit)]))
    #expect(both.messages.isEmpty)
  }

  /// What the class on the body says of it, an element within that has the value itself does not inherit.
  @Test func `An element inside of the body's class has its own value`() {
    let read = ReadCSS(
      ":root { --a: #000 } body.dark { --a: #222 !important } .dark .card { --a: #333 }",
      conditions: ConditionChoices([(".dark .card", .audit)]))
    #expect(read.hex("a", "dark", "with") == "#333333")
    #expect(read.hex("a", "dark", "without") == "#222222")
  }

  /// With the class on the root the body has #222, with it on the body #333.
  @Test(arguments: [
    ".dark body { --a: #222 } body.dark { --a: #333 !important }",
    "body.dark { --a: #333 } html.dark > body { --a: #222 }",
    "@layer x { .dark body { --a: #222 } } body.dark { --b: #444 } .dark { --a: #333 }",
  ])
  func `Rules of the body with the class on either place are questions`(rules: String) throws {
    let read = ReadCSS(":root { --a: #000; --b: #000 } \(rules)")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
    let audited = ReadCSS(
      ":root { --a: #000; --b: #000 } \(rules)",
      conditions: ConditionChoices([("*.dark*", .audit), ("a theme*", .audit)]))
    let contexts = audited.catalog.axes.reduce([[]]) { lists, axis in
      lists.flatMap { list in axis.contexts.indices.map { list + [$0] } }
    }
    let token = try #require(audited.catalog.token(named: "a"))
    let shown = try contexts.map {
      try TokenResolver(audited.catalog, in: Permutation(contexts: $0)).color(of: token).color.hex
    }
    #expect(Set(shown).isSuperset(of: ["#222222", "#333333"]), "\(audited.axes)")
  }

  /// On the body #AAA shows: it has that itself.
  @Test func `A class that the body must not have may be on the body`() {
    let read = ReadCSS(
      ":root { --a: #000 !important } .dark { --a: #aaa } body:not(.dark) { --b: #bbb } "
        + ":root.dark { --b: #ccc }")
    let asked = read.catalog.hiddenValues
    #expect(asked.contains { $0.condition == "a theme on the root element" }, "\(asked)")
  }

  /// The body has what it declares itself. On the root alone #000 would show.
  @Test(arguments: ["html body", "body"])
  func `Beside the body, a list may match anything`(around: String) {
    let read = ReadCSS(
      "\(around) { :is(&, :has(:is(:foo, .x))) { --a: #fff } } :root { --a: #000 }")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// Not every browser knows them: Chromium drops the rule.
  @Test(arguments: [":playing", ":paused", ":muted", ":picture-in-picture"])
  func `A pseudo-class of some browsers only makes a list unknown`(name: String) {
    let read = ReadCSS(":root { --a: #000 } :root, \(name) { --a: #fff }")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
  }

  /// Reads a style sheet that imports others, which set `--a` more strongly than it does.
  private static func read(_ beginning: String) -> ReadCSS {
    let files = ["b.css": ":root { --a: #fff !important }", "c.css": ":root { --b: #123 }"]
    return ReadCSS(
      source: MemoryLoader(files: files)
        .source("a.css", text: "\(beginning) :root { --a: #000 }"))
  }
}
