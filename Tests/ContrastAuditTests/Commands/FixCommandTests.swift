import BuiltInCatalog
import Foundation
import TestSupport
import Testing

@testable import contrast_audit

@Suite struct FixCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func copyVaultMail() throws {
    for file in BuiltInFile.all {
      try workspace.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
    }
  }

  private func summary() throws -> [String: Int] {
    let run = ToolRun(["--format=json"], in: workspace)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return try #require(root["summary"] as? [String: Int])
  }

  @Test func `VaultMail passes after its colors are written, and nothing else changed`() throws {
    try copyVaultMail()
    let (count, failed) = (try ExpectedEvaluation.count(), try ExpectedEvaluation.failed())
    #expect(try summary()["failed"] == failed)
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(": all \(failed) failures fixed\n"))
    #expect(try summary()["failed"] == 0)
    #expect(try summary()["evaluations"] == count)
    // Only hex digits, components and one number differ.
    for file in BuiltInFile.all {
      let old = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      let new = try workspace.read(file.name).split(separator: "\n")
      #expect(old.count == new.count)
      for (old, new) in zip(old, new) where old != new {
        let digits = #/[0-9a-f.]+/#
        #expect(old.replacing(digits, with: "") == new.replacing(digits, with: ""))
        #expect(old.contains("\"hex\"") || old.contains("textTertiary"))
      }
    }
    let again = ToolRun(["fix", "--unsafe-fixes"], in: workspace)
    #expect(again.output == "nothing to fix\n")
    #expect(again.status == 0)
  }

  @Test func `What keeps changes from being worked out is said, and blames no change`() throws {
    try workspace.write(InklessTheme.resolver, to: "app.resolver.json")
    try workspace.write(
      SmallSystem.policy(tokens: #""app.resolver.json""#), to: "contrast-audit.json")
    let fix = ToolRun(["fix", "--unsafe-fixes", "--theme", "one"], in: workspace)
    #expect(fix.status == 2)
    #expect(!fix.errors.contains("after the changes "))
    #expect(fix.errors.contains("the token 'ink' has no value in theme two"), "\(fix.errors)")
    for format in ["text", "json", "html", "markdown"] {
      let audit = ToolRun(["--theme", "one", "--format", format], in: workspace)
      #expect(audit.status == 1)
      #expect(audit.output.contains("no changes are suggested"), "\(format)")
      #expect(audit.output.contains("no value in theme two"), "\(format)")
    }
    // It is no failure of what is judged, unless warnings are.
    try workspace.write(
      try workspace.read("contrast-audit.json").replacing(
        #""severity": "error""#, with: #""severity": "note""#), to: "contrast-audit.json")
    #expect(ToolRun(["--theme", "one"], in: workspace).status == 0)
    #expect(ToolRun(["--theme", "one", "--fail-on", "warning"], in: workspace).status == 1)
  }

  /// A grey on white; #777777 is 4.478, #767676 4.542.
  private func writeGrey(_ value: String = "\"#777777\"") throws {
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": \##(value)}, "page": {"$value": "#FFFFFF"}}"##,
      to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
      {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
  }

  @Test func `Without --write the changes are shown and nothing is written`() throws {
    try writeGrey()
    let before = try workspace.read("a.tokens.json")
    let run = ToolRun(["fix", "--unsafe-fixes"], in: workspace)
    #expect(run.status == 1)
    #expect(try workspace.read("a.tokens.json") == before)
    #expect(run.output.contains("ink  #777777 → #767676  barely visible, ΔE 0.01"))
    // The patch would hide the table.
    #expect(!run.output.contains("+++"))
    #expect(
      run.output.hasSuffix("1 change: 1 of 1 failure fixed; apply with --write\n"))
  }

  @Test func `The diff by itself is what git applies`() throws {
    try writeGrey()
    let diff = ToolRun(["fix", "--unsafe-fixes", "--format=diff"], in: workspace).output
    #expect(diff.hasPrefix("--- a/a.tokens.json\n+++ b/a.tokens.json\n@@ "))
    try workspace.write(diff, to: "fix.diff")
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "fix.diff"]
    git.currentDirectoryURL = URL(filePath: workspace.path)
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func `What excludes each other is said, and what can be mended is`() throws {
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": "#777777"}, "faint": {"$value": "#AAAAAA"}}"##,
      to: "a.tokens.json")
    // Nothing reaches 22; on itself a color has 1.
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
      {"foreground": "ink", "background": "ink", "usage": "text"},
      {"foreground": "faint", "background": "ink", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("not fixed: ink on ink needs 4.5"))
    #expect(run.output.contains(": 1 of 2 failures fixed"))
  }

  /// White on half of black over white is 4.004; over black it is 21.
  @Test func `What depends on the backdrop is mended too`() throws {
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": "#FFFFFF"}, "veil": {"$value": "#00000080"}}"##,
      to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
      {"foreground": "ink", "background": "veil over any", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    #expect(try summary()["indeterminate"] == 1)
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains(": 1 of 1 failure fixed"))
    #expect(try summary()["passed"] == 1)
  }

  @Test func `A place that cannot be written is left as it is, and another changes`() throws {
    // Indigo is the framework's, and no color can be written in its place.
    try workspace.write(
      """
      import SwiftUI
      enum Theme {
        static let ink = Color.indigo
        static let page = Color(hex: "#cccccc")
      }
      """, to: "Theme.swift")
    try workspace.write(
      """
      {"tokens": ["Theme.swift"], "rules": [{"id": "R", "pairings": [
      {"foreground": "Theme.ink", "background": "Theme.page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 0)
    let text = try workspace.read("Theme.swift")
    #expect(text.contains("Color.indigo"))
    #expect(text.contains(#/Color\(hex: "#[0-9a-f]{6}"\)/#))
    #expect(!text.contains("#cccccc"))
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func `Where no color can be written, what fails is listed and nothing changes`() throws {
    let sheet = """
      :root { --page: color(display-p3-linear .9 .9 .9); --ink: color(display-p3-linear .18 .18 .18) }
      """
    try workspace.write(sheet, to: "app.css")
    try workspace.write(SmallSystem.policy(tokens: #""app.css""#), to: "contrast-audit.json")
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("not fixed: ink on page needs 4.5"))
    #expect(run.output.contains(": 0 of 1 failure fixed"))
    #expect(run.errorLines.count == 2)
    #expect(run.errorLines.allSatisfy { $0.contains("warning: ") })
    #expect(try workspace.read("app.css") == sheet)
  }

  /// Both fail; on #FFFFFF #767676 is 4.542.
  @Test func `A filter fixes what it shows and nothing else`() throws {
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": "#777777"}, "faint": {"$value": "#AAAAAA"}, "page": {"$value": "#FFFFFF"}}"##,
      to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
      {"foreground": ["ink", "faint"], "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let run = ToolRun(["fix", "--unsafe-fixes", "--write", "--token", "ink"], in: workspace)
    #expect(run.output.contains("wrote 1 change to 1 file: 1 of 1 failure fixed"))
    let text = try workspace.read("a.tokens.json")
    #expect(text.contains("#767676") && text.contains("#AAAAAA"))
  }

  @Test func `A filter leaves no other theme worse than it was`() throws {
    try copyVaultMail()
    let run = ToolRun(["fix", "--unsafe-fixes", "--write", "--theme", "rose"], in: workspace)
    #expect(run.status == 0)
    let before = Set(try failures(in: Workspace()))
    let after = Set(try failures(in: workspace))
    #expect(after.isSubset(of: before))
    #expect(!after.contains { $0.contains("rose") })
  }

  /// What fails, by rule, theme, scheme and pairing; in an empty folder of the built-in catalog.
  private func failures(in workspace: Workspace) throws -> [String] {
    let run = ToolRun(["--format=json"], in: workspace)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(root["results"] as? [[String: Any]])
    return try results.filter { $0["outcome"] as? String == "fail" }.map { result in
      let context = try #require(result["context"] as? [String: String])
      let background = try #require(result["background"] as? [String])
      return "\(result["rule"] ?? "") \(context["theme"] ?? "") \(context["scheme"] ?? "") "
        + "\(result["foreground"] ?? "") \(background)"
    }
  }

  @Test func `The built-in catalog cannot be written`() throws {
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("the built-in catalog cannot be changed"))
  }

  @Test func `The JSON says what is changed and where`() throws {
    try writeGrey()
    let run = ToolRun(["fix", "--unsafe-fixes", "--format=json"], in: workspace)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let change = try #require((root["changes"] as? [[String: Any]])?.first)
    #expect(change["token"] as? String == "ink")
    #expect(change["current"] as? String == "#777777")
    #expect(change["proposed"] as? String == "#767676")
    #expect((change["location"] as? [String: Any])?["file"] as? String == "a.tokens.json")
    #expect(root["failedAfter"] as? Int == 0)
    #expect(root["written"] as? Bool == false)
  }

  /// By WCAG's formula #767676 is 4.542 on white and 3.832 on #1A1A1A, where #828282 is the darkest grey
  /// that passes, with 4.529.
  @Test func `A color that fails in dark alone is declared there, and told as new`() throws {
    try workspace.write(
      ":root { --page: #FFFFFF; --ink: #767676 }\n.dark {\n  --page: #1A1A1A;\n}\n", to: "app.css")
    try workspace.write(
      """
      {"tokens": ["app.css"], "keep": ["page"], "rules": [{"id": "R", "title": "Readable", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let plain = ToolRun(["fix", "--unsafe-fixes"], in: workspace)
    #expect(plain.output.contains("#767676 in light, #828282 in dark; try fix --split\n"))
    #expect(plain.output.hasSuffix("0 changes: 0 of 1 failure fixed\n"))
    #expect(
      ToolRun(["fix", "--unsafe-fixes", "--split"], in: workspace).output == """
        ink  #767676 → #828282  visible, ΔE 0.04  new, for dark  app.css:4

        1 change: 1 of 1 failure fixed; apply with --write

        """)
    #expect(
      ToolRun(["fix", "--unsafe-fixes", "--split", "--format=diff"], in: workspace).output == """
        --- a/app.css
        +++ b/app.css
        @@ -1,4 +1,5 @@
         :root { --page: #FFFFFF; --ink: #767676 }
         .dark {
           --page: #1A1A1A;
        +  --ink: #828282;
         }

        """)
    let json = ToolRun(["fix", "--unsafe-fixes", "--split", "--format=json"], in: workspace).output
    #expect(json.contains(#""newFor": ["dark"]"#))
    #expect(json.contains(#""failedBefore": 1, "failedAfter": 0"#))
    let run = ToolRun(["fix", "--unsafe-fixes", "--split", "--write"], in: workspace)
    #expect(run.status == 0)
    #expect(
      try workspace.read("app.css")
        == ":root { --page: #FFFFFF; --ink: #767676 }\n.dark {\n  --page: #1A1A1A;\n  --ink: #828282;\n}\n"
    )
    #expect(
      ToolRun(["fix", "--unsafe-fixes", "--split"], in: workspace).output == "nothing to fix\n")
  }
}
