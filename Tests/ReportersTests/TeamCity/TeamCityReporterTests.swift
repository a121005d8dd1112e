import AuditEngine
import Reporters
import Testing

@Suite struct TeamCityReporterTests {
  @Test func `Types stand before their inspections, and each once`() throws {
    let lines = try TeamCityReporter().text(SampleReport.mixed()).split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "##teamcity[inspectionType", "##teamcity[inspection", "##teamcity[inspection",
        "##teamcity[inspection", "##teamcity[inspectionType", "##teamcity[inspection",
        "##teamcity[message",
      ])
    #expect(
      lines[0]
        == "##teamcity[inspectionType id='R' name='R: Title' category='Contrast' "
        + "description='R: Title']")
    #expect(
      lines[1]
        == "##teamcity[inspection typeId='R' message='R: pale on white (text), a: contrast 2.84:1 is "
        + "below 4.5:1 (WCAG 1.4.3), #999999 on #FFFFFF; also in 1 other: b 2.84' file='tokens.json' line='5' "
        + "SEVERITY='ERROR']")
    #expect(lines[5].hasSuffix(" SEVERITY='WARNING']"))
    #expect(lines[6].hasPrefix("##teamcity[message text='FAIL  App, WCAG AA: "))
  }

  @Test func `What could not be audited is a problem of the build, and brackets are escaped`()
    throws
  {
    let lines = try TeamCityReporter().text(.sample).split(separator: "\n")
    #expect(
      lines[0]
        == "##teamcity[buildProblem description='the audit could not be done: "
        + "100%, no |[color|] {0} (a/b.json:2)']")
    #expect(lines.last?.hasSuffix("SEVERITY='WARNING']") == true)
  }

  @Test func `A name cannot end a value`() throws {
    var sample = try SampleReport(["a']b|c\n##teamcity[x": "#777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("a']b|c\n##teamcity[x", on: "page"))
    let text = try TeamCityReporter().text(sample.audit())
    #expect(text.contains("a|'|]b||c\\u{A}#\\u{23}teamcity|[x on page"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("##teamcity[") })
  }
}
