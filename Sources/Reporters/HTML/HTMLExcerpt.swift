import AuditEngine

/// The part of a report that the page shows: what is alike once, failures first, the worst of them
/// first, and as much as fits.
struct HTMLExcerpt {
  /// The tally of one permutation.
  struct Part {
    /// The index of the permutation.
    let permutation: Int
    /// The number of evaluations except the exempt ones.
    var judged = 0
    /// The number of failures.
    var findings = 0
    /// How many of these pass after the changes.
    var fixed = 0
  }

  /// The rows that are shown: failures first, the worst of them first.
  let rows: [HTMLRow]
  /// The permutations that are shown, those with failures first in line, in the order of the report.
  let parts: [Part]
  /// The number of evaluations of each kind, shown or not.
  let counts: [HTMLOutcome: Int]
  /// The number of permutations left out of the tables.
  let omittedPermutations: Int
  /// The number of failures left out.
  let omittedFindings: Int
  /// The number of other evaluations left out.
  let omittedOthers: Int

  /// Chooses what fits.
  init(_ report: AuditReport, limits: HTMLLimits) {
    var parts = report.permutations.indices.map { Part(permutation: $0) }
    var counts: [HTMLOutcome: Int] = [:]
    var rows: [HTMLRow] = []
    var places: [HTMLRow.Key: Int] = [:]
    var others = 0
    for index in report.evaluations.indices {
      let evaluation = report.evaluations[index]
      let kind = HTMLOutcome(evaluation.outcome)
      counts[kind, default: 0] += 1
      if kind != .exempt { parts[evaluation.permutation].judged += 1 }
      if kind == .fail {
        parts[evaluation.permutation].findings += 1
        if !report.changeIndices(for: evaluation).isEmpty {
          parts[evaluation.permutation].fixed += 1
        }
      }
      let key = HTMLRow.Key(evaluation, in: report)
      if let place = places[key] {
        rows[place].permutations.append(evaluation.permutation)
      } else if kind == .fail || others < limits.rows {
        places[key] = rows.count
        rows.append(HTMLRow(evaluation: evaluation, permutations: [evaluation.permutation]))
        if kind != .fail { others += 1 }
      }
    }
    self.rows = Array(Self.sorted(rows, in: report).prefix(limits.rows))
    self.counts = counts
    var shown = (findings: 0, others: 0)
    for row in self.rows {
      if row.kind == .fail {
        shown.findings += row.permutations.count
      } else {
        shown.others += row.permutations.count
      }
    }
    omittedFindings = counts[.fail, default: 0] - shown.findings
    omittedOthers = report.evaluations.count - counts[.fail, default: 0] - shown.others
    let failing = parts.filter { $0.findings > 0 } + parts.filter { $0.findings == 0 }
    self.parts = failing.prefix(limits.permutations).sorted { $0.permutation < $1.permutation }
    omittedPermutations = parts.count - self.parts.count
  }

  /// Failures first, errors before advice, then by the ratio as a fraction of the required one.
  private static func sorted(_ rows: [HTMLRow], in report: AuditReport) -> [HTMLRow] {
    let keyed = rows.map { row in
      (
        row: row, rank: row.kind.rank,
        severity: row.kind == .fail ? report.severity(of: row.evaluation) : .note,
        reached: row.evaluation.shareReached
      )
    }
    return keyed.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.reached < right.reached
    }.map(\.row)
  }
}
