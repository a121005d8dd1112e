package import AuditEngine
package import SourceText

/// One finding of any kind, for formats that list findings one by one.
package struct ReportedFinding {
  package enum Subject {
    case evaluation(Evaluation)
    case structural(StructuralResult)
    case diagnostic(Diagnostic)
  }

  /// The index of its audit.
  let audit: Int
  package let subject: Subject
  package let severity: Diagnostic.Severity
  /// The index of its rule; nil for a diagnostic.
  package let rule: Int?
  /// The place to change.
  package let span: SourceSpan?
  /// Identifies it across runs, and is unique in the report.
  package let fingerprint: String

  /// The finding, as one line: what it is called, then the verdict.
  package func message(in report: AuditReport) -> String {
    message(in: report) { $0.file.path }
  }

  /// The same, with the paths of places from the root of the repository.
  ///
  /// - Parameter others: the same in other contexts, which are named with their ratios.
  func message(
    in report: AuditReport, others: [ReportedFinding] = [], paths: SourcePaths
  ) -> String {
    message(in: report, others: others) { paths.path(of: $0) }
  }

  /// The same, with the paths of places as a format names them.
  func message(
    in report: AuditReport, others: [ReportedFinding] = [], path: (SourceSpan) -> String
  ) -> String {
    switch subject {
    case .evaluation(let evaluation):
      let text = FindingText(evaluation, in: report)
      let contexts = others.compactMap { other in
        if case .evaluation(let other) = other.subject { text.of(other).contextText } else { nil }
      }
      let layers = text.layersText.map { "; \($0)" } ?? ""
      let change = text.remedyText(path: path).map { "; \($0)" } ?? ""
      return "\(text.sentence)\(FindingName.also(in: contexts))\(layers)\(change)"
    case .structural(let result): return "\(identifier(in: report)): \(result.message.inert)"
    case .diagnostic(let diagnostic): return diagnostic.message.inert
    }
  }

  /// The name of the kind of finding: `NFR-ACC-01: Text is readable`.
  package func title(in report: AuditReport) -> String {
    guard let rule else { return "audit" }
    let title = report.rules[rule].title.inert(limit: FindingText.nameLimit)
    return "\(identifier(in: report)): \(title)"
  }

  /// The identifier of its rule.
  package func identifier(in report: AuditReport) -> String {
    rule.map { report.rules[$0].id.inert(limit: FindingText.nameLimit) } ?? "contrast-audit"
  }
}
