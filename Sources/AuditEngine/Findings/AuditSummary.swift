/// How many evaluations came to what.
public struct AuditSummary: Sendable, Hashable {
  private var counts: [Outcome: Int] = [:]

  /// Counts nothing yet.
  public init() {}

  /// Counts an outcome.
  public mutating func count(_ outcome: Outcome) { counts[outcome, default: 0] += 1 }

  /// How many came to an outcome.
  public subscript(outcome: Outcome) -> Int { counts[outcome] ?? 0 }

  /// All but the exempt, which are listed beside them.
  public var evaluations: Int {
    Outcome.allCases.reduce(0) { $0 + ($1 == .exempt ? 0 : self[$1]) }
  }
}
