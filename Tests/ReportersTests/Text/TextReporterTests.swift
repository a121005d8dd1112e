import AuditEngine
import SourceText
import TestSupport
import Testing

@testable import Reporters

@Suite struct TextReporterTests {
  private func lines(
    _ report: AuditReport, _ layout: TextLayout = TextLayout()
  ) throws -> [String] {
    try TextReporter(layout).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The beginning of the fingerprint of an evaluation.
  private func id(_ index: Int, _ report: AuditReport) -> String {
    String(report.fingerprint(of: report.evaluations[index]).prefix(8))
  }

  // MARK: The answer

  /// On white #777777 is 4.478 and #767676 is 4.542; on #FEFEFE 4.440 and 4.504. ΔEOK is 0.003.
  @Test func `The verdict and the way out come first, then a cause for however many contexts`()
    throws
  {
    var sample = try SampleReport(
      ["grey": "#777777", "page": "#FFF", "card": "#FEFEFE", "ink": "#000"])
    sample.vary("theme", ["day", "night", "dusk"])
    sample.vary("scheme", ["light", "dark"])
    try sample.add(["grey": "#000"], in: "dusk")
    try sample.rule(
      SampleReport.pairing("grey", on: "page", tail: ", \"when\": {\"scheme\": \"light\"}"),
      SampleReport.pairing("grey", on: "card", tail: ", \"when\": {\"scheme\": \"light\"}"),
      SampleReport.pairing("ink", on: "page"))
    let report = try sample.audit(system: "App", suggests: true)
    let worst = report.evaluations.indices.first { report.evaluations[$0].outcome == .fail } ?? 0
    let lines = try lines(report)
    #expect(
      lines == [
        "FAIL  App, WCAG AA: 4 of 12 fail in 6 themes × schemes. R not met (4 of 12)",
        "      1 change fixes them all: contrast-audit fix",
        "",
        "  grey · light  #777777 → #767676  barely  4 findings in 2 of 3 themes  4.44 of 4.5",
        "    tokens.json:1  \(id(worst + 1, report))  on card 4.44, page 4.47",
        "",
        "each finding: --details · one of them: contrast-audit explain \(id(worst + 1, report))",
      ])
  }

