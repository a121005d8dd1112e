/// What an audit does with a baseline.
package enum BaselineUse: Sendable {
  /// Accepts the findings in it, unless they got worse. Findings that are gone are reported, unless
  /// this run removes them.
  case compare(Baseline, isPruned: Bool)
  /// Accepts every finding, for a new one.
  case record
}

/// The result for a baseline.
package struct BaselineComparison: Sendable {
  /// The findings that still exist, worse ones included, and those that this run left out. For a
  /// new baseline, all findings.
  package internal(set) var remaining: [Baseline.Entry]
  /// The findings that are gone: they pass, are waived, or are not audited any more.
  package internal(set) var gone: [Gone]

  /// A finding that is gone, and why.
  package struct Gone: Sendable {
    /// The finding as it was known.
    package let entry: Baseline.Entry
    /// What became of it, as in `passes now`.
    package let reason: String
  }
}
