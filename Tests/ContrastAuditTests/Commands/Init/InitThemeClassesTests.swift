import TestSupport
import Testing

/// Classes of the page that exclude each other, as far as the sheet shows it.
@Suite struct InitThemeClassesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let page = ":root { --text: #222; --page: #FFF }\n"
  private static let night = ":root.night { --text: #CCC; --page: #111 }\n"

  /// By WCAG #333 on #F4ECD8 is 10.73, #CCC on #111 is 11.76, #222 on white 15.91.
  @Test func `Classes that set the same colors are three contexts, not four`() throws {
    try workspace.write(
      Self.page + ":root.sepia { --text: #333; --page: #F4ECD8 }\n" + Self.night, to: "app.css")
    #expect(
      try workspace.draftedOutcomes() == [
        "text on page in default: pass", "text on page in sepia: pass",
        "text on page in night: pass",
      ])
  }

  /// What a page with both classes shows is neither of them: #222 on #111 is 1.19 by WCAG.
  @Test(arguments: [
    // Fewer colors.
    page + night + ":root.sepia { --text: #222 }",
    // The same colors, but one wins in the one and one in the other.
    page + ":root.sepia { --page: #F4ECD8 }\n" + night + ":root.sepia { --text: #222 }",
    page + ":root.sepia { --text: #222 !important; --page: #F4ECD8 }\n" + night,
    page + ":root.sepia { --text: #222; --page: #F4ECD8 }\n" + night
      + "html:root.sepia { --text: #222 }",
  ])
  func `A state with both classes stays where it looks like neither`(css: String) throws {
    try workspace.write(css, to: "app.css")
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    let run = ToolRun([], in: workspace)
    #expect(run.status != 0, "\(draft.output)\(run.output)")
    #expect(run.status == 2 || run.output.contains("1.18"), "\(run.output)\(run.errors)")
  }
}
