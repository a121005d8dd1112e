import AuditEngine
import SourceText
import Testing

@testable import Reporters

@Suite struct FindingTextTests {
  private func findings(
    _ colors: KeyValuePairs<String, String>, _ pairings: String...
  ) throws -> [FindingText] {
    var sample = try SampleReport(colors)
    sample.style("small", 12)
    sample.style("hero", 32)
    try sample.rule(pairings.joined(separator: ", "))
    let report = try sample.audit()
    return report.evaluations.map { FindingText($0, in: report) }
  }

  /// Ratios on white: #767676 4.5422, #0078D7 4.4988, #9A6C5A 4.49999985, #01010189 4.5076 and
  /// 4.4780 once rounded.
  @Test(arguments: [
    ("#767676", "contrast 4.54:1 meets 4.5:1 (WCAG 1.4.3)"),
    ("#0078D7", "contrast 4.49:1 is below 4.5:1 (WCAG 1.4.3)"),
    ("#9A6C5A", "contrast 4.49:1 is below 4.5:1 (WCAG 1.4.3)"),
    (
      "#01010189",
      "contrast 4.507:1 is below 4.5:1 (WCAG 1.4.3); "
        + "borderline: 4.47:1 once rounded to 8 bits a channel"
    ),
  ])
  func `A verdict says what was measured, what is required and by what`(
    foreground: String, verdict: String
  ) throws {
    let findings = try findings(
      ["f": foreground, "b": "#FFF"], SampleReport.pairing("f", on: "b"))
    #expect(findings.map(\.verdict) == [verdict])
  }

  @Test func `The verdict on an open background gives the range`() throws {
    let findings = try findings(
      ["white": "#FFF", "scrim": "#00000080", "grey": "#606060"],
      SampleReport.pairing("white", on: "scrim over any"),
      SampleReport.pairing("grey", on: "scrim over any"))
    #expect(
      findings.map(\.verdict) == [
        "contrast 4.00–21.00:1 depends on what lies beneath; needs 4.5:1 (WCAG 1.4.3)",
        "contrast 1.00–3.33:1 is below 4.5:1 (WCAG 1.4.3)",
      ])
  }

  @Test func `The verdict on what is exempt gives the reason, the policy's before WCAG's`() throws {
    let findings = try findings(
      ["f": "#EEE", "b": "#FFF"],
      SampleReport.pairing("f", on: "b", usage: "decoration", tail: ", \"reason\": \"a divider\""),
      SampleReport.pairing("f", on: "b", usage: "inactive"), SampleReport.pairing("f", on: "b"))
    #expect(findings[0].verdict == "1.16:1, exempt: a divider")
    #expect(findings[1].verdict.hasPrefix("1.16:1, exempt: inactive component"))
  }

  @Test func `A pairing is named by its layers and by what decides its size`() throws {
    let findings = try findings(
      ["f": "#000", "tint": "#00F1", "b": "#FFF"],
      SampleReport.pairing("f", on: "tint over b"),
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": [\"hero\", \"small\"]}",
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": \"hero\"}")
    #expect(findings.map(\.pairingText) == ["f on tint over b", "f on b", "f on b"])
    #expect(findings.map(\.usageText) == ["text", "text: hero, small", "large-text: hero"])
    #expect(
      findings.map(\.colorsText) == [
        "#000000 on #EEEEFF", "#000000 on #FFFFFF", "#000000 on #FFFFFF",
      ])
  }

  @Test(arguments: HostileText.all.filter { !$0.isEmpty })
  func `No name or reason can act on what shows it`(name: String) throws {
    let findings = try findings(
      [name: "#777777", "b": "#FFF"], SampleReport.pairing(name, on: "b"),
      SampleReport.pairing(
        "b", on: name, usage: "decoration", tail: ", \"reason\": \(SampleReport.json(name))"))
    for finding in findings {
      for text in [finding.pairingText, finding.reason, finding.verdict] {
        #expect(text.unicodeScalars.allSatisfy { !$0.isActive })
        #expect(!text.contains { $0.isNewline })
      }
    }
    #expect(FindingText.permutationText([name]).unicodeScalars.allSatisfy { !$0.isActive })
  }
}
