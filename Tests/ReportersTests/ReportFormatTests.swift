import Reporters
import Testing

@Suite struct ReportFormatTests {
  @Test func `Formats are named as the command line names them`() {
    #expect(
      ReportFormat.allCases.map(\.rawValue) == [
        "text", "json", "junit", "html", "sarif", "github", "gitlab", "markdown", "xcode",
        "checkstyle", "sonarqube", "rdjson", "teamcity", "azure", "csv", "compact",
        "acr", "openacr", "apple-label",
      ])
    #expect(ReportFormat.allCases.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(arguments: [
    (ReportFormat.text, "PASS  WCAG AA: 1 passes. R met (1 of 1)\n"),
    (.json, "{\n\"schemaVersion\": 1,"),
    (.junit, "<?xml "),
    (.html, "<!DOCTYPE html>"),
    (.github, "::notice title=tool::PASS  "), (.gitlab, "[]\n"),
    (.markdown, "## contrast-audit: PASS\n"), (.xcode, ""),
    (.checkstyle, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle "),
    (.sonarqube, "{\n\"rules\": []"), (.rdjson, "{\n\"source\": {\"name\": \"tool\"},\n"),
    (.teamcity, "##teamcity[message text='PASS  "), (.azure, "PASS  "),
    (.csv, "policy,kind,rule,"), (.compact, "PASS  WCAG AA: 1 passes\n"),
    (.acr, "## Evidence for an accessibility conformance report\n"),
    (.openacr, "# A draft for a person to complete"),
    (.appleLabel, "## Evidence for the label Sufficient Contrast\n"),
    (.sarif, "{\n\"$schema\": \"https://docs.oasis-open.org/sarif/"),
  ])
  func `Each format has a reporter of its own`(format: ReportFormat, start: String) throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(try format.reporter().text(sample.audit()).hasPrefix(start))
  }

  /// Without a plan such a report would say less, or name other places.
  @Test(arguments: ReportFormat.allCases)
  func `What a plan changes in a report is known`(format: ReportFormat) throws {
    var sample = try SampleReport(["page": "#FFF", "ink": "#999", "panel": "#EEE", "mark": "#DDD"])
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("ink", on: "panel"),
      SampleReport.pairing("mark", on: "page", usage: "ui-component"))
    let planned = try format.reporter().text(sample.audit(suggests: true))
    let plain = try format.reporter().text(sample.audit())
    #expect((planned != plain) == format.showsPlan)
  }
}
