/// How many evaluations came to what.
public struct AuditSummary: Sendable, Hashable {
  /// By the outcomes' places among all cases.
  private var counts = [Int](repeating: 0, count: Outcome.allCases.count)

  /// Counts nothing yet.
  public init() {}

  /// Counts an outcome.
  public mutating func count(_ outcome: Outcome) { counts[outcome.place] += 1 }

  /// How many came to an outcome.
  public subscript(outcome: Outcome) -> Int { counts[outcome.place] }

  /// What says that something is wrong and that nobody has accepted it.
  public var findings: Int {
    Outcome.allCases.reduce(0) { $0 + ($1.isFinding ? self[$1] : 0) }
  }

  /// All but the exempt, which are listed beside them.
  public var evaluations: Int {
    Outcome.allCases.reduce(0) { $0 + ($1 == .exempt ? 0 : self[$1]) }
  }
}

extension Outcome {
  /// The place among all cases.
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
