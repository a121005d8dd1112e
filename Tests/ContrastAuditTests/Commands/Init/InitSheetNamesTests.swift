import TestSupport
import Testing

/// What `init` makes of names as public style sheets have them.
@Suite struct InitSheetNamesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Drafts a policy in the folder, and audits by it.
  private func audited() throws -> (draft: ToolRun, results: [JSONReport.Result]) {
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    let audit = ToolRun(["--format=json"], in: workspace)
    return (draft, try JSONReport(audit.output).results)
  }

  /// `foreground on background`, and the usage where that is no text.
  private func pairings(_ css: String) throws -> Set<String> {
    try workspace.write(":root { \(css) }", to: "app.css")
    return Set(
      try audited().results.map {
        let usage = $0.text("usage") == "text" ? "" : ": " + $0.text("usage")
        return "\($0.text("foreground")) on \($0.background.joined(separator: " over "))\(usage)"
      })
  }

  private static let palette =
    (0..<12).map { "--sea-\($0 * 10): #0\($0 % 10)0;" }.joined(separator: " ")

  static let names: [(css: String, expected: [String])] = [
    // Tailwind's names for the utilities of a property are those of what they are an alias of.
    (
      """
      --content-default: #111; --surface-default: #fff; --stroke-default: #777;
      --text-color-default: var(--content-default); --ring-color-default: var(--stroke-default);
      --background-color-default: var(--surface-default);
      --border-color-default: var(--stroke-default)
      """,
      [
        "content-default on surface-default", "stroke-default on surface-default: ui-component",
      ]
    ),
    // What has a value of its own is judged by itself.
    (
      "--content-default: #111; --text-color-default: #222; --surface-default: #fff",
      ["content-default on surface-default", "text-color-default on surface-default"]
    ),
    // No color stands on itself, and inverse text stands on the color of the brand.
    (
      """
      --accent: #339; --pale: #eef; --text: #111; --bg: #fff; --text-accent: var(--accent);
      --bg-accent: var(--accent); --text-invert: var(--pale)
      """,
      ["text on bg", "text-accent on bg", "text-invert on bg-accent"]
    ),
    // Unless nothing else is there: a page of one color is a mistake.
    ("--white: #fff; --text: var(--white); --bg: var(--white)", ["text on bg"]),
    ("--text: #fff; --bg: #fff; --bg-alt: #eee", ["text on bg", "text on bg-alt"]),
    // The steps of a scale are not what a button is at rest and under the pointer.
    (
      """
      --warn-color0: #600; --warn-color1: #700; --warn-color-normal: #800;
      --warn-color-hover: #900; --warn-color-foreground: #fff; --text: #111; --bg: #fff
      """,
      [
        "text on bg",
        "warn-color-foreground on warn-color-normal", "warn-color-foreground on warn-color-hover",
      ]
    ),
    (
      "--jp-ui-font-color1: #111; --jp-content-font-color1: #222; --jp-layout-color1: #fff; --jp-x: 1",
      ["jp-ui-font-color1 on jp-layout-color1", "jp-content-font-color1 on jp-layout-color1"]
    ),
    // The page is that of the larger system, beside the tokens of a package.
    (
      """
      --vp-text: #111; --vp-bg: #fff; --vp-border: #777; --vp-text-2: #333; --vp-code-bg: #0001;
      --vp-code-color: #222; --find-text-color: #222; --find-background-color: #eee;
      --find-focus-color: #777
      """,
      [
        "vp-text on vp-bg", "vp-text-2 on vp-bg", "vp-border on vp-bg: ui-component",
        "vp-code-color on vp-code-bg over vp-bg", "find-text-color on find-background-color",
        "find-focus-color on vp-bg: ui-component",
      ]
    ),
    // Without a page, a border is seen against what it is around.
    (
      "--input-color: #111; --input-background-color: #fff; --input-border-color: #777",
      [
        "input-color on input-background-color",
        "input-border-color on input-background-color: ui-component",
      ]
    ),
    // A background with the focus is a background.
    (
      "--input-color: #111; --input-background-color: #fff; --input-background-color-focus: #eee",
      ["input-color on input-background-color"]
    ),
    // No text stands on all steps of a palette.
    (
      "--text: #111; --bg: #fff; --sea-invert: #fff; \(palette)",
      ["text on bg"]
    ),
    // What lies behind a dialog holds no text.
    ("--text: #111; --bg: #fff; --backdrop-bg-color: rgba(0, 0, 0, 0.6)", ["text on bg"]),
  ]

  @Test(arguments: names)
  func `Names tell what stands on what`(css: String, expected: [String]) throws {
    #expect(try pairings(css) == Set(expected))
  }

  @Test func `A sheet of a scheme's class is read beside that of the other scheme`() throws {
    try workspace.write(
      ":root, :host, .sl-theme-light { --sl-text: #111; --sl-page: #fff }", to: "light.css")
    try workspace.write(
      ":host, .sl-theme-dark { --sl-text: #222; --sl-page: #111 }", to: "dark.css")
    let (draft, results) = try audited()
    #expect(draft.output.contains("Read 'dark.css', 'light.css'"))
    // #222 on #111 has 1.19 to 1.
    #expect(results.contains { $0.context["scheme"] == "dark" && $0.outcome == "fail" })
    #expect(
      results.allSatisfy {
        $0.context["scheme"] == "dark" || $0.context[":host"] == "with" || $0.outcome == "pass"
      })
  }

  @Test func `A sheet without a scheme is not for that scheme`() throws {
    try workspace.write(":root { --text: #000; --page: #fff }", to: "app.css")
    try workspace.write(":root { --text: #fff; --page: #fff }", to: "app-no-dark-mode.css")
    let draft = ToolRun(["init"], in: workspace)
    #expect(!draft.output.contains("scheme dark"), "\(draft.output)")
  }

  @Test func `A sheet that contradicts those of the schemes takes no scheme away`() throws {
    // A sheet of a part sets what only the themes should.
    try workspace.write(":root { --warn: #900 }", to: "parts/style/part.css")
    for (name, text, page) in [
      ("dark-extension", "#fff", "#000"), ("light-extension", "#000", "#fff"),
      ("dark-high-contrast-extension", "#ff0", "#000"),
    ] {
      try workspace.write(
        ":root { --text: \(text); --page: \(page); --warn: \(text) }",
        to: "theme-\(name)/style/theme.css")
    }
    let (_, results) = try audited()
    let contexts = Set(
      results.map { "\($0.context["scheme"] ?? "") \($0.context["contrast"] ?? "")" })
    // There is no light theme with more contrast.
    #expect(contexts == ["light none", "dark none", "dark high"])
    #expect(results.contains { $0.context["scheme"] == "light" && $0.outcome == "pass" })
  }
}
