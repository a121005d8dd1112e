import ColorMath
import DesignTokens

/// Changes of several variables at once, for demands that no single change meets.
extension RepairPlanner {
  /// Makes the cheapest change of one color after moving others that stand in its way; false if there
  /// is none.
  ///
  /// - Parameter movesOthers: whether colors move that have not changed so far.
  mutating func moveJointly(movingOthers movesOthers: Bool) -> Bool {
    let open = problem.variables.indices.filter {
      problem.variables[$0].kind == .color && openCounts[$0] > 0
    }
    // Of many, the first one that helps is made.
    let isMany = open.count > Self.comparedCount
    var best: Joint?
    problem.effort.spend(open.count)
    for variable in open where !(isMany && isStuck[variable]) {
      guard let joint = joint(variable, movesOthers) else {
        if movesOthers { isStuck[variable] = true }
        continue
      }
      if joint.cost < best?.cost ?? .infinity { best = joint }
      if isMany { break }
    }
    for (variable, solution) in best?.changes ?? [] { apply(variable, solution) }
    return best != nil
  }

  /// Up to so many are compared with each other.
  private static let comparedCount = 64

  /// Changes that are made together, and what they add to the sum of differences.
  private struct Joint {
    let changes: [(variable: Int, solution: ColorSolver.Solution)]
    let cost: Double
  }

  private mutating func joint(_ variable: Int, _ movesOthers: Bool) -> Joint? {
    func isMovable(_ other: Int) -> Bool {
      other != variable && (movesOthers || differences[other] > 0)
        && problem.variables[other].kind == .color
    }
    let own = problem.constraintsOfVariable[variable]
    let open = own.filter { !isMet[$0] }
    let hard = own.filter { constraint in
      isMet[constraint] && !constraints[constraint].variables.contains(where: isMovable)
    }
    guard let solution = nearest(variable, hard + open) else { return nil }
    // Everything is made, looked at and taken back.
    var trial = Trial()
    defer {
      for (changed, old) in trial.undo.reversed() { apply(changed, old) }
      keepsRamps = true
    }
    make(variable, solution, &trial)
    let broken = own.filter { trial.wasMet[$0] == true && !isMet[$0] }
    let partners = Set(broken.flatMap { constraints[$0].variables })
      .filter { $0 != variable && (movesOthers || differences[$0] > 0) }
      .filter { problem.variables[$0].kind == .color }.sorted()
    // Steps of a ramp may have to make room for each other: first each goes where it has to, then as
    // far beyond as the order of the ramp needs.
    for isLast in [false, true] {
      keepsRamps = isLast
      for partner in partners where !isLast || !ramps.holds(colors[partner], at: partner, colors) {
        let wanted = problem.constraintsOfVariable[partner].filter {
          trial.wasMet[$0] ?? false || isMet[$0]
        }
        guard let found = nearest(partner, wanted) else { return nil }
        make(partner, found, &trial)
      }
    }
    guard partners.allSatisfy({ ramps.holds(colors[$0], at: $0, colors) }),
      trial.wasMet.allSatisfy({ !$0.value || isMet[$0.key] })
    else { return nil }
    var cost = 0.0
    var changes: [(variable: Int, solution: ColorSolver.Solution)] = []
    for (changed, old) in trial.undo where !changes.contains(where: { $0.variable == changed }) {
      cost += (differences[changed] - old.difference) * weight(changed)
      changes.append(
        (
          changed,
          ColorSolver.Solution(color: colors[changed], difference: differences[changed])
        ))
    }
    return Joint(changes: changes, cost: cost)
  }

  /// What was before changes that are tried.
  private struct Trial {
    var undo: [(variable: Int, solution: ColorSolver.Solution)] = []
    /// For each constraint on a changed variable whether it was met.
    var wasMet: [Int: Bool] = [:]
  }

  private mutating func make(
    _ variable: Int, _ solution: ColorSolver.Solution, _ trial: inout Trial
  ) {
    for constraint in problem.constraintsOfVariable[variable]
    where trial.wasMet[constraint] == nil {
      trial.wasMet[constraint] = isMet[constraint]
    }
    trial.undo.append(
      (
        variable,
        ColorSolver.Solution(color: colors[variable], difference: differences[variable])
      ))
    apply(variable, solution)
  }

  // MARK: Two colors that meet halfway

  /// The cheapest change in which two colors each go part of the way; nil if none was found.
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
    for (pair, open) in pairs.prefix(Self.pairLimit) where !problem.effort.isSpent {
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
    // What the follower cannot change.
    let hard = own.filter { isMet[$0] } + own.filter { !isMet[$0] }.compactMap { floors[$0] }
    let wanted = problem.constraintsOfVariable[follower].filter { isMet[$0] } + open
    var start = self
    var best: RepairPlanner?
    for solution in start.steps(of: leader, meeting: hard) {
      // The planner is copied, and every demand is looked at.
      problem.effort.spend(problem.constraints.count)
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
    let gauge = memory.line(of: variable).gauge
    let candidates: [SRGBColor]
    if hasLine(variable) {
      let path = memory.line(of: variable).path
      let ranges = commonRange(demands, at: variable).ranges
      candidates = (0...Self.stepCount).map { Double($0) / Double(Self.stepCount) }
        .filter { lightness in ranges.contains { $0.contains(lightness) } }
        .map { path.color(at: $0).onEightBitDisplay }
    } else {
      let grid = OpacityGrid(problem.variables[variable].kind, own: original.alpha)
      candidates = stride(from: 5, through: 100, by: 5).map {
        original.onEightBitDisplay.withAlpha(grid.nearest(to: Double($0) / 100))
      }
    }
    return candidates.compactMap { color in
      let solution = ColorSolver.Solution(
        color: color, difference: gauge.visibleDifference(of: color))
      guard solution.difference > 0, !turnsAround(variable, solution),
        ramps.holds(color, at: variable, colors)
      else { return nil }
      let trial = TrialColor(color)
      let isMet = demands.allSatisfy { constraint($0, at: variable).isMet(trial) }
      return isMet ? solution : nil
    }
  }

  private static let stepCount = 64
}
