import BuiltInCatalog
import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// `fix --write` makes what nobody has to look at. The ratios were computed by WCAG's formula.
@Suite struct SafeFixTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Writes a sheet of custom properties and a policy of some pairings.
  private func write(_ properties: String, _ pairings: String..., more: String = "") throws {
    try workspace.write(":root { \(properties) }\n", to: "app.css")
    let list = pairings.map { pairing in
      let parts = pairing.split(separator: " ")
      return
        #"{"foreground": "\#(parts[0])", "background": "\#(parts[1])", "usage": "\#(parts[2])"}"#
    }
    try workspace.write(
      #"{"tokens": ["app.css"], \#(more) "rules": [{"id": "R", "pairings": [\#(list.joined(separator: ", "))]}]}"#,
      to: "contrast-audit.json")
  }

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(["fix"] + arguments, in: workspace)
  }

  private func reasons(_ key: String = "decisions") throws -> [[String]] {
    let report = try JSONReport(run("--format", "json").output)
    let changes = try #require(report[key] as? [[String: Any]])
    return try changes.map { change in
      let reasons = try #require(change["reasons"] as? [String])
      #expect(change["applicability"] as? String == (reasons.isEmpty ? "safe" : "unsafe"))
      return reasons
    }
  }

  /// #767676 is 4.54 on white.
  @Test func `A gray text is safe, however much lighter or darker it becomes`() throws {
    try write("--page: #fff; --note-text: #b4b4b4", "note-text page text")
    #expect(try reasons().isEmpty)
    #expect(try reasons("changes") == [[]])
    let run = run("--write")
    #expect(
      run.output == """
        note-text  #B4B4B4 → #767676  strong, ΔE 0.20  app.css:1

        wrote 1 change to 1 file: 1 of 1 failure fixed

        """)
    #expect(run.status == 0)
  }

  /// The fill has 1.22 on the page, and #949494 would have 3.03. The label has 9.31 on the fill, and 3.74
  /// on such a gray: nothing in the policy says that it stands there.
  @Test func `The fill of a button is not written, and the label on it keeps its contrast`() throws
  {
    let sheet = "--page: #ffffff; --button-background: #e4e9ee; --button-text: #3a3a3a"
    try write(sheet, "button-background page ui-component")
    let found = try reasons().joined()
    #expect(found.contains("button-background is a background"))
    #expect(
      found.contains {
        $0.hasPrefix("it takes button-text on button-background, a pair by name, from 9.31 to 3.")
      })
    let run = run("--write")
    #expect(try workspace.read("app.css") == ":root { \(sheet) }\n")
    #expect(run.status == 1)
    #expect(
      run.output.contains("wrote nothing: 0 of 1 failure fixed, 1 more by --unsafe-fixes\n"))
  }

  /// #B4B4B4 is 2.07 on white and 8.04 on #1E1E1E, #767676 is 4.54 and 3.67. It is a gray text, and no
  /// background: the promise of the names alone keeps it.
  @Test func `Code that is readable on its own background stays so`() throws {
    try write(
      "--page: #fff; --code-background: #1e1e1e; --code-text: #b4b4b4", "code-text page text")
    #expect(
      try reasons() == [
        ["it takes code-text on code-background, a pair by name, from 8.04 to 3.67"]
      ])
  }

  /// The text has 3.98 on the card, and is kept: only a darker card helps, which had 1.23 on the page.
  @Test func `Cards are not pulled towards the page`() throws {
    try write(
      "--page: #000; --card: #1c1c1e; --card-caption: #7a7a80", "card-caption card text",
      more: #""keep": ["card-caption"],"#)
    #expect(try reasons().count == 1)
    #expect(try reasons()[0].contains("card is a background"))
    _ = run("--write")
    #expect(try workspace.read("app.css").contains("#1c1c1e"))
  }

  /// Nothing in the names says that the ink stands on the plum, where it has 7.28 before and 3.32 after.
  @Test func `A pair that the code beside the policy shows keeps its contrast`() throws {
    try write("--page: #fff; --plum: #2a2140; --ink: #b4b4b4", "ink page text")
    #expect(try reasons("changes") == [[]])
    try workspace.write(
      ".badge { color: var(--ink); background: var(--plum) }", to: "src/badge.css")
    let reason = "it takes ink on plum, a pair in the code, from 7.28 to 3.32"
    #expect(try reasons() == [[reason]])
    // The report counts as fix does.
    let report = ToolRun([], in: workspace).output
    #expect(report.contains("1 change fixes it, to decide: contrast-audit fix"))
  }

  @Test func `A step that several roles share is a decision`() throws {
    try write(
      """
      --page: #fff; --gray-500: #949494; --text-muted: var(--gray-500);
      --text-hint: var(--gray-500)
      """, "text-muted page text")
    #expect(try reasons() == [["text-muted, text-hint share it"]])
  }

  @Test(arguments: [
    ("--page: #fff; --link-text: #7ab8ff", "link-text page text", "a strong difference"),
    ("--page: #888; --icon: #ff9500", "icon page ui-component", "a strong difference"),
    ("--page: #ff9500; --tag-text: #fff", "tag-text page text", "light turns dark"),
  ])
  func `A color that people would not know again is a decision`(
    properties: String, pairing: String, reason: String
  ) throws {
    try write(properties, pairing, more: #""keep": ["page"],"#)
    #expect(try reasons().first?.contains(reason) == true)
  }

  /// Checked by eye: the gray of captions, two texts whose tints nobody sees move, and the opacity of
  /// captions in the dark. The accents are buttons, the other colors change their names or are strong, and
  /// the dark surfaces keep 1.23 between them.
  @Test func `Of VaultMail five changes are safe, and they make nothing worse`() throws {
    for file in BuiltInFile.all {
      try workspace.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
    }
    func ratios() throws -> [String: (outcome: String, ratio: Double)] {
      let results = try JSONReport(ToolRun(["--format", "json"], in: workspace).output).results
      return try Dictionary(
        uniqueKeysWithValues: results.map { result in
          let ratio = try #require(result.members["ratio"] as? Double)
          return (result.text("fingerprint"), (result.outcome, ratio))
        })
    }
    let before = try ratios()
    let run = run("--write", "--format", "json")
    let changes = try #require(try JSONReport(run.output)["changes"] as? [[String: Any]])
    #expect(
      changes.compactMap { $0["token"] as? String } == [
        "textTertiary", "categoryUpdates", "destructive", "opacity.textTertiary",
        "categoryUpdates",
      ])
    for (finding, after) in try ratios() {
      let old = try #require(before[finding])
      #expect(after.outcome != "fail" || old.outcome == "fail" && after.ratio > old.ratio - 0.001)
    }
    #expect(try workspace.read("dark.tokens.json").contains("\"hex\": \"#1c1c1e\""))
  }

  // MARK: Taking decisions

  /// One is safe, and two are decisions.
  private func writeThree() throws {
    try write(
      "--page: #fff; --note-text: #b4b4b4; --link-text: #7ab8ff; --star: #ffd60a",
      "note-text page text", "link-text page text", "star page ui-component")
  }

  private func id(of token: String) throws -> String {
    let report = try JSONReport(run("--format", "json").output)
    let changes = try #require(report["decisions"] as? [[String: Any]])
    let change = try #require(changes.first { $0["token"] as? String == token })
    return try #require(change["id"] as? String)
  }

  @Test func `Both groups are shown, and what each option would fix`() throws {
    try writeThree()
    let output = run().output
    #expect(output.hasPrefix("Safe  --write makes these\nnote-text "))
    #expect(
      output.contains("\nDecisions  --apply ID takes one, --unsafe-fixes takes all\nlink-text "))
    #expect(
      output.hasSuffix(
        "1 safe change: 1 of 3 failures fixed, 2 more by --unsafe-fixes; apply with --write\n"))
    let id = try id(of: "star")
    #expect(output.contains("app.css:1  \(id)\n    a strong difference"))
    // It is the id of the finding.
    #expect(ToolRun(["explain", id], in: workspace).output.contains("star"))
    let report = ToolRun([], in: workspace).output
    #expect(report.contains("3 changes fix them all, 1 safe and 2 to decide: contrast-audit fix"))
  }

  @Test func `An id takes its change with those that are safe, the option takes all`() throws {
    try writeThree()
    let id = try id(of: "star")
    #expect(run("--write", "--apply", id).status == 1)
    let sheet = try workspace.read("app.css")
    #expect(sheet.contains("#767676") && sheet.contains("#7ab8ff") && !sheet.contains("#ffd60a"))
    let rest = run("--write", "--unsafe-fixes")
    #expect(rest.output.contains("wrote 1 change to 1 file: 1 of 1 failure fixed\n"))
    #expect(rest.status == 0)
  }

  @Test func `A diff has what is safe, and more by the same options`() throws {
    try writeThree()
    #expect(!run("--format", "diff").output.contains("+:root { --page: #fff; --note-text: #b4b4b4"))
    #expect(run("--format", "diff").output.contains("#7ab8ff; --star: #ffd60a }\n"))
    let all = run("--format", "diff", "--unsafe-fixes").output
    #expect(all.split(separator: "\n").last { $0.hasPrefix("+") }?.contains("#ffd60a") == false)
  }

  @Test(arguments: [
    (["--apply", "zzzz"], "there is no change 'zzzz'; expected an id that is printed beside one"),
    (
      ["--from", "-", "--unsafe-fixes"],
      "--unsafe-fixes chooses among changes that are found, and --from names the changes; remove "
        + "one of them"
    ),
  ])
  func `A word that chooses nothing is an error`(arguments: [String], message: String) throws {
    try writeThree()
    let run = ToolRun(["fix"] + arguments, in: workspace)
    #expect(run.errors == "contrast-audit: error: \(message)\n")
    #expect(run.status == 2)
  }

  // MARK: The report and fix

  /// The nearest color that passes in 8 bits has another opacity, and comes out below 4.5 as it is
  /// written.
  @Test(arguments: [
    "--page: color(srgb-linear 0.22 0.52 0.46); --text: color(srgb-linear 0.65 0.1 0.16 / 0.6)"
  ])
  func `The report counts the changes that fix can write`(properties: String) throws {
    try write(properties, "text page text")
    let report = try JSONReport(ToolRun(["--format", "json"], in: workspace).output)
    let plan = try #require(report["plan"] as? [[String: Any]])
    let fixed = try JSONReport(run("--unsafe-fixes", "--format", "json").output)
    let changes = try #require(fixed["changes"] as? [[String: Any]])
    #expect(plan.count == changes.count)
    #expect(ToolRun([], in: workspace).output.contains("1 change fixes it") == (changes.count == 1))
  }
}
