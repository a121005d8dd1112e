import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// `fix --from`: changes that a page copied. On white, #767676 is 4.54, #777777 4.47 and #949494 3.03.
@Suite struct RequestedFixTests {
  private let workspace: Workspace

  /// The ink passes, and the grey fails; both are text on the page.
  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(
      to: workspace,
      policy: SmallSystem.policy(
        foreground: "ink",
        more: ##"}, {"foreground": "grey", "background": "page", "usage": "text""##))
  }

  /// A change of the tokens, whose values begin in column 21, or 22 for names of four letters.
  private func change(
    _ token: String, line: Int, column: Int, from: String, to: String
  ) -> String {
    #"""
    {"file": "app.tokens.json", "line": \#(line), "column": \#(column), "token": "\#(token)",
     "from": \#(from), "to": \#(to)}
    """#
  }

  private func grey(from: String = ##""#777777""##, to: String) -> String {
    change("grey", line: 5, column: 22, from: from, to: to)
  }

  private func changes(_ changes: String...) -> String {
    #"{"contrastAuditChanges": 1, "system": null, "changes": [\#(changes.joined(separator: ",\n"))]}"#
  }

  private func fix(_ changes: String, _ words: String...) throws -> ToolRun {
    try workspace.write(changes, to: "changes.json")
    return ToolRun(["fix", "--from", "changes.json"] + words, in: workspace)
  }

  @Test func `The changes are shown, and written when asked for`() throws {
    let before = try workspace.read("app.tokens.json")
    let text = changes(grey(to: ##""#767676""##))
    let shown = try fix(text)
    #expect(shown.status == 1)
    #expect(shown.output.contains("#777777 → #767676"))
    #expect(shown.output.contains("1 change: 1 of 1 failure fixed; apply with --write"))
    #expect(try workspace.read("app.tokens.json") == before)
    let diff = try fix(text, "--format", "diff")
    #expect(diff.output.contains(##"+  "grey": {"$value": "#767676"},"##))
    let written = try fix(text, "--write")
    #expect(written.status == 0)
    #expect(written.errors.isEmpty)
    #expect(
      try workspace.read("app.tokens.json") == before.replacing("#777777", with: "#767676"))
  }

  /// The waiver is for what failed, and #EEEEEE on white is 1.16.
  @Test func `What passes and would be waived is worse than before`() throws {
    let sheet = ":root { --fg: #777; --bg: #fff; --ok: #000 }"
    try workspace.write(sheet, to: "app.css")
    try workspace.write(
      """
      {"tokens": ["app.css"], "rules": [{"id": "R", "pairings": [
        {"foreground": ["fg", "ok"], "background": "bg", "usage": "text"}]}],
       "waivers": [{"rule": "R", "reason": "later"}]}
      """, to: "contrast-audit.json")
    let run = try fix(
      #"{"contrastAuditChanges": 1, "system": null, "changes": [{"file": "app.css", "line": 1, "#
        + ##""column": 39, "token": "ok", "from": "#000000", "to": "#EEEEEE"}]}"##, "--write")
    #expect(run.status == 2, "\(run.output)")
    #expect(run.output.contains("newly fails:"))
    #expect(try workspace.read("app.css") == sheet)
  }

  @Test func `Standard input is read too`() throws {
    let run = ToolRun(
      ["fix", "--from", "-", "--format", "json"], in: workspace,
      input: changes(grey(to: ##""#767676""##)))
    #expect(run.status == 1)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(root["fixed"] as? Int == 1)
    #expect(root["failedBefore"] as? Int == 1)
    #expect(root["failedAfter"] as? Int == 0)
    #expect((root["worse"] as? [Any])?.isEmpty == true)
    #expect(root["written"] as? Bool == false)
  }

  /// The ink, 21 before, fails with 4.47; the grey falls to 3.03.
  @Test func `What makes something worse is not written unless that is allowed`() throws {
    let before = try workspace.read("app.tokens.json")
    let text = changes(
      change("ink", line: 4, column: 21, from: ##""#000000""##, to: ##""#777777""##),
      grey(to: ##""#949494""##))
    let shown = try fix(text)
    #expect(shown.status == 1)
    #expect(shown.output.contains("newly fails: ink on page needs 4.5, from 21.00 to 4.47\n"))
    #expect(shown.output.contains("worse: grey on page needs 4.5, from 4.47 to 3.03\n"))
    let refused = try fix(text, "--write")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("nothing is written, because something would be worse"))
    #expect(try workspace.read("app.tokens.json") == before)
    let allowed = try fix(text, "--write", "--allow-worse")
    #expect(allowed.status == 1)
    #expect(
      try workspace.read("app.tokens.json")
        == before.replacing("#777777", with: "#949494").replacing(
          "\"#000000\"", with: "\"#777777\""))
  }

  /// A filter narrows what is counted, not what is guarded.
  @Test func `A filter hides no loss`() throws {
    let text = changes(
      change("ink", line: 4, column: 21, from: ##""#000000""##, to: ##""#777777""##))
    let run = try fix(text, "--token", "grey", "--write")
    #expect(run.status == 2)
    #expect(run.output.contains("newly fails: ink on page"))
  }

  @Test(arguments: [
    (##""from": "#777777""##, ##""from": "#787878""##, "'grey' is #777777 now, not #787878"),
    (
      ##""from": "#777777""##, ##""from": 0.5"##,
      "'grey' is a color; expected from and to of this kind"
    ),
    (##""token": "grey""##, ##""token": "gray""##, "'grey' stands there, not 'gray'"),
    (
      ##""line": 5"##, ##""line": 6"##,
      "no color or opacity of the system stands at app.tokens.json:6:22"
    ),
    (##""column": 22"##, ##""column": 0"##, "column is 0; expected a number from 1"),
    (##""line": 5"##, ##""line": 1e99"##, "line is 1e99; expected a number from 1"),
    ("app.tokens.json", "../../etc/passwd", "no color or opacity of the system stands at"),
    (##""to": "#767676""##, ##""to": "red""##, "expected a color such as"),
    (##""to": "#767676""##, ##""to": 7"##, "expected a color such as"),
    (
      ##""system": null"##, ##""system": "Other""##,
      "the changes are for 'Other', and this is a system"
    ),
    (##""contrastAuditChanges": 1"##, ##""contrastAuditChanges": 2"##, "expected 1"),
    (##""contrastAuditChanges": 1, "##, "", "it has no contrastAuditChanges"),
    (##""token": "grey","##, "", "the change has no token"),
    (##""token""##, ##""tokken""##, "a change has no key 'tokken'"),
  ])
  func `What does not fit is refused, with its place`(
    _ old: String, _ new: String, _ message: String
  ) throws {
    let before = try workspace.read("app.tokens.json")
    let text = changes(grey(to: ##""#767676""##)).replacing(old, with: new)
    let run = try fix(text, "--write")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errorLines.allSatisfy { $0.contains(#/^changes\.json:\d+:\d+: error: /#) })
    #expect(try workspace.read("app.tokens.json") == before)
  }

  @Test func `One place is not changed twice`() throws {
    let run = try fix(changes(grey(to: ##""#767676""##), grey(to: ##""#757575""##)), "--write")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("changes.json:3:1: error: this place is changed twice; first in line 1"))
    #expect(ToolRun(["fix", "--from", "nothing.json"], in: workspace).status == 2)
    #expect(try fix("[]").errors.contains("expected an object"))
    #expect(try fix(changes()).errors.contains("changes is empty"))
    #expect(try fix(changes("\"x\"")).errors.contains("a change is a string"))
  }

  @Test func `A color that is to be kept is refused`() throws {
    let run = try fix(changes(grey(to: ##""#767676""##)), "--keep", "grey")
    #expect(run.status == 2)
    #expect(run.errors.contains("'grey' is to be kept"))
  }

  /// A translucent page with nothing beneath cannot be judged.
  @Test func `What cannot be audited is not written`() throws {
    let page = change("page", line: 3, column: 22, from: ##""#FFFFFF""##, to: ##""#FFFFFF80""##)
    let run = try fix(changes(page), "--write", "--allow-worse")
    #expect(run.status == 2)
    #expect(run.errors.contains("with these changes the system cannot be audited"))
  }
}
