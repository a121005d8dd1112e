import AuditEngine
import Reporters
import Testing

@Suite struct AppleLabelReporterTests {
  private func lines(_ report: AuditReport) throws -> [String] {
    try AppleLabelReporter().text(report)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func sample(_ axis: String, _ contexts: [String]) throws -> SampleReport {
    // On white #777777 is 4.478 and #767676 is 4.542.
    var sample = try SampleReport(["page": "#FFF"])
    sample.vary(axis, contexts)
    try sample.add(["ink": "#777777"])
    try sample.add(["ink": "#767676"], in: contexts.last)
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    return sample
  }

  @Test func `Each setting is counted by itself`() throws {
    let lines = try lines(sample("contrast", ["standard", "increased"]).audit(system: "App"))
    #expect(lines[0] == "## Evidence for the label Sufficient Contrast")
    #expect(
      lines.contains("| Increase Contrast | on and off | `contrast`: `standard`, `increased` |"))
    #expect(lines.contains("| Increase Contrast off | 1 | 0 | 1 | 0 | 0 |"))
    #expect(lines.contains("| Increase Contrast on | 1 | 1 | 0 | 0 | 0 |"))
    #expect(
      lines.contains(
        "| Dark appearance | no: the colors have no axis for it, and were judged as they are without it | – |"
      ))
    #expect(lines.contains { $0.hasPrefix("| Reduce Transparency | no: ") })
    #expect(lines.contains { $0.hasPrefix("| Bold Text | no: ") })
    #expect(
      lines.contains {
        $0.hasPrefix("- 1.4.3 Contrast (Minimum) (Level AA): 2 evaluations of 1 pairing in 2")
      })
  }

  @Test func `A setting that was not audited on is not taken for audited`() throws {
    let system = try sample("contrast", ["standard", "increased"])
    let off = try lines(
      system.audit(options: AuditOptions(contexts: ["contrast": ["standard"]])))
    #expect(off[0] == "## Evidence for the label Sufficient Contrast: INCOMPLETE")
    #expect(
      off.contains {
        $0.hasPrefix("| Increase Contrast | off only: nothing was judged with it on | ")
          && $0.hasSuffix("; not audited: `contrast increased` |")
      })
    let on = try lines(system.audit(options: AuditOptions(contexts: ["contrast": ["increased"]])))
    #expect(
      on.contains { $0.hasPrefix("| Increase Contrast | on only | `contrast`: `increased` |") })
  }

  @Test(arguments: [
    ("scheme", ["light", "dark"], "Dark appearance on"),
    ("transparency", ["standard", "reduced"], "Reduce Transparency on"),
    ("theme", ["light", "dark"], "Dark appearance on"),
    ("theme", ["light", "light-high-contrast"], "Increase Contrast on"),
    ("theme", ["noon", "midnight"], "every setting alike"),
    ("theme", ["a", "b"], "every setting alike"),
  ])
  func `Axes are known by their names`(axis: String, contexts: [String], row: String) throws {
    let lines = try lines(sample(axis, contexts).audit())
    #expect(lines.contains { $0.hasPrefix("| \(row) | ") })
  }

  @Test func `An audit that could not be done is no evidence`() throws {
    let text = try AppleLabelReporter().text(RunReport.sample)
    #expect(text.hasPrefix("## Evidence for the label Sufficient Contrast: ERROR\n"))
    #expect(text.contains("so there is no evidence.\n"))
    #expect(!text.contains("| "))
  }

  @Test func `What no audit of tokens sees is said each time`() throws {
    let lines = try lines(SampleReport.mixed())
    #expect(lines.contains("### What no audit of tokens sees"))
    #expect(lines.contains { $0.hasPrefix("- Materials and vibrancy of the system") })
  }
}
