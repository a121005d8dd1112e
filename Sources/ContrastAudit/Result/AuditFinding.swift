import AuditEngine
import Reporters

/// Something that fails: an evaluation, a token check, or a diagnostic.
public struct AuditFinding: Sendable, CustomStringConvertible {
  /// The identifier of its rule, with control characters made visible; nil for a diagnostic.
  public let rule: String?
  /// How serious it is.
  public let severity: Severity
  /// What is wrong, as one line: for an evaluation rule, pairing, usage, theme and scheme, then ratio,
  /// requirement, colors and suggestion. Control characters are made visible.
  public let message: String
  /// Where to change something; nil for what is in no file.
  public let location: FileLocation?
  /// Identifies it from run to run by its names, not by ratio or line. Unique in the result.
  public let fingerprint: String
  /// The evaluation; nil for a token check and a diagnostic.
  public let evaluation: ContrastEvaluation?

  init(_ finding: ReportedFinding, in source: AuditedReport) {
    rule = finding.rule.map { _ in finding.identifier(in: source.report) }
    severity = Severity(finding.severity)
    message = finding.message(in: source.report)
    location = finding.span.map { FileLocation($0) }
    fingerprint = finding.fingerprint
    if case .evaluation(let judged) = finding.subject {
      evaluation = ContrastEvaluation(judged, in: source)
    } else {
      evaluation = nil
    }
  }

  /// `path:line:column: severity: message`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
