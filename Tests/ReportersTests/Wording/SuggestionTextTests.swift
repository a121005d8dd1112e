import AuditEngine
import ColorMath
import Foundation
import SourceText
import Testing

@testable import Reporters

@Suite struct SuggestionTextTests {
  /// On white #767676 is 4.542 and #777777 4.478; ΔEOK of the two by coloraide is 0.0034.
  private func grey() throws -> AuditReport {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    return try sample.audit(suggests: true)
  }

  @Test func `A change names the token, both colors and the difference`() throws {
    let report = try grey()
    let suggestion = try #require(report.suggestions(for: report.evaluations[0]).first)
    #expect(
      SuggestionText(suggestion).sentence == "change grey from #777777 to #767676 (ΔE 0.01)")
  }

  @Test func `Two demands that exclude each other are named`() throws {
    // Against black and white at 7 there is nothing: a color of 7 to white has 3 to black at most.
    var sample = try SampleReport(["grey": "#777777", "black": "#000", "white": "#FFF"])
    try sample.rule(
      SampleReport.pairing("grey", on: "black"), SampleReport.pairing("grey", on: "white"))
    let report = try sample.audit(options: AuditOptions(level: .aaa), suggests: true)
    let suggestions = report.suggestions(for: report.evaluations[0])
    let grey = try #require(suggestions.first { $0.token == "grey" })
    #expect(grey.proposal == nil)
    #expect(
      SuggestionText(grey).sentence
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
    let suggestions = report.suggestions(for: report.evaluations[1])
    let ink = try #require(suggestions.first { $0.token == "ink" })
    #expect(ink.proposal == nil)
    #expect(
      SuggestionText(ink).sentence
        == "ink, #888888: no color of this hue passes everything; ink on middle needs 4.7; #767676 (ΔE 0.06) passes the rest"
    )
  }

  @Test func `The text report lists what to change beside and below the findings`() throws {
    let lines = try TextReporter(colors: .none).text(grey()).split(separator: "\n")
    #expect(lines.contains { $0.contains("#777777 on #FFFFFF  → #767676  text") })
    #expect(lines.contains("  #777777 → #767676  ΔE 0.01  grey  1 finding  tokens.json:1"))
  }

  @Test func `Of findings that are left out nothing is worked out, and the heading says so`() throws
  {
    var sample = try SampleReport(["pale": "#999", "grey": "#777", "page": "#FFF"])
    try sample.rule(
      SampleReport.pairing("grey", on: "page"), SampleReport.pairing("pale", on: "page"))
    var options = AuditOptions()
    options.suggestionLimit = 1
    let report = try sample.audit(options: options, suggests: true)
    // 2.84 is worse than 4.47.
    #expect(report.worstFindings(1) == [1])
    #expect(report.evaluations.map { report.suggestions(for: $0).isEmpty } == [true, false])
    let lines = try TextReporter(colors: .none, findingLimit: 1).text(report).split(separator: "\n")
    #expect(
      lines.contains(
        "Changes  each makes all pairings of its color pass, for the findings shown"))
    #expect(lines.contains { $0.contains("  pale  1 finding  ") })
    #expect(!lines.contains { $0.contains("  grey  ") })
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `Color adds blocks and says nothing else`(depth: ColorDepth) throws {
    let colored = try TextReporter(colors: depth).text(grey())
    let block = TerminalStyle(depth: depth).block(try SRGBColor(hex: "#767676"))
    #expect(colored.contains(block))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m( Aa |  )\u{1B}\[0m /#, with: "")
      .replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(try plain == TextReporter(colors: .none).text(grey()))
  }

  @Test func `The JSON report has every suggestion, the least change first`() throws {
    let text = try JSONReporter().text(grey())
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require((root["results"] as? [[String: Any]])?.first)
    let suggestions = try #require(result["suggestions"] as? [[String: Any]])
    // A white page does not become black.
    #expect(suggestions.map { $0["token"] as? String } == ["grey"])
    #expect(suggestions.map { $0["proposed"] as? String } == ["#767676"])
    #expect(suggestions.map { $0["current"] as? String } == ["#777777"])
    let difference = try #require(suggestions[0]["difference"] as? Double)
    #expect(abs(difference - 0.0034) < 1e-4)
  }
}
