import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// What the README and the first page of the policy show has to work.
@Suite struct ReadmeTests {
  private let page: DocumentationPage

  init() throws {
    page = try DocumentationPage("README.md")
  }

  @Test func `It is one page`() {
    #expect(page.text.split(whereSeparator: \.isWhitespace).count <= 900)
  }

  @Test func `It leads to every page for users`() throws {
    let pages = try DocumentationPage.all().map(\.path).filter { path in
      path.hasPrefix("Sources/contrast-audit/") && !path.contains("/Adding")
        && !path.hasSuffix("/contrast_audit.md")
    }
    #expect(pages.count >= 13)
    #expect(Set(pages).subtracting(page.links) == [])
  }

  @Test func `Each page for users ends with what can go wrong`() throws {
    for path in page.links where path.hasPrefix("Sources/contrast-audit/") {
      let headings = try DocumentationPage(path).text.split(separator: "\n")
        .filter { $0.hasPrefix("## ") }
      #expect(headings.first == "## Overview", "\(path)")
      if !path.hasSuffix("/ClaimsToCheck.md") {
        #expect(headings.last == "## What can go wrong", "\(path)")
      }
    }
  }

  @Test func `The exit statuses and counts that it states are those of the tool`() throws {
    let run = try ToolRun()
    #expect(run.status == 1)
    let counts = try #require(page.text.firstMatch(of: /NFR-ACC-01 in (\d+) of (\d+) evaluations/))
    #expect(run.output.contains("NFR-ACC-01 not met (\(counts.1) of \(counts.2))"))
    let check = try #require(page.text.firstMatch(of: #/check 0078D7 FFF +# ([\d.]+),/#)).1
    #expect(try ToolRun("check", "0078D7", "FFF").output.hasPrefix("\(check):1 "))
  }

  @Test
  func `The policy that the page of policies shows can be audited with tokens of those names`()
    throws
  {
    let policies = try DocumentationPage("Sources/AuditEngine/AuditEngine.docc/PolicyFormat.md")
    let block = try #require(policies.blocks.first { $0.language == "json" })
    let workspace = try Workspace()
    try workspace.write(block.text, to: "contrast-audit.json")
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

  /// Each of the systems has a command in the page for contributors, and that audits it.
  @Test func `The systems that it names are audited by the commands it shows`() throws {
    let root = Fixture.folder.appending(path: "..").path(percentEncoded: false)
    let contributing = try DocumentationPage(".github/CONTRIBUTING.md")
    let line = try #require(
      contributing.text.split(separator: "\n").first { $0.contains("Systems that are audited") })
    let paragraph = line.replacing("](../", with: "](")
    var audited: [String: Int] = [:]
    for match in paragraph.matches(of: #/\]\(([^)]*)\)[^`;]*`contrast-audit ?([^`]*)`/#) {
      // VaultMail is what is audited where there is no policy.
      let workspace = try Workspace()
      let words = match.2.split(separator: " ").map { "\(root)/\($0)" }
      let run = ToolRun(words + ["--format", "json"], in: workspace)
      #expect(run.status == 1, "\(match.2)")
      let folder = match.1.split(separator: "/").last.map(String.init) ?? ""
      audited[folder] = try JSONReport(run.output).summary["evaluations"]
    }
    // Pairings × permutations but for VaultMail: 14 × 16, 85 × 1, 20 × 80, 9 × 4, 3 × 8; of the last, three in all
    // schemes and none with increased contrast.
    #expect(
      audited == [
        "VaultMail": try ExpectedEvaluation.count(), "SimpleX": 224, "SimpleXLayers": 112,
        "Eko": 85, "TinyWins": 1600, "Meridian": 36,
        "ThreeModifiers": 24,
        "DriftingApp": 6, "Android": 32, "VSCode": 16, "TypeScript": 8, "Lantern": 10, "Harbor": 10,
        "SwiftThemes": 18, "StyleSheets": 40, "TokensStudio": 16, "Figma": 12, "Tailwind": 12,
        "StyleDictionary": 5,
      ])
  }
}
