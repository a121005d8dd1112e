import Foundation
import SourceText
import Testing

@testable import AuditEngine
@testable import Reporters

@Suite struct SARIFReporterTests {
  private func run(
    _ report: AuditReport, run: ReportedRun = ReportedRun(), limit: Int = 25_000
  ) throws -> JSONTree {
    let reporter = SARIFReporter(run: run, resultLimit: limit)
    return try JSONTree.parse(reporter.text(report))["runs"][0]
  }

  /// On white `#777777` is 4.47 and `#999999` 2.84; white on the scrim over anything is 3.97 to 21.
  private func mixed() throws -> AuditReport {
    var sample = try SampleReport([
      "white": "#FFF", "scrim": "#00000080", "grey": "#777777", "ink": "#000", "pale": "#999999",
    ])
    sample.vary("theme", ["a", "b"])
    try sample.rule(
      SampleReport.pairing("ink", on: "white"), SampleReport.pairing("grey", on: "white"),
      SampleReport.pairing("white", on: "scrim over any"),
      SampleReport.pairing("pale", on: "white"),
      SampleReport.pairing("grey", on: "white", usage: "inactive"))
    try sample.rule(id: "S", severity: "warning", SampleReport.pairing("pale", on: "white"))
    return try sample.audit()
  }

  @Test func `A log names its schema, its version and the tool`() throws {
    let log = try JSONTree.parse(SARIFReporter().text(mixed()))
    #expect(log["version"].string == "2.1.0")
    #expect(log["$schema"].string?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    let driver = log["runs"][0]["tool"]["driver"]
    #expect(driver["name"].string == "tool")
    #expect(driver["semanticVersion"].string == "1.2.3")
    #expect(driver["rules"].array.map { $0["id"].string } == ["R", "S"])
    #expect(log["runs"][0]["columnKind"].string == "utf16CodeUnits")
  }

