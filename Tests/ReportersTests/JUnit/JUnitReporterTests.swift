import Reporters
import TestSupport
import Testing

@testable import AuditEngine

@Suite struct JUnitReporterTests {
  private func root(_ report: AuditReport) throws -> XMLTree {
    try XMLTree.parse(JUnitReporter().text(report))
  }

  /// A rule in two themes with a pairing of every outcome that an audit can come to.
  private func mixed() throws -> AuditReport {
    var sample = try SampleReport([
      "white": "#FFF", "scrim": "#00000080", "grey": "#777777", "ink": "#000",
    ])
    sample.vary("theme", ["a", "b"])
    try sample.rule(
      SampleReport.pairing("ink", on: "white"), SampleReport.pairing("grey", on: "white"),
      SampleReport.pairing("white", on: "scrim over any"),
      SampleReport.pairing(
        "grey", on: "white", usage: "inactive", tail: ", \"reason\": \"it is off\""))
    try sample.rule(id: "S", severity: "warning", SampleReport.pairing("grey", on: "white"))
    return try sample.audit()
  }

  /// tests, failures, errors, skipped as an element's attributes say; Jenkins' schema has no
  /// `skipped` of all suites.
  private func counts(_ node: XMLTree) -> [Int] {
    ["tests", "failures", "errors", "skipped"].compactMap { Int(node[$0]) }
  }

