import Foundation
import Testing

/// What counts as worse, and what is compared at all.
extension DiffCommandTests {
  @Test func `What fails with more contrast is better, and no finding`() throws {
    try write(grey: "#787878")
    try sandbox.commit("second")
    let run = run("main", "main~1", "--format", "json")
    #expect(run.status == 0)
    #expect(try changes(run) == ["better grey text day", "better grey text night"])
  }

  /// The colors are as they were; grey had 4.478 of 4.5 and has as much of 5.
  @Test func `What fails is worse where more is asked for, and no better where less is`() throws {
    let policy = try workspace.read("design/contrast-audit.json")
    try workspace.write(
      policy.replacing(#""usage": "text""#, with: #""usage": "text", "minimum": 5"#),
      to: "design/contrast-audit.json")
    let more = run("HEAD", "--format", "json")
    #expect(more.status == 1)
    #expect(try changes(more) == ["worse grey text day", "worse grey text night"])
    try sandbox.commit("second")
    let less = run("main", "main~1", "--format", "json")
    #expect(try changes(less) == [])
    // That less is asked for counts by itself.
    #expect(less.status == 1)
    #expect(run("main", "main~1", "--accept-policy-changes").status == 0)
  }

  @Test(arguments: [
    ("warning", [], 0), ("warning", ["--fail-on", "warning"], 1), ("error", [], 1),
    ("note", ["--fail-on", "warning"], 0),
  ])
  func `A finding counts where its rule weighs enough`(
    severity: String, options: [String], status: Int32
  ) throws {
    func weigh() throws {
      let policy = try workspace.read("design/contrast-audit.json")
      try workspace.write(
        policy.replacing(#""id": "TEXT""#, with: #""id": "TEXT", "severity": "\#(severity)""#),
        to: "design/contrast-audit.json")
    }
    try weigh()
    try sandbox.commit("second")
    try write(ink: "#777777")
    try weigh()
    let run = ToolRun(
      ["diff", "HEAD", "--format", "json"] + options, in: workspace, workingIn: "design")
    #expect(try changes(run) == ["newly-failing ink text day"])
    #expect(run.status == status)
  }

  @Test func `A token that went takes its pairings with it`() throws {
    try write(foregrounds: #""ink""#)
    let tokens = try workspace.read("design/parts/app.tokens.json")
    try workspace.write(
      tokens.replacing(#""grey""#, with: #""mist""#), to: "design/parts/app.tokens.json")
    let run = run("HEAD", "--format", "json")
    #expect(run.status == 0)
    #expect(try changes(run) == ["removed grey text day", "removed grey text night"])
    let summary = try JSONReport(run.output).summary
    #expect(summary["removed"] == 2)
    #expect(summary["dropped"] == 0)
    let text = self.run("HEAD").output
    #expect(text.contains("tokens that appeared: mist\n"))
    #expect(text.contains("tokens that vanished: grey\n"))
  }

  /// A policy of every kind of check: a quarter of white over black is #404040, on which
  /// black is 2.03, and over white 21.
  private func writeEveryKind(
    pairings: String = ##"""
    {"foreground": {"best": ["ink", "grey"]}, "background": "page", "usage": "text"},
    {"foreground": "ink", "background": "veil over any", "usage": "text"}
    """##, veil: String = "#FFFFFF40"
  ) throws {
    try write(more: ##", "veil": {"$value": "\##(veil)"}"##)
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [
        {"id": "SAME", "invariant": {"tokens": ["ink", "grey"], "along": "theme"}},
        {"id": "TEXT", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "ui-component"},
        \(pairings)]}]}
      """, to: "design/contrast-audit.json")
  }

  @Test func `A report says of every kind of check what the audit does`() throws {
    try writeEveryKind()
    try sandbox.commit("second")
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    let checks = try JSONReport(report)
    #expect(checks.summary["indeterminate"] == 2)
    #expect((checks["structural"] as? [Any])?.count == 2)
    try workspace.write(report, to: "design/old.json")
    for operands in [["old.json"], ["HEAD", "old.json"], ["old.json", "HEAD"]] {
      let run = ToolRun(["diff"] + operands, in: workspace, workingIn: "design")
      #expect(run.status == 0)
      #expect(run.output.contains(": 8 unchanged"), "\(operands) \(run.output)")
    }
    // Ink is another in the night already; grey is from now on.
    try workspace.write(
      try workspace.read("design/app.resolver.json").replacing(
        #""night": [{"#, with: ##""night": [{"grey": {"$type": "color", "$value": "#000000"}, "##),
      to: "design/app.resolver.json")
    for operands in [["old.json"], ["HEAD"]] {
      let run = ToolRun(
        ["diff"] + operands + ["--format", "json"], in: workspace, workingIn: "design")
      #expect(run.status == 1)
      let changes = try #require(try JSONReport(run.output)["changes"] as? [[String: Any]])
      #expect(
        changes.filter { $0["change"] as? String == "newly-failing" }.map {
          "\($0["rule"] ?? "") \($0["token"] ?? "")"
        } == ["SAME grey"])
    }
  }

  @Test func `What names several tokens or an open backdrop is dropped while they are there`()
    throws
  {
    try writeEveryKind()
    try sandbox.commit("second")
    try writeEveryKind(
      pairings: #"{"foreground": ["grey", "veil"], "background": "page", "usage": "decoration"}"#)
    let run = run("HEAD", "--format", "json")
    #expect(run.status == 1)
    #expect(
      try Set(changes(run)) == [
        "dropped best of ink, grey text day", "dropped best of ink, grey text night",
        "dropped ink text day", "dropped ink text night",
      ])
  }

  /// Over black #FFFFFF40 is #404040 and #FFFFFF30 #303030, on which black is 2.03 and 1.59; over white
  /// it is 21 on both.
  @Test func `What depends on the backdrop before and after is as it was`() throws {
    try writeEveryKind()
    try sandbox.commit("second")
    try writeEveryKind(veil: "#FFFFFF30")
    #expect(run("HEAD").status == 0)
    #expect(run("HEAD").output.contains(": 8 unchanged"))
  }

  @Test(arguments: [
    (["--rule", "SAME"], ["newly-failing grey"]),
    (["--rule", "TEXT"], ["newly-failing ink", "newly-failing best of ink, grey"]),
    (["--token", "ink"], ["newly-failing ink", "newly-failing best of ink, grey"]),
    (["--token", "page", "--theme", "night"], []),
    // Token checks look at all contexts.
    (
      ["--theme", "day"],
      ["newly-failing ink", "newly-failing best of ink, grey", "newly-failing grey"]
    ),
    (["--theme", "night"], ["newly-failing grey"]),
  ])
  func `A filter keeps the rules, tokens and contexts that it names`(
    filter: [String], expected: [String]
  ) throws {
    try writeEveryKind()
    try sandbox.commit("second")
    try writeEveryKind(veil: "#FFFFFF40")
    try workspace.write(
      try workspace.read("design/app.resolver.json").replacing(
        #""night": [{"#, with: ##""night": [{"grey": {"$type": "color", "$value": "#000000"}, "##
      ).replacing(
        #""day": []"#, with: ##""day": [{"ink": {"$type": "color", "$value": "#FFFFFF"}}]"##),
      to: "design/app.resolver.json")
    let run = ToolRun(
      ["diff", "HEAD", "--format", "json"] + filter, in: workspace, workingIn: "design")
    #expect(run.status == (expected.isEmpty ? 0 : 1))
    let changes = try #require(try JSONReport(run.output)["changes"] as? [[String: Any]])
    let found = changes.filter { ($0["change"] as? String) == "newly-failing" }.map {
      "\($0["change"] ?? "") \($0["token"] ?? $0["foreground"] ?? "")"
    }
    #expect(Set(found) == Set(expected))
  }

  @Test func `Audits of different levels are compared with a warning`() throws {
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    try workspace.write(report, to: "design/old.json")
    let run = run("old.json", "--level", "AAA")
    #expect(
      run.errors.contains(
        "the levels differ: old.json was judged at AA, the working tree at AAA"))
    // What failed at 4.5 fails at 7.
    #expect(run.status == 1)
    #expect(self.run("old.json").errors.isEmpty)
  }

  @Test func `A report that says something twice is refused`() throws {
    try writeEveryKind()
    let text = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    var report = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var results = try #require(report["results"] as? [[String: Any]])
    results.append(results[0])
    report["results"] = results
    let doubled = try JSONSerialization.data(withJSONObject: report)
    try workspace.write(String(decoding: doubled, as: UTF8.self), to: "design/old.json")
    let run = run("old.json")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the result appears twice, first in line 1; remove one"))
  }

  @Test func `The name of a file may have two dots`() throws {
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    try workspace.write(report, to: "design/old..main")
    let run = run("old..main")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("SAME  old..main → the working tree: 4 unchanged"))
  }

  @Test(arguments: ["main~1..", "..main~1"])
  func `An end that is left out is HEAD`(range: String) throws {
    try write(ink: "#777777")
    try sandbox.commit("second")
    let run = run(range, "--format", "json")
    #expect(
      try changes(run)
        == [range.hasPrefix("..") ? "newly-passing ink text day" : "newly-failing ink text day"])
  }
}
