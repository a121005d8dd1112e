public import SourceText

/// The result of a token check, for one token or one group of tokens.
public struct StructuralResult: Sendable {
  /// The index of its rule among those of the report.
  public let rule: Int
  /// The name of the token, or of those compared.
  public let token: String
  /// Whether it passes.
  public let isMet: Bool
  /// What was found.
  public let message: String
  /// The place of the value to change.
  public let span: SourceSpan
  /// Why it does not count although it fails; nil for everything else.
  public private(set) var acceptance: Acceptance?

  /// The outcome: `pass`, `fail`, `waived` or `known`.
  public var outcome: Outcome {
    guard !isMet else { return .pass }
    return acceptance.map { $0.ground == .baseline ? .known : .waived } ?? .fail
  }

  /// A copy that is accepted.
  func accepted(by ground: Acceptance.Ground) -> StructuralResult {
    var accepted = self
    accepted.acceptance = Acceptance(ground, insteadOf: .fail)
    return accepted
  }
}
