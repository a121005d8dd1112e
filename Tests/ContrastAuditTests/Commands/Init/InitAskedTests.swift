import TestSupport
import Testing

/// What a style sheet may show and `init` cannot judge: it is asked, and an audit refuses until somebody
/// decides.
@Suite struct InitAskedTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let page = ":root { --text: #222; --page: #FFF }\n"

  @Test(arguments: [
    ("@import url(\"https://example.com/theme.css\");\n" + page, "@import url("),
    ("@import \"gone.css\";\n" + page, "@import \"gone.css\""),
    (page + "@keyframes fade { from { --text: #EEE } }", "@keyframes fade"),
    (
      page + ":root.dark { --text: #DDD; --page: #111 } :root.dark.light { --text: #EEE }",
      "two schemes or themes at once"
    ),
    (page + ".box { --page: var(--gone) }", ".box"),
    (page + ".box { --page: image(red) }", ".box"),
    (page + ".box { --text: image(red) }", ".box"),
    (page + "@media (width > 9px) { :root { --page: image(red) } }", "(width > 9px)"),
  ])
  func `It is left to decide, and never passes`(css: String, condition: String) throws {
    try workspace.write(css, to: "app.css")
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    #expect(draft.output.contains("Left to you"), "\(draft.output)")
    #expect(draft.output.contains(condition))
    #expect(!(try workspace.read("contrast-audit.json")).contains("ignore"))
    let run = ToolRun([], in: workspace)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains(condition), "\(run.errors)")
  }

  /// The server gives nothing but `@font-face`; the base of Tailwind stands in layers.
  @Test(arguments: [
    "url(\"https://fonts.googleapis.com/css2?family=Inter\")", "\"//fonts.bunny.net/css?family=a\"",
    "\"@fontsource/inter/400.css\"", "'tailwindcss'",
  ])
  func `An import of fonts is ignored in writing`(address: String) throws {
    try workspace.write("@import \(address);\n" + Self.page, to: "app.css")
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.output.contains("ignore  @import \(address)"), "\(draft.output)\(draft.errors)")
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test(arguments: [
    "https://fonts.googleapis.com.example.com/a.css", "https://example.com/fonts.googleapis.com",
    "tailwindcss-colors/a.css",
  ])
  func `An import that only looks like one of fonts is asked`(address: String) throws {
    try workspace.write("@import \"\(address)\";\n" + Self.page, to: "app.css")
    #expect(ToolRun(["init"], in: workspace).output.contains("Left to you"))
    #expect(ToolRun([], in: workspace).status == 2)
  }
}
