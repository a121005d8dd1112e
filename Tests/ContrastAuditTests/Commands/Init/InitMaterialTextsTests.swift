import Testing

/// What `init` pairs of texts in Compose whose background stands in another file, worked out by hand.
@Suite struct InitMaterialTextsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      import androidx.compose.material3.*
      val Light = lightColorScheme(secondary = Color(0xFF81A1C1), background = Color(0xFFECEFF4), surface = Color.White)
      val Dark = darkColorScheme(surface = Color.Black)
      """, to: "ui/theme/Theme.kt")
  }

  private func drafted() throws -> (output: String, results: [JSONReport.Result]) {
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return (run.output, try JSONReport(ToolRun(["--format=json"], in: workspace).output).results)
  }

  private func texts(_ results: [JSONReport.Result]) -> Set<String> {
    Set(
      results.filter { $0.text("usage") == "text" }.map {
        "\($0.text("foreground").dropFirst(12)) on \($0.background[0].dropFirst(12))"
      })
  }

  /// By hand: #81A1C1 has the luminance 0.34007 and #ECEFF4 0.86098, so 0.91098 / 0.39007 = 2.335.
  @Test(arguments: [
    ("Box { Text(text = title, color = COLOR) }", "secondary"),
    ("Column(modifier = modifier.fillMaxSize()) { Text(title, color = COLOR) }", "outline"),
    (
      "CompositionLocalProvider(LocalTextStyle provides MaterialTheme.typography.body.copy(color = COLOR)) { content() }",
      "secondary"
    ),
  ])
  func `A text whose background no file says stands on the page`(body: String, role: String) throws
  {
    let color = "MaterialTheme.colorScheme.\(role)"
    try workspace.write(
      "@Composable fun Header(title: String, modifier: Modifier) {\n  \(body.replacing("COLOR", with: color))\n}",
      to: "ui/Header.kt")
    let (output, results) = try drafted()
    for page in ["background", "surface"] {
      #expect(texts(results).contains("\(role) on \(page)"))
      #expect(
        output.contains(
          "ColorScheme.\(role) on ColorScheme.\(page), the page, since no file says its background  ui/Header.kt:2\n"
        ))
    }
    guard role == "secondary" else { return }
    let ratio = results.first {
      $0.text("foreground") == "ColorScheme.secondary" && $0.background[0].hasSuffix("background")
    }?.number("ratio")
    #expect(ratio.map { ($0 * 100).rounded(.down) } == 233)
  }

  @Test(arguments: [
    // On a card, on what it is made for, and as an icon.
    ("Card { Text(title, color = MaterialTheme.colorScheme.tertiary) }", "tertiary on"),
    ("Box { Text(title, color = MaterialTheme.colorScheme.onTertiary) }", "onTertiary on surface"),
    (
      "Box { Text(title, color = MaterialTheme.colorScheme.inversePrimary) }",
      "inversePrimary on surface"
    ),
    ("Box { Icon(icon, tint = MaterialTheme.colorScheme.tertiary) }", "tertiary on"),
    (
      "Box(Modifier.background(brush)) { Text(title, color = MaterialTheme.colorScheme.tertiary) }",
      "tertiary on"
    ),
  ])
  func `What may stand on something else is not taken to the page`(body: String, pair: String)
    throws
  {
    try workspace.write("@Composable fun A(title: String) {\n  \(body)\n}", to: "ui/A.kt")
    #expect(try !texts(drafted().results).contains { $0.hasPrefix(pair) })
  }

  @Test func `Two choices go together so that no text has the color of its fill`() throws {
    try workspace.write(
      """
      @Composable fun Bubble(isOwn: Boolean) {
        val fill = if (isOwn) {
          MaterialTheme.colorScheme.primary
        } else {
          MaterialTheme.colorScheme.surfaceVariant
        }
        Surface(color = fill) { Message(isOwn) }
      }
      """, to: "ui/chat/Bubble.kt")
    try workspace.write(
      """
      private fun link(colors: ColorScheme, primary: Boolean): SpanStyle {
        return SpanStyle(color = if (primary) colors.inversePrimary else colors.primary)
      }
      """, to: "ui/chat/Format.kt")
    let (output, results) = try drafted()
    #expect(
      texts(results).isSuperset(of: ["inversePrimary on primary", "primary on surfaceVariant"]))
    #expect(!texts(results).contains("inversePrimary on surfaceVariant"))
    #expect(
      output.contains("ColorScheme.inversePrimary on ColorScheme.primary  ui/chat/Format.kt:2\n"))
  }

  @Test func `Choices without a color in common, or of another folder, tell nothing`() throws {
    try workspace.write(
      """
      @Composable fun Bubble(isOwn: Boolean) {
        val fill = if (isOwn) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.surfaceVariant
        Surface(color = fill) { Message(isOwn) }
      }
      """, to: "ui/chat/Bubble.kt")
    for (file, role) in [("ui/chat/Format.kt", "tertiary"), ("ui/more/Format.kt", "primary")] {
      try workspace.write(
        "fun link(colors: ColorScheme, own: Boolean) = SpanStyle(color = if (own) colors.inversePrimary else colors.\(role))",
        to: file)
    }
    #expect(try !texts(drafted().results).contains("inversePrimary on primary"))
  }

  @Test func `A color is found by the words of its type in what code writes`() throws {
    try workspace.write(
      """
      class SnackColors(val coal: Color, val snow: Color, val rust: Color)
      val LightSnacks = SnackColors(coal = Color.Black, snow = Color.White, rust = Color.Red)
      val DarkSnacks = SnackColors(coal = Color.White, snow = Color.Black, rust = Color.Red)
      """, to: "ui/theme/Theme.kt")
    try workspace.write(
      "@Composable fun A() {\n  Surface(color = SnackTheme.colors.snow) { Text(\"a\", color = SnackTheme.colors.coal) }\n}",
      to: "ui/A.kt")
    let results = try drafted().results
    #expect(
      results.map { "\($0.text("foreground")) on \($0.background[0])" } == [
        "SnackColors.coal on SnackColors.snow", "SnackColors.coal on SnackColors.snow",
      ])
  }

  @Test func `A number says which text it is, and the step before it where`() throws {
    let families = ["primary", "secondary"].flatMap { step in
      ["Text01", "Text02", "Ui01", "Ui02"].map { "\(step)\($0) = Color.White" }
    }
    try workspace.write(
      "val sea = Palette(\(families.joined(separator: ", ")))\nval sun = Palette(\(families.joined(separator: ", ")))",
      to: "ui/theme/Theme.kt")
    let pairs = Set(
      try drafted().results.map { "\($0.text("foreground")) on \($0.background[0])" })
    #expect(
      pairs
        == Set(
          ["primary", "secondary"].flatMap { step in
            ["1", "2"].flatMap { text in
              ["1", "2"].map {
                "Palette.\(step)Text0\(text) on Palette.\(step)Ui0\($0)"
              }
            }
          }))
  }
}
