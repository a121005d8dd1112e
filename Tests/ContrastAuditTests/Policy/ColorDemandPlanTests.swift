import TestSupport
import Testing

/// A plan breaks no demand between colors.
@Suite struct ColorDemandPlanTests {
  /// `link` fails on the page, and the nearest color that passes there is too near to `text`.
  private static let files = [
    "contrast-audit.json": ##"""
    {"tokens": ["c.json"], "rules": [
      {"id": "T", "pairings": [{"foreground": ["link", "text"], "background": "page", "usage": "text"}]},
      {"id": "L", "apart": {"tokens": ["link", "text"], "criterion": "1.4.1"}}]}
    """##,
    "c.json": ##"""
    {"$type": "color", "page": {"$value": "#FFFFFF"}, "link": {"$value": "#7B9BFF"}, "text": {"$value": "#444444"}}
    """##,
  ]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in Self.files { try workspace.write(Array(text.utf8), to: name) }
    return workspace
  }

  /// Every color of the link that passes on the page is too near to the text.
  @Test func `A change that would bring a link too near to text is not planned`() throws {
    let workspace = try workspace()
    let run = ToolRun(["--format=json"], in: workspace)
    #expect(run.status == 1)
    let report = try JSONReport(run.output)
    #expect((report["plan"] as? [Any])?.isEmpty == true)
    let fix = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(fix.status == 1)
    #expect(try workspace.read("c.json").contains("#7B9BFF"))
  }

  @Test func `Without the demand the same change is planned and made`() throws {
    let workspace = try workspace()
    let policy = Self.files["contrast-audit.json", default: ""]
    try workspace.write(
      policy.replacing(#""criterion": "1.4.1""#, with: #""minimum": 1.01"#),
      to: "contrast-audit.json")
    #expect(ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace).status == 0)
    #expect(try !workspace.read("c.json").contains("#7B9BFF"))
    #expect(try workspace.read("c.json").contains("#444444"))
  }

  /// An order is no ratio that a plan can aim at: what would break it stays.
  @Test func `A change that would break an order is not planned`() throws {
    let workspace = try workspace()
    try workspace.write(
      Array(
        #"""
        {"tokens": ["c.json"], "rules": [
          {"id": "T", "pairings": [{"foreground": "link", "background": "page", "usage": "text", "minimum": 12}]},
          {"id": "O", "order": {"tokens": ["text", "link"], "background": "page"}}],
         "keep": ["text", "page"]}
        """#.utf8), to: "contrast-audit.json")
    let run = ToolRun(["--format=json"], in: workspace)
    let report = try JSONReport(run.output)
    #expect(run.status == 1)
    #expect((report["plan"] as? [Any])?.isEmpty == true)
    let checks = try #require(report["structural"] as? [[String: Any]])
    #expect(checks.map { $0["outcome"] as? String } == ["pass"])
    let fix = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(try workspace.read("c.json").contains("#7B9BFF"), "\(fix.output)")
  }
}
