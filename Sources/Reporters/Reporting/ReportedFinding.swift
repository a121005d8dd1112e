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

  /// The finding, as one line: the verdict first.
  package func message(in report: AuditReport) -> String {
    message(in: report) { $0.file.path }
  }

  /// The same, with the paths of places from the root of the repository.
  func message(in report: AuditReport, paths: SourcePaths) -> String {
    message(in: report) { paths.path(of: $0) }
  }

  /// The same, with the paths of places as a format names them.
  func message(in report: AuditReport, path: (SourceSpan) -> String) -> String {
    switch subject {
    case .evaluation(let evaluation):
      let text = FindingText(evaluation, in: report)
      let place = text.permutationText.isEmpty ? "" : ", in \(text.permutationText)"
      let layers = text.layersText.map { "; \($0)" } ?? ""
      let change = text.remedyText(path: path).map { "; \($0)" } ?? ""
      return "\(text.verdict): \(text.pairingText), \(text.colorsText)\(place)\(layers)\(change)"
    case .structural(let result): return result.message.inert
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
