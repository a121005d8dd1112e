import Reporters
import SourceText
import TestSupport
import Testing

@testable import AuditEngine

/// What `junit-10.xsd` of Jenkins' xUnit plugin and Surefire's `surefire-test-report.xsd` allow, both
/// at once; Surefire knows no `testsuites`.
@Suite struct JUnitSchemaTests {
  private struct Element {
    let required: Set<String>
    var optional: Set<String> = []
    var children: Set<String> = []
  }

  private let elements: [String: Element] = [
    "testsuites": Element(
      required: [], optional: ["name", "time", "tests", "failures", "errors"],
      children: ["testsuite"]),
    "testsuite": Element(
      required: ["name", "tests", "failures", "errors", "skipped"], optional: ["time", "group"],
      children: ["properties", "testcase"]),
    "properties": Element(required: [], children: ["property"]),
    "property": Element(required: ["name", "value"]),
    "testcase": Element(
      required: ["name", "time"], optional: ["classname", "group"],
      children: ["failure", "skipped", "error", "system-out", "system-err"]),
    "failure": Element(required: ["type"], optional: ["message"]),
    "error": Element(required: ["type"], optional: ["message"]),
    "skipped": Element(required: [], optional: ["message"]),
    "system-out": Element(required: []),
  ]

  private func check(_ node: XMLTree, within parent: Element? = nil) throws {
    let element = try #require(elements[node.name], "\(node.name)")
    let names = Set(node.attributes.keys)
    #expect(names.isSuperset(of: element.required), "\(node.name): \(names)")
    #expect(names.isSubset(of: element.required.union(element.optional)), "\(node.name): \(names)")
    if let time = node.attributes["time"] {
      #expect(time.wholeMatch(of: #/[0-9]{0,3}(\.[0-9]{0,3})?/#) != nil)
    }
    // Surefire wants them in this order.
    let order = ["properties", "testcase", "failure", "skipped", "error", "system-out"]
    let places = node.children.compactMap { order.firstIndex(of: $0.name) }
    #expect(places == places.sorted())
    for child in node.children {
      #expect(element.children.contains(child.name), "\(child.name) in \(node.name)")
      try check(child, within: element)
    }
  }

  private func root(_ run: RunReport, _ reported: ReportedRun = ReportedRun()) throws -> XMLTree {
    try XMLTree.parse(JUnitReporter(run: reported).text(run))
  }

  @Test func `A report as it is printed is valid by both schemas`() throws {
    let report = try SampleReport.mixed()
    let other = try SampleReport.failing(2)
    let failure = RunReport.Section.failure(place: "app", [Diagnostic(.error, "why")])
    for sections in [
      [.audit(report)], [failure], [.audit(report), failure, .audit(other)],
      [.audit(report.with(evaluations: []))],
    ] as [[RunReport.Section]] {
      let run = RunReport(tool: report.tool, sections: sections)
      let root = try root(run)
      try check(root)
      let suites = root.children.map { Double($0["time"]) ?? -1 }
      #expect(Double(root["time"]) == suites.reduce(0, +))
      for suite in root.children {
        let cases = suite.cases.map { Double($0["time"]) ?? -1 }
        #expect(Double(suite["time"]) == cases.reduce(0, +))
      }
    }
    try check(XMLTree.parse(JUnitReporter(limit: 5000).text(try SampleReport.failing(200))))
  }

  @Test func `The place stands in the text, and in attributes on request`() throws {
    let paths = SourcePaths(workingDirectory: "/app/design", root: "/app")
    let report = RunReport(try SampleReport.mixed())
    let plain = try root(report, ReportedRun(paths: paths)).children[0].cases
    #expect(plain[1].children[0].text.hasSuffix("\nat: design/tokens.json:3:1"))
    #expect(plain.allSatisfy { $0.attributes["file"] == nil && $0.attributes["line"] == nil })
    let linked = try root(report, ReportedRun(paths: paths, hasJUnitFileAttributes: true))
      .children[0].cases
    #expect(linked.map { $0["file"] } == plain.map { _ in "design/tokens.json" })
    #expect(linked[1]["line"] == "3")
  }

  @Test func `What is skipped has its measurement in the content`() throws {
    let whole = try SampleReport.mixed()
    let root = try root(
      RunReport(whole.with(evaluations: [whole.evaluations[1].with(outcome: .waived)])))
    let skipped = try #require(root.children[0].cases[0].children.first)
    #expect(
      skipped.text
        == "R: grey on white (text), a: contrast 4.47:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#777777 on #FFFFFF\n"
        + "at: tokens.json:3:1")
  }

  @Test func `An audit that could not be done is a case with an error`() throws {
    let root = try root(.sample)
    #expect(["tests", "failures", "errors"].map { root[$0] } == ["1", "0", "1"])
    let error = try #require(root.children[0].cases[0].children.first)
    #expect(error.name == "error")
    #expect(error["message"] == "the audit could not be done: 100%, no [color] {0}")
    #expect(error.text == "error: 100%, no [color] {0} (a/b.json:2:2)\nwarning: beware")
  }
}
