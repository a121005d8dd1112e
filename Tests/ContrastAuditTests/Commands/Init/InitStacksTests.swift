import Testing

/// What lies beneath the backgrounds that let it through, in a system of parts of an app.
@Suite struct InitStacksTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// The backgrounds of a foreground, with what lies beneath them.
  private func backgrounds(of foreground: String) throws -> [[String]] {
    try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
      .filter { $0.text("foreground") == foreground }.map(\.background)
  }

  private func token(_ hex: String) -> String { "{\"$type\": \"color\", \"$value\": \"\(hex)\"}" }

  private func writeParts(page: String = "page-body") throws {
    let (blue, white, clear) = (token("#0000FF"), token("#FFFFFF"), token("#FFFFFF00"))
    try workspace.write(
      """
      {"site": {"\(page)": {"background-color": \(white), "color": \(token("#000000"))},
                "note": {"background-color": \(clear), "color": \(blue)},
                "page-header": {"background-color": \(blue), "color": \(white)}},
       "kit": {"button": {
         "primary": {"background-color": \(blue), "color": \(white),
           "pressed": {"background-color": \(clear), "color": \(blue)},
           "negative": {"background-color": \(clear), "color": \(blue)}},
         "subtle": {"background-color": \(clear), "color": \(blue)}}},
       "extra": {"tabs": {"tab": {"background-color": \(clear), "color": \(blue)}},
         "card": {"background-color": \(white), "color": \(blue),
           "header": {"background-color": \(clear), "color": \(blue)}},
         "day": {"bold": {"background-color": \(blue), "color": \(white)},
           "today": {"background-color": \(clear), "color": \(blue)}}}}
      """, to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("kit.button.subtle", "site.page-body"), ("extra.tabs.tab", "site.page-body"),
    // A state or another variant has its background in place of the one at rest.
    ("kit.button.primary.pressed", "site.page-body"),
    ("kit.button.primary.negative", "site.page-body"),
    ("extra.day.today", "site.page-body"),
    // What is within a part is shown on it.
    ("extra.card.header", "extra.card"),
  ])
  func `What lets the page through is judged on the page`(part: String, beneath: String) throws {
    try writeParts()
    #expect(
      try backgrounds(of: "\(part).color")
        == [["\(part).background-color", "\(beneath).background-color"]])
  }

  @Test func `A pressed button without a fill passes on the page`() throws {
    try writeParts()
    // Blue on white is 8.59, and on the button at rest it would be 1.
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(arguments: ["page-body", "body", "root", "document"])
  func `The page is told by what its part is called`(page: String) throws {
    try writeParts(page: page)
    for part in ["site.note", "kit.button.subtle"] {
      #expect(
        try backgrounds(of: "\(part).color")
          == [["\(part).background-color", "site.\(page).background-color"]])
    }
  }
}
