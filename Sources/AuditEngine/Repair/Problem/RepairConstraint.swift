import ColorMath
import DesignTokens
import SourceText

/// The constraint of one pairing in one permutation on the variables that a repair may change.
struct RepairConstraint {
  /// The index of the pairing in the problem's plan.
  let pairing: Int
  /// The permutation of the constraint; the first of those with the same constraint.
  let permutation: Permutation
  let minimum: Double
  /// The foreground, or the candidates to choose from.
  let candidates: [RepairPaint]
  /// How the candidate is chosen; nil for the better one.
  let choice: ForegroundChoice?
  /// What lies behind the candidates.
  let background: RepairBackground
  /// The variables that it depends on, each once.
  let variables: [Int]

  /// What measuring it costs, in units of two colors.
  let cost: Int

  /// Whether it is so costly that it is not tried any more.
  var isExhausted: Bool {
    cost > 1 ? background.effort.isSpentOnCostly : background.effort.isSpent
  }

  init(
    pairing: Int, permutation: Permutation, minimum: Double, candidates: [RepairPaint],
    choice: ForegroundChoice? = nil, on background: RepairBackground
  ) {
    self.pairing = pairing
    self.permutation = permutation
    self.minimum = minimum
    self.candidates = candidates
    self.choice = choice
    self.background = background
    // A few candidates are no more than their surface.
    cost = background.cost * max(candidates.reduce(0) { $0 + $1.cost } / 8, 1)
    var variables = background.variables
    for candidate in candidates { candidate.insertVariables(into: &variables) }
    self.variables = variables
  }

  /// The measurement with given colors of the variables, for the candidate that counts then:
  /// another background may choose another one. Nil if it cannot be computed.
  func measurement(_ colors: [SRGBColor]) -> ContrastMeasurement? {
    reading(colors)?.measurement
  }

  /// The same with the colors as they are seen.
  func reading(_ colors: [SRGBColor]) -> Surface.Reading? {
    guard let surface = background.surface(colors) else { return nil }
    var best: Surface.Reading?
    for candidate in counting(on: surface) {
      let reading: Surface.Reading
      if case .solid(let solid) = candidate {
        reading = surface.measure(solid.exact, luminance: solid.exactLuminance)
      } else {
        guard let color = candidate.color(colors) else { return nil }
        reading = surface.measure(color, luminance: color.relativeLuminance)
      }
      if reading.measurement.worse > best?.measurement.worse ?? -1 { best = reading }
    }
    return best
  }

  /// The constraint that contrast is no lower than with given colors; nil if there is none.
  func floor(_ colors: [SRGBColor]) -> RepairConstraint? {
    guard let least = measurement(colors)?.worse, least > 1 else { return nil }
    return RepairConstraint(
      pairing: pairing, permutation: permutation, minimum: least - Self.tolerance,
      candidates: candidates, choice: choice, on: background)
  }

  /// The same without a demand: what has no contrast cannot get worse.
  var withoutDemand: RepairConstraint {
    RepairConstraint(
      pairing: pairing, permutation: permutation, minimum: 1, candidates: candidates,
      choice: choice, on: background)
  }

  /// What two computations of one contrast may differ by.
  private static let tolerance = 1e-6

  /// The candidates that count on a surface.
  private func counting(on surface: Surface) -> [RepairPaint] {
    guard let choice else { return candidates }
    guard let solid = surface.solid else { return [] }
    return [candidates[choice.candidate(on: solid.exact)]]
  }

  /// Whether it is met with given colors of the variables.
  func isMet(_ colors: [SRGBColor]) -> Bool {
    guard let surface = background.surface(colors) else { return false }
    return counting(on: surface).contains { candidate in
      candidate.color(colors).map { surface.isMet(minimum, by: $0) } ?? false
    }
  }
}
