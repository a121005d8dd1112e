import AuditEngine
import Reporters
import SourceText

/// What fails in an audit, the worst first; each pairing once, in however many permutations it fails.
///
/// Its description names each, so that `#expect(audit.failures.isEmpty)` does where it fails.
public struct ContrastFailures: Sendable, RandomAccessCollection, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private let all: [ContrastFailure]
  private let summary: String

  init(_ report: AuditReport, from severity: Diagnostic.Severity) {
    let findings = FindingList(report, diagnosticsFrom: severity).all
      .filter { $0.severity >= severity }
    // The first of a pairing is where it is worst.
    var counts: [Int: Int] = [:]
    var firsts: [(finding: ReportedFinding, pairing: Int?)] = []
    for finding in findings {
      guard case .evaluation(let evaluation) = finding.subject else {
        firsts.append((finding, nil))
        continue
      }
      counts[evaluation.pairing, default: 0] += 1
      if counts[evaluation.pairing] == 1 { firsts.append((finding, evaluation.pairing)) }
    }
    all = firsts.map { finding, pairing in
      ContrastFailure(
        rule: finding.identifier(in: report), severity: finding.severity,
        message: finding.message(in: report),
        permutations: pairing.flatMap { counts[$0] } ?? 1, span: finding.span)
    }
    summary =
      "\(findings.count) findings in \(report.summary.evaluations) evaluations at WCAG "
      + report.level.rawValue
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
