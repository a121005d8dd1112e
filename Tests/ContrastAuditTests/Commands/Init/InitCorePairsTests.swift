import TestSupport
import Testing

/// `init` requires what every app shows in each theme and scheme, so that an audit tells that it is gone.
@Suite struct InitCorePairsTests {
  private static let light: [(String, String)] = [
    ("bg", "#ffffff"), ("surface", "#fafafa"), ("text", "#111111"), ("text-secondary", "#444444"),
    ("text-link", "#0044cc"), ("primary", "#0044cc"), ("on-primary", "#ffffff"),
    ("input-border", "#666666"), ("title", "#000000"),
  ]

  private static func sheet(_ colors: [(String, String)] = light) -> String {
    ":root {\n" + colors.map { "  --\($0): \($1);\n" }.joined() + "}\n"
  }

  private func required(in workspace: Workspace) throws -> Set<String> {
    let policy = try workspace.read("contrast-audit.json")
    let pair =
      #/"foreground": "(.*)",\s*"background": "(.*)",\s*"usage": "(.*)",\s*"required": true/#
    return Set(policy.matches(of: pair).map { "\($0.1) on \($0.2) \($0.3)" })
  }

  @Test func `The core of an app is required, each pair of it as one`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.sheet(), to: "app.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(
      try required(in: workspace) == [
        "text on bg text", "text-secondary on bg text", "text-link on bg text",
        "on-primary on primary text", "input-border on bg ui-component",
      ])
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    // Each other pair is judged as before.
    #expect(run.output.contains("text on surface") || run.output.contains("all "), "\(run.output)")
  }

  @Test func `What the app has not is not asked for`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.sheet([("bg", "#fff"), ("text", "#111")]), to: "app.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(try required(in: workspace) == ["text on bg text"])
  }

  @Test func `A title is no body text`() throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.sheet([("bg", "#fff"), ("title", "#111"), ("placeholder", "#444")]), to: "app.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(try required(in: workspace) == [])
  }
}
