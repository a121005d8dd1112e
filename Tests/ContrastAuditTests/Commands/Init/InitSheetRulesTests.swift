import TestSupport
import Testing

/// What `init` pairs because the rules of a style sheet give the colors to elements.
///
/// The pairs of each sheet are what a browser shows by CSS Cascade 5, and what a person who reads the
/// sheet would write.
@Suite struct InitSheetRulesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  struct Sheet: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Beside `--bg`, `--text` and the colors of the page.
    let rules: String
    let pairs: Set<String>

    init(_ name: String, _ rules: String, _ pairs: Set<String>) {
      (testDescription, self.rules, self.pairs) = (name, rules, pairs)
    }
  }

  @Test(arguments: [
    Sheet(
      "A rule with both colors, whatever their names say",
      "button { color: var(--bg); background: var(--accent) }", ["bg on accent"]),
    Sheet(
      "Elements of a type stand on the page",
      "a { color: var(--accent) } a:hover { color: var(--other) }",
      ["accent on bg", "other on bg"]),
    Sheet(
      "Links of a part are links",
      ".article a { color: var(--accent) } .article a:hover { color: var(--other) }",
      ["accent on bg", "other on bg"]),
    Sheet("Parts of one do not", ".toast b { color: var(--accent) }", []),
    Sheet(
      "A control has a background of the browser", "button, ::placeholder { color: var(--accent) }",
      []),
    Sheet(
      "A background without a text has that of the page",
      "aside { background: var(--soft-bg) } hr, .dot { background: var(--accent) }",
      ["text on soft-bg"]),
    Sheet(
      "Every second row too, and nothing under the mouse",
      "tr:nth-child(2n) { background: var(--soft-bg) } p:hover { background: var(--other-bg) }",
      ["text on soft-bg"]),
    Sheet(
      "What names the part whose background is there stands on it",
      ".side { background: var(--soft-bg); color: var(--text) } .now { color: var(--soft-now) }",
      ["text on soft-bg", "soft-now on soft-bg"]),
    Sheet(
      "A name that says what it is outweighs what several rules make",
      "input { color: var(--text) } input { background: var(--border) }",
      ["border on bg: ui-component"]),
    Sheet(
      "A box with a tick has no text",
      "input { color: var(--text); background: var(--bg) } input:checked { background: var(--accent) }",
      []),
    Sheet(
      "A disabled control needs no contrast",
      ".b:disabled { color: var(--accent); background: var(--other) }", []),
    Sheet(
      "What is shown in one scheme is not judged in the others",
      ".dark .b { color: var(--accent); background: var(--other) } "
        + "@media print { .b { color: var(--other); background: var(--accent) } }", []),
    Sheet(
      "A translucent background lies over the page",
      "code { color: var(--accent); background: var(--veil) }", ["accent on veil over bg"]),
    Sheet(
      "In a part with a background it lies over that",
      ".box { background: var(--soft-bg) } .box code { color: var(--accent); background: var(--veil) }",
      ["text on soft-bg", "accent on veil over soft-bg"]),
    Sheet(
      "In a translucent part it lies over both",
      ".box { background: var(--film) } .box code { color: var(--accent); background: var(--veil) }",
      ["accent on veil over film over bg"]),
    Sheet(
      "In the part and beside it, it is judged twice",
      ".box { background: var(--film) } .box code, code { color: var(--accent); background: var(--veil) }",
      ["accent on veil over bg", "accent on veil over film over bg"]),
    Sheet(
      "Nothing shows through what is opaque, nor the page twice",
      ".box { background: var(--film) } .box b, b { color: var(--accent); background: var(--soft-bg) } "
        + ".page { background: var(--bg) } .page i, i { color: var(--other); background: var(--veil) }",
      ["accent on soft-bg", "other on veil over bg"]),
    Sheet(
      "A part that another rule tells by its type too",
      "div[class*='code'] { background: var(--soft-bg) } "
        + "[class*='code'] .add { color: var(--accent); background: var(--veil) }",
      ["text on soft-bg", "accent on veil over soft-bg"]),
    Sheet(
      "A rule that sets the colors of its elements",
      ".b { color: var(--b-one); background: var(--b-two) } "
        + ".b-other { --b-two: var(--other); --b-one: var(--accent) } "
        + ".b-bare { --b-two: transparent; --b-one: var(--other) }",
      ["b-one on b-two over bg", "accent on other", "other on bg"]),
    Sheet(
      "What is of a block has its text, and the background of its modifier",
      ".note { color: var(--accent) } .note--tip { background: var(--soft-bg) }",
      ["accent on soft-bg"]),
    Sheet(
      "What a part sets stands on the background of the part",
      ".tip { --tone: var(--accent); background: var(--soft-bg) } .title { color: var(--tone) }",
      ["text on soft-bg", "accent on soft-bg"]),
    Sheet(
      "What a part sets stands on what it sets its background to",
      ".cta { --tone: var(--accent); --fill: var(--other); background: var(--fill) } "
        + ".title { color: var(--tone) }", ["accent on other"]),
    Sheet(
      "A part with a text of its own, and a veil, have not that of the page",
      ":root { --side-bg: #ddd; --side-fg: #222; --overlay-bg: #999 } "
        + ".side { background: var(--side-bg) } .veil { background: var(--overlay-bg) }",
      ["side-fg on side-bg"]),
    Sheet(
      "A border that is called a background is a border",
      "aside { border: 1px solid var(--soft-bg) }", ["soft-bg on bg: ui-component"]),
  ])
  func `Rules show pairs`(sheet: Sheet) throws {
    try workspace.write(
      """
      :root { --bg: #fff; --text: #111; --accent: #00c; --other: #060; --soft-bg: #eee;
        --other-bg: #ddd; --soft-now: #600; --border: #777; --veil: #0001; --film: #0002;
        --b-one: #300; --b-two: #fee }
      body { background: var(--bg); color: var(--text) }
      \(sheet.rules)
      """, to: "app.css")
    // The border is one by its name.
    let known: Set = ["text on bg", "border on bg: ui-component"]
    #expect(try workspace.draftedPairings(["app.css"]) == known.union(sheet.pairs))
  }

  @Test func `Sheets beside that with the colors show pairs, but for those of tests`() throws {
    try workspace.write(":root { --bg: #fff; --fg: #111; --warm: #c00 }", to: "css/variables.css")
    try workspace.write(
      "html { color: var(--fg); background: var(--bg) } h1 { color: var(--warm) }",
      to: "css/general.css")
    try workspace.write("p { color: var(--bg); background: var(--fg) }", to: "tests/page.css")
    #expect(try workspace.draftedPairings() == ["fg on bg", "warm on bg"])
  }

  /// A rule for a type shows a background; the sheet shows two of the three then.
  @Test(arguments: [
    ("fieldset { border: 1px solid var(--x-bg-3) }", ["x-bg-3 on x-bg-1: ui-component"]),
    // What is a background too stays one, and is the border of a control.
    (
      "input { border: 1px solid var(--x-bg-3) } td { background: var(--x-bg-3) }",
      ["x-tx-1 on x-bg-3", "x-bg-3 on x-bg-1: ui-component"]
    ),
    (
      "fieldset { border: 1px solid var(--x-bg-3) } td { background: var(--x-bg-3) }",
      ["x-tx-1 on x-bg-3"]
    ),
    // Another token points to it.
    (
      "fieldset { border: 1px solid var(--x-bg-3) } :root { --x-card: var(--x-bg-3) }",
      ["x-tx-1 on x-bg-3"]
    ),
  ])
  func `A background that is only ever a border has no text`(
    rules: String, more: [String]
  ) throws {
    try workspace.write(
      """
      :root { --x-tx-1: #000; --x-bg-1: #fff; --x-bg-2: #eee; --x-bg-3: #ddd; --x-gap: 1px }
      body { background: var(--x-bg-1); color: var(--x-tx-1) } pre { background: var(--x-bg-2) }
      \(rules)
      """, to: "app.css")
    #expect(
      try workspace.draftedPairings() == Set(more + ["x-tx-1 on x-bg-1", "x-tx-1 on x-bg-2"]))
  }

  /// `--d-ink` is what `--ink` is in the dark.
  @Test func `A token named for a scheme is judged as the one that points to it`() throws {
    try workspace.write(
      """
      :root { --x-tx-1: #000; --x-bg-1: #fff; --x-d-tx-1: #fff; --x-d-bg-1: #000; --x-gap: 1px }
      @media (prefers-color-scheme: dark) {
        :root { --x-tx-1: var(--x-d-tx-1); --x-bg-1: var(--x-d-bg-1) }
      }
      """, to: "app.css")
    #expect(try workspace.draftedPairings() == ["x-tx-1 on x-bg-1"])
  }
}
