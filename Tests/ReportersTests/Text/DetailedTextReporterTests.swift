import AuditEngine
import Reporters
import SourceText
import Testing

@Suite struct DetailedTextReporterTests {
  private func lines(_ report: AuditReport, colors: ColorDepth = .none) throws -> [String] {
    try DetailedTextReporter(colors: colors).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  // MARK: Findings

  /// A line ends in the beginning of its fingerprint, as hashed in Python.
  ///
  /// On white: #777777 4.478, #949494 3.033, #999999 2.849. Of what is required that is 99.5 %,
  /// 67.4 % as text and 95.0 % as a component.
  @Test func `Findings stand by permutation, the one that reaches least first`() throws {
    var sample = try SampleReport([
      "near": "#777777", "far": "#949494", "icon": "#999999", "ink": "#000", "page": "#FFFFFF",
    ])
    sample.vary("theme", ["day", "night"])
    try sample.add(["ink": "#FFFFFF"], in: "night")
    try sample.rule(
      SampleReport.pairing("near", on: "page"), SampleReport.pairing("far", on: "page"),
      SampleReport.pairing("ink", on: "page"),
      SampleReport.pairing("icon", on: "page", usage: "ui-component"),
      SampleReport.pairing("icon", on: "page", usage: "decoration"))
    #expect(
      try lines(sample.audit()) == [
        "day  3 of 4 fail",
        "  3.03 of 4.5  far on page   #949494 on #FFFFFF  text          R  tokens.json:2  9a97b918",
        "  2.84 of 3    icon on page  #999999 on #FFFFFF  ui-component  R  tokens.json:3  2c06c12a",
        "  4.47 of 4.5  near on page  #777777 on #FFFFFF  text          R  tokens.json:1  0c2e8d5f",
        "",
        "night  4 of 4 fail",
        "  1.00 of 4.5  ink on page   #FFFFFF on #FFFFFF  text          R  tokens.json:6  d25edd58",
        "  3.03 of 4.5  far on page   #949494 on #FFFFFF  text          R  tokens.json:2  b1e5cfe2",
        "  2.84 of 3    icon on page  #999999 on #FFFFFF  ui-component  R  tokens.json:3  d680818f",
        "  4.47 of 4.5  near on page  #777777 on #FFFFFF  text          R  tokens.json:1  3e4659bc",
        "",
        "R not met (7 of 8)",
        "",
        "FAIL  WCAG AA: 8 evaluations in 2 theme permutations: 1 passed, 7 failed, 2 exempt",
      ])
  }

