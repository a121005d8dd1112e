import TestSupport
import Testing

@testable import contrast_audit

@Suite struct BuiltInCatalogTests {
  @Test func `Every evaluation agrees with an independent implementation of the spec`() throws {
    let run = try ToolRun("--format", "json")
    let results = try JSONReport(run.output).judged
    let expected = try ExpectedEvaluation.all()
    try #require(!expected.isEmpty)
    #expect(results.map(\.name).sorted() == expected.map(\.name).sorted())
    let found = Dictionary(results.map { ($0.name, $0) }) { first, _ in first }
    for row in expected {
      let result = try #require(found[row.name], "\(row.name) is missing")
      let ratio = try #require(result.number("ratio"))
      #expect(abs(ratio - row.ratio) <= 1e-9, "\(row.name)")
      #expect(result.number("required") == row.required, "\(row.name)")
      #expect(result.outcome == row.outcome, "\(row.name)")
      let isBorderline = (row.ratio >= row.required) != (row.eightBitRatio >= row.required)
      #expect(result.members["borderline"] as? Bool ?? false == isBorderline, "\(row.name)")
    }
  }

  /// By hand; everything else that counts the catalog's evaluations does so in `expected.tsv`.
  @Test func `780 evaluations, 437 passed, 343 failed, 36 exempt, exit status 1`() throws {
    let run = try ToolRun("--format", "json")
    #expect(run.status == 1)
    let summary = try JSONReport(run.output).summary
    #expect(
      summary == [
        "evaluations": 780, "passed": 437, "failed": 343, "indeterminate": 0, "exempt": 36,
        "waived": 0, "known": 0,
      ])
  }

  @Test func `FR-BT-04 passes 6 of 6 and exits 0`() throws {
    let run = try ToolRun("--rule", "FR-BT-04", "--format", "json")
    #expect(run.status == 0)
    let report = try JSONReport(run.output)
    #expect(report.summary["evaluations"] == 6)
    #expect(report.summary["passed"] == 6)
    #expect(report.results.allSatisfy { $0.text("rule") == "FR-BT-04" && $0.outcome == "pass" })
  }

  @Test func `Level AAA asks 7 of text and leaves components at 3`() throws {
    let run = try ToolRun("--level", "AAA", "--format", "json")
    #expect(run.status == 1)
    let report = try JSONReport(run.output)
    #expect(report.level == "AAA")
    let found = Dictionary(report.judged.map { ($0.name, $0) }) { first, _ in first }
    var passed = 0
    // No pairing of the catalog is large text: its styles are 11 to 15 pt and none is bold.
    for row in try ExpectedEvaluation.all() {
      let required = row.required == 3 ? 3.0 : 7.0
      let passes = min(row.ratio, row.eightBitRatio) >= required
      let result = try #require(found[row.name], "\(row.name) is missing")
      #expect(result.number("required") == required, "\(row.name)")
      #expect(result.outcome == (passes ? "pass" : "fail"), "\(row.name)")
      passed += passes ? 1 : 0
    }
    #expect(report.summary["passed"] == passed)
  }

  @Test
  func `Separator, shimmer and disabled are exempt in all twelve permutations, with a reason`()
    throws
  {
    let exempt = try JSONReport(ToolRun("--format", "json").output).results
      .filter { $0.outcome == "exempt" }
    #expect(exempt.count == 36)
    for (token, reason) in [
      ("separator", "decoration"), ("shimmer", "decoration"), ("disabled", "inactive component"),
    ] {
      let results = exempt.filter { $0.text("foreground") == token }
      #expect(results.count == 12)
      #expect(results.allSatisfy { $0.text("reason").contains(reason) })
      #expect(results.allSatisfy { $0.number("required") == nil })
    }
  }

  /// Claimed in the table of FR-BT-04; measured by hand from WCAG's formula.
  @Test(arguments: [
    ("default", 4.6, "4.85"), ("midnight", 5.2, "6.28"), ("forest", 5.0, "5.48"),
    ("sunset", 5.0, "5.17"), ("lavender", 4.6, "5.38"), ("rose", 4.5, "4.69"),
  ])
  func `The ratio that the spec claims for a theme drifts and is a warning`(
    theme: String, documented: Double, measured: String
  ) throws {
    let report = try JSONReport(
      ToolRun("--format", "json", "--rule", "FR-BT-04", "--theme", theme).output)
    let claim = try #require(report.results.first?.members["claim"] as? [String: Any])
    #expect(claim["documented"] as? Double == documented)
    #expect(claim["drifts"] as? Bool == true)
    let warnings = report.diagnostics.filter {
      ($0["message"] as? String)?.contains("in \(theme) · light, measured \(measured):1") == true
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?["severity"] as? String == "warning")
    // The line in the policy that repeats the claim.
    let location = try #require(warnings.first?["location"] as? [String: Any])
    let line = try #require(location["line"] as? Int)
    let policy = try Fixture.source("BuiltInCatalog/VaultMail/contrast-audit.json")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(policy[line - 1].contains("\"\(theme)\" }, \"ratio\": \(documented)"))
  }

  /// Rejected in the table of FR-BT-04; measured by hand from WCAG's formula: 3.395, 4.467, 3.768, 3.5598.
  @Test(arguments: [
    ("#2596BE", "3.1", "3.39"), ("#6366F1", "3.8", "4.46"), ("#059669", "3.3", "3.76"),
    ("#EA580C", "3.4", "3.55"),
  ])
  func `The ratio that the spec claims for a rejected accent drifts and is a warning`(
    accent: String, documented: String, measured: String
  ) throws {
    let warnings = try JSONReport(ToolRun("--format", "json").output).diagnostics
      .compactMap { $0["message"] as? String }
    let expected = "#FFFFFF on \(accent) is documented as \(documented):1, measured \(measured):1"
    #expect(warnings.count { $0 == expected } == 1)
  }

  @Test func `A claim is said once, however many contexts repeat it`() throws {
    let report = try JSONReport(ToolRun("--all", "--rule", "FR-BT-04", "--format", "json").output)
    let warnings = report.diagnostics.compactMap { $0["message"] as? String }
    #expect(warnings.count == 10)
    // Two contexts of contrast and two of transparency repeat each.
    let first = "in default · light · standard · standard and 3 other contexts, measured 4.85:1"
    #expect(warnings.count { $0.contains(first) } == 1)
  }

  // MARK: Rules

  @Test func `FR-BT-04 is met and NFR-ACC-01 is not, in every report that a person reads`() throws {
    let verdict = "FR-BT-04 met (6 of 6) · NFR-ACC-01 not met (343 of 774)"
    #expect(try ToolRun("--details").output.contains("\n\(verdict)\n"))
    let markdown = try ToolRun("--format", "markdown").output
    #expect(
      markdown.contains("\n`FR-BT-04` met (6 of 6) · `NFR-ACC-01` not met (343 of 774)\n"))
    #expect(try ToolRun("--format", "github").output.contains(verdict))
    let html = try ToolRun("--format", "html").output
    #expect(html.contains("not met (343 of 774)"))
  }

  @Test func `JSON says of each rule what it comes to, and where its pairings come from`() throws {
    let report = try JSONReport(ToolRun("--format", "json").output)
    let rules = try #require(report["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["FR-BT-04", "NFR-ACC-01"])
    #expect(rules.map { $0["verdict"] as? String } == ["met", "not met"])
    #expect(rules.map { $0["evaluations"] as? Int } == [6, 774])
    #expect(rules.map { $0["passed"] as? Int } == [6, 431])
    #expect(rules.map { $0["failed"] as? Int } == [0, 343])
    #expect(rules.allSatisfy { ($0["source"] as? String)?.contains("specification") == true })
    let pairings = rules.flatMap { $0["pairings"] as? [[String: Any]] ?? [] }
    // 66 that are judged and three that are exempt.
    #expect(pairings.count == 69)
    #expect(pairings.allSatisfy { ($0["source"] as? String)?.isEmpty == false })
    let inferred = pairings.filter { ($0["source"] as? String)?.hasPrefix("inferred from") == true }
    // Three badges, and three status icons on two backgrounds.
    #expect(inferred.count == 9)
    #expect(report.results.allSatisfy { !$0.text("source").isEmpty })
    let first = try #require(pairings.first)
    #expect(first["when"] as? [String: [String]] == ["scheme": ["light"]])
    #expect((first["claims"] as? [[String: Any]])?.count == 6)
  }

  @Test func `A rule that is optional and advisory is no failure of the gate`() throws {
    let run = try ToolRun("--rule", "FR-CO-03", "--format", "junit")
    #expect(run.status == 0)
    let root = try XMLTree.parse(run.output)
    #expect(attributes(root) == [121, 0, 0, nil])
    #expect(root.children(named: "testsuite").compactMap { attributes($0)[3] }.reduce(0, +) == 109)
  }

  @Test func `Suggestions for a rule that was chosen change something and leave nothing to do`()
    throws
  {
    let report = try JSONReport(ToolRun("--rule", "FR-CO-03", "--format", "json").output)
    let suggestions = report.results.flatMap {
      $0.members["suggestions"] as? [[String: Any]] ?? []
    }
    #expect(!suggestions.isEmpty)
    for suggestion in suggestions {
      if let color = suggestion["proposed"] as? String {
        #expect(color != suggestion["current"] as? String, "\(suggestion)")
      } else {
        #expect((suggestion["conflict"] as? [Any])?.isEmpty == false, "\(suggestion)")
      }
    }
  }

  @Test func `Muted colors are solid when transparency is reduced`() throws {
    let report = try JSONReport(ToolRun("--all", "--rule", "NFR-ACC-01", "--format", "json").output)
    let chips = report.results.filter {
      $0.text("foreground") == "categoryUncategorized" && $0.context["transparency"] == "reduced"
        && $0.context["scheme"] == "light" && $0.context["contrast"] == "standard"
    }
    #expect(!chips.isEmpty)
    // #3C3C43 at 8 % on white, rounded: 255 - 0.08 (255 - 60) = 239.4, and 255 - 0.08 (255 - 67) = 239.96.
    for chip in chips {
      #expect((chip.members["colors"] as? [String: String])?["background"] == "#EFEFF0")
    }
  }

  @Test func `Coverage names what no pairing reaches by its use`() throws {
    let lines = try ToolRun("--details").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("- Contact avatars (FR-CO-03): avatarPalette.blue") })
    #expect(lines.contains("- Shadow of message bubbles and cards (FR-SH-02): shadow.medium"))
  }

  @Test func `The table of the text report counts the failures of each theme and scheme`() throws {
    let expected = try ExpectedEvaluation.all()
    let rows = try ToolRun("--details").output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for theme in ["default", "midnight", "forest", "sunset", "lavender", "rose"] {
      let cells = ["light", "dark"].map { scheme in
        let judged = expected.filter { $0.theme == theme && $0.scheme == scheme }
        return "\(judged.count { $0.outcome == "fail" }) of \(judged.count)"
      }
      #expect(rows.contains("\(theme) \(cells[0]) \(cells[1])"))
      #expect(rows.contains("\(theme) · dark \(cells[1]) fail"))
    }
  }

  // MARK: JUnit

  @Test
  func `JUnit holds twelve suites, and what is not judged, whose counts agree on both levels`()
    throws
  {
    let workspace = try Workspace()
    let run = ToolRun(["--format", "junit", "--output", "junit.xml"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    let root = try XMLTree.parse(workspace.read("junit.xml"))
    #expect(root.name == "testsuites")
    let suites = root.children(named: "testsuite")
    let themes = ["default", "midnight", "forest", "sunset", "lavender", "rose"]
    #expect(
      suites.map { $0["name"] }
        == themes.flatMap { ["\($0).light", "\($0).dark"] } + ["not judged"])
    var totals = [0, 0, 0, 0]
    for suite in suites {
      let cases = suite.children(named: "testcase")
      let counts = [
        cases.count, cases.count { !$0.children(named: "failure").isEmpty },
        cases.count { !$0.children(named: "error").isEmpty },
        cases.count { !$0.children(named: "skipped").isEmpty },
      ]
      #expect(attributes(suite) == counts, "\(suite["name"])")
      totals = zip(totals, counts).map(+)
    }
    #expect(attributes(root) == totals.prefix(3).map(Optional.some) + [nil])
    let expected = try ExpectedEvaluation.all()
    #expect(totals == [expected.count + 37, try ExpectedEvaluation.failed(), 0, 37])
  }

  @Test func `JUnit has no two cases of the same classname and name`() throws {
    let root = try XMLTree.parse(ToolRun("--format", "junit").output)
    let cases = root.children.flatMap { $0.children(named: "testcase") }
    #expect(cases.count == (try ExpectedEvaluation.count()) + 37)
    #expect(Set(cases.map { [$0["classname"], $0["name"]] }).count == cases.count)
    #expect(cases.allSatisfy { $0.children.count { $0.name != "system-out" } <= 1 })
    #expect(cases.allSatisfy { $0["line"].isEmpty && $0["file"].isEmpty })
    let placed = try XMLTree.parse(
      ToolRun("--format", "junit", "--junit-file-attributes").output
    ).children.filter { $0["name"] != "not judged" }.flatMap { $0.children(named: "testcase") }
    #expect(placed.allSatisfy { Int($0["line"]) ?? 0 > 0 && $0["file"].hasPrefix("VaultMail/") })
  }

  @Test func `JUnit skips what is exempt with its reason`() throws {
    let root = try XMLTree.parse(ToolRun("--format", "junit").output)
    let suites = root.children.filter { $0["name"] != "not judged" }
    let skipped = suites.flatMap { $0.children(named: "testcase") }
      .filter { !$0.children(named: "skipped").isEmpty }
    #expect(skipped.count == 36)
    for item in skipped {
      let message = item.children(named: "skipped")[0]["message"]
      let isInactive = item["name"].contains("disabled on")
      #expect(message.contains(isInactive ? "inactive component" : "pure decoration"))
    }
  }

  private func attributes(_ node: XMLTree) -> [Int?] {
    ["tests", "failures", "errors", "skipped"].map { Int(node[$0]) }
  }
}
