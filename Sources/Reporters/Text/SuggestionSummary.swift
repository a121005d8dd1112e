import AuditEngine
import ColorMath
import SourceText

/// The suggestions of a report, those that fix most findings first, and the findings that none can
/// fix.
struct SuggestionSummary {
  /// A change and the number of findings that it fixes with the least change.
  struct Entry {
    let suggestion: Suggestion
    var findings: Int
  }

  private(set) var changes: [Entry] = []
  /// Places without a passing color, for findings that nothing else fixes.
  private(set) var conflicts: [Entry] = []

  init(_ findings: [Evaluation], in report: AuditReport) {
    var places: [SourceSpan: Int] = [:]
    var all: [Entry] = []
    for finding in findings {
      guard let best = report.leastChange(for: finding) else { continue }
      let index = places[best.origin, default: all.count]
      if index == all.count { all.append(Entry(suggestion: best, findings: 0)) }
      places[best.origin] = index
      all[index].findings += 1
    }
    let sorted = all.enumerated().sorted {
      ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset)
    }.map(\.element)
    changes = sorted.filter { $0.suggestion.proposal != nil }
    conflicts = sorted.filter { $0.suggestion.proposal == nil }
  }
}
