import AuditEngine
import ColorMath
import Foundation
import SourceText
import Testing

@testable import Reporters

@Suite struct ChangeTextTests {
  /// On white #767676 is 4.542 and #777777 4.478; ΔEOK of the two by coloraide is 0.0034.
  private func grey() throws -> AuditReport {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    return try sample.audit(suggests: true)
  }

  @Test func `A change names the token, both colors and the difference`() throws {
    let report = try grey()
    let change = try #require(report.changes(for: report.evaluations[0]).first)
    #expect(
      ChangeText.placed(change)
        == "change grey from #777777 to #767676 (barely visible, ΔE 0.01) at tokens.json:1")
  }

  @Test func `Two demands that exclude each other are named`() throws {
    // Against black and white at 7 there is nothing: a color of 7 to white has 3 to black at most.
    var sample = try SampleReport(["grey": "#777777", "black": "#000", "white": "#FFF"])
    try sample.rule(
      SampleReport.pairing("grey", on: "black"), SampleReport.pairing("grey", on: "white"))
    let report = try sample.audit(options: AuditOptions(level: .aaa), suggests: true)
    let suggestions = report.alternatives(for: report.evaluations[0])
    let grey = try #require(suggestions.first { $0.token == "grey" })
    #expect(grey.change == nil)
    #expect(
      ChangeText.sentence(grey)
        == "grey, #777777: no color of this hue passes everything; grey on black needs 7, grey on white needs 7"
    )
  }

  @Test func `A demand that excludes every color is named, with what meets the others`() throws {
    // Nothing reaches 4.6 on this grey: black has 4.55, white 4.60 cut down.
    var sample = try SampleReport(["ink": "#888888", "middle": "#757575", "page": "#FFF"])
    try sample.rule(
      SampleReport.pairing("ink", on: "middle", tail: ", \"minimum\": 4.7"),
      SampleReport.pairing("ink", on: "page"))
    let report = try sample.audit(suggests: true)
    let suggestions = report.alternatives(for: report.evaluations[1])
    let ink = try #require(suggestions.first { $0.token == "ink" })
    #expect(ink.change == nil)
    #expect(
      ChangeText.sentence(ink)
        == "ink, #888888: no color of this hue passes everything; ink on middle needs 4.7; #767676 (visible, ΔE 0.06) passes the rest"
    )
  }

  @Test func `The text report lists what to change beside and below the findings`() throws {
    let lines = try DetailedTextReporter(colors: .none).text(grey()).split(separator: "\n")
    #expect(lines.contains { $0.contains("#777777 on #FFFFFF  → #767676  text") })
    #expect(
      lines.contains("  grey  #777777 → #767676  barely visible, ΔE 0.01  1 finding  tokens.json:1")
    )
  }

  @Test(arguments: [
    // Lightness, chroma and hue of OKLCH by coloraide: 1 0 0 and 0.31 0 0; 0.88 0.18 95 and 0.61 0.13 95;
    // 0.77 0.18 63 and 0.48 0.11 62; 0.65 0 0 and 0.57 0 0.
    ("#FFFFFF", "#2F2F2F", "light turns dark"), ("#2F2F2F", "#FFFFFF", "dark turns light"),
    ("#FFD60A", "#9B8100", "yellow turns olive"), ("#FF9500", "#894D00", "orange turns brown"),
    ("#909090", "#777777", nil), ("#E11D48", "#B40034", nil),
  ])
  func `A color that gets another name is called a change of role`(
    old: String, new: String, words: String?
  ) throws {
    #expect(ColorTurn(from: try SRGBColor(hex: old), to: try SRGBColor(hex: new))?.words == words)
  }

  /// On white #767676 is 4.542 and #777777 4.478, on #1A1A1A #828282 is 4.529; #8A8A8A is 3.452 and 5.041.
  @Test func `A color that cannot serve two schemes is named with the value that each needs`()
    throws
  {
    var sample = try SampleReport(["hint": "#767676"])
    sample.vary("scheme", ["light", "dark"])
    try sample.add(["page": "#FFFFFF"], in: "light")
    try sample.add(["page": "#1A1A1A"], in: "dark")
    try sample.rule(SampleReport.pairing("hint", on: "page"))
    var options = AuditOptions()
    options.repair.keep = ["page"]
    let report = try sample.audit(options: options, suggests: true)
    let failing = try #require(report.evaluations.first { $0.outcome == .fail })
    #expect(
      ChangeText.remedy(of: failing, in: report)
        == "no change makes it pass: hint, #767676, cannot serve all: give it a value of its own, "
        + "#767676 in light, #828282 in dark; try fix --split")
  }

  @Test func `What must be kept is named where nothing else helps`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    var options = AuditOptions()
    options.repair.keep = ["grey", "page"]
    let report = try sample.audit(options: options, suggests: true)
    #expect(
      ChangeText.remedy(of: report.evaluations[0], in: report)
        == "no change makes it pass: grey, page must be kept")
    #expect(
      try DetailedTextReporter(colors: .none).text(report).contains("grey, page must be kept"))
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `Color adds blocks and says nothing else`(depth: ColorDepth) throws {
    let colored = try DetailedTextReporter(colors: depth).text(grey())
    let block = TerminalStyle(depth: depth).block(try SRGBColor(hex: "#767676"))
    #expect(colored.contains(block))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m( Aa |  )\u{1B}\[0m /#, with: "")
      .replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(try plain == DetailedTextReporter(colors: .none).text(grey()))
  }

  @Test func `The JSON report has the plan, what it does for a finding, and what would do alone`()
    throws
  {
    let text = try JSONReporter().text(grey())
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require((root["results"] as? [[String: Any]])?.first)
    // A white page does not become black.
    for changes in [root["plan"], result["changes"], result["suggestions"]] {
      let changes = try #require(changes as? [[String: Any]])
      #expect(changes.map { $0["token"] as? String } == ["grey"])
      #expect(changes.map { $0["proposed"] as? String } == ["#767676"])
      #expect(changes.map { $0["current"] as? String } == ["#777777"])
      let difference = try #require(changes[0]["difference"] as? Double)
      #expect(abs(difference - 0.0034) < 1e-4)
    }
    #expect((root["unmet"] as? [Any])?.isEmpty == true)
  }
}
