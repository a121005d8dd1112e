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
    let partners = Set(broken.flatMap { constraints[$0].variables }).filter(isMovable).sorted()
    // Steps of a ramp may have to make room for each other: first each goes where it has to, then as
    // far beyond as the order of the ramp needs.
    for isLast in [false, true] {
      next.keepsRamps = isLast
      for partner in partners
      where !isLast || !ramps.holds(next.colors[partner], at: partner, next.colors) {
        let wanted = problem.constraintsOfVariable[partner].filter { isMet[$0] || next.isMet[$0] }
        guard let found = next.nearest(partner, wanted) else { return nil }
        next.apply(partner, found)
      }
    }
    guard partners.allSatisfy({ ramps.holds(next.colors[$0], at: $0, next.colors) }) else {
      return nil
    }
    return zip(isMet, next.isMet).allSatisfy { !$0 || $1 } ? next : nil
  }

  // MARK: Two colors that meet halfway

  /// The cheapest change of two colors of which each goes part of the way; nil if none was found.
  func pairMove() -> RepairPlanner? {
    guard problem.constraints.count <= Self.pairedConstraintLimit else { return nil }
    var shared: [[Int]: [Int]] = [:]
    for constraint in problem.constraints.indices where !isMet[constraint] {
      let movable = constraints[constraint].variables.filter {
        problem.variables[$0].kind == .color
      }
      for leader in movable {
        for follower in movable where follower != leader {
          shared[[leader, follower], default: []].append(constraint)
        }
      }
    }
    // Those that share most come first.
    let pairs = shared.sorted {
      ($1.value.count, $0.key[0], $0.key[1]) < ($0.value.count, $1.key[0], $1.key[1])
    }
    var best: RepairPlanner?
    for (pair, open) in pairs.prefix(Self.pairLimit) {
      let found =
        self.pair(pair[0], pair[1], meeting: open)
        ?? (open.count > 1 ? self.pair(pair[0], pair[1], meeting: [open[0]]) : nil)
      guard let found, found.total < best?.total ?? .infinity else { continue }
      best = found
    }
    return best
  }

  /// In a problem of more constraints there are other things to do than to try pairs.
  private static let pairedConstraintLimit = 4000
  /// How many pairs are tried.
  private static let pairLimit = 64

  /// Moves one color by steps, and lets another one follow as far as constraints need.
  private func pair(_ leader: Int, _ follower: Int, meeting open: [Int]) -> RepairPlanner? {
    func concerns(_ index: Int) -> Bool { constraints[index].variables.contains(follower) }
    let own = problem.constraintsOfVariable[leader].filter { !concerns($0) }
    // What the follower cannot mend.
    let hard = own.filter { isMet[$0] } + own.filter { !isMet[$0] }.compactMap { floors[$0] }
    let wanted = problem.constraintsOfVariable[follower].filter { isMet[$0] } + open
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
