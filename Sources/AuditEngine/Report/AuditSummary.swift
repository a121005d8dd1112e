/// The number of evaluations per outcome.
package struct AuditSummary: Sendable, Hashable {
  /// Indexed by the position of the outcome among all cases.
  private var counts = [Int](repeating: 0, count: Outcome.allCases.count)

  /// All counts zero.
  package init() {}

  /// Counts an outcome.
  package mutating func count(_ outcome: Outcome) { counts[outcome.place] += 1 }

  /// The number of evaluations with an outcome.
  package subscript(outcome: Outcome) -> Int { counts[outcome.place] }

  /// The number of failures that nobody has accepted.
  package var findings: Int {
    Outcome.allCases.reduce(0) { $0 + ($1.isFinding ? self[$1] : 0) }
  }

  /// All except exempt ones, which are listed separately.
  package var evaluations: Int {
    Outcome.allCases.reduce(0) { $0 + ($1 == .exempt ? 0 : self[$1]) }
  }
}

extension Outcome {
  /// The position among all cases.
  fileprivate var place: Int {
    switch self {
    case .pass: 0
    case .fail: 1
    case .indeterminate: 2
    case .exempt: 3
    case .waived: 4
    case .known: 5
    }
  }
}
