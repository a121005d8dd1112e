import AuditEngine
import SourceText

/// Writes the cases of a JUnit report.
struct JUnitCaseText {
  private let paths: SourcePaths
  private let failOn: Diagnostic.Severity
  private let namesFiles: Bool

  init(_ run: ReportedRun) {
    paths = run.paths
    failOn = run.failOn
    namesFiles = run.hasJUnitFileAttributes
  }

  /// The result of a case.
  func verdict(of subject: JUnitSubject, in report: AuditReport) -> JUnitCounts.Verdict {
    switch subject {
    case .evaluation(let index):
      verdict(
        report.evaluations[index].outcome, report.severity(of: report.evaluations[index]))
    case .structural(let result): verdict(result.outcome, report.rules[result.rule].severity)
    case .diagnostic: .failure
    }
  }

  private func verdict(
    _ outcome: Outcome, _ severity: Diagnostic.Severity
  ) -> JUnitCounts.Verdict {
    switch outcome {
    case .pass: .success
    case .fail: severity >= failOn ? .failure : .skipped
    case .indeterminate: severity >= failOn ? .error : .skipped
    case .exempt, .waived, .known: .skipped
    }
  }

  /// A case.
  ///
  /// - Parameter verdicts: the verdict of each rule of the report.
  func text(
    _ subject: JUnitSubject, named name: String, classname: String, in report: AuditReport,
    _ verdicts: [RuleVerdictText]
  ) -> String {
    let (span, rule): (SourceSpan?, Int?) =
      switch subject {
      case .evaluation(let index):
        (
          report.place(of: report.evaluations[index]),
          report.pairings[report.evaluations[index].pairing].rule
        )
      case .structural(let result): (result.span, result.rule)
      case .diagnostic(let diagnostic): (diagnostic.span, nil)
      }
    return element(
      classname: classname, name: name, span,
      group: rule.map { XMLText.attribute(report.rules[$0].id.inert) },
      content(of: subject, in: report, at: span, rule.map { verdicts[$0] }))
  }

  /// The case of an audit that could not be done.
  func text(failure reasons: [Diagnostic], classname: String) -> String {
    let name = "the audit could not be done"
    let texts = reasons.map { reason in
      "\(reason.severity.rawValue): \(reason.message.inert)"
        + (reason.span.map { " (\(place($0)))" } ?? "")
    }
    let first = reasons.first?.message.inert ?? "nothing was audited"
    return element(
      classname: classname, name: name, nil, group: nil,
      Self.element("error", "\(name): \(first)", type: "audit", text: texts))
  }

  private func element(
    classname: String, name: String, _ span: SourceSpan?, group: String?, _ content: String
  ) -> String {
    var text = "    <testcase classname=\"\(classname)\" name=\"\(XMLText.attribute(name))\""
    if namesFiles, let span {
      text += " file=\"\(XMLText.attribute(path(of: span)))\" line=\"\(span.line)\""
    }
    if let group { text += " group=\"\(group)\"" }
    return text + " time=\"0\">\n      \(content)\n    </testcase>\n"
  }

  // MARK: Content

  private func content(
    of subject: JUnitSubject, in report: AuditReport, at span: SourceSpan?,
    _ rule: RuleVerdictText?
  ) -> String {
    let place = span.map { "at: \(self.place($0))" }
    let printed = rule.map { "rule \($0.name): \($0.words)" }
    let result = result(of: subject, in: report, place)
    // What the case itself prints comes first.
    let lines = [result.printed, printed].compactMap(\.self)
    let output = lines.isEmpty ? nil : "<system-out>\(Self.content(lines))</system-out>"
    return [result.element, output].compactMap(\.self).joined(separator: "\n      ")
  }

  /// The element of a case that did not pass, or what one that passes prints.
  private func result(
    of subject: JUnitSubject, in report: AuditReport, _ place: String?
  ) -> (element: String?, printed: String?) {
    switch subject {
    case .evaluation(let index): return result(of: report.evaluations[index], in: report, place)
    case .structural(let result):
      let message = "\(report.rules[result.rule].id.inert): \(result.message.inert)"
      let severity = report.rules[result.rule].severity
      switch verdict(result.outcome, severity) {
      case .success: return (nil, message)
      case .skipped:
        let ground = result.acceptance == nil ? severity.rawValue : result.outcome.rawValue
        return (Self.skipped("\(ground): \(message)", [message, place]), nil)
      case .failure, .error:
        return (Self.element("failure", message, type: "token", text: [message, place]), nil)
      }
    case .diagnostic(let diagnostic):
      let message = diagnostic.message.inert
      return (Self.element("failure", message, type: "audit", text: [message, place]), nil)
    }
  }

  private func result(
    of evaluation: Evaluation, in report: AuditReport, _ place: String?
  ) -> (element: String?, printed: String?) {
    let text = FindingText(evaluation, in: report)
    let severity = report.severity(of: evaluation)
    switch evaluation.outcome {
    case .pass: return (nil, text.verdict)
    case .exempt, .waived, .known: return (Self.skipped(text.reason, [text.sentence, place]), nil)
    case .fail, .indeterminate:
      let sentence = text.sentence
      guard severity >= failOn else {
        return (Self.skipped("\(severity.rawValue): \(sentence)", [sentence, place]), nil)
      }
      let rule = report.rule(of: evaluation)
      let type =
        evaluation.outcome == .indeterminate
        ? "indeterminate" : severity == .error ? "contrast" : "contrast-\(severity)"
      let details: [String?] = [
        sentence,
        "usage: \(text.usageText)",
        "rule: \(rule.id.inert), \(rule.title.inert)",
        report.pairings[evaluation.pairing].source.map { "source: \($0.inert)" },
        text.layersText.map { "layers: \($0)" },
        text.remedyText(path: path).map { "to pass: \($0)" },
        place,
      ]
      let element = evaluation.outcome == .fail ? "failure" : "error"
      return (Self.element(element, sentence, type: type, text: details), nil)
    }
  }

  /// `design/tokens.json:3:1`, from the root of the repository.
  private func place(_ span: SourceSpan) -> String {
    "\(path(of: span)):\(span.start.line):\(span.start.column)"
  }

  private func path(of span: SourceSpan) -> String { paths.path(of: span).inert }

  // MARK: Elements

  /// What did not fail the gate, with its reason, and more of it in the content.
  static func skipped(_ message: String, _ lines: [String?]) -> String {
    "<skipped message=\"\(XMLText.attribute(message))\">\(content(lines))</skipped>"
  }

  private static func element(
    _ name: String, _ message: String, type: String, text lines: [String?]
  ) -> String {
    "<\(name) message=\"\(XMLText.attribute(message))\" type=\"\(type)\">\(content(lines))</\(name)>"
  }

  private static func content(_ lines: [String?]) -> String {
    XMLText.content(lines.compactMap(\.self).joined(separator: "\n"))
  }
}
