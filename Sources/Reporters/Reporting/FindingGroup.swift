import AuditEngine
import SourceText

/// A pairing that fails at one place of the files, in any number of themes.
struct FindingGroup {
  /// The worst of its findings.
  let worst: ReportedFinding
  /// The number of its findings.
  private(set) var count = 1

  private struct Key: Hashable {
    let audit: Int
    let pairing: Int
    let span: SourceSpan
    let severity: Diagnostic.Severity
  }

  /// The groups of findings that come worst first; a finding that is no pairing is one alone.
  static func all(of findings: [ReportedFinding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var known: [Key: Int] = [:]
    for finding in findings {
      if case .evaluation(let evaluation) = finding.subject {
        let key = Key(
          audit: finding.audit, pairing: evaluation.pairing,
          span: finding.span ?? evaluation.foregroundOrigin, severity: finding.severity)
        if let index = known[key] {
          groups[index].count += 1
          continue
        }
        known[key] = groups.count
      }
      groups.append(FindingGroup(worst: finding))
    }
    return groups
  }
}
