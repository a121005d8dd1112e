import Testing

/// SimpleX themes under a policy, from the file to the report.
@Suite struct SimpleXThemeTests {
  private func audit(_ theme: String) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["base.json", "mine.theme"], "exclude": {"theme": ["DARK", "SIMPLEX", "BLACK"]},
         "rules": [{"id": "BUBBLE", "pairings": [
           {"foreground": "text", "background": "sentMessage over wallpaper", "usage": "text"}]}]}
        """,
      files: [
        "base.json": ##"""
        {"text": {"$type": "color", "$value": "#FFFFFF"},
         "sentMessage": {"$type": "color", "$value": "#00000080"},
         "wallpaper": {"$type": "color", "$value": "#000000"}}
        """##, "mine.theme": theme,
      ])
  }

  /// White on half black is 4.004 over white and 21 over black.
  @Test(arguments: [
    ("wallpaper:\n  image: AAAA\n", "indeterminate", [4.0041069566148515, 21]),
    ("wallpaper:\n  preset: cats\n  background: \"#ffffffff\"\n", "fail", [4.0041069566148515]),
    ("colors:\n  title: \"#ff000000\"\n", "pass", [21.0]),
    // An opaque bubble hides the picture.
    ("colors:\n  sentMessage: \"#ff000000\"\nwallpaper:\n  image: AAAA\n", "pass", [21.0]),
    ("colors:\n  sentMessage: \"#80ffffff\"\n", "fail", [3.9494396480491156]),
  ])
  func `A translucent bubble on a picture has a range, on a color a number`(
    theme: String, outcome: String, ratios: [Double]
  ) throws {
    let run = try audit("base: LIGHT\n\(theme)")
    #expect(run.errors.isEmpty)
    #expect(run.status == (outcome == "pass" ? 0 : 1))
    let result = try #require(try JSONReport(run.output).results.first)
    #expect(result.outcome == outcome)
    #expect(result.context == ["theme": "LIGHT"])
    let range = result.members["ratioRange"] as? [Double]
    let found = range ?? [result.number("ratio") ?? 0]
    #expect(found.count == ratios.count)
    #expect(zip(found, ratios).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