  @Test func `Of too many findings the worst are listed, and the rest is counted`() throws {
    let report = try SampleReport.mixed()
    let all = try lines(report)
    #expect(!all.contains { $0.contains("left out") })
    let text = try DetailedTextReporter(colors: .none, findingLimit: 3).text(report)
    let some = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(some[0] == "a  4 of 5 fail")
    // Both errors of 2.84, and the first of 3.97 and up; the warning weighs less.
    #expect(some[1].contains("2.84 of 4.5  pale on white"))
    #expect(some[2].contains("white on scrim over any"))
    #expect(some.contains("  and 2 more"))
    #expect(some.contains("b  4 of 5 fail"))
    #expect(some.contains("  and 3 more"))
    #expect(
      some.contains(
        "5 of 8 findings were left out; those shown are the worst; the JSON report has all"))
    #expect(some.suffix(4) == all.suffix(3) + [""])
  }

  @Test func `What needs a word beside its ratio has it below`() throws {
    var sample = try SampleReport(["ink": "#01010189", "white": "#FFF", "scrim": "#00000080"])
    try sample.rule(
      severity: "warning", SampleReport.pairing("ink", on: "white"),
      SampleReport.pairing("white", on: "scrim over any"))
    let lines = try lines(sample.audit(system: "App"))
    #expect(lines.first == "All tokens  2 of 2 fail")
    let open = try #require(lines.firstIndex { $0.contains("white on scrim over any") })
    #expect(lines[open].contains("4.00–21.00 of 4.5"))
    #expect(lines[open].contains("R (warning)"))
    #expect(
      lines[open + 1].hasSuffix("depends on what lies beneath; needs 4.5:1 (WCAG 1.4.3)"))
    let borderline = try #require(lines.firstIndex { $0.contains("ink on white") })
    #expect(lines[borderline].contains(" 4.507 of 4.5"))
    #expect(
      lines[borderline + 1].hasSuffix("  borderline: 4.47:1 once rounded to 8 bits a channel"))
    #expect(lines.last == "WARN  App, WCAG AA: 2 evaluations: 1 failed, 1 indeterminate")
  }

  @Test func `Rows that would look alike have their type style`() throws {
    var sample = try SampleReport(["ink": "#999999", "grey": "#777777", "page": "#FFF"])
    sample.style("body", 12)
    sample.style("small", 10)
    for style in ["body", "small"] {
      try sample.rule(
        id: style,
        "{\"foreground\": \"ink\", \"background\": \"page\", \"typeStyles\": [\"\(style)\"]}")
    }
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    let text = try DetailedTextReporter().text(sample.audit())
    #expect(text.contains("ink on page   #999999 on #FFFFFF  text: body   body"))
    #expect(text.contains("ink on page   #999999 on #FFFFFF  text: small  small"))
    #expect(text.contains("grey on page  #777777 on #FFFFFF  text         R"))
  }

  // MARK: Summary

  @Test func `Where nothing fails the verdicts are all there is`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(
      try lines(sample.audit(options: AuditOptions(level: .aaa)))
        == ["R met (1 of 1)", "", "PASS  WCAG AAA: 1 evaluation: 1 passed, 0 failed"])
  }

  @Test func `Warnings stand before the summary with their place`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page", tail: ", \"claims\": 20"))
    let lines = try lines(sample.audit())
    try #require(lines.count == 5)
    #expect(lines[0].hasPrefix("policy.json:2:"))
    #expect(lines[0].hasSuffix("warning: ink on page is documented as 20:1, measured 21.00:1"))
    #expect(lines[1].isEmpty)
    #expect(lines[4].hasPrefix("PASS  "))
  }

  @Test func `Two axes make a table of failures whose columns line up`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    sample.vary("theme", ["a", "b"])
    sample.vary("scheme", ["light", "dark", "extra-dark"])
    try sample.add(["grey": "#000"], in: "b")
    try sample.rule(
      SampleReport.pairing(
        "grey", on: "page", tail: ", \"when\": {\"scheme\": [\"light\", \"dark\"]}"))
    try sample.rule(id: "OTHER", SampleReport.pairing("grey", on: "page"))
    let lines = try lines(sample.audit(options: AuditOptions(rules: ["R"])))
    let start = try #require(lines.firstIndex { $0.hasPrefix("failing") })
    #expect(
      Array(lines[start..<start + 3]) == [
        "failing       light        dark  extra-dark",
        "a            1 of 1      1 of 1           –",
        "b            0 of 1      0 of 1           –",
      ])
  }

  @Test(arguments: [("error", "FAIL"), ("warning", "WARN"), ("note", "WARN")])
  func `The verdict is PASS only where nothing fails, and weighs what its rule weighs`(
    _ severity: String, _ verdict: String
  ) throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(severity: severity, SampleReport.pairing("grey", on: "page"))
    #expect(
      try lines(sample.audit()).last == "\(verdict)  WCAG AA: 1 evaluation: 1 failed")
  }

  // MARK: Color

  /// Findings, a table and warnings.
  private func colorful() throws -> AuditReport {
    var sample = try SampleReport(["grey": "#777777", "ink": "#01010189", "page": "#FFF"])
    sample.vary("theme", ["a", "b"])
    sample.vary("scheme", ["light", "dark"])
    try sample.rule(
      SampleReport.pairing("grey", on: "page", tail: ", \"claims\": 9"),
      SampleReport.pairing("ink", on: "page"))
    return try sample.audit()
  }

  @Test func `Without color there is no escape sequence`() throws {
    #expect(try !DetailedTextReporter(colors: .none).text(colorful()).contains("\u{1B}"))
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `Color adds swatches and says nothing else`(depth: ColorDepth) throws {
    let report = try colorful()
    let colored = try DetailedTextReporter(colors: depth).text(report)
    let swatch = TerminalStyle(depth: depth).swatch(
      report.evaluations[0].foreground, on: report.evaluations[0].background)
    #expect(colored.contains(swatch))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m Aa \u{1B}\[0m /#, with: "")
      .replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(try plain == DetailedTextReporter(colors: .none).text(report))
  }

  // MARK: Names

  @Test(arguments: HostileText.all.filter { !$0.isEmpty })
  func `A hostile name comes out inert and begins no line`(name: String) throws {
    func report(_ name: String) throws -> AuditReport {
      var sample = try SampleReport([name: "#777777", "page": "#FFF"], file: name)
      sample.vary("theme", [name, "other"])
      sample.vary("scheme", ["light", "dark"])
      try sample.rule(id: name, SampleReport.pairing(name, on: "page", tail: ", \"claims\": 9"))
      return try sample.audit(system: name)
    }
    let text = try DetailedTextReporter(colors: .none).text(report(name))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isActive })
    #expect(try lines(report(name)).count == lines(report("plain")).count)
    #expect(!text.contains("\n::"))
  }
}
