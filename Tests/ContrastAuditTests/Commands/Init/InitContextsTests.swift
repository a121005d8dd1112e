import Testing

/// In which contexts `init` judges what has a color in some of them only.
@Suite struct InitContextsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A hero that is a picture on the light page of one theme, and a color everywhere else.
  private func writeThemes(nightHero: String = "#101010") throws {
    func group(_ hero: String, _ page: String, _ ink: String) -> String {
      """
      {"hero-background": \(hero),
       "hero-text": {"$type": "color", "$value": "\(ink)"},
       "background": {"$type": "color", "$value": "\(page)"},
       "text": {"$type": "color", "$value": "\(ink)"}}
      """
    }
    func color(_ hex: String) -> String { "{\"$type\": \"color\", \"$value\": \"\(hex)\"}" }
    let picture = "{\"$type\": \"color\", \"$value\": \"image(sky.png)\"}"
    for (theme, scheme, hero, page, ink) in [
      ("sea", "light", picture, "#FFFFFF", "#000000"),
      ("sea", "dark", color(nightHero), "#000000", "#FFFFFF"),
      ("sun", "light", color("#FFFFEE"), "#FFFFFF", "#000000"),
      ("sun", "dark", color("#111100"), "#000000", "#FFFFFF"),
    ] {
      try workspace.write(
        group(hero, page, ink), to: "themes/\(theme)-\(scheme).tokens.json")
    }
  }

  @Test func `What is unknown in one scheme of one theme is judged in all the others`() throws {
    try writeThemes()
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("hero-background  scheme dark; scheme light with theme sun\n"),
      "\(run.output)")
    let contexts = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
      .filter { $0.background == ["hero-background"] }
      .map { "\($0.context["theme"] ?? "") \($0.context["scheme"] ?? "")" }
    #expect(contexts.sorted() == ["sea dark", "sun dark", "sun light"])
  }

  @Test func `A mistake in the other scheme of that theme is found`() throws {
    try writeThemes(nightHero: "#EEEEEE")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    // White on #EEEEEE is 1.16.
    let run = ToolRun([], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("hero-text on hero-background 1.16"), "\(run.output)")
  }
}
