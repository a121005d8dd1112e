public import AuditEngine
import SourceText

/// JUnit XML in the Surefire dialect that Jenkins, GitLab, CircleCI, Azure and Buildkite read.
///
/// What consumers make of it, and what follows:
/// - Jenkins splits `classname` at its last full stop and drops an empty suite; so the contexts are
///   joined by full stops and hold none themselves, and a run without cases holds an error case.
/// - GitLab keeps the first of two cases with the same `classname` and `name`, another reader the one
///   that passed; so the two together are unique in the file.
/// - GitLab reads the text of a failure, others its `message`; so the verdict stands in both.
public struct JUnitReporter: Reporter {
  /// A reporter.
  public init() {}

  /// Writes a report.
  public func write(_ report: AuditReport, to output: inout ReportOutput) {
    let suites = suites(of: report)
    let cases = suites.flatMap(\.evaluations)
    let errors = report.diagnostics.filter { $0.severity == .error }
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    guard !cases.isEmpty || !report.structural.isEmpty else {
      output.append(
        """
        <testsuites name="contrast-audit" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testsuite name="audit" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase classname="audit" name="audit" time="0">
              <error message="nothing was audited" type="empty">nothing was audited</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
      return
    }
    output.append(
      "<testsuites name=\"contrast-audit\" \(counts(cases, report.structural, errors)) time=\"0\">\n"
    )
    for suite in suites {
      let name = XMLText.attribute(suite.name)
      output.append("  <testsuite name=\"\(name)\" \(counts(suite.evaluations)) time=\"0\">\n")
      var names: Set<String> = []
      for evaluation in suite.evaluations {
        let name = unique(caseName(evaluation, in: report), among: &names)
        output.append(testCase(evaluation, named: name, className: suite.name, in: report))
      }
      output.append("  </testsuite>\n")
    }
    writeStructural(report, to: &output)
    writeErrors(errors, to: &output)
    output.append("</testsuites>\n")
  }

  /// A suite of its own for demands that are no ratios.
  private func writeStructural(_ report: AuditReport, to output: inout ReportOutput) {
    guard !report.structural.isEmpty else { return }
    output.append("  <testsuite name=\"tokens\" \(counts([], report.structural)) time=\"0\">\n")
    var names: Set<String> = []
    for result in report.structural {
      let rule = report.rules[result.rule]
      let name = unique("\(rule.id.inert): \(result.token.inert)", among: &names)
      let attributes =
        "classname=\"tokens\" name=\"\(XMLText.attribute(name))\" "
        + "file=\"\(XMLText.attribute(result.span.file.path.inert))\" "
        + "line=\"\(result.span.start.line)\" time=\"0\""
      let message = result.message.inert
      guard result.acceptance == nil else {
        output.append(
          "    <testcase \(attributes)>\n      <skipped message=\""
            + "\(XMLText.attribute("\(result.outcome.rawValue): \(message)"))\"/>\n    </testcase>\n"
        )
        continue
      }
      output.append(
        result.isMet
          ? "    <testcase \(attributes)/>\n"
          : "    <testcase \(attributes)>\n      <failure message=\"\(XMLText.attribute(message))\" "
            + "type=\"token\">\(XMLText.content(message))</failure>\n    </testcase>\n")
    }
    output.append("  </testsuite>\n")
  }

  /// A suite of its own for what is wrong with the audit itself, such as a waiver that has expired.
  private func writeErrors(_ errors: [Diagnostic], to output: inout ReportOutput) {
    guard !errors.isEmpty else { return }
    output.append("  <testsuite name=\"audit\" \(counts([], [], errors)) time=\"0\">\n")
    var names: Set<String> = []
    for error in errors {
      let message = error.message.inert
      var attributes =
        "classname=\"audit\" name=\"\(XMLText.attribute(unique(message, among: &names)))\""
      if let span = error.span {
        attributes +=
          " file=\"\(XMLText.attribute(span.file.path.inert))\" line=\"\(span.start.line)\""
      }
      output.append(
        "    <testcase \(attributes) time=\"0\">\n      <failure message=\""
          + "\(XMLText.attribute(message))\" type=\"audit\">\(XMLText.content(message))</failure>\n"
          + "    </testcase>\n")
    }
    output.append("  </testsuite>\n")
  }

  // MARK: Suites

  private struct Suite {
    let name: String
    var evaluations: [Evaluation] = []
  }

  /// A suite for each permutation in which anything was judged.
  private func suites(of report: AuditReport) -> [Suite] {
    var names: Set<String> = []
    var suites = report.permutations.map { contexts in
      let name = contexts.map { $0.replacing(".", with: "_") }.joined(separator: ".")
      return Suite(name: unique(name.isEmpty ? "all" : name.inert, among: &names))
    }
    for evaluation in report.evaluations {
      suites[evaluation.permutation].evaluations.append(evaluation)
    }
    return suites.filter { !$0.evaluations.isEmpty }
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

  private func counts(
    _ evaluations: [Evaluation], _ structural: [StructuralResult] = [], _ audit: [Diagnostic] = []
  ) -> String {
    var failures = audit.count + structural.count { $0.outcome.isFinding }
    var errors = 0
    var skipped = structural.count { $0.acceptance != nil }
    for evaluation in evaluations {
      switch evaluation.outcome {
      case .pass: break
      case .fail: failures += 1
      case .indeterminate: errors += 1
      case .exempt, .waived, .known: skipped += 1
      }
    }
    return
      "tests=\"\(evaluations.count + structural.count + audit.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  // MARK: Cases

  private func caseName(_ evaluation: Evaluation, in report: AuditReport) -> String {
    let text = FindingText(evaluation, in: report)
    return "\(report.rule(of: evaluation).id.inert): \(text.pairingText) (\(text.usageText))"
  }

  private func testCase(
    _ evaluation: Evaluation, named name: String, className: String, in report: AuditReport
  ) -> String {
    let origin = evaluation.foregroundOrigin
    let attributes =
      "classname=\"\(XMLText.attribute(className))\" name=\"\(XMLText.attribute(name))\" "
      + "file=\"\(XMLText.attribute(origin.file.path.inert))\" line=\"\(origin.start.line)\" "
      + "time=\"0\""
    let text = FindingText(evaluation, in: report)
    let rule = report.rule(of: evaluation)
    let severity = report.severity(of: evaluation)
    switch evaluation.outcome {
    case .pass: return "    <testcase \(attributes)/>\n"
    case .exempt, .waived, .known:
      let message = XMLText.attribute(text.reason)
      return "    <testcase \(attributes)>\n      <skipped message=\"\(message)\"/>\n"
        + "    </testcase>\n"
    case .fail, .indeterminate:
      let element = evaluation.outcome == .fail ? "failure" : "error"
      let type =
        evaluation.outcome == .indeterminate
        ? "indeterminate" : severity == .error ? "contrast" : "contrast-\(severity)"
      let verdict = "\(text.verdict): \(text.pairingText), \(text.colorsText)"
      let details: [String?] = [
        verdict,
        "usage: \(text.usageText)",
        "rule: \(rule.id.inert), \(rule.title.inert)",
        text.layersText.map { "layers: \($0)" },
        text.suggestionText.map { "suggestion: \($0)" },
        "change: \(origin.file.path.inert):\(origin.start.line):\(origin.start.column)",
      ]
      return """
            <testcase \(attributes)>
              <\(element) message="\(XMLText.attribute(verdict))" type="\(type)">\
        \(XMLText.content(details.compactMap(\.self).joined(separator: "\n")))</\(element)>
            </testcase>

        """
    }
  }
}
