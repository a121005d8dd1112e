/// Why a finding does not count.
package struct Acceptance: Sendable, Hashable {
  /// What accepts a finding.
  package enum Ground: Sendable, Hashable {
    /// A waiver, by its index in the report.
    case waiver(Int)
    /// The baseline.
    case baseline
  }

  /// What accepts it.
  package let ground: Ground
  /// The outcome without acceptance: `fail` or `indeterminate`.
  package let judgement: Outcome

  /// Accepts a finding.
  package init(_ ground: Ground, insteadOf judgement: Outcome) {
    self.ground = ground
    self.judgement = judgement
  }
}
