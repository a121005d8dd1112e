import Reporters
import TestSupport
import Testing

/// One pairing that fails in one theme and scheme: `#767676` is 4.54 on white, and 3.98 on `#F0F0F0`.
@Suite struct FindingNameTests {
  private let workspace: Workspace
  private let name = "TEXT: note on page (text), midnight · dark"

  init() throws {
    workspace = try Workspace()
    try write(note: "#111111")
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [{"id": "TEXT", "title": "Text is readable",
        "pairings": [{"foreground": "note", "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
  }

  private func write(note: String) throws {
    func token(_ name: String, _ value: String) -> String {
      ##"{"\##(name)": {"$type": "color", "$value": "\##(value)"}}"##
    }
    try workspace.write(
      ##"""
      {"version": "2025.10",
       "sets": {"all": {"sources": [\##(token("page", "#FFFFFF")), \##(token("note", "#000000"))]}},
       "modifiers": {"theme": {"contexts": {"day": [], "midnight": [\##(token("note", note))]}},
                     "scheme": {"contexts": {"light": [], "dark": [\##(token("page", "#F0F0F0"))]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"},
                           {"$ref": "#/modifiers/scheme"}]}
      """##, to: "app.resolver.json")
  }

  @Test(arguments: ReportFormat.allCases)
  func `The same finding has the same name in every format`(format: ReportFormat) throws {
    try write(note: "#767676")
    let run = ToolRun(["--format", format.rawValue], in: workspace)
    #expect(run.status == 1, "\(run.errors)")
    switch format {
    // A table for each theme and scheme, with a row for each finding.
    case .markdown:
      let section = try #require(run.output.split(separator: "### `midnight · dark`: 1 fail").last)
      #expect(section.contains("| `note` | `page` |") && section.contains("| text | `TEXT` |"))
    case .html:
      #expect(run.output.contains("<bdi>midnight</bdi> · <bdi>dark</bdi></span><span>text</span>"))
      #expect(run.output.contains("<bdi>TEXT</bdi>, WCAG 1.4.3"))
    // Causes, a line each.
    case .text:
      #expect(run.output.contains("note · midnight · dark"), "\(run.output)")
    default: #expect(run.output.contains(name), "\(run.output)")
    }
  }

  @Test(arguments: ReportFormat.ofComparisons)
  func `A comparison calls it by the same name`(format: ReportFormat) throws {
    try workspace.write(ToolRun(["--format", "json"], in: workspace).output, to: "old.json")
    try write(note: "#767676")
    try workspace.write(ToolRun(["--format", "json"], in: workspace).output, to: "new.json")
    let run = ToolRun(["diff", "old.json", "new.json", "--format", format.rawValue], in: workspace)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains(name), "\(run.output)")
  }

  @Test func `JUnit says the theme in the name of the case and in its message`() throws {
    try write(note: "#767676")
    let root = try XMLTree.parse(ToolRun(["--format", "junit"], in: workspace).output)
    let failing = root.children.flatMap { $0.children(named: "testcase") }
      .filter { $0.children.first?.name == "failure" }
    #expect(failing.map { $0["name"] } == [name])
    #expect(failing.map { $0["classname"] } == ["midnight.dark"])
    #expect(failing[0].children[0]["message"].hasPrefix("\(name): contrast 3.98:1 is below 4.5:1"))
  }

  @Test func `A code scanner knows a finding of diff by the fingerprint of the audit`() throws {
    try workspace.write(ToolRun(["--format", "json"], in: workspace).output, to: "old.json")
    try write(note: "#767676")
    let prints = [["--format", "sarif"], ["diff", "old.json", ".", "--format", "sarif"]].map {
      ToolRun($0, in: workspace).output.firstMatch(of: #/"contrastAudit\/v1": "([0-9a-f]{16})"/#)?.1
    }
    #expect(prints[0] != nil)
    #expect(prints[0] == prints[1])
  }

  @Test func `What VaultMail fails has as many names as findings`() throws {
    let root = try XMLTree.parse(
      ToolRun(["--built-in", "--format", "junit"], in: workspace).output)
    let failing = root.children.flatMap { $0.children(named: "testcase") }
      .filter { $0.children.first?.name == "failure" }
    #expect(failing.count == 343)
    #expect(Set(failing.map { $0["name"] }).count == 343)
    #expect(failing.allSatisfy { $0.children[0]["message"].hasPrefix($0["name"] + ": ") })
  }
}
