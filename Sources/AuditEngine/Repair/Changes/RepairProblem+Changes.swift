import DesignTokens

extension RepairProblem {
  /// A solution for a variable as a change.
  func change(_ variable: Int, _ solution: ColorSolver.Solution) -> PlannedChange {
    PlannedChange(
      variables[variable], named: catalog.name(of: variables[variable].token), to: solution.color,
      difference: solution.difference)
  }

  /// A constraint with names instead of indices.
  ///
  /// - Parameter own: the plan of its pairing; nil for that of the whole policy.
  func description(
    of constraint: RepairConstraint, in own: AuditPlan? = nil
  ) -> PairingDemand {
    let plan = own ?? plan
    let pairing = plan.pairings[constraint.pairing]
    return PairingDemand(
      foreground: pairing.foregroundName, background: pairing.backgroundText,
      context: plan.shown(catalog.contextNames(of: constraint.permutation)),
      minimum: constraint.minimum)
  }
}