  /// By share of what is required: 2.84 of 4.5, then 3.97 of 4.5 at the least, 4.47 of 4.5, and then the
  /// warning.
  @Test func `A result stands for a pairing of a rule in all themes, worst first`() throws {
    let results = try run(mixed())["results"].array
    #expect(results.map { $0["level"].string } == ["error", "error", "error", "warning"])
    #expect(
      results.map { $0["properties"]["permutation"]["theme"].string } == ["a", "a", "a", "a"])
    #expect(results.map { $0["properties"]["findings"].int } == [2, 2, 2, 2])
    #expect(
      results.map { $0["properties"]["outcome"].string } == [
        "fail", "indeterminate", "fail", "fail",
      ])
    #expect(results.map { $0["ruleId"].string } == ["R", "R", "R", "S"])
    #expect(results.map { $0["ruleIndex"].int } == [0, 0, 0, 1])
    #expect(results.allSatisfy { $0["kind"].value == nil })
    let first = results[0]["properties"]
    // Relative luminance of #999999 is 0.318547, so 1.05 / 0.368547 = 2.849027.
    #expect(abs((first["ratio"].double ?? 0) - 2.849027) < 0.00001)
    #expect(first["required"].double == 4.5)
    #expect(results[1]["properties"]["ratio"].value == nil)
    #expect(results[1]["properties"]["ratioRange"].array.count == 2)
  }

  @Test func `The message begins with the name, says all themes and links to the related places`()
    throws
  {
    let result = try run(mixed())["results"][0]
    #expect(
      result["message"]["text"].string
        == "R: pale on white (text), a: contrast 2.84:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#999999 on #FFFFFF; also in 1 other: b 2.84. [Background](1), [pairing](2).")
    let related = result["relatedLocations"].array
    #expect(related.map { $0["id"].int } == [1, 2])
    #expect(related.map { $0["message"]["text"].string } == ["background", "pairing"])
    let places = related.map { $0["physicalLocation"] }
    #expect(
      places.map { $0["artifactLocation"]["uri"].string } == ["tokens.json", "policy.json"])
    #expect(places.map { $0["region"]["startLine"].int } == [1, 2])
  }

  /// Of 30 themes, the first and eleven others are named.
  @Test func `Of many themes a dozen are named, and all are counted`() throws {
    var sample = try SampleReport(["grey": "#777777", "white": "#FFF"])
    sample.vary("theme", (1...30).map { "t\($0)" })
    try sample.rule(SampleReport.pairing("grey", on: "white"))
    let results = try run(sample.audit())["results"].array
    #expect(results.count == 1)
    let text = try #require(results.first?["message"]["text"].string)
    #expect(text.contains("; also in 29 others: t2 4.47, t3 4.47, "))
    #expect(text.contains(", t12 4.47 and 18 more. "))
  }

  /// `#777777` is 4.47 on white, and `#888888` 3.54.
  @Test func `Where the foreground has another place in other themes is a related place`() throws {
    var sample = try SampleReport(["grey": "#777777", "white": "#FFF"])
    sample.vary("theme", ["a", "b"])
    try sample.add(["grey": "#888888"], in: "b")
    try sample.rule(SampleReport.pairing("grey", on: "white"))
    let result = try run(sample.audit())["results"][0]
    #expect(result["locations"][0]["physicalLocation"]["region"]["startLine"].int == 3)
    let related = result["relatedLocations"].array
    #expect(related.map { $0["id"].int } == [1, 2, 3])
    #expect(related[2]["message"]["text"].string == "foreground in a")
    #expect(related[2]["physicalLocation"]["region"]["startLine"].int == 1)
    #expect(result["message"]["text"].string?.hasSuffix(", [foreground in a](3).") == true)
  }

  /// The upload of GitHub tells alerts by the line of their place, so that must stay where it is.
  @Test func `Neither fingerprint nor place depends on a plan of changes`() throws {
    var sample = try SampleReport(["ink": "#000000", "page": "#747474", "grey": "#6E6E6E"])
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("ink", on: "grey"))
    let (planned, plain) = (try sample.audit(suggests: true), try sample.audit())
    // There is a plan, and it changes the backgrounds: the text is black already.
    #expect(planned.evaluations.contains { planned.place(of: $0) != $0.foregroundOrigin })
    let results = try [planned, plain].map { try run($0)["results"].array }
    #expect(results[0].count == 2)
    for (left, right) in zip(results[0], results[1]) {
      let key = "contrastAudit/v1"
      #expect(left["partialFingerprints"][key].string?.count == 16)
      #expect(
        left["partialFingerprints"][key].string == right["partialFingerprints"][key].string)
      let regions = [left, right].map { $0["locations"][0]["physicalLocation"]["region"] }
      #expect(regions.map { $0["startLine"].int } == [1, 1])
    }
    #expect(results[0].first?["relatedLocations"][2]["message"]["text"].string == "change")
  }

  @Test func `A result points at the color that fails`() throws {
    let places = try run(mixed())["results"].array.map { $0["locations"][0]["physicalLocation"] }
    #expect(places.map { $0["region"]["startLine"].int } == [5, 1, 3, 5])
    #expect(places.allSatisfy { $0["region"]["startColumn"].int == 1 })
    #expect(places.allSatisfy { $0["artifactLocation"]["uri"].string == "tokens.json" })
    #expect(places.allSatisfy { $0["artifactLocation"]["uriBaseId"].string == "%SRCROOT%" })
  }

  @Test func `Fingerprints tell all results apart, by a key of our own`() throws {
    let report = try mixed()
    // The same findings twice, as from two pairings that differ in what is no part of a fingerprint.
    for report in [report, report.with(evaluations: report.evaluations + report.evaluations)] {
      let results = try run(report)["results"].array
      #expect(results.count == 4)
      let prints = results.map { $0["partialFingerprints"].value as? [String: String] }
      // GitHub computes its own, and warns of each result that has another.
      #expect(prints.allSatisfy { $0?.keys.sorted() == ["contrastAudit/v1"] })
      #expect(Set(prints).count == results.count)
    }
  }

  @Test(arguments: [Outcome.waived, .known, .exempt, .pass])
  func `What is accepted or passes is no result`(outcome: Outcome) throws {
    let report = try mixed()
    let all = report.evaluations.map { $0.with(outcome: outcome) }
    let run = try run(report.with(evaluations: all))
    #expect(run["results"].value is [Any])
    #expect(run["results"].array.isEmpty)
  }

  // MARK: Rules

  @Test func `A rule says what it demands and where that is explained`() throws {
    let rule = try run(mixed())["tool"]["driver"]["rules"][0]
    #expect(rule["shortDescription"]["text"].string == "Title")
    #expect(rule["fullDescription"]["text"].string == "Title")
    #expect(rule["help"]["text"].string?.contains("ink on white: 4.5:1 as text") == true)
    #expect(rule["help"]["markdown"].string?.contains("`  ink on white: 4.5:1 as text") == true)
    #expect(
      rule["helpUri"].string == "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum")
    #expect(rule["defaultConfiguration"]["level"].string == "error")
    #expect(rule["properties"]["tags"].array.map(\.string) == ["accessibility", "WCAG 1.4.3"])
    // It is no matter of security.
    #expect(rule["properties"]["security-severity"].value == nil)
  }

  @Test(arguments: [
    ("ui-component", "non-text-contrast"), ("text", "contrast-enhanced"), ("decoration", nil),
  ])
  func `The criterion of a rule is that of its pairings`(usage: String, page: String?) throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page", usage: usage))
    try sample.rule(id: "S", SampleReport.pairing("ink", on: "page"))
    let report = try sample.audit(options: AuditOptions(level: .aaa))
    let address = try run(report)["tool"]["driver"]["rules"][0]["helpUri"].string
    #expect(address == page.map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0)" })
  }

  // MARK: The run

  @Test func `The invocation gives the exit status, and warnings are notifications`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF", "left": "#F00"])
    try sample.rule(SampleReport.pairing("ink", on: "page", tail: ", \"claims\": 20.0"))
    let run = try run(sample.audit(), run: ReportedRun(exitStatus: 1))
    let invocation = run["invocations"][0]
    #expect(invocation["executionSuccessful"].bool == true)
    #expect(invocation["exitCode"].int == 1)
    let notifications = invocation["toolExecutionNotifications"].array
    #expect(notifications.map { $0["level"].string } == ["warning", "note"])
    #expect(
      notifications.map { $0["message"]["text"].string } == [
        "ink on page is documented as 20.0:1, measured 21.00:1",
        "coverage: 66 % of 3 color tokens; no pairing reaches left",
      ])
    let place = notifications[0]["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == "policy.json")
    #expect(run["results"].array.isEmpty)
  }

  @Test func `What does not fit is left out from the end, and said`() throws {
    let run = try run(mixed(), limit: 2)
    #expect(
      run["results"].array.map { $0["properties"]["foreground"].string }
        == ["#999999", "#FFFFFF"])
    let notifications = run["invocations"][0]["toolExecutionNotifications"].array
    #expect(notifications[0]["message"]["text"].string == "4 of 8 findings were left out")
  }

  @Test func `An audit that could not be done is a run that did not succeed`() throws {
    let file = SourceFile(path: "a/b.json", text: "x\n y")
    let failure = RunReport(
      tool: ToolIdentity(name: "tool", version: "1.2.3"),
      failure: [
        Diagnostic(.warning, "beware"),
        Diagnostic(.error, "no [color](x) {0}", at: SourceSpan(file: file, range: 3..<4)),
      ])
    let reporter = SARIFReporter(run: ReportedRun(exitStatus: 2))
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    reporter.write(failure, to: &output)
    try output.finish()
    let run = try JSONTree.parse(String(decoding: bytes, as: UTF8.self))["runs"][0]
    #expect(run["results"].value is [Any])
    let invocation = run["invocations"][0]
    #expect(invocation["executionSuccessful"].bool == false)
    #expect(invocation["exitCode"].int == 2)
    let notifications = invocation["toolExecutionNotifications"].array
    #expect(notifications.map { $0["level"].string } == ["error", "warning"])
    // No link and no placeholder. [SARIF 2.1.0, 3.11.5 and 3.11.6]
    #expect(notifications[0]["message"]["text"].string == #"no [color]\u{{28}}x) {{0}}"#)
    let region = notifications[0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startLine"].int == 2)
    #expect(region["startColumn"].int == 2)
    #expect(region["endColumn"].int == 3)
  }

  // MARK: Places

  /// 🎨 is one scalar, two units of UTF-16 and four bytes of UTF-8; é one, one and two.
  @Test func `Columns count code units of UTF-16`() throws {
    let file = SourceFile(path: "p.json", text: "é🎨x🎨")
    let object = SARIFLocation(paths: SourcePaths())
      .object(SourceSpan(file: file, range: 6..<11))
    let region = try JSONTree.parse(object)["physicalLocation"]["region"]
    #expect(region["startColumn"].int == 4)
    #expect(region["endColumn"].int == 7)
  }

  @Test(arguments: [
    ("a b/c#1.json", "a%20b/c%231.json"), ("http:/x", "http%3A/x"), ("é.json", "%C3%A9.json"),
    ("100%.json", "100%25.json"), ("a-b_c.d~e", "a-b_c.d~e"), ("x\n", "x%0A"),
    ("[x](y)", "%5Bx%5D%28y%29"),
  ])
  func `A path is a URI with what is reserved in percent signs`(path: String, uri: String) {
    #expect(SARIFText.path(path) == uri)
  }

  @Test(arguments: [
    ("a", "a"), ("[x](y)", #"\u{{5B}}x\u{{5D}}(y)"#), (#"a\"#, #"a\u{{5C}}"#),
    (#"a\](y)"#, #"a\\u{{5D}}(y)"#), ("{0}", "{{0}}"),
  ])
  func `The text of a link holds nothing that ends it`(text: String, link: String) {
    #expect(SARIFText.link(text) == link)
  }

  @Test func `A file of the tool or outside the repository does not pretend to be in it`() throws {
    let locations = SARIFLocation(paths: SourcePaths(workingDirectory: "/r/s", root: "/r"))
    func artifact(_ file: SourceFile) throws -> JSONTree {
      let span = SourceSpan(file: file, range: 0..<0)
      return try JSONTree.parse(locations.object(span))["physicalLocation"]["artifactLocation"]
    }
    let builtIn = try artifact(SourceFile(path: "V/x.json", bytes: [], isEmbedded: true))
    #expect(builtIn["uri"].string == "V/x.json")
    #expect(builtIn["uriBaseId"].string == "BUILTIN")
    let outside = try artifact(SourceFile(path: "../../o p.json", bytes: []))
    #expect(outside["uri"].string == "file:///o%20p.json")
    #expect(outside["uriBaseId"].value == nil)
    let inside = try artifact(SourceFile(path: "../p.json", bytes: []))
    #expect(inside["uri"].string == "p.json")
  }
}
