import ContrastAudit

/// What fails in an audit, the worst of each policy first; each pairing once, in however many permutations it
/// fails.
///
/// Its description names each, so that `#expect(audit.failures.isEmpty)` does where it fails.
public struct ContrastFailures: Sendable, RandomAccessCollection, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private let all: [ContrastFailure]
  private let summary: String

  init(_ results: [AuditResult], from severity: Severity) {
    let findings = results.map { $0.findings(from: severity) }
    all = findings.flatMap(Self.failures)
    let (count, judged) = findings.indices.reduce((0, 0)) {
      ($0.0 + findings[$1].count, $0.1 + results[$1].judged)
    }
    summary =
      "\(count) findings in \(judged) evaluations at WCAG "
      + results[0].level.rawValue
  }

  private static func failures(_ findings: [AuditFinding]) -> [ContrastFailure] {
    // The first of a pairing is where it is worst.
    var counts: [Int: Int] = [:]
    var firsts: [AuditFinding] = []
    for finding in findings {
      guard let pairing = finding.evaluation?.pairing else {
        firsts.append(finding)
        continue
      }
      counts[pairing, default: 0] += 1
      if counts[pairing] == 1 { firsts.append(finding) }
    }
    return firsts.map { finding in
      ContrastFailure(
        rule: finding.rule ?? "contrast-audit", severity: finding.severity,
        message: finding.message,
        permutations: finding.evaluation.flatMap { counts[$0.pairing] } ?? 1,
        location: finding.location)
    }
  }

  /// The index of the worst.
  public var startIndex: Int { all.startIndex }
  /// The index after the last.
  public var endIndex: Int { all.endIndex }
  /// A failure by its index.
  public subscript(index: Int) -> ContrastFailure { all[index] }

  /// A count, then a failure a line.
  public var description: String {
    ([summary] + all.map(\.description)).joined(separator: "\n")
  }

  /// The same; Swift Testing shows it too.
  public var debugDescription: String { description }
}
