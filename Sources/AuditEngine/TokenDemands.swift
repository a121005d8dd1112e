import DesignTokens

/// Every demand, in the order in which those of a rule are judged.
enum TokenDemands {
  static let all: [any TokenDemand.Type] = [
    InvariantDemand.self,
    NeverTextDemand.self,
    DocumentedDemand.self,
    AgreeDemand.self,
  ]

  /// Their keys in a rule.
  static let keys = all.map { $0.key }

  /// A demand with its names looked up among the tokens and axes.
  struct Planned: Sendable {
    /// The index of its rule among those of the report.
    let rule: Int
    /// Every token that it looks at.
    let tokens: [TokenID]
    /// Judges it over all audited permutations.
    let judge: @Sendable (DemandJudge) -> [StructuralResult]
  }
}
