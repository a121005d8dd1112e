import Testing

/// Baselines from the file to the exit status and every report.
///
/// On white, `#777777` is 4.478, `#787878` 4.415, `#767676` 4.542, `#888888` 3.544 and `#000000` 21.
@Suite struct BaselineTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write()
  }

  private func write(
    grey: String = "#777777", ink: String = "#000000", dim: String = "#888888",
    invariant: String = ""
  ) throws {
    try workspace.write(
      """
      {"version": "2025.10",
       "sets": {"all": {"sources": [{"$type": "color", "page": {"$value": "#FFFFFF"},
         "grey": {"$value": "\(grey)"}, "ink": {"$value": "\(ink)"}, "dim": {"$value": "\(dim)"}}]}},
       "modifiers": {"theme": {"contexts": {
         "plain": [], "loud": [{"dim": {"$type": "color", "$value": "#000000"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """, to: "app.resolver.json")
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [
        {"id": "TEXT", "pairings": [
          {"foreground": ["ink", "grey", "dim"], "background": "page", "usage": "text"}]}\(invariant)]}
      """, to: "contrast-audit.json")
  }

  private func run(_ words: String...) -> ToolRun {
    ToolRun(words + ["--baseline", "known.json"], in: workspace)
  }

  private func lines() throws -> [String] {
    try workspace.read("known.json").split(separator: "\n").map(String.init)
  }

  @Test func `A baseline has one line for each finding, in an order of its own`() throws {
    let run = run("--write-baseline")
    #expect(run.status == 0)
    #expect(run.errors == "contrast-audit: note: 'known.json' holds 3 known findings\n")
    #expect(run.output.contains("3 known"))
    let lines = try lines()
    #expect(lines.count == 8)
    // 3.544886 and 4.478089 by coloraide, cut down.
    #expect(
      lines[3].hasPrefix(
        #"{"rule": "TEXT", "foreground": "dim", "background": "page", "usage": "text", "#
          + #""context": {"theme": "plain"}, "ratio": 3.5448, "fingerprint": ""#))
    #expect(lines[4].contains(#""foreground": "grey""#))
    #expect(
      lines[4].contains(#"{"theme": "loud"}, "ratio": 4.4780, "#)
        || lines[4].contains(#"{"theme": "loud"}, "ratio": 4.478, "#))
    #expect(lines[5].contains(#"{"theme": "plain"}"#))
    #expect(Array(lines.suffix(2)) == ["]", "}"])
    #expect(self.run("--write-baseline").status == 0)
    #expect(try self.lines() == lines)
  }

  @Test func `What was written today passes today and fails tomorrow on one changed hex`() throws {
    #expect(run("--write-baseline").status == 0)
    #expect(run().status == 0)
    try write(ink: "#888888")
    let new = run("--format", "json")
    #expect(new.status == 1)
    let report = try JSONReport(new.output)
    #expect(
      report.results.filter { $0.outcome == "fail" }.map { $0.text("foreground") } == [
        "ink", "ink",
      ])
    #expect(report.summary["known"] == 3)
    let sarif = run("--format", "sarif").output
    #expect(sarif.contains("\"3 findings are known: in the baseline\""))
    // One result for both themes.
    #expect(sarif.ranges(of: "\"ruleId\"").count == 1)
  }

  @Test func `A known finding that got worse fails, and says since when`() throws {
    #expect(run("--write-baseline").status == 0)
    try write(grey: "#787878")
    let worse = run()
    #expect(worse.status == 1)
    #expect(worse.output.contains("4.41 of 4.5"))
    #expect(worse.output.contains("worse than the 4.478:1 of the baseline"))
    #expect(run("--format", "junit").output.contains("worse than the 4.478:1 of the baseline"))
    // The dim one in the plain theme is as it was.
    #expect(try JSONReport(run("--format", "json").output).summary["known"] == 1)
    // An improvement elsewhere does not pay for it.
    try write(grey: "#787878", dim: "#000000")
    #expect(run().status == 1)
  }

  @Test func `A known finding that got better is known still`() throws {
    #expect(run("--write-baseline").status == 0)
    try write(dim: "#808080")
    #expect(run().status == 0)
    #expect(run().output.contains("3 known"))
  }

  @Test func `What is gone is a warning, and is taken out when asked`() throws {
    #expect(run("--write-baseline").status == 0)
    let before = try lines()
    try write(dim: "#000000")
    let gone = run()
    #expect(gone.status == 0)
    #expect(
      gone.output.contains(
        "known.json:4:1: warning: 1 known finding is gone; prune the baseline: "
          + "TEXT: dim on page (text), plain"))
    #expect(run("--fail-on", "warning").status == 1)
    #expect(try lines() == before)
    let pruned = run("--prune-baseline", "--fail-on", "warning")
    #expect(pruned.status == 0)
    #expect(
      pruned.errors == "contrast-audit: note: 'known.json' holds 2 known findings; 1 taken out\n")
    #expect(try lines() == before.enumerated().filter { $0.offset != 3 }.map(\.element))
    // What comes back is new.
    try write()
    #expect(run().status == 1)
  }

  @Test func `A pairing that is audited no more is gone`() throws {
    #expect(run("--write-baseline").status == 0)
    let policy = try workspace.read("contrast-audit.json")
    try workspace.write(policy.replacing(#", "dim""#, with: ""), to: "contrast-audit.json")
    #expect(run().output.contains("1 known finding is gone"))
  }

  @Test(arguments: [
    ["--theme", "loud"], ["--theme", "plain"], ["--token", "ink"], ["--token", "grey"],
  ])
  func `A filter makes nothing look gone`(filter: [String]) throws {
    #expect(run("--write-baseline").status == 0)
    let before = try lines()
    let run = ToolRun(filter + ["--baseline", "known.json", "--prune-baseline"], in: workspace)
    #expect(run.status == 0)
    #expect(!run.output.contains("gone"))
    #expect(try lines() == before)
  }

  @Test(arguments: [["--rule", "SAME"], ["--rule", "TEXT"]])
  func `A filter by rule makes nothing look gone`(filter: [String]) throws {
    try write(
      invariant: #", {"id": "SAME", "invariant": {"tokens": "dim", "along": "theme"}}"#)
    #expect(run("--write-baseline").status == 0)
    let before = try lines()
    #expect(before.count == 9)
    let run = ToolRun(filter + ["--baseline", "known.json", "--prune-baseline"], in: workspace)
    #expect(run.status == 0)
    #expect(!run.output.contains("gone"))
    #expect(try lines() == before)
  }

  @Test(arguments: [[], ["--theme", "loud"], ["--token", "ink"]])
  func `A rule that is gone takes its findings with it`(filter: [String]) throws {
    try write(
      invariant: #", {"id": "SAME", "invariant": {"tokens": "dim", "along": "theme"}}"#)
    #expect(run("--write-baseline").status == 0)
    try write()
    let run = ToolRun(filter + ["--baseline", "known.json"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("1 known finding is gone"))
  }

  /// A color on itself has a ratio of 1.
  @Test func `What has no contrast at all can be known`() throws {
    try write(grey: "#FFFFFF")
    #expect(run("--write-baseline").status == 0)
    #expect(run().status == 0)
    #expect(run().output.contains("3 known"))
  }

  /// Grey and dim fail in the plain theme.
  @Test func `What a policy excludes is gone, and not left out`() throws {
    #expect(run("--write-baseline").status == 0)
    let policy = try workspace.read("contrast-audit.json")
    try workspace.write(
      policy.dropLast(1) + #", "exclude": {"theme": "plain"}}"#, to: "contrast-audit.json")
    #expect(run().output.contains("2 known findings are gone"))
  }

  @Test func `An axis that is gone takes its findings with it, whatever a filter leaves out`()
    throws
  {
    let resolver = try workspace.read("app.resolver.json")
    try workspace.write(
      resolver.replacing(
        #""modifiers": {"#, with: #""modifiers": {"size": {"contexts": {"small": [], "big": []}}, "#
      ).replacing(
        ##"{"$ref": "#/modifiers/theme"}"##,
        with: ##"{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}"##),
      to: "app.resolver.json")
    #expect(run("--write-baseline").status == 0)
    #expect(try lines().count == 11)
    try workspace.write(resolver, to: "app.resolver.json")
    #expect(run("--theme", "loud").output.contains("6 known findings are gone"))
  }

  /// A third axis that is audited with `--all` alone, in which grey is darker where contrast is increased.
  private func writeOptionalAxis() throws {
    try workspace.write(
      """
      {"version": "2025.10",
       "sets": {"all": {"sources": [{"$type": "color", "page": {"$value": "#FFFFFF"},
         "grey": {"$value": "#777777"}, "ink": {"$value": "#000000"}, "dim": {"$value": "#888888"}}]}},
       "modifiers": {"contrast": {"contexts": {
         "standard": [], "increased": [{"grey": {"$type": "color", "$value": "#000000"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/contrast"}]}
      """, to: "app.resolver.json")
    let policy = try workspace.read("contrast-audit.json")
    try workspace.write(
      policy.dropLast(1) + #", "optional": {"contrast": "increased"}}"#, to: "contrast-audit.json")
  }

  @Test func `A baseline fits with the optional contexts and without them`() throws {
    try writeOptionalAxis()
    #expect(run("--write-baseline").status == 0)
    #expect(try lines().count == 7)
    // Dim in increased contrast is new; what is known in standard contrast is known still.
    let all = run("--all", "--format", "json")
    #expect(all.status == 1)
    let report = try JSONReport(all.output)
    #expect(report.summary["known"] == 2)
    #expect(
      report.results.filter { $0.outcome == "fail" }.map { $0.text("foreground") } == ["dim"])
    #expect(
      try #require(report["impliedContexts"] as? [String: String]) == ["contrast": "standard"])
    #expect(run("--write-baseline", "--all").status == 0)
    #expect(try lines().count == 8)
    for words in [[], ["--all"]] {
      let run = ToolRun(
        words + ["--baseline", "known.json", "--fail-on", "warning", "--format", "json"],
        in: workspace)
      #expect(run.status == 0, "\(words)")
      #expect(try JSONReport(run.output).summary["known"] == (words.isEmpty ? 2 : 3))
    }
    // Reports and baseline agree on what a finding is called.
    let known = try lines()
    let results = try JSONReport(ToolRun(["--all", "--format", "json"], in: workspace).output)
      .results.filter { $0.outcome == "fail" }
    #expect(results.count == 3)
    for result in results {
      let fingerprint = result.text("fingerprint")
      #expect(known.contains { $0.contains(fingerprint) })
      #expect(ToolRun(["explain", fingerprint, "--all"], in: workspace).status == 0)
    }
    // What is left out is not taken out.
    let before = try lines()
    #expect(run("--prune-baseline").status == 0)
    #expect(try lines() == before)
    // A report of the one compares with the other: nothing fails newly.
    for (name, words) in [("some.json", []), ("all.json", ["--all"])] {
      try workspace.write(
        ToolRun(words + ["--format", "json"], in: workspace).output, to: name)
    }
    let diff = ToolRun(["diff", "some.json", "all.json", "--format", "json"], in: workspace)
    let changes = try #require(try JSONReport(diff.output)["changes"] as? [[String: Any]])
    #expect(changes.map { $0["change"] as? String } == ["added-failing", "added", "added"])
  }

  @Test func `What was known before its context went without saying is known still`() throws {
    try writeOptionalAxis()
    let policy = try workspace.read("contrast-audit.json")
    try workspace.write(
      policy.replacing(#", "optional": {"contrast": "increased"}"#, with: ""),
      to: "contrast-audit.json")
    #expect(run("--write-baseline").status == 0)
    #expect(try lines().count == 8)
    try workspace.write(policy, to: "contrast-audit.json")
    #expect(run("--fail-on", "warning").status == 0)
    #expect(run("--fail-on", "warning", "--all").status == 0)
  }

  @Test func `Token checks are known too`() throws {
    let rule = #", {"id": "SAME", "invariant": {"tokens": ["dim", "ink"], "along": "theme"}}"#
    try write(invariant: rule)
    #expect(run().status == 2)
    #expect(run("--write-baseline").status == 0)
    #expect(
      try lines().contains { $0.hasPrefix(#"{"rule": "SAME", "token": "dim", "fingerprint""#) })
    #expect(run().status == 0)
    // In one theme there is nothing to vary, which says nothing.
    #expect(!run("--theme", "plain").output.contains("gone"))
    try write(dim: "#000000", invariant: rule)
    #expect(run().output.contains("2 known findings are gone"))
  }

  @Test func `What is waived is not in the baseline`() throws {
    let policy = try workspace.read("contrast-audit.json")
    #expect(run("--write-baseline").status == 0)
    try workspace.write(
      policy.dropLast(1) + #", "waivers": [{"foreground": "dim", "reason": "r"}]}"#,
      to: "contrast-audit.json")
    #expect(run().output.contains("1 known finding is gone"))
    #expect(run("--write-baseline").status == 0)
    #expect(try lines().count == 7)
  }

  @Test(arguments: [
    (["--baseline", "none.json"], "there is no baseline 'none.json'; --write-baseline makes one"),
    (["--write-baseline"], "--write-baseline needs --baseline FILE"),
    (["--prune-baseline"], "--prune-baseline needs --baseline FILE"),
    (
      ["--baseline", "known.json", "--write-baseline", "--prune-baseline"],
      "writes the whole baseline"
    ),
    (["--baseline", "known.json", "--write-baseline", "--theme", "loud"], "needs the whole audit"),
    (["--baseline", "known.json", "--write-baseline", "--rule", "TEXT"], "needs the whole audit"),
    (["--baseline", "app.resolver.json", "--write-baseline"], "is not replaced"),
    (
      ["--baseline", "app.resolver.json"],
      "app.resolver.json:1:1: error: the file is not a baseline"
    ),
    (["--baseline", "no/folder.json", "--write-baseline"], "there is no folder 'no'"),
  ])
  func `What cannot be done is an error, and nothing is written`(words: [String], message: String)
    throws
  {
    let before = try workspace.read("app.resolver.json")
    let run = ToolRun(words, in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try workspace.names() == ["app.resolver.json", "contrast-audit.json"])
    #expect(try workspace.read("app.resolver.json") == before)
  }

  @Test func `A baseline of names that hold everything reads as it was written`() throws {
    try workspace.write(
      #"{"tokens": ["t.json"], "rules": [{"id": "R::\t", "pairings": [{"foreground": "a*", "background": "page", "usage": "text"}]}]}"#,
      to: "contrast-audit.json")
    let name = #"a\" : \n##[x]\u202e"#
    try workspace.write(
      "{\"\(name)\": {\"$type\": \"color\", \"$value\": \"#777777\"}, \"page\": {\"$type\": \"color\", \"$value\": \"#FFFFFF\"}}",
      to: "t.json")
    #expect(run("--write-baseline").status == 0)
    #expect(try lines().count == 6)
    #expect(run().status == 0)
  }
}
