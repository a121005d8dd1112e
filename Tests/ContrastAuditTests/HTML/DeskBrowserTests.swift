import TestSupport
import Testing

/// The page of `desk` in a real browser, under its own content security policy.
@Suite(
  .enabled(
    if: Browser.path != nil,
    "no Chromium or Chrome is installed; CHROMIUM=/path/to/it names one elsewhere"),
  .serialized)
struct DeskBrowserTests {
  /// The page of a system.
  private func page(_ words: [String], in workspace: Workspace) throws -> String {
    let run = ToolRun(["desk"] + words, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return try workspace.read("contrast-desk.html")
  }

  /// Solid colors, ranges over unknown backdrops, gradients, derived colors, chosen foregrounds.
  @Test(arguments: ["VaultMail", "SimpleX", "Eko", "TinyWins", "StyleSheets"])
  func `It computes what the tool does, and says nothing to the console`(_ name: String) throws {
    let words = name == "VaultMail" ? [] : [Fixture.url(name).path(percentEncoded: false)]
    let summary = try JSONReport(
      ToolRun(words + ["--format", "json"], in: try Workspace()).output
    ).summary
    let (output, messages) = try Browser.open(page(words, in: try Workspace()))
    #expect(messages == [])
    let failed = (summary["failed"] ?? 0) + (summary["indeterminate"] ?? 0)
    #expect(
      output.contains(
        "id=\"failing-now\">\(failed) of \(summary["evaluations"] ?? 0) fail</strong>"))
    #expect(output.contains(#"id="distrust" role="alert" hidden="""#))
  }

  @Test func `Numbers that are not the tool's are not to be relied on`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    let page = try page([], in: workspace)
    #expect(page.contains(#""text",4.5,21,21]"#))
    let output = try Browser.open(
      page.replacing(#""text",4.5,21,21]"#, with: #""text",4.5,20.9999,21]"#)
    ).output
    #expect(output.contains(">This browser computes 1 evaluation otherwise than the tool did."))
    #expect(!output.contains(#"id="distrust" role="alert" hidden"#))
  }

  /// The policy knows the one script by its hash: another does not run.
  @Test func `No other script runs`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    let script = "<script>document.title = 'pwned'</script></body>"
    let (output, messages) = try Browser.open(
      page([], in: workspace).replacing("</body>", with: script))
    #expect(messages.count == 1)
    #expect(!output.contains("<title>pwned"))
    #expect(output.contains("of 1 fail</strong>"))
  }
}
