import DesignTokens

/// Every demand, in the order in which those of a rule are judged.
enum TokenDemands {
  static let all: [any TokenDemand.Type] = [
    InvariantDemand.self,
    NeverTextDemand.self,
    DocumentedDemand.self,
    AgreeDemand.self,
    ApartDemand.self,
    OrderDemand.self,
    StepDemand.self,
    NotWorseDemand.self,
    DistinguishableDemand.self,
  ]

  /// Their keys in a rule.
  static let keys = all.map { $0.key }

  /// A demand with its names looked up among the tokens and axes.
  struct Planned: Sendable {
    /// The index of its rule among those of the report.
    let rule: Int
    /// Every token that it looks at.
    let tokens: [TokenID]
    /// How many comparisons it makes in each permutation.
    var comparisons = Comparisons.exactly(0)
    /// Judges it over all audited permutations.
    let judge: @Sendable (DemandJudge) -> [StructuralResult]

    /// Whether it measures something in each permutation.
    var isMeasured: Bool {
      if case .exactly(0) = comparisons { false } else { true }
    }

    /// A number of comparisons.
    enum Comparisons: Sendable {
      case exactly(Int)
      /// So many for each pairing of its rule, and of the policy if the rule has none.
      case perPairing(Int)
    }
  }
}

extension AuditPlan {
  /// The pairings that a demand of a rule on pairings means: those of the rule, and all of the policy if
  /// it has none, whatever a filter leaves out.
  func pairings(ofDemandIn rule: Int) -> [Pairing] {
    guard rules.indices.contains(rule), !rules[rule].pairings.isEmpty else {
      return declaredPairings
    }
    return pairings.filter { $0.rule == rule }
  }
}
