/// Why a finding does not count.
public struct Acceptance: Sendable, Hashable {
  /// What accepts a finding.
  public enum Ground: Sendable, Hashable {
    /// A waiver, by its index in the report.
    case waiver(Int)
    /// The baseline.
    case baseline
  }

  /// What accepts it.
  public let ground: Ground
  /// The outcome without acceptance: `fail` or `indeterminate`.
  public let judgement: Outcome

  /// Accepts a finding.
  public init(_ ground: Ground, insteadOf judgement: Outcome) {
    self.ground = ground
    self.judgement = judgement
  }
}
