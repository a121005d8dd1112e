import ContrastAudit

/// What fails in an audit, the worst first; each pairing once, in however many permutations it fails.
///
/// Its description names each, so that `#expect(audit.failures.isEmpty)` does where it fails.
public struct ContrastFailures: Sendable, RandomAccessCollection, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private let all: [ContrastFailure]
  private let summary: String

  init(_ result: AuditResult, from severity: Severity) {
    let findings = result.findings(from: severity)
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
    all = firsts.map { finding in
      ContrastFailure(
        rule: finding.rule ?? "contrast-audit", severity: finding.severity,
        message: finding.message,
        permutations: finding.evaluation.flatMap { counts[$0.pairing] } ?? 1,
        location: finding.location)
    }
    summary =
      "\(findings.count) findings in \(result.judged) evaluations at WCAG "
      + result.level.rawValue
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
