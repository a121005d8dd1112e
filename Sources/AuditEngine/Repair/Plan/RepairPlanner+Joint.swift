import ColorMath
import DesignTokens

/// Changes of several variables at once, for demands that no single change meets.
extension RepairPlanner {
  /// The cheapest change of one color after moving others that stand in its way; nil if there is
  /// none.
  ///
  /// - Parameter movesOthers: whether colors move that have not changed so far.
  func jointMove(movingOthers movesOthers: Bool) -> RepairPlanner? {
    var best: RepairPlanner?
    for variable in problem.variables.indices
    where problem.variables[variable].kind == .color && openCounts[variable] > 0 {
      guard let joint = joint(variable, movesOthers), joint.total < best?.total ?? .infinity
      else { continue }
      best = joint
    }
    return best
  }

  private func joint(_ variable: Int, _ movesOthers: Bool) -> RepairPlanner? {
    func isMovable(_ other: Int) -> Bool {
      other != variable && (movesOthers || differences[other] > 0)
        && problem.variables[other].kind == .color
    }
    var next = self
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    let hard = problem.constraintsOfVariable[variable].filter { constraint in
      isMet[constraint] && !constraints[constraint].variables.contains(where: isMovable)
    }
    guard let solution = next.nearest(variable, hard + open) else { return nil }
    next.apply(variable, solution)
    let broken = problem.constraintsOfVariable[variable].filter { isMet[$0] && !next.isMet[$0] }
    let partners = Set(broken.flatMap { constraints[$0].variables }).filter(isMovable)
    for partner in partners.sorted() {
      let wanted = problem.constraintsOfVariable[partner].filter { isMet[$0] || next.isMet[$0] }
      guard let found = next.nearest(partner, wanted) else { return nil }
      next.apply(partner, found)
    }
    return zip(isMet, next.isMet).allSatisfy { !$0 || $1 } ? next : nil
  }

  // MARK: Two colors that meet halfway

  /// The cheapest change of two colors of which each goes part of the way; nil if none was found.
  func pairMove() -> RepairPlanner? {
    guard problem.constraints.count <= Self.pairedConstraintLimit else { return nil }
    var best: RepairPlanner?
    var tried: Set<[Int]> = []
    for constraint in problem.constraints.indices where !isMet[constraint] {
      let movable = constraints[constraint].variables.filter {
        problem.variables[$0].kind == .color
      }
      for leader in movable {
        for follower in movable
        where follower != leader && tried.insert([leader, follower, constraint]).inserted {
          guard tried.count <= Self.pairLimit else { return best }
          guard let pair = pair(leader, follower, meeting: constraint),
            pair.total < best?.total ?? .infinity
          else { continue }
          best = pair
        }
      }
    }
    return best
  }

  /// In a problem of more constraints there are other things to do than to try pairs.
  private static let pairedConstraintLimit = 4000
  /// How many pairs are tried.
  private static let pairLimit = 64

  /// Moves one color by steps, and lets another one follow as far as a constraint needs.
  private func pair(
    _ leader: Int, _ follower: Int, meeting constraint: Int
  ) -> RepairPlanner? {
    func concerns(_ index: Int) -> Bool { constraints[index].variables.contains(follower) }
    let own = problem.constraintsOfVariable[leader].filter { !concerns($0) }
    // What the follower cannot mend.
    let hard = own.filter { isMet[$0] } + own.filter { !isMet[$0] }.compactMap { floors[$0] }
    let wanted = problem.constraintsOfVariable[follower].filter { isMet[$0] || $0 == constraint }
    var start = self
    var best: RepairPlanner?
    for solution in start.steps(of: leader, meeting: hard) {
      var next = start
      next.apply(leader, solution)
      guard let found = next.nearest(follower, wanted) else { continue }
      next.apply(follower, found)
      guard next.total < best?.total ?? .infinity,
        problem.constraints.indices.allSatisfy({ !isMet[$0] || next.isMet[$0] })
      else { continue }
      best = next
    }
    return best
  }

  /// Colors of a variable along its line, or with other opacities, that meet constraints.
  private mutating func steps(
    of variable: Int, meeting demands: [Int]
  ) -> [ColorSolver.Solution] {
    let original = problem.variables[variable].color
    let gauge = DifferenceGauge(from: original)
    let candidates: [SRGBColor]
    if hasLine(variable) {
      let path = LightnessPath(through: original)
      let ranges = commonRange(demands, at: variable).ranges
      candidates = (0...Self.stepCount).map { Double($0) / Double(Self.stepCount) }
        .filter { lightness in ranges.contains { $0.contains(lightness) } }
        .map { path.color(at: $0).onEightBitDisplay }
    } else {
      candidates = stride(from: 5, through: 100, by: 5).map {
        original.onEightBitDisplay.withAlpha(Double($0) / 100)
      }
    }
    return candidates.compactMap { color in
      let solution = ColorSolver.Solution(
        color: color, difference: gauge.visibleDifference(of: color))
      guard solution.difference > 0, !turnsAround(variable, solution),
        ramps.holds(color, at: variable, colors)
      else { return nil }
      let trial = TrialColor(color)
      let isMet = demands.allSatisfy { constraint($0, at: variable).constraint.isMet(trial) }
      return isMet ? solution : nil
    }
  }

  private static let stepCount = 64
}