  @Test func `Counts agree with the children on both levels`() throws {
    let root = try root(mixed())
    #expect(root.name == "testsuites")
    // A warning does not fail the gate.
    #expect(counts(root) == [10, 2, 2])
    let suites = root.children(named: "testsuite")
    #expect(suites.map { $0["name"] } == ["a", "b"])
    for suite in suites {
      #expect(counts(suite) == [5, 1, 1, 2])
      let cases = suite.cases
      #expect(cases.count == 5)
      #expect(
        cases.map { $0.children.map(\.name) }
          == [
            ["system-out"], ["failure", "system-out"], ["error", "system-out"],
            ["skipped", "system-out"], ["skipped", "system-out"],
          ])
      #expect(cases.map { $0["group"] } == ["R", "R", "R", "R", "S"])
      #expect(cases.allSatisfy { $0["classname"] == suite["name"] })
    }
    let all = [root] + suites + suites.flatMap(\.cases)
    #expect(all.allSatisfy { Double($0["time"]) != nil })
  }

  @Test func `The verdict stands in the message and in the text`() throws {
    let cases = try root(mixed()).children[0].cases
    let failure = try #require(cases[1].children.first)
    let message = failure["message"]
    #expect(
      message
        == "R: grey on white (text), a: contrast 4.47:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#777777 on #FFFFFF"
    )
    #expect(failure["type"] == "contrast")
    #expect(
      failure.text.split(separator: "\n") == [
        "\(message)", "usage: text", "rule: R, Title", "at: tokens.json:3:1",
      ])
    let error = try #require(cases[2].children.first)
    #expect(
      error["message"].hasPrefix(
        "R: white on scrim over any (text), a: contrast 4.00–21.00:1 depends on what lies beneath"))
    #expect(error.text.hasPrefix(error["message"]))
    #expect(error["type"] == "indeterminate")
  }

  @Test func `A case that passes says its ratio, and one that does not fail the gate its verdict`()
    throws
  {
    let cases = try root(mixed()).children[0].cases
    #expect(
      cases[0].children.first?.text.hasPrefix("contrast 21.00:1 meets 4.5:1 (WCAG 1.4.3)\n") == true
    )
    #expect(
      cases[4].children.first?["message"]
        == "warning: S: grey on white (text), a: contrast 4.47:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#777777 on #FFFFFF")
  }

  @Test func `What fails the gate at a lesser severity is a failure`() throws {
    let run = ReportedRun(failOn: .warning)
    let root = try XMLTree.parse(JUnitReporter(run: run).text(mixed()))
    #expect(counts(root) == [10, 4, 2])
    let failure = try #require(root.children[0].cases[4].children.first)
    #expect(failure.name == "failure")
    #expect(failure["type"] == "contrast-warning")
  }

  @Test func `A warning about the audit is a case only where it fails the gate`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page", tail: ", \"claims\": 20"))
    let report = try sample.audit()
    #expect(counts(try root(report)) == [1, 0, 0])
    let strict = try XMLTree.parse(
      JUnitReporter(run: ReportedRun(failOn: .warning)).text(report))
    #expect(counts(strict) == [2, 1, 0])
    #expect(strict.children.last?["name"] == "audit")
  }

  @Test func `What is exempt is skipped with its reason`() throws {
    let skipped = try #require(try root(mixed()).children[0].cases[3].children.first)
    #expect(skipped["message"] == "it is off")
  }

  @Test func `A name says rule, pairing, usage and theme`() throws {
    let cases = try root(mixed()).children[0].cases
    #expect(
      cases.map { $0["name"] } == [
        "R: ink on white (text), a", "R: grey on white (text), a",
        "R: white on scrim over any (text), a", "R: grey on white (inactive), a",
        "S: grey on white (text), a",
      ])
  }

  /// In each of two themes R judges three, of which one fails, one depends on what lies beneath, and one
  /// passes.
  @Test func `The verdict of each rule is a property once, and printed by its cases`() throws {
    let suites = try root(mixed()).children
    // `xunitparser` refuses two properties of one name in a file.
    #expect(suites.map { $0.children(named: "properties").count } == [1, 0])
    #expect(suites[0].children[0].name == "properties")
    let properties = suites[0].children[0].children
    #expect(properties.map(\.name) == ["property", "property", "property"])
    #expect(properties.map { $0["name"] } == ["R", "S (warning)", "colors judged"])
    #expect(properties.map { $0["value"] } == ["not met (2 of 6)", "not met (2 of 2)", "4 of 4"])
    for suite in suites {
      let printed = suite.cases.compactMap { $0.children.last?.text.split(separator: "\n").last }
      #expect(
        printed
          == Array(repeating: "rule R: not met (2 of 6)", count: 4)
          + ["rule S (warning): not met (2 of 2)"])
    }
  }

  @Test func `Rules of several policies are properties of different names`() throws {
    let report = try mixed()
    let run = RunReport(
      tool: report.tool, sections: [.audit(report), .audit(report.at("apps/a"))])
    let suites = try XMLTree.parse(JUnitReporter().text(run)).children
    let properties = suites.flatMap { $0.children(named: "properties") }.flatMap(\.children)
    #expect(
      properties.map { $0["name"] } == [
        "contrast-audit.json: R", "contrast-audit.json: S (warning)",
        "contrast-audit.json: colors judged", "apps/a: R", "apps/a: S (warning)",
        "apps/a: colors judged",
      ])
  }

  // MARK: Suites

  @Test func `A suite is a permutation, its contexts joined by full stops`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    sample.vary("theme", ["v1.2", "v1_2", "plain"])
    sample.vary("scheme", ["light", "dark"])
    try sample.rule(
      SampleReport.pairing("ink", on: "page", tail: ", \"when\": {\"scheme\": \"dark\"}"))
    try sample.rule(id: "OTHER", SampleReport.pairing("ink", on: "page"))
    let suites = try root(sample.audit(options: AuditOptions(rules: ["R"]))).children
    // Jenkins splits at the last full stop; a permutation in which nothing is judged has no suite.
    #expect(suites.map { $0["name"] } == ["v1_2.dark", "v1_2.dark (2)", "plain.dark"])
    #expect(suites.flatMap(\.cases).map { $0["classname"] } == suites.map { $0["name"] })
  }

  @Test func `Tokens that do not vary have one suite`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(try root(sample.audit()).children.map { $0["name"] } == ["all"])
  }

  @Test func `A report without cases is an error case and not an empty suite`() throws {
    let whole = try mixed()
    let root = try root(whole.with(evaluations: []))
    #expect(counts(root) == [1, 0, 1])
    #expect(root.children.map(counts) == [[1, 0, 1, 0]])
    let error = try #require(root.children[0].children.first?.children.first)
    #expect(error.name == "error")
    #expect(error["message"] == "nothing was audited")
    #expect(error.text == "nothing was audited")
  }

  @Test(arguments: [Outcome.waived, .known])
  func `What is waived or known is skipped, as the exempt is`(outcome: Outcome) throws {
    let whole = try mixed()
    let root = try root(whole.with(evaluations: [whole.evaluations[1].with(outcome: outcome)]))
    #expect(counts(root) == [1, 0, 0])
    #expect(root.children[0].cases.map { $0.children.map(\.name) } == [["skipped", "system-out"]])
  }

  /// GitLab drops a larger file without a word.
  @Test func `What does not fit is left out, findings last, and that is said`() throws {
    var sample = try SampleReport(["grey": "#777777", "ink": "#000", "page": "#FFF"])
    sample.vary("theme", (0..<50).map { "theme \($0)" })
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("grey", on: "page"))
    try sample.rule(id: "S", severity: "warning", SampleReport.pairing("grey", on: "page"))
    let report = try sample.audit()
    let whole = try JUnitReporter().text(report).utf8.count
    #expect(!(try JUnitReporter().text(report).contains("left out")))
    for limit in [whole - 1, whole / 2, 12_000, 5000] {
      let text = try JUnitReporter(limit: limit).text(report)
      #expect(text.utf8.count <= limit)
      let root = try XMLTree.parse(text)
      let suites = root.children
      let cases = suites.flatMap(\.cases)
      let findings = cases.filter { $0.children.first?.name == "failure" }
      let passes = cases.filter { $0.children.first?.name == "system-out" }
      let warnings = cases.filter { $0.children[0]["message"].hasPrefix("warning: ") }
      #expect(warnings.isEmpty || findings.count == 50)
      #expect(passes.isEmpty || findings.count + warnings.count == 100)
      #expect(counts(root) == [cases.count, findings.count, 0])
      #expect(suites.reduce(0) { $0 + (Int($1["tests"]) ?? 0) } == cases.count)
      #expect(suites.allSatisfy { !$0.children.isEmpty })
      let last = try #require(suites.last)
      #expect(last["name"] == "left out")
      let message = try #require(last.children.first?.children.first)["message"]
      #expect(
        message.hasPrefix(
          "\(150 - cases.count + 1) cases were left out, "
            + "\(100 - findings.count - warnings.count) of them findings: "))
    }
  }

  // MARK: Names

  @Test func `Hostile names stay well-formed and apart from one another`() throws {
    let names = HostileText.all.filter { !$0.isEmpty }
    var sample = try SampleReport(["page": "#FFF"], file: "<&\"\n\u{1B}>.json")
    sample.vary("theme", names)
    for name in names { try sample.add([name: "#777777"]) }
    for name in names {
      try sample.rule(id: name, title: name, SampleReport.pairing(name, on: "page"))
    }
    try sample.rule(
      id: "exempt",
      SampleReport.pairing(
        "page", on: "page", usage: "decoration",
        tail: ", \"reason\": \(SampleReport.json(names.joined()))"))
    let report = try sample.audit()
    let text = try JUnitReporter().text(report)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(!text.contains("\u{202E}"))
    let root = try XMLTree.parse(text)
    #expect(root.children.count == names.count)
    #expect(Set(root.children.map { $0["name"] }).count == names.count)
    let cases = root.children.flatMap(\.cases)
    #expect(cases.count == names.count * (names.count + 1))
    #expect(Set(cases.map { [$0["classname"], $0["name"]] }).count == cases.count)
    #expect(cases.allSatisfy { $0.children.last?.name == "system-out" && $0.children.count < 3 })
    #expect(root.children.allSatisfy { !$0["name"].contains(".") })
  }

  @Test func `Names that would read the same are numbered`() throws {
    // The first is a control character, the second what stands for it in a report.
    var sample = try SampleReport(["a\u{7}": "#000", "a\\u{7}": "#000", "page": "#FFF"])
    try sample.rule(
      SampleReport.pairing("a\u{7}", on: "page"), SampleReport.pairing("a\\u{7}", on: "page"))
    #expect(
      try root(sample.audit()).children[0].cases.map { $0["name"] }
        == ["R: a\\u{7} on page (text)", "R: a\\u{7} on page (text) (2)"])
  }
}

extension XMLTree {
  /// The cases of a suite.
  var cases: [XMLTree] { children(named: "testcase") }
}

extension AuditReport {
  /// The same with other evaluations.
  func with(evaluations: [Evaluation]) -> AuditReport { with(evaluations, at: policyPlace) }

  /// The same of a policy elsewhere in the repository.
  func at(_ place: String) -> AuditReport { with(evaluations, at: place) }

  private func with(_ evaluations: [Evaluation], at place: String?) -> AuditReport {
    AuditReport(
      tool: tool, system: system, policyPlace: place, level: level, axes: axes,
      permutations: permutations,
      choices: choices, layers: layers, rules: rules, pairings: pairings, evaluations: evaluations,
      structural: structural, summary: summary, ruleSummaries: ruleSummaries,
      coverage: coverage, hasOverrides: hasOverrides, severities: severities,
      diagnostics: diagnostics, waivers: waivers, impliedContexts: impliedContexts,
      baseline: baseline, repairs: repairs)
  }
}
