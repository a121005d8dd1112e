import AuditEngine
import SourceText

/// The verdict of comparisons, and their counts.
struct ComparisonSummary {
  private let reports: [ComparisonReport]

  /// The summary of one policy.
  init(report: ComparisonReport) { reports = [report] }

  /// The summary of all.
  init(_ run: ComparisonRun) { reports = run.comparisons }

  /// The highest severity of what got worse; nil if nothing did.
  var severity: Diagnostic.Severity? {
    [.error, .warning, .note].first { severity in reports.contains { $0.isWorse(atLeast: severity) }
    }
  }

  /// `WORSE`, `SAME` or `NO WORSE`.
  var verdict: String {
    guard severity == nil else { return "WORSE" }
    return reports.allSatisfy {
      $0.comparison.changes.isEmpty && $0.comparison.policyChanges.isEmpty
    } ? "SAME" : "NO WORSE"
  }

  /// `main (1234567890ab) → the working tree: 1 newly failing, 3 unchanged`.
  func sentence(quote: (String) -> String = { $0.inert(limit: FindingText.nameLimit) }) -> String {
    func side(_ name: ComparedName) -> String {
      quote(name.text) + (name.commit.map { " (\($0.prefix(12)))" } ?? "")
    }
    // Every policy is compared between the same two.
    guard let first = reports.first else { return counts }
    return "\(side(first.old)) → \(side(first.new)): \(counts)"
  }

  /// `1 newly failing, 3 unchanged`.
  var counts: String {
    let comparisons = reports.map(\.comparison)
    let parts = AuditComparison.Kind.allCases.compactMap { kind in
      let count = comparisons.reduce(0) { $0 + $1.count(kind) }
      return count == 0 ? nil : "\(count) \(kind.rawValue.replacing("-", with: " "))"
    }
    let less = comparisons.reduce(0) { $0 + $1.policyChanges.count }
    return
      ((reports.count > 1 ? ["\(reports.count) policies"] : [])
      + (less > 0 ? ["\(less) weaker in the policy"] : []) + parts + [
        "\(comparisons.reduce(0) { $0 + $1.unchanged }) unchanged"
      ]).joined(separator: ", ")
  }
}
