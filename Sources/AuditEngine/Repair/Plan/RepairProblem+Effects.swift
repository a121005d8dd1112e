import ColorMath
import DesignTokens

extension RepairProblem {
  /// What a solution does for each failure.
  func effects(of solution: RepairSolution) throws(ResolutionError) -> [RepairEffect?] {
    var builder = ConstraintBuilder(
      audited, TokenPaints(catalog, indices: indices, variables: variables), effort: effort)
    var known: [ConstraintKey: RepairEffect] = [:]
    var backgrounds: [ConstraintBuilder.BackgroundKey: RepairBackground] = [:]
    var judge: ContrastJudge?
    var permutation: Permutation?
    var effects: [RepairEffect?] = []
    var own = colors
    effects.reserveCapacity(failures.count)
    for failure in failures {
      // Nobody reads what is left: there is no plan.
      guard !effort.isSpent else {
        effects.append(nil)
        continue
      }
      if permutation != failure.permutation {
        permutation = failure.permutation
        effort.spend(RepairEffort.permutation)
        judge = ContrastJudge(
          plan: audited, catalog: catalog, permutation: failure.permutation, resolvers: resolvers)
        builder.paints.advance()
      }
      guard let judge, let minimum = try judge.requirement(ofPairing: failure.pairing)?.minimum
      else {
        effects.append(nil)
        continue
      }
      let key = try builder.key(of: failure.pairing, minimum, judge)
      if let again = known[key] {
        effects.append(again)
        continue
      }
      let background = try builder.backgroundKey(of: failure.pairing, judge)
      let constraint = try builder.constraint(
        of: failure.pairing, failure.permutation, minimum, judge, on: backgrounds[background])
      backgrounds[background] = constraint.background
      let effect = effect(of: solution, on: constraint, &own)
      known[key] = effect
      effects.append(effect)
    }
    return effects
  }

  private func effect(
    of solution: RepairSolution, on constraint: RepairConstraint, _ own: inout [SRGBColor]
  ) -> RepairEffect {
    let preview = constraint.reading(solution.colors).map {
      RepairPreview(
        foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
    }
    guard constraint.isMet(solution.colors) else {
      return RepairEffect(
        variables: [], unmet: description(of: constraint, in: audited), preview: preview)
    }
    let changed = constraint.variables.filter { solution.differences[$0] > 0 }
    // A foreground is what the finding is about.
    var foregrounds: [Int] = []
    for candidate in constraint.candidates { candidate.insertVariables(into: &foregrounds) }
    let alone = (changed.filter(foregrounds.contains) + changed).first { variable in
      let color = own[variable]
      own[variable] = solution.colors[variable]
      defer { own[variable] = color }
      return constraint.isMet(own)
    }
    return RepairEffect(variables: alone.map { [$0] } ?? changed, unmet: nil, preview: preview)
  }
}
