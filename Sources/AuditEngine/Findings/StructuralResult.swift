public import SourceText

/// What became of a demand that is no ratio, for one token or one group of tokens.
public struct StructuralResult: Sendable {
  /// The index of its rule among those of the report.
  public let rule: Int
  /// The name of the token, or of those that were compared.
  public let token: String
  /// Whether the demand is met.
  public let isMet: Bool
  /// What was found.
  public let message: String
  /// The place to change.
  public let span: SourceSpan
  /// Why it does not count although the demand is not met; nil for everything else.
  public private(set) var acceptance: Acceptance?

  /// What became of it: `pass`, `fail`, `waived` or `known`.
  public var outcome: Outcome {
    guard !isMet else { return .pass }
    return acceptance.map { $0.ground == .baseline ? .known : .waived } ?? .fail
  }

  /// The same, accepted.
  func accepted(by ground: Acceptance.Ground) -> StructuralResult {
    var accepted = self
    accepted.acceptance = Acceptance(ground, insteadOf: .fail)
    return accepted
  }
}
