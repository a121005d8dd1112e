import Foundation
import Testing

@testable import contrast_audit

/// What the README shows has to work.
@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Fixture.folder.appending(path: "../README.md"), encoding: .utf8)
  }

  @Test func `The policy that it shows can be audited with tokens of those names`() throws {
    let block = try #require(text.firstMatch(of: #/```json\n(\{.*?\n)```/#.dotMatchesNewlines()))
    let workspace = try Workspace()
    try workspace.write(String(block.1), to: "contrast-audit.json")
    try workspace.write(
      ##"""
      {"version": "2025.10",
       "sets": {"all": {"sources": [{
         "$type": "color",
         "text": {"$value": "#000000"}, "textMuted": {"$value": "#444444"},
         "onPhoto": {"$value": "#FFFFFF"}, "divider": {"$value": "#EEEEEE"},
         "page": {"$value": "#FFFFFF"}, "sidebar": {"$value": "#F2F2F7"},
         "selected": {"$value": "#0000FF22"}, "scrim": {"$value": "#000000CC"},
         "type": {"title": {"$type": "typography", "$value": {
           "fontFamily": "Inter", "fontSize": {"value": 24, "unit": "px"}, "fontWeight": 400,
           "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}}]}},
       "modifiers": {"scheme": {"contexts": {"light": [], "dark": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}]}
      """##, to: "app.resolver.json")
    let run = ToolRun(["--format", "json"], in: workspace)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    // Two texts on two backgrounds and one on a photo in both schemes, one more in the dark.
    #expect(try JSONReport(run.output).summary["evaluations"] == 11)
  }

  @Test func `The end of the report that it shows is the end of the report`() throws {
    let block = try #require(text.firstMatch(of: #/```\n(failing .*?)```/#.dotMatchesNewlines()))
    let output = try ToolRun().output
    for line in block.1.split(separator: "\n") { #expect(output.contains("\(line)\n")) }
  }

  /// Lines of the shell blocks that begin with the name of the tool.
  @Test func `The commands that it shows are understood`() throws {
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("contrast-audit") }
    #expect(commands.count >= 10)
    for command in commands {
      let words = command.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      let workspace = try Workspace()
      try SmallSystem.write(to: workspace)
      let run = ToolRun(words + ["--help"], in: workspace)
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }
}