  @Test func `A system of one failing pair takes five lines`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    let report = try sample.audit(suggests: true)
    #expect(
      try lines(report) == [
        "FAIL  WCAG AA: 1 of 1 fails. R not met (1 of 1)",
        "      1 change fixes it: contrast-audit fix",
        "",
        "  grey  #777777 → #767676  barely  1 finding  4.47 of 4.5",
        "    tokens.json:1  \(id(0, report))  on page 4.47",
      ])
  }

  @Test func `What no change fixes stands with the reason`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF", "ink": "#949494"])
    try sample.rule(
      SampleReport.pairing("grey", on: "page"), SampleReport.pairing("ink", on: "page"))
    var options = AuditOptions()
    options.repair.keep = ["grey", "page"]
    let report = try sample.audit(options: options, suggests: true)
    let lines = try lines(report)
    #expect(lines[1] == "      1 change fixes 1 of 2: contrast-audit fix")
    #expect(lines[3].hasPrefix("  ink   #949494 → #767676"))
    #expect(lines[5] == "  grey  #777777 on #FFFFFF  no change  1 finding  4.47 of 4.5")
    #expect(lines[7] == "    no change: grey, page must be kept")
  }

  @Test func `Without findings the verdict is all there is`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(
      try lines(sample.audit(options: AuditOptions(level: .aaa)))
        == ["PASS  WCAG AAA: 1 passes. R met (1 of 1)"])
  }

  @Test(arguments: [("error", "FAIL"), ("warning", "WARN"), ("note", "WARN")])
  func `A verdict weighs what its rule weighs, and a cause is called so`(
    _ severity: String, _ verdict: String
  ) throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(severity: severity, SampleReport.pairing("grey", on: "page"))
    let lines = try lines(sample.audit(suggests: true))
    #expect(lines[0].hasPrefix("\(verdict)  WCAG AA: 1 of 1 fails. R"))
    #expect(lines[3].contains(severity == "error" ? "  1 finding  " : "  1 \(severity)  "))
  }

  @Test func `What depends on what lies beneath is no pass, and has its range`() throws {
    var sample = try SampleReport(["white": "#FFF", "scrim": "#00000080"])
    try sample.rule(SampleReport.pairing("white", on: "scrim over any"))
    let lines = try lines(sample.audit())
    #expect(lines[0] == "FAIL  WCAG AA: 0 of 1 pass, 1 depends on what lies beneath.")
    #expect(lines[1] == "      R undecided (1 of 1 depend on what lies beneath)")
    #expect(lines.contains { $0.contains("4.00–21.00 of 4.5") })
  }

  @Test func `Of many rules those that are met are counted, never one that is not`() throws {
    var sample = try SampleReport(["ink": "#000", "grey": "#777777", "page": "#FFF"])
    for index in 0..<30 {
      try sample.rule(
        id: "R\(index)", SampleReport.pairing(index % 10 == 3 ? "grey" : "ink", on: "page"))
    }
    let text = try TextReporter(TextLayout(width: 1000)).text(sample.audit(suggests: true))
    #expect(
      text.hasPrefix(
        "FAIL  WCAG AA: 3 of 30 fail. R3 not met (1 of 1) · R13 not met (1 of 1) · "
          + "R23 not met (1 of 1) · 27 others met\n"))
  }

  // MARK: Widths

  private func wide() throws -> AuditReport {
    var sample = try SampleReport([
      "textSecondary": "#777777", "textTertiary": "#949494", "surface": "#FFF",
      "surfaceElevated": "#FEFEFE", "surfaceSelected": "#F0F0F0AA", "unused": "#123456",
    ])
    sample.vary("theme", ["classic", "midnight"])
    for name in ["textSecondary", "textTertiary"] {
      try sample.rule(
        id: "R-\(name)",
        SampleReport.pairing(name, on: "surface"),
        SampleReport.pairing(name, on: "surfaceElevated"),
        SampleReport.pairing(name, on: "surfaceSelected over surface"))
    }
    var options = AuditOptions()
    options.repair.keep = ["textTertiary", "surface*"]
    return try sample.audit(system: "Some system", options: options, suggests: true)
  }

  /// No line is longer than the terminal, and every name, color and number is whole in some line.
  @Test(arguments: [40, 60, 80, 100, 120, 200], [ColorDepth.none, .trueColor])
  func `Lines fit, and no name, color or number is torn`(width: Int, colors: ColorDepth) throws {
    let report = try wide()
    let text = try TextReporter(TextLayout(colors: colors, width: width)).text(report)
    let lines = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
    #expect(lines.filter { $0.count > width } == [])
    for word in [
      "textSecondary", "textTertiary", "#777777", "#949494", "3.03", "contrast-audit fix",
      "tokens.json:2", "unused",
    ] {
      #expect(lines.contains { $0.contains(word) }, "\(word)")
    }
    let ids = report.evaluations.indices.map { id($0, report) }
    #expect(ids.count { id in lines.contains { $0.contains(id) } } >= 2)
  }

  /// A stack of layers is shown whole where there is room, and otherwise by its top.
  @Test func `A stack of layers is shown as far as the line has room`() throws {
    let report = try wide()
    let wide = try lines(report, TextLayout(width: 200))
    #expect(wide.filter { $0.contains(#/ over surface [0-9]/#) }.count == 2, "\(wide)")
    let narrow = try lines(report, TextLayout(width: 44))
    // The one that stands alone fits.
    #expect(narrow.filter { $0.contains(#/ over surface [0-9]/#) }.count == 1, "\(narrow)")
  }

  // MARK: Color and names

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `Color adds swatches of both, as seen, and says nothing else`(depth: ColorDepth) throws {
    var sample = try SampleReport(["ink": "#FFFFFF33", "page": "#102030"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let report = try sample.audit(suggests: true)
    let text = try TextReporter(TextLayout(colors: depth, width: 200)).text(report)
    let style = TerminalStyle(depth: depth)
    let finding = report.evaluations[0]
    // Not white over white: a fifth of white over the dark page.
    #expect(finding.foreground.hex == "#404D59")
    #expect(text.contains(style.swatch(finding.foreground, on: finding.background)))
    let preview = try #require(report.preview(of: finding))
    #expect(text.contains(style.swatch(preview.foreground, on: preview.background)))
    func words(_ text: String) -> [Substring] {
      text.replacing(#/\u{1B}\[[0-9;]*m Aa \u{1B}\[0m (→ )?/#, with: "")
        .replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(whereSeparator: \.isWhitespace)
    }
    #expect(try words(text) == words(TextReporter(TextLayout(width: 200)).text(report)))
  }

  @Test(arguments: HostileText.all.filter { !$0.isEmpty }, [40, 100])
  func `A hostile name comes out inert and begins no line`(name: String, width: Int) throws {
    var sample = try SampleReport([name: "#777777", "page": "#FFF"], file: name)
    sample.vary("theme", [name, "other"])
    sample.vary("scheme", ["light", "dark"])
    try sample.rule(id: name, SampleReport.pairing(name, on: "page", tail: ", \"claims\": 9"))
    let text = try TextReporter(TextLayout(width: width)).text(sample.audit(system: name))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isActive })
    for line in text.split(separator: "\n") { #expect(!line.drop { $0 == " " }.hasPrefix("::")) }
    #expect(!text.contains("##"))
  }

  /// The words of a name are pieces of lines, and one of them is a command of a build server.
  @Test func `No line breaks before what a build server takes for a command`() {
    for width in 40...80 {
      let flow = TextFlow(width: width)
      let words = "a name that holds some words and then ::error file=a::b and some more of it"
        .split(separator: " ").map(String.init)
      for line in flow.lines(words, used: 0, indent: 4) { #expect(!line.hasPrefix("::")) }
    }
  }
}
