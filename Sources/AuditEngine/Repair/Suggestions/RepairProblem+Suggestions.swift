import ColorMath
import DesignTokens

extension RepairProblem {
  /// A constraint with names instead of indices.
  func description(of constraint: RepairConstraint) -> Suggestion.Demand {
    let pairing = plan.pairings[constraint.pairing]
    return Suggestion.Demand(
      foreground: pairing.foregroundName, background: pairing.backgroundText,
      context: plan.shown(catalog.contextNames(of: constraint.permutation)),
      minimum: constraint.minimum)
  }

  /// How the failures look with other colors at the variables.
  ///
  /// - Parameter colors: for each failure the colors of all variables; nil to skip it.
  func previews(
    colors: (Int) -> [SRGBColor]?
  ) throws(ResolutionError) -> [SuggestionPreview?] {
    var current: ContrastJudge?
    var currentPermutation: Permutation?
    var builder = ConstraintBuilder(
      audited, TokenPaints(catalog, indices: indices, variables: variables))
    var previews: [SuggestionPreview?] = []
    for (index, failure) in failures.enumerated() {
      guard let colors = colors(index) else {
        previews.append(nil)
        continue
      }
      if currentPermutation != failure.permutation {
        current = ContrastJudge(
          plan: audited, catalog: catalog, permutation: failure.permutation, resolvers: resolvers)
        currentPermutation = failure.permutation
        builder.paints.advance()
      }
      guard let judge = current,
        let minimum = try judge.requirement(ofPairing: failure.pairing)?.minimum
      else {
        previews.append(nil)
        continue
      }
      let constraint = try builder.constraint(
        of: failure.pairing, failure.permutation, minimum, judge)
      previews.append(
        constraint.reading(colors).map {
          SuggestionPreview(
            foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
        })
    }
    return previews
  }
}
