import Testing

/// What `init` makes of color schemes of Material in Kotlin.
@Suite struct InitMaterialTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func drafted() throws -> (output: String, results: [JSONReport.Result]) {
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return (run.output, try JSONReport(ToolRun(["--format=json"], in: workspace).output).results)
  }

  /// By hand: #1D1B20 has the luminance 0.01149, so on white (1 + 0.05) / (0.01149 + 0.05) = 17.07.
  /// #E6E0E9 has 0.76018, so on black (0.76018 + 0.05) / 0.05 = 16.20.
  @Test func `The defaults of Material are guessed, and said to be`() throws {
    try workspace.write(
      """
      import androidx.compose.material3.*
      val Light = lightColorScheme(surface = Color.White)
      val Dark = darkColorScheme(surface = Color.Black)
      """, to: "ui/theme/Theme.kt")
    let (output, results) = try drafted()
    #expect(
      output.contains(
        "Guessed: what the color schemes of 'ui/theme' do not set is from Compose Material 3, 1.2 and later\n"
      ))
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #"{ "path": "ui/theme", "format": "kotlin", "defaults": "material3-1.2" }"#))
    let body = results.filter {
      $0.text("foreground") == "ColorScheme.onSurface" && $0.background == ["ColorScheme.surface"]
    }
    #expect(body.map { (($0.number("ratio") ?? 0) * 100).rounded(.down) } == [1707, 1620])
    let pairs = Set(results.map { "\($0.text("foreground")) on \($0.background[0])" })
    // The labels of text buttons, and the message under a field.
    #expect(pairs.contains("ColorScheme.primary on ColorScheme.surface"))
    #expect(pairs.contains("ColorScheme.error on ColorScheme.surface"))
    #expect(!pairs.contains("ColorScheme.tertiary on ColorScheme.surface"))
  }

  @Test func `A scheme that sets all has no defaults to guess`() throws {
    try workspace.write(
      """
      val LightTones = Tones(text = Color.Black, page = Color.White)
      val DarkTones = Tones(text = Color.White, page = Color.Black)
      """, to: "ui/theme/Theme.kt")
    #expect(try !drafted().output.contains("Material"))
    #expect(try !workspace.read("contrast-audit.json").contains("defaults"))
  }

  /// Each module has its own scheme: `onPrimary` of the phone never stands on `primaryDim` of the watch.
  @Test func `The apps of several modules are not mixed`() throws {
    let schemes = ["light", "dark"].map {
      "val \($0)Scheme = \($0)ColorScheme(primary = Color.Black, onPrimary = Color.White)"
    }
    try workspace.write(
      (["import androidx.compose.material3.*"] + schemes).joined(separator: "\n"),
      to: "mobile/theme/Theme.kt")
    try workspace.write(
      """
      import androidx.wear.compose.material3.ColorScheme
      val wearColors = ColorScheme(primary = Color.White, primaryDim = Color.Red, onPrimary = Color.Black)
      """, to: "wear/theme/Colors.kt")
    let (output, results) = try drafted()
    #expect(output.contains("Wrote 'wear.contrast-audit.json' with 2 pairings, from 'wear/theme'."))
    #expect(!output.contains("comes after the others"))
    #expect(!results.contains { $0.background[0].contains("primaryDim") })
  }
}
