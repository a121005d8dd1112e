package import SourceText

/// The result of a token check, for one token or one group of tokens.
package struct StructuralResult: Sendable {
  /// The index of its rule among those of the report.
  package let rule: Int
  /// The name of the token, or of those compared.
  package let token: String
  /// Whether it passes.
  package let isMet: Bool
  /// What was found.
  package let message: String
  /// The place of the value to change.
  package let span: SourceSpan
  /// What was measured in one permutation; nil for a check of all permutations together.
  package let measurement: TokenMeasurement?
  /// Why it does not count although it fails; nil for everything else.
  package private(set) var acceptance: Acceptance?

  /// Describes a result.
  init(
    rule: Int, token: String, isMet: Bool, message: String, span: SourceSpan,
    measurement: TokenMeasurement? = nil
  ) {
    self.rule = rule
    self.token = token
    self.isMet = isMet
    self.message = message
    self.span = span
    self.measurement = measurement
  }

  /// The outcome: `pass`, `fail`, `waived` or `known`.
  package var outcome: Outcome {
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
