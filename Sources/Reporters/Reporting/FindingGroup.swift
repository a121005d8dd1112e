import AuditEngine
import SourceText

/// The same finding in any number of contexts.
struct FindingGroup {
  /// The worst.
  let worst: ReportedFinding
  /// The rest, worst first.
  private(set) var others: [ReportedFinding] = []

  /// The number of its findings.
  var count: Int { others.count + 1 }

  /// What findings of a group have in common.
  enum Extent {
    /// Rule, foreground, background and usage.
    case name
    /// The same, the place to change, and the severity.
    case place
  }

  private struct Key: Hashable {
    let audit: Int
    let name: FindingIdentity
    let place: SourceSpan?
    let severity: Diagnostic.Severity?
  }

  /// The groups of findings that come worst first; a finding that is no pairing is one alone.
  static func all(
    of findings: [ReportedFinding], in audits: [AuditReport], by extent: Extent
  ) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var known: [Key: Int] = [:]
    for finding in findings {
      if case .evaluation(let evaluation) = finding.subject {
        let key = Key(
          audit: finding.audit,
          name: audits[finding.audit].identity(of: evaluation).acrossContexts,
          place: extent == .place ? finding.span ?? evaluation.foregroundOrigin : nil,
          severity: extent == .place ? finding.severity : nil)
        if let index = known[key] {
          groups[index].others.append(finding)
          continue
        }
        known[key] = groups.count
      }
      groups.append(FindingGroup(worst: finding))
    }
    return groups
  }
}
