import Testing

/// What `init` pairs where names say how light a color is, or two tokens have one color.
@Suite struct InitShadesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// `foreground on background` of a draft for tokens of these colors.
  private func pairings(_ tokens: [(name: String, color: String)]) throws -> Set<String> {
    let members = tokens.map { ##""\##($0.name)": {"$type": "color", "$value": "\##($0.color)"}"## }
    try workspace.write("{\(members.joined(separator: ",\n "))}", to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return Set(
      try JSONReport(ToolRun(["--format=json"], in: workspace).output).results.map {
        "\($0.text("foreground")) on \($0.background.joined(separator: " over "))"
      })
  }

  @Test func `Dark text stands on light shades, and light text on dark and colored ones`() throws {
    let found = try pairings([
      ("textDarkest", "#111111"), ("textDark", "#444444"), ("textLightest", "#FFFFFF"),
      ("textDanger", "#AA0000"), ("borderMedium", "#888888"),
      ("backgroundLightest", "#FFFFFF"), ("backgroundLight", "#EEEEEE"),
      ("backgroundMedium", "#888888"), ("backgroundDarkest", "#111111"),
      ("backgroundDanger", "#AA0000"), ("backgroundGrouped", "#F5F5F5"),
    ])
    let light = ["backgroundLightest", "backgroundLight", "backgroundGrouped"]
    let expected =
      ["textDarkest", "textDark", "textDanger", "borderMedium"].flatMap { name in
        light.map { "\(name) on \($0)" }
      } + ["textLightest on backgroundDarkest", "textLightest on backgroundDanger"]
    #expect(found == Set(expected))
  }

  @Test func `Light and dark alone are no shades`() throws {
    let found = try pairings([
      ("text", "#111111"), ("backgroundLight", "#FFFFFF"), ("backgroundDark", "#EEEEEE"),
    ])
    #expect(found == ["text on backgroundLight", "text on backgroundDark"])
  }

  @Test func `What has the color of the background of its meaning stands on the page`() throws {
    let tokens = [
      ("text", "#111111"), ("text-danger", "#AA0000"), ("bg", "#FFFFFF"), ("bg-danger", "#AA0000"),
    ]
    #expect(try pairings(tokens) == ["text on bg", "text-danger on bg"])
  }

  @Test func `Of another color it stands on both`() throws {
    let tokens = [
      ("text", "#111111"), ("text-danger", "#AA0000"), ("bg", "#FFFFFF"), ("bg-danger", "#FFEEEE"),
    ]
    #expect(
      try pairings(tokens) == ["text on bg", "text-danger on bg", "text-danger on bg-danger"])
  }

  @Test func `A light text stands on no background that it cannot be seen on`() throws {
    let found = try pairings([
      ("textDarkest", "#111111"), ("textLightest", "#FFFFFF"), ("backgroundLightest", "#FFFFFF"),
      ("backgroundLight", "#EEEEEE"), ("backgroundDarkest", "#111111"),
      ("backgroundGroupedCell", "#FFFFFF"),
    ])
    #expect(found.contains("textLightest on backgroundDarkest"))
    #expect(!found.contains("textLightest on backgroundGroupedCell"))
  }
}
