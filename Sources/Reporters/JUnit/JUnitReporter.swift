import AuditEngine
import SourceText

/// JUnit XML in the Surefire dialect that Jenkins, GitLab, CircleCI, Azure and Buildkite read.
///
/// What consumers do, and the consequences:
/// - Jenkins splits `classname` at its last full stop and drops an empty suite. So contexts are
///   joined by full stops and contain none themselves, and a run without cases has an error case.
/// - GitLab keeps the first of two cases with the same `classname` and `name`, another reader the
///   one that passed. So the two together are unique in the file.
/// - GitLab reads the text of a failure, others its `message`. So the verdict is in both.
/// - Jenkins' xUnit plugin (junit-10.xsd) and Surefire (surefire-test-report.xsd) know neither
///   properties nor `file` and `line` of a case, nor `skipped` of all suites, and reject what they
///   do not know. So the rule is in `group`, the place in the text, and both attributes are written
///   on request only, for consumers that link by them.
/// - Both know properties of a suite, before its cases, and Surefire no `system-out` of one. A parser
///   of Python, `xunitparser`, refuses a report in which two suites have a property of one name. So the
///   verdict of each rule is a property of the first suite of its policy, and stands in the output of
///   its cases, which more consumers show.
/// - A report is the same for the same audit, so every `time` is 0, and so is their sum.
/// - What does not fail the gate is not a failure, because some consumers fail the job by the
///   report: it is skipped, with the verdict as its reason.
/// - An old report would be published again. So an audit that could not be done is a case with an
///   error, which has every reason.
/// - GitLab accepts files of up to 30 MB. So findings come first, then as much of the rest as fits,
///   and an additional case says how many cases were left out.
package struct JUnitReporter: Reporter {
  private let limit: Int
  private let failOn: Diagnostic.Severity
  private let cases: JUnitCaseText

  /// A reporter for a run, with at most `limit` bytes.
  package init(run: ReportedRun = ReportedRun(), limit: Int = 30_000_000) {
    self.limit = limit
    failOn = run.failOn
    cases = JUnitCaseText(run)
  }

  /// Writes what became of each policy.
  package func write(_ run: RunReport, to output: inout ReportOutput) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let audits = run.audits
    let isEmpty = audits.allSatisfy { $0.evaluations.isEmpty && $0.structural.isEmpty }
    guard run.hasFailed || !isEmpty else {
      output.append(
        """
        <testsuites name="contrast-audit" tests="1" failures="0" errors="1" time="0">
          <testsuite name="audit" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase classname="audit" name="audit" time="0">
              <error message="nothing was audited" type="empty">nothing was audited</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
      return
    }
    var suites = audits.indices.flatMap { self.suites(of: audits[$0], at: $0) }
    let properties = audits.map { self.properties(of: $0, isNamed: run.sections.count > 1) }
    let leftOut = fill(
      &suites, from: audits, room: limit - properties.reduce(0) { $0 + $1.utf8.count })
    for audit in audits.indices {
      if let first = suites.firstIndex(where: { $0.audit == audit && $0.counts.tests > 0 }) {
        suites[first].properties = properties[audit]
      }
    }
    suites = run.sections.compactMap(failed) + suites
    if leftOut.cases > 0 { suites.append(suite(of: leftOut)) }
    suites += audits.compactMap(unjudged)
    suites.removeAll { $0.counts.tests == 0 }
    let counts = suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
    output.append("<testsuites name=\"contrast-audit\" \(counts.sharedAttributes) time=\"0\">\n")
    for suite in suites {
      output.append(
        "  <testsuite name=\"\(suite.escapedName)\" \(suite.counts.attributes) time=\"0\">\n")
      output.append(suite.properties)
      for case let text? in suite.texts { output.append(text) }
      output.append("  </testsuite>\n")
    }
    output.append("</testsuites>\n")
  }

  // MARK: Suites

  /// A suite with some cases left out, and how many.
  private struct Suite {
    let name: String
    let escapedName: String
    /// The index of its audit.
    let audit: Int
    let cases: [Case]
    /// The verdicts of the rules, in the first suite of a policy.
    var properties = ""
    /// The text of each case; nil for one left out.
    var texts: [String?]
    var counts = JUnitCounts()

    init(name: String, audit: Int, cases: [Case]) {
      self.audit = audit
      self.name = name
      escapedName = XMLText.attribute(name)
      self.cases = cases
      texts = Array(repeating: nil, count: cases.count)
    }
  }

  private struct Case {
    let subject: JUnitSubject
    let name: String
    let weight: Weight
  }

  /// A suite for each permutation with judged evaluations, one for token checks, and one for errors
  /// of the audit itself.
  private func suites(of report: AuditReport, at audit: Int) -> [Suite] {
    let place = prefix(report.policyPlace)
    var suiteNames: Set<String> = []
    var subjects = report.permutations.map { contexts in
      let name = contexts.map { $0.replacing(".", with: "_") }.joined(separator: ".")
      return (name: unique(name.isEmpty ? "all" : name.inert, among: &suiteNames), [JUnitSubject]())
    }
    for index in report.evaluations.indices {
      subjects[report.evaluations[index].permutation].1.append(.evaluation(index))
    }
    subjects.append(("tokens", report.structural.map { .structural($0) }))
    let failing = report.diagnostics.filter { $0.severity >= failOn }
    subjects.append(("audit", failing.map { .diagnostic($0) }))
    var findingNames = FindingNames(report)
    func caseName(_ subject: JUnitSubject) -> String {
      switch subject {
      case .evaluation(let index): findingNames.name(of: report.evaluations[index])
      case .structural(let result): report.identity(of: result).name.text
      case .diagnostic(let diagnostic): diagnostic.message.inert
      }
    }
    return subjects.map { name, subjects in
      var names = Set<String>(minimumCapacity: subjects.count)
      let cases = subjects.map {
        Case(
          subject: $0, name: unique(caseName($0), among: &names), weight: weight(of: $0, in: report)
        )
      }
      return Suite(name: place + name, audit: audit, cases: cases)
    }
  }

  /// The verdict of each rule, and how many colors are judged.
  ///
  /// - Parameter isNamed: whether there are several policies, whose rules may have the same names.
  private func properties(of report: AuditReport, isNamed: Bool) -> String {
    let policy = isNamed ? "\(report.policyName.inert): " : ""
    let lines = RuleVerdictText.all(report).map { verdict in
      "      <property name=\"\(XMLText.attribute(policy + verdict.name))\" "
        + "value=\"\(XMLText.attribute(verdict.words))\"/>\n"
    }
    let coverage = report.coverage
    let judged =
      "      <property name=\"\(XMLText.attribute(policy + "colors judged"))\" "
      + "value=\"\(coverage.judged) of \(coverage.written)\"/>\n"
    return "    <properties>\n\(lines.joined())\(judged)    </properties>\n"
  }

  private func unique(_ name: String, among names: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(name) (\(number))"
      number += 1
    }
    return candidate
  }

  /// Writes cases, the most severe first, until the room is used up; returns how many were left
  /// out, and how many of them are findings.
  private func fill(
    _ suites: inout [Suite], from audits: [AuditReport], room: Int
  ) -> (cases: Int, findings: Int) {
    // Room for the surrounding suites, and for the case that counts the omitted ones.
    var room = room - 1000
    var leftOut = (cases: 0, findings: 0)
    let verdicts = audits.map(RuleVerdictText.all)
    for weight in Weight.allCases {
      for suite in suites.indices {
        let report = audits[suites[suite].audit]
        for index in suites[suite].cases.indices
        where suites[suite].cases[index].weight == weight {
          var text: String?
          if room > 0 {
            let made = cases.text(
              suites[suite].cases[index].subject, named: suites[suite].cases[index].name,
              classname: suites[suite].escapedName, in: report, verdicts[suites[suite].audit])
            room -= made.utf8.count
            if suites[suite].counts.tests == 0 { room -= 200 + 6 * suites[suite].name.utf8.count }
            if room > 0 { text = made }
          }
          guard let text else {
            leftOut.cases += 1
            if weight <= .finding { leftOut.findings += 1 }
            continue
          }
          suites[suite].texts[index] = text
          suites[suite].counts.add(
            cases.verdict(of: suites[suite].cases[index].subject, in: report))
        }
      }
    }
    return leftOut
  }

  /// The order of writing.
  private enum Weight: Int, CaseIterable, Comparable {
    case error, finding, accepted, pass

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  private func weight(of subject: JUnitSubject, in report: AuditReport) -> Weight {
    let (outcome, severity): (Outcome, Diagnostic.Severity)
    switch subject {
    case .evaluation(let index):
      let evaluation = report.evaluations[index]
      (outcome, severity) = (evaluation.outcome, report.severity(of: evaluation))
    case .structural(let result):
      (outcome, severity) = (result.outcome, report.rules[result.rule].severity)
    case .diagnostic: return .error
    }
    if outcome.isFinding { return severity == .error ? .error : .finding }
    return outcome == .pass ? .pass : .accepted
  }

  /// A suite of what the policy leaves out: nothing of it passes.
  private func unjudged(in report: AuditReport) -> Suite? {
    let leftOut = SummaryText.leftOut(of: report.coverage)
    if leftOut.isEmpty { return nil }
    var suite = Suite(name: prefix(report.policyPlace) + "not judged", audit: 0, cases: [])
    for (lead, names) in leftOut {
      let names = names.map(\.inert)
      suite.texts.append(
        """
            <testcase classname="\(suite.escapedName)" name="\(XMLText.attribute(lead))" time="0">
              \(JUnitCaseText.skipped("\(lead): \(names.count)", names))
            </testcase>

        """)
      suite.counts.add(.skipped)
    }
    return suite
  }

  private func suite(of leftOut: (cases: Int, findings: Int)) -> Suite {
    let message =
      "\(leftOut.cases) cases were left out, \(leftOut.findings) of them findings: readers take no "
      + "larger file; the exit status counts them, and the JSON report has all"
    var suite = Suite(name: "left out", audit: 0, cases: [])
    suite.texts = [
      """
          <testcase classname="audit" name="left out" time="0">
            \(JUnitCaseText.skipped(message, [message]))
          </testcase>

      """
    ]
    suite.counts.add(.skipped)
    return suite
  }

  /// The suite of a policy that could not be audited, an error with all reasons; nil for any other.
  private func failed(_ section: RunReport.Section) -> Suite? {
    guard case .failure(let place, let diagnostics) = section else { return nil }
    let name = prefix(place) + "audit"
    var suite = Suite(name: name, audit: 0, cases: [])
    suite.texts = [cases.text(failure: RunReport.shown(diagnostics), classname: suite.escapedName)]
    suite.counts.add(.error)
    return suite
  }

  /// What begins the names of a policy's suites: equal names in two apps stay two cases.
  private func prefix(_ place: String?) -> String {
    place.map { $0.inert.replacing(".", with: "_") + "." } ?? ""
  }
}
