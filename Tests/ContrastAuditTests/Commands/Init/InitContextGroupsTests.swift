import TestSupport
import Testing

/// Groups of TypeScript in which `init` sees one group in schemes or themes.
@Suite struct InitContextGroupsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test func `Modules that are one theme in two schemes are judged as one`() throws {
    // Black on white is 21, and grey on white 4.48 of 4.5; white on black is 21, grey on black 4.69.
    try workspace.write(
      "export const LightTheme = { colors: { text: '#000', textMuted: '#777', background: '#fff' } }",
      to: "LightTheme.ts")
    try workspace.write(
      "export const DarkTheme = { colors: { text: '#fff', textMuted: '#777', background: '#000' } }",
      to: "DarkTheme.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "Theme.colors.text on Theme.colors.background in light: pass",
        "Theme.colors.text on Theme.colors.background in dark: pass",
        "Theme.colors.textMuted on Theme.colors.background in light: fail",
        "Theme.colors.textMuted on Theme.colors.background in dark: pass",
      ])
    let run = ToolRun(["init", "--force"], in: workspace)
    #expect(
      run.output.contains(
        "Guessed from its name and tokens: 'DarkTheme' in 'DarkTheme.ts' is 'Theme' in scheme dark")
    )
    #expect(!run.output.contains("in no pairing"))
    let policy = try workspace.read("contrast-audit.json")
    let dark = #"{ "path": "DarkTheme.ts", "schemes": { "Theme": { "dark": "DarkTheme" } } }"#
    #expect(policy.contains(dark))
    // Without its dark half no color of light stands in for it.
    try workspace.write(
      policy.replacing(dark, with: #""DarkTheme.ts""#), to: "contrast-audit.json")
    #expect(ToolRun([], in: workspace).status == 2)
  }

  @Test(arguments: [
    ("const light = { A }; export const dark = { B }", "Colors."),
    ("const themes = { light: { A }, dark: { B } }", "themes."),
    ("const lightColors = { A }; export const darkColors = { B }", "colors."),
    (
      "const lightTheme = { A }; export const darkTheme = { B }; export const theme = lightTheme",
      "theme."
    ),
    ("const theme = { A }; export const darkTheme = { ...theme, B }", "theme."),
  ])
  func `Groups of one module are one theme in two schemes`(
    _ module: String, _ group: String
  ) throws {
    try workspace.write(
      "export "
        + module.replacing("A", with: "text: '#000', background: '#fff'")
        .replacing("B", with: "text: '#111', background: '#000'"), to: "colors.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "\(group)text on \(group)background in light: pass",
        "\(group)text on \(group)background in dark: fail",
      ])
  }

  @Test(arguments: [
    (
      "const themes = { light: { A }, dark: { B }, 'dark-experimental': { B } }", "themes.",
      ["light", "dark", "dark-experimental"]
    ),
    (
      "const lightTheme = { A }; export const darkTheme = { B }; export const sidebarTheme = { B }",
      "theme.", ["light", "dark", "sidebar"]
    ),
    (
      "const a = { A }, b = { B }; export const themes = { ocean: a, sand: b }", "themes.",
      ["ocean", "sand"]
    ),
  ])
  func `More groups than light and dark are themes`(
    _ module: String, _ group: String, _ themes: [String]
  ) throws {
    try workspace.write(
      "export "
        + module.replacing("A", with: "text: '#000', background: '#fff'")
        .replacing("B", with: "text: '#111', background: '#000'"), to: "colors.ts")
    #expect(
      try workspace.draftedOutcomes()
        == Set(
          themes.enumerated().map { index, theme in
            "\(group)text on \(group)background in \(theme): \(index == 0 ? "pass" : "fail")"
          }))
    #expect(
      try workspace.read("contrast-audit.json").contains(#""themes": { "\#(group.dropLast())": {"#))
  }

  /// #eee on #000 is 17.4; nothing is the icon of the light theme.
  @Test(arguments: ["", ", icon: f()"])
  func `What one scheme alone has is judged in it`(_ light: String) throws {
    try workspace.write(
      """
      export const lightTheme = { text: '#000', background: '#fff'\(light) }
      export const darkTheme = { text: '#fff', background: '#000', icon: '#eee' }
      """, to: "colors.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "theme.text on theme.background in light: pass",
        "theme.text on theme.background in dark: pass",
        "theme.icon on theme.background in dark: pass",
      ])
    #expect(ToolRun(["init", "--force"], in: workspace).output.contains("theme.icon  scheme dark"))
  }

  /// What stands on one page in both variants, and names that are taken, are judged by their own
  /// names.
  @Test(arguments: [
    ("const lightCard = { A }; export const darkCard = { B }", "darkCard."),
    ("const themes = { light: { A }, dark: { B }, text: '#000' }", "themes.dark."),
    ("const theme = { primary: { A }, secondary: { B } }", "theme.secondary."),
  ])
  func `Groups that are not the same are no schemes`(_ module: String, _ group: String) throws {
    try workspace.write(
      "export "
        + module.replacing("A", with: "text: '#000', background: '#fff'")
        .replacing("B", with: "text: '#111', background: '#000'"), to: "colors.ts")
    #expect(
      try workspace.draftedOutcomes().contains("\(group)text on \(group)background in : fail"))
  }
}
