import AuditEngine
import SourceText

/// The verdict of a comparison, and its counts.
struct ComparisonSummary {
  let report: ComparisonReport

  /// The highest severity of what got worse; nil if nothing did.
  var severity: Diagnostic.Severity? {
    [.error, .warning, .note].first {
      report.comparison.isWorse(atLeast: $0, acceptsPolicy: report.acceptsPolicyChanges)
    }
  }

  /// `WORSE`, `SAME` or `NO WORSE`.
  var verdict: String {
    guard severity == nil else { return "WORSE" }
    return report.comparison.changes.isEmpty && report.comparison.policyChanges.isEmpty
      ? "SAME" : "NO WORSE"
  }

  /// `main (1234567890ab) → the working tree: 1 newly failing, 3 unchanged`.
  func sentence(quote: (String) -> String = { $0.inert(limit: FindingText.nameLimit) }) -> String {
    func side(_ name: ComparedName) -> String {
      quote(name.text) + (name.commit.map { " (\($0.prefix(12)))" } ?? "")
    }
    return "\(side(report.old)) → \(side(report.new)): \(counts)"
  }

  /// `1 newly failing, 3 unchanged`.
  var counts: String {
    let comparison = report.comparison
    let parts = AuditComparison.Kind.allCases.compactMap { kind in
      let count = comparison.count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue.replacing("-", with: " "))"
    }
    let less = comparison.policyChanges.count
    return
      ((less > 0 ? ["\(less) weaker in the policy"] : []) + parts + [
        "\(comparison.unchanged) unchanged"
      ]).joined(separator: ", ")
  }
}
