/// What an audit does with a baseline.
public enum BaselineUse: Sendable {
  /// Accepts the findings that it holds, unless they got worse; what is gone is reported, unless it is
  /// about to be taken out.
  case compare(Baseline, isPruned: Bool)
  /// Accepts every finding, for a new one.
  case record
}

/// What became of a baseline.
public struct BaselineComparison: Sendable {
  /// The findings that are there still, those that got worse among them, and those of which nothing is
  /// known because they were left out of this run; of a new baseline all.
  public internal(set) var remaining: [Baseline.Entry]
  /// The findings that are no more: what they were found in passes, is waived, or is not audited any
  /// more.
  public internal(set) var gone: [Baseline.Entry]
}
