import TestSupport
import Testing

/// `AppColorsDark` beside `AppColors`: one group in two schemes. By WCAG's formula in Python, #FFFFFF on
/// #5E3D7D is 8.608, and #1E132A on #C3AEDB 8.798.
@Suite struct SchemeTwinTests {
  private static let colors = """
    enum AppColors {
      static let primary = Color(hex: "#5E3D7D")
      static let onPrimary = Color.white
      static let shadow = Color.black
    }
    enum AppColorsDark {
      static let primary = Color(hex: "#C3AEDB")
      static let onPrimary = Color(hex: "#1E132A")
    }
    """

  private func audit(
    source: String = #""Colors.swift""#, group: String = "AppColors",
    foreground: String = "onPrimary", swift: String = SchemeTwinTests.colors
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": [\(source)], "rules": [{"id": "R", "pairings": [
          {"foreground": "\(group).\(foreground)", "background": "\(group).primary", "usage": "text"}]}]}
        """, files: ["Colors.swift": swift])
  }

  private static let schemes =
    #"{"path": "Colors.swift", "schemes": {"AppColors": {"dark": "AppColorsDark"}}}"#

  @Test func `A dark twin that nothing judges is an error that names the way out`() throws {
    let run = try audit()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains(
        "Colors.swift:7:24: error: 'AppColorsDark' declares the colors of 'AppColors' again, and no "
          + #"pairing uses it: dark would not be judged; name the source as {"path": "Colors.swift", "#
          + #""schemes": {"AppColors": {"dark": "AppColorsDark"}}}, or name 'AppColorsDark.**' in a pairing"#
      ))
  }

  @Test func `With schemes the group is judged in light and in dark`() throws {
    let run = try audit(source: Self.schemes)
    #expect(run.status == 0)
    let results = try JSONReport(run.output).results
    #expect(results.map(\.context) == [["scheme": "light"], ["scheme": "dark"]])
    let ratios = results.map { $0.number("ratio") ?? 0 }
    #expect(abs(ratios[0] - 8.608082230117846) < 1e-9)
    #expect(abs(ratios[1] - 8.79832176995447) < 1e-9)
    #expect(
      try JSONReport(run.output).diagnostics.filter { $0["severity"] as? String != "note" }.map {
        $0["message"] as? String
      } == [
        "'AppColorsDark' has no 'shadow': in dark what 'AppColors' has is judged"
      ])
  }

  @Test func `A dark value that fails is found`() throws {
    let swift = Self.colors.replacing("#1E132A", with: "#B09AC8")
    let run = try audit(source: Self.schemes, swift: swift)
    #expect(run.status == 1)
    #expect(try JSONReport(run.output).results.map(\.outcome) == ["pass", "fail"])
  }

  @Test func `A policy may name the dark type itself`() throws {
    let run = try SystemRun(
      policy: """
        {"tokens": ["Colors.swift"], "rules": [{"id": "R", "pairings": [
          {"foreground": "AppColors.onPrimary", "background": "AppColors.primary", "usage": "text"},
          {"foreground": "AppColorsDark.onPrimary", "background": "AppColorsDark.primary", "usage": "text"}]}]}
        """, files: ["Colors.swift": Self.colors])
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).results.count == 2)
  }

  @Test func `A dark value that is not read is not replaced by the light one`() throws {
    let swift = Self.colors.replacing(##"Color(hex: "#1E132A")"##, with: "Color(brand: 1)")
    let run = try audit(source: Self.schemes, swift: swift)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("not read: 'AppColors.onPrimary': 'AppColorsDark.onPrimary' is not read"))
    #expect(run.errors.contains("error: the token 'AppColors.onPrimary' does not exist"))
  }

  @Test(arguments: [
    ("enum LightColors", "enum DarkColors", "LightColors"),
    ("enum ColorsLight", "enum ColorsDark", "ColorsLight"),
    ("enum Colors", "enum DarkColors", "Colors"),
  ])
  func `Twins are known by their names`(light: String, dark: String, group: String) throws {
    let swift = Self.colors.replacing("enum AppColorsDark", with: dark)
      .replacing("enum AppColors", with: light)
    let run = try audit(group: group, swift: swift)
    #expect(run.status == 2)
    #expect(run.errors.contains("dark would not be judged"))
  }

  @Test func `Two instances are themes, or one group where the policy says in which schemes`()
    throws
  {
    let swift = """
      struct AppColors { let primary: Color; let onPrimary: Color }
      extension AppColors {
        static let light = AppColors(primary: Color(hex: "#5E3D7D"), onPrimary: .white)
        static let dark = AppColors(primary: Color(hex: "#C3AEDB"), onPrimary: Color(hex: "#1E132A"))
      }
      """
    let alone = try audit(group: "AppColors.light", swift: swift)
    #expect(alone.status == 2)
    let themes = try audit(group: "AppColors", swift: swift)
    #expect(themes.status == 0)
    #expect(try JSONReport(themes.output).results.count == 2)
    let together = try audit(
      source:
        #"{"path": "Colors.swift", "schemes": {"AppColors": {"light": "AppColors.light", "dark": "AppColors.dark"}}}"#,
      swift: swift)
    #expect(together.status == 0)
    #expect(try JSONReport(together.output).results.count == 2)
  }

  @Test func `Palettes that adaptive colors use in both schemes are judged`() throws {
    let swift = """
      enum Palette { static let ink = Color.black; static let page = Color.white }
      enum PaletteDark { static let ink = Color.white; static let page = Color.black }
      enum Theme {
        static let ink = Color(light: Palette.ink, dark: PaletteDark.ink)
        static let primary = Color(light: Palette.page, dark: PaletteDark.page)
      }
      """
    let run = try audit(group: "Theme", foreground: "ink", swift: swift)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"path": "Colors.swift", "schemes": {"AppColors": {"dark": "AppColorsDrak"}}}"#,
      "'AppColorsDrak' has no color in 'Colors.swift'; expected the group that is 'AppColors' in dark"
    ),
    (
      #"{"path": "Colors.swift", "schemes": {"Colors": {"dark": "AppColorsDark"}}}"#,
      "'Colors' has no color in 'Colors.swift', and a group for dark alone"
    ),
    (
      #"{"path": "Colors.swift", "schemes": {"AppColors": {"night": "AppColorsDark"}}}"#,
      "a group of schemes has no key 'night'"
    ),
    (
      #"{"path": "Colors.swift", "schemes": {"AppColors": {}}}"#,
      "the group of schemes names no group"
    ),
    (#"{"path": "Colors.swift", "schemes": 1}"#, "schemes is a number; expected an object"),
  ])
  func `Schemes that lead nowhere are errors`(source: String, message: String) throws {
    let run = try audit(source: source)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \(message)"))
  }
}
