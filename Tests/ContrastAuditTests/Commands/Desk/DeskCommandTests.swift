import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// The page to try colors on. What it computes is compared with the engine in `.verify/desk.py`.
@Suite struct DeskCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func data(of page: String) throws -> [String: Any] {
    let marks = page.split(separator: #"<script type="application/json" id="data">"#, maxSplits: 1)
    let text = try #require(marks.last?.firstRange(of: "</script>")).lowerBound
    let root = try JSONSerialization.jsonObject(with: Data(marks[1][..<text].utf8))
    return try #require(root as? [String: Any])
  }

  @Test func `The page is written here and named for the browser`() throws {
    try SmallSystem.write(to: workspace)
    let run = ToolRun(["desk"], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        "'contrast-desk.html' has 4 colors and 1 evaluation; open it in a browser:\nfile:///"))
    #expect(run.output.hasSuffix("/contrast-desk.html\n"))
    let data = try data(of: workspace.read("contrast-desk.html"))
    let places = try #require(data["places"] as? [[Any]])
    #expect(places.compactMap { $0[0] as? String } == ["page", "ink", "grey", "scrim"])
    // "#FFFFFF" begins in column 22 of the third line.
    #expect(places[0][1...4].compactMap { $0 as? Int } == [0, 3, 22, 0])
    #expect(data["command"] as? String == "contrast-audit fix --from changes.json")
  }

  @Test func `Only a page of its own is overwritten`() throws {
    try SmallSystem.write(to: workspace)
    #expect(ToolRun(["desk", "--output", "a b#.html"], in: workspace).status == 0)
    let again = ToolRun(["desk", "--output", "a b#.html"], in: workspace)
    #expect(again.status == 0)
    #expect(again.output.contains("/a%20b%23.html\n"))
    for name in ["app.tokens.json", "contrast-audit.json"] {
      let before = try workspace.read(name)
      #expect(ToolRun(["desk", "--output", name], in: workspace).status == 2)
      #expect(try workspace.read(name) == before)
    }
    try workspace.write("<!DOCTYPE html>\n<html lang=\"en\">\n", to: "contrast-desk.html")
    let run = ToolRun(["desk"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("'contrast-desk.html' is no page of 'contrast-audit desk'"))
  }

  /// What comes from files is data: no name ends the element that it is in, and the page has two scripts,
  /// of which only its own may run.
  @Test func `No name of a file becomes markup or script`() throws {
    let name = #"</script><script>alert(1)</script><!--<script>"#
    try workspace.write(
      ##"{"$type": "color", "page": {"$value": "#FFFFFF"}, "\##(name)": {"$value": "#000000"}}"##,
      to: "app.tokens.json")
    try workspace.write(
      #"""
      {"name": "\#(name)", "tokens": ["app.tokens.json"], "rules": [{"id": "\#(name)", "pairings": [
        {"foreground": "\#(name)", "background": "page", "usage": "text"}]}]}
      """#, to: "contrast-audit.json")
    let run = ToolRun(["desk"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let page = try workspace.read("contrast-desk.html")
    #expect(page.matches(of: #/<script/#).count == 2)
    #expect(page.matches(of: #/</script/#).count == 2)
    #expect(!page.contains("<!--"))
    let data = try data(of: page)
    #expect(data["system"] as? String == name)
    #expect((data["pairings"] as? [[String]])?.first?[0] == name)
    let policy = try #require(
      page.firstMatch(of: #/http-equiv="Content-Security-Policy" content="([^"]*)"/#))
    #expect(policy.1.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.1.contains("script-src 'unsafe-inline'"))
    #expect(!page.contains("http://") || !page.contains("src=\"http"))
  }

  @Test func `The command for the changes names the same system`() throws {
    try SmallSystem.write(to: workspace, in: "it's")
    let run = ToolRun(
      ["desk", "it's", "--level", "AAA", "--all", "--output", "x.html"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let data = try data(of: workspace.read("x.html"))
    #expect(
      data["command"] as? String
        == #"contrast-audit fix --from changes.json --level AAA --all 'it'\''s'"#)
  }

  /// The page of a Swift file has what the tool cannot write as fixed, with the reason.
  @Test func `What cannot be written is fixed on the page`() throws {
    try workspace.write(
      """
      import SwiftUI
      extension Color {
        static let page = Color(white: 1)
        static let ink = Color(red: 0, green: 0, blue: 0)
      }

      """, to: "Colors.swift")
    try workspace.write(
      #"""
      {"tokens": ["Colors.swift"], "rules": [{"id": "R", "pairings": [
        {"foreground": "Color.ink", "background": "Color.page", "usage": "text"}]}]}
      """#, to: "contrast-audit.json")
    let run = ToolRun(["desk"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let places = try #require(
      data(of: workspace.read("contrast-desk.html"))["places"] as? [[Any]])
    #expect(places.count == 2)
    let reasons = Dictionary(
      uniqueKeysWithValues: places.map { ($0[0] as? String ?? "", $0[8] as? String ?? "free") })
    #expect(
      reasons == ["Color.page": "only a gray can be written there", "Color.ink": "free"])
  }

  /// 317 × 317 is 100,489.
  @Test func `A page has no more evaluations than a browser can hold`() throws {
    let tokens = (0..<317).map {
      ##""f\##($0)": {"$value": "#000000"}, "b\##($0)": {"$value": "#FFFFFF"}"##
    }
    try workspace.write(
      ##"{"$type": "color", \##(tokens.joined(separator: ",\n"))}"##, to: "app.tokens.json")
    try workspace.write(
      SmallSystem.policy(foreground: "f*", background: "b*"), to: "contrast-audit.json")
    let run = ToolRun(["desk"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("would have 100489 evaluations; expected at most 100000"))
    #expect(ToolRun(["desk", "--token", "f1"], in: workspace).status == 0)
  }
}
