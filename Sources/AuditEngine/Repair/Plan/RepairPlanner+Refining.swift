import ColorMath
import DesignTokens

/// Taking back what later changes made unnecessary, and trading one change for another.
extension RepairPlanner {
  /// Lowers the sum if possible; false if not.
  mutating func refine() -> Bool {
    var isLess = false
    for variable in problem.variables.indices
    where differences[variable] > 0 && !isSettled[variable] && !problem.effort.isSpent {
      isSettled[variable] = true
      if !isNearest[variable], relax(variable) { isLess = true }
      if trade(variable) { isLess = true }
    }
    return isLess
  }

  /// Moves a variable as near to its own color as the passing constraints allow.
  private mutating func relax(_ variable: Int) -> Bool {
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let original = problem.variables[variable].color
    if holds(kept, at: variable, original) {
      apply(variable, ColorSolver.Solution(color: original, difference: 0))
      return true
    }
    guard let found = nearest(variable, kept), found.difference < differences[variable] - 1e-9
    else {
      return false
    }
    apply(variable, found)
    return true
  }

  /// Whether a color of a variable meets demands, and makes no other worse.
  private mutating func holds(_ demands: [Int], at variable: Int, _ color: SRGBColor) -> Bool {
    let trial = TrialColor(color)
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    return (demands + open.compactMap { floors[$0] }).allSatisfy {
      constraint($0, at: variable).isMet(trial)
    } && ramps.holds(color, at: variable, colors)
  }

  /// Moves a variable back in steps, and lets a variable that shares a pairing with it compensate.
  private mutating func trade(_ variable: Int) -> Bool {
    let original = problem.variables[variable].color
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let most = differences[variable] * weight(variable)
    guard
      kept.contains(where: { index in
        constraints[index].variables.contains {
          $0 != variable && differences[$0] + most / weight($0) >= Self.leastDifference
        }
      })
    else { return false }
    let own = kept.map { constraint($0, at: variable) }
    for candidate in steps(of: variable) where !problem.effort.isSpent {
      let trial = TrialColor(candidate)
      // What it breaks, and the colors that all of that depends on.
      var broken: [Int] = []
      var partners: [Int] = []
      for (index, unary) in zip(kept, own) where !unary.isMet(trial) {
        partners =
          broken.isEmpty
          ? constraints[index].variables.filter {
            $0 != variable && problem.variables[$0].kind == .color
          } : partners.filter(constraints[index].variables.contains)
        broken.append(index)
        if partners.isEmpty { break }
      }
      guard !partners.isEmpty, holds([], at: variable, candidate) else { continue }
      let difference =
        problem.variables[variable].kind == .opacity
        ? abs(candidate.alpha - original.alpha)
        : memory.line(of: variable).gauge.visibleDifference(of: candidate)
      let gain = (differences[variable] - difference) * weight(variable) - 1e-6
      for partner in partners {
        let limit = differences[partner] + gain / weight(partner)
        // Where many pairings show it, no step is small enough.
        if limit < Self.leastDifference { continue }
        guard meets(broken, at: partner, within: limit, with: candidate, at: variable) else {
          continue
        }
        let before = [variable, partner].map {
          ($0, ColorSolver.Solution(color: colors[$0], difference: differences[$0]))
        }
        let wanted = problem.constraintsOfVariable[partner].filter { isMet[$0] }
        apply(variable, ColorSolver.Solution(color: candidate, difference: difference))
        if let found = nearest(partner, wanted), found.difference < limit {
          apply(partner, found)
          return true
        }
        for (changed, solution) in before { apply(changed, solution) }
      }
    }
    return false
  }

  /// What two colors of 8 bits per channel differ by at least. [the smallest of all neighbors of four
  /// million colors is 7e-5: #0AFFFF and #09FFFF]
  private static let leastDifference = 5e-5

  /// Whether a color of a partner near enough meets some demands by itself, with another variable
  /// changed: most cannot, and it is cheaper to see than what all its demands need.
  private mutating func meets(
    _ demands: [Int], at partner: Int, within limit: Double, with color: SRGBColor,
    at variable: Int
  ) -> Bool {
    let own = colors[variable]
    set(color, at: variable)
    defer { set(own, at: variable) }
    var solver = ColorSolver(
      kind: .color, along: memory.line(of: partner),
      constraints: demands.map { constraint($0, at: partner) })
    return solver.nearest(notBeyond: limit).map { $0.difference < limit } ?? false
  }

  /// A few colors from a variable's present one back to its own, which is the last, along its line.
  private func steps(of variable: Int) -> [SRGBColor] {
    let (color, own) = (colors[variable], problem.variables[variable].color)
    let path = memory.line(of: variable).path
    let start = color.lightness
    return (1...8).map { step in
      if step == 8 { return own }
      let share = Double(step) / 8
      let opacity = OpacityGrid(problem.variables[variable].kind, own: own.alpha)
        .nearest(to: color.alpha + (own.alpha - color.alpha) * share)
      guard problem.variables[variable].kind == .color else { return own.withAlpha(opacity) }
      return path.color(at: start + (path.lightness - start) * share).onEightBitDisplay
        .withAlpha(opacity)
    }
  }
}
