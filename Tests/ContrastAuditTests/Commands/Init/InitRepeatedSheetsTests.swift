import Testing

/// Style sheets of several themes, each of which gathers the sheets of its schemes, with copies of them.
@Suite struct InitRepeatedSheetsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func sheet(_ page: String, _ ink: String) -> String {
    ":root { --page-background: \(page); --text: \(ink); }"
  }

  private func writeThemes() throws {
    for (theme, page) in [("sea", "#F0F8FF"), ("sun", "#FFFFF0")] {
      for (name, sheet) in [
        (theme, sheet(page, "#000000")), ("\(theme)_dark", sheet("#000000", page)),
        ("\(theme)_more", sheet("#FFFFFF", "#000000")),
      ] {
        try workspace.write(sheet, to: "kit/\(name)/variables.css")
        try workspace.write(sheet, to: "kit/\(name)/variables-RTL.css")
      }
      let light = "only screen and (prefers-color-scheme: light)"
      let dark = "only screen and (prefers-color-scheme: dark)"
      try workspace.write(
        """
        @import url("../\(theme)/variables.css") \(light);
        @import url("../\(theme)_dark/variables.css") \(dark);
        @import url("../\(theme)_more/variables.css") \(light) and (prefers-contrast: more);
        """, to: "kit/\(theme)_set/variables.css")
      try workspace.write(
        """
        @import url("../\(theme)/variables.css") \(light);
        @import url("../\(theme)_dark/variables.css") \(dark);
        """, to: "kit/\(theme)_light_dark/variables.css")
    }
  }

  @Test func `Each theme is judged in each of its schemes, and its copies are left out by name`()
    throws
  {
    try writeThemes()
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    for copy in ["kit/sea/variables-RTL.css", "kit/sun_more/variables-RTL.css"] {
      #expect(
        run.output.contains("Left out the style sheets '\(copy)', which say the colors of 'kit/"),
        "\(run.output)")
    }
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
      .filter { $0.text("foreground") == "text" }
    #expect(
      Set(results.map { "\($0.context["theme"] ?? "") \($0.context["scheme"] ?? "")" })
        .isSuperset(of: ["sea-set dark", "sea-set light", "sun-set dark", "sun-set light"]))
  }

  @Test func `A sheet that differs from another one under a class is no copy of it`() throws {
    try workspace.write(
      sheet("#FFFFFF", "#000000") + " .band { --text: #111111; }", to: "kit/sea/variables.css")
    try workspace.write(
      sheet("#FFFFFF", "#000000") + " .band { --text: #EEEEEE; }", to: "kit/sun/variables.css")
    try workspace.write(sheet("#000000", "#FFFFFF"), to: "kit/ash/variables.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains(" again"), "\(run.output)")
  }

  @Test func `A theme that imports what another one imports, and changes it, is no copy`() throws {
    try workspace.write(sheet("#FFFFFF", "#000000"), to: "kit/palette.css")
    try workspace.write(
      #"@import "../palette.css"; :root { --text: #111; }"#, to: "kit/sun/variables.css")
    try workspace.write(
      #"@import "../palette.css"; :root { --page-background: #000; --text: #EEE; }"#,
      to: "kit/night/variables.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    #expect(Set(results.map { $0.context["theme"] ?? "" }) == ["night", "sun"])
  }
}
