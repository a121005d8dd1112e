import TestSupport
import Testing

/// Sheets and settings as frameworks for the web ship them.
@Suite struct InitFrameworkSheetsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  // MARK: Tailwind CSS 3

  /// #111 on white has 18.88 by WCAG, and #EEE on #111 16.28.
  @Test(arguments: [
    "rgb(var(--text) / <alpha-value>)", "rgba(var(--text), 0.5)", "rgb(var(${name}) / 1)",
  ])
  func `Components belong to the function that Tailwind's settings put around them`(
    use: String
  ) throws {
    try workspace.write(
      "module.exports = { content: [], theme: { extend: { colors: { text: `\(use)` } } } }",
      to: "web/tailwind.config.js")
    try workspace.write(
      """
      @tailwind base;
      @layer base {
        :root { --text: 17 17 17; --page: 255 255 255 }
        .dark { --text: 238 238 238; --page: 17, 17, 17 }
      }
      """, to: "web/app.css")
    #expect(
      try ratios() == ["text on page in dark: 16.3", "text on page in light: 18.9"])
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #"{ "path": "web/app.css", "channels": "rgb" }"#))
  }

  /// `hsl(20 20 20)` is a brown that no page shows.
  @Test func `Components of which nobody says the function are no colors of another one`() throws {
    try workspace.write(
      ":root { --text: 222 84% 5%; --page: 0 0% 100%; --link: 20 20 20 }", to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2, "\(run.output)")
  }

  @Test func `Plugins of Tailwind are no colors`() throws {
    try workspace.write(
      """
      import forms from '@tailwindcss/forms'
      export default {
        content: ['./src/**/*.html'],
        plugins: [forms],
        daisyui: { themes: [{ mine: { 'base-content': '#111111', 'base-100': '#ffffff' } }] },
      }
      """, to: "tailwind.config.js")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let audit = ToolRun([], in: workspace)
    #expect(audit.status == 0, "\(audit.output)")
  }

  // MARK: daisyUI

  /// The built sheet of daisyUI 5 has each theme by an attribute and by a control of its own.
  @Test func `A control that chooses a theme is judged as the theme`() throws {
    func theme(_ name: String, _ values: String) -> String {
      "\n:root:has(input.theme-controller[value=\(name)]:checked),[data-theme=\(name)]{\(values)}"
    }
    let light = "--color-base-100:#fff;--color-base-content:#111"
    let dark = "--color-base-100:#111;--color-base-content:#222"
    try workspace.write(
      ":where(:root),:root:has(input.theme-controller[value=light]:checked),[data-theme=light]{\(light)}"
        + "\n@media (prefers-color-scheme:dark){:root:not([data-theme]){\(dark)}}"
        + theme("light", light) + theme("dark", dark)
        + theme("cup", "--color-base-100:#fff;--color-base-content:#fff"), to: "app.css")
    // By WCAG: #111 on white 18.88, #222 on #111 1.19, white on white 1.
    let found = try Set(ratios())
    #expect(found.contains { $0.contains("cup") && $0.hasSuffix(": 1.0") }, "\(found)")
    #expect(found.contains { $0.contains("dark") && $0.hasSuffix(": 1.2") }, "\(found)")
    #expect(found.contains { $0.contains("light") && $0.hasSuffix(": 18.9") }, "\(found)")
  }

  @Test func `Themes that only a plugin has are named`() throws {
    try workspace.write(
      "@import \"tailwindcss\";\n@plugin \"daisyui\" { themes: light --default, cupcake; }",
      to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("the themes light, cupcake of '@plugin \"daisyui\"' are not read"))
  }

  // MARK: GitHub

  private func github(_ name: String, _ mode: String, _ values: String) -> String {
    """
    [data-color-mode="\(mode)"][data-\(mode)-theme="\(name)"],
    [data-color-mode="auto"][data-light-theme="\(name)"] { \(values) }
    @media (prefers-color-scheme: dark) {
      [data-color-mode="auto"][data-dark-theme="\(name)"] { \(values) }
    }

    """
  }

  /// By WCAG: #222 on white 15.91, #CCC on #111 11.76, #444 on #222 1.63.
  @Test(arguments: [true, false])
  func `The themes of GitHub are contexts, whichever mode shows them`(isOneFile: Bool) throws {
    let sheets = [
      ("light", github("light", "light", "--text: #222; --page: #FFF")),
      ("dark", github("dark", "dark", "--text: #CCC; --page: #111")),
      ("dark_dimmed", github("dark_dimmed", "dark", "--text: #444; --page: #222")),
    ]
    if isOneFile {
      try workspace.write(sheets.map(\.1).joined(), to: "themes.css")
    } else {
      for (name, css) in sheets { try workspace.write(css, to: "\(name).css") }
    }
    let themes = [("light", "15.9"), ("dark", "11.8"), ("dark_dimmed", "1.6")]
    let expected = ["light", "dark"].flatMap { scheme in
      themes.map { "text on page in \($0) \(scheme): \($1)" }
    }
    #expect(try ratios() == expected.sorted())
    #expect(!ToolRun([], in: workspace).output.contains("nothing is judged"))
  }

  // MARK: Plain JSON

  /// Black on white.
  @Test func `Colors as plain texts are read in tokens json too`() throws {
    try workspace.write(
      ##"{"color": {"text.primary": "#000000", "page": "#FFFFFF"}}"##, to: "tokens.json")
    #expect(try ratios() == ["color.text.primary on color.page in : 21.0"])
  }

  /// Drafts a policy and audits by it: each pairing with its contexts by name, and its ratio.
  private func ratios() throws -> [String] {
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    let audit = ToolRun(["--format=json"], in: workspace)
    return try JSONReport.audits(audit.output).flatMap(\.report.results).map { result in
      let contexts = result.context.sorted { $0.key < $1.key }.map(\.value)
      let ratio = result.number("ratio").map { ($0 * 10).rounded() / 10 } ?? 0
      return "\(result.text("foreground")) on \(result.background.joined()) in "
        + "\(contexts.joined(separator: " ")): \(ratio)"
    }.sorted()
  }
}
