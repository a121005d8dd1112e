import ColorMath
import DesignTokens

/// Chooses changes that together meet every constraint with little visible change. The cost is the
/// sum of the differences ΔEOK, each weighted by the pairings that show it, so that a shared
/// background changes last.
///
/// The colors depend on each other, so the lowest sum cannot be found place by place. The planner
/// works in steps: it takes the change that fixes most for the least difference and breaks nothing
/// that passes. Then it undoes changes that later steps made unnecessary, and trades one place's
/// change for another's while the sum decreases. In the end no change of one place lowers the sum,
/// nor of two places that share a pairing, on the steps that it tries.
struct RepairPlanner {
  private let problem: RepairProblem
  private var colors: [SRGBColor]
  private var differences: [Double]
  private var isMet: [Bool]
  /// The best change of each variable in the current state; nil if it must be searched again.
  private var moves: [Move??]
  /// For each opaque variable, where each constraint is met along its line in the current state.
  private var ranges: [[Int: UnitRanges]]

  /// A change of one variable and the constraints that it would meet.
  private struct Move {
    let variable: Int
    let solution: ColorSolver.Solution
    let fixed: [Int]
  }

  init(_ problem: RepairProblem) {
    self.problem = problem
    colors = problem.colors
    differences = Array(repeating: 0, count: problem.variables.count)
    isMet = problem.constraints.map { $0.isMet(problem.colors) }
    moves = Array(repeating: nil, count: problem.variables.count)
    ranges = Array(repeating: [:], count: problem.variables.count)
  }

  /// The plan.
  mutating func plan() -> RepairPlan {
    while true {
      if let move = bestMove(.color) {
        apply(move.variable, move.solution)
      } else if let joint = jointMove() {
        self = joint
      } else if let move = bestMove(.opacity) {
        // It changes a rule that many colors follow only if no color helps.
        apply(move.variable, move.solution)
      } else {
        break
      }
    }
    for _ in 0..<8 where !refine() { break }
    let changes = problem.variables.indices.filter { differences[$0] > 0 }.map { index in
      let variable = problem.variables[index]
      return RepairPlan.Change(
        kind: variable.kind, token: problem.catalog.name(of: variable.token), origin: variable.span,
        current: variable.color, proposal: colors[index], difference: differences[index],
        demands: problem.constraintsOfVariable[index].count { isMet[$0] })
    }
    let unmet = problem.constraints.indices.filter { !isMet[$0] }
      .map { problem.description(of: problem.constraints[$0]) }
    return RepairPlan(changes: changes, unmet: unmet)
  }

  /// The visible change: each difference weighted by the pairings that show it.
  private var total: Double {
    differences.indices.reduce(0) { $0 + differences[$1] * weight($1) }
  }

  private func weight(_ variable: Int) -> Double {
    Double(problem.constraintsOfVariable[variable].count)
  }

  // MARK: Steps

  /// The change that fixes most for the least additional difference.
  private mutating func bestMove(_ kind: ColorVariable.Kind) -> Move? {
    var best: (move: Move, score: Double)?
    for variable in problem.variables.indices
    where problem.variables[variable].kind == kind
      && problem.constraintsOfVariable[variable].contains(where: { !isMet[$0] })
    {
      if moves[variable] == nil { moves[variable] = .some(move(of: variable)) }
      guard case .some(.some(let move)) = moves[variable] else { continue }
      // Free changes first.
      let cost = max((move.solution.difference - differences[variable]) * weight(variable), 1e-6)
      let score = Double(move.fixed.count) / cost
      if score > best?.score ?? 0 { best = (move, score) }
    }
    return best?.move
  }

  /// The nearest color with which a variable keeps everything that passes and fixes as much as
  /// possible.
  private mutating func move(of variable: Int) -> Move? {
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    if let solution = nearest(variable, kept + open) {
      return Move(variable: variable, solution: solution, fixed: open)
    }
    var fixed: [Int] = []
    var solution: ColorSolver.Solution?
    for constraint in open {
      guard let found = nearest(variable, kept + fixed + [constraint]) else { continue }
      fixed.append(constraint)
      solution = found
    }
    return solution.map { Move(variable: variable, solution: $0, fixed: fixed) }
  }

  private mutating func nearest(_ variable: Int, _ constraints: [Int]) -> ColorSolver.Solution? {
    var solver = ColorSolver(
      variable, kind: problem.variables[variable].kind, original: problem.variables[variable].color,
      colors: colors, constraints: constraints.map { problem.constraints[$0] })
    let original = problem.variables[variable]
    guard original.kind == .color, original.color.isOpaque else { return solver.nearest() }
    var common = UnitRanges([0...1])
    for constraint in constraints {
      common = common.intersection(range(of: constraint, at: variable))
      if common.isEmpty { return nil }
    }
    return solver.nearest(within: common)
  }

  private mutating func range(of constraint: Int, at variable: Int) -> UnitRanges {
    if let known = ranges[variable][constraint] { return known }
    let solver = ColorSolver(
      variable, original: problem.variables[variable].color, colors: colors,
      constraints: [problem.constraints[constraint]])
    let found = solver.ranges(along: problem.variables[variable].color)[0]
    ranges[variable][constraint] = found
    return found
  }

  private mutating func apply(_ variable: Int, _ solution: ColorSolver.Solution) {
    colors[variable] = solution.color
    differences[variable] = solution.difference
    for index in problem.constraintsOfVariable[variable] {
      isMet[index] = problem.constraints[index].isMet(colors)
      for neighbor in problem.constraints[index].variables where neighbor != variable {
        moves[neighbor] = nil
        ranges[neighbor][index] = nil
      }
    }
    moves[variable] = nil
  }

  /// The cheapest change of one color after moving others that stand in its way; nil if there is
  /// none.
  private func jointMove() -> RepairPlanner? {
    var best: RepairPlanner?
    for variable in problem.variables.indices
    where problem.variables[variable].kind == .color
      && problem.constraintsOfVariable[variable].contains(where: { !isMet[$0] })
    {
      guard let joint = joint(variable), joint.total < best?.total ?? .infinity else { continue }
      best = joint
    }
    return best
  }

  private func joint(_ variable: Int) -> RepairPlanner? {
    var next = self
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    let hard = problem.constraintsOfVariable[variable].filter { constraint in
      isMet[constraint]
        && !problem.constraints[constraint].variables.contains { isMovable($0, beside: variable) }
    }
    guard let solution = next.nearest(variable, hard + open) else { return nil }
    next.apply(variable, solution)
    let broken = problem.constraintsOfVariable[variable].filter { isMet[$0] && !next.isMet[$0] }
    let partners = Set(broken.flatMap { problem.constraints[$0].variables })
      .filter { isMovable($0, beside: variable) }
    for partner in partners.sorted() {
      let wanted = problem.constraintsOfVariable[partner].filter { isMet[$0] || next.isMet[$0] }
      guard let found = next.nearest(partner, wanted) else { return nil }
      next.apply(partner, found)
    }
    return zip(isMet, next.isMet).allSatisfy { !$0 || $1 } ? next : nil
  }

  private func isMovable(_ variable: Int, beside other: Int) -> Bool {
    variable != other && differences[variable] > 0 && problem.variables[variable].kind == .color
  }

  // MARK: Taking back and trading

  /// Lowers the sum if possible; false if not.
  private mutating func refine() -> Bool {
    var isLess = false
    for variable in problem.variables.indices where differences[variable] > 0 {
      if relax(variable) { isLess = true }
      if trade(variable) { isLess = true }
    }
    return isLess
  }

  /// Moves a variable as near to its own color as the passing constraints allow.
  private mutating func relax(_ variable: Int) -> Bool {
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let original = problem.variables[variable].color
    if kept.allSatisfy({ problem.constraints[$0].isMet(colors.replacing(variable, with: original)) }
    ) {
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

  /// Moves a variable back in steps, and lets a variable that shares a pairing with it compensate.
  private mutating func trade(_ variable: Int) -> Bool {
    let original = problem.variables[variable].color
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    for candidate in problem.steps(from: colors[variable], to: original) {
      let changed = colors.replacing(variable, with: candidate)
      let broken = kept.filter { !problem.constraints[$0].isMet(changed) }
      guard let first = broken.first else { continue }
      let partners = broken.dropFirst().reduce(Set(problem.constraints[first].variables)) {
        $0.intersection(problem.constraints[$1].variables)
      }.subtracting([variable])
      let difference =
        problem.variables[variable].kind == .opacity
        ? abs(candidate.alpha - original.alpha) : candidate.visibleDifference(from: original)
      for partner in partners.sorted() where problem.variables[partner].kind == .color {
        let before = self
        let wanted = problem.constraintsOfVariable[partner].filter { isMet[$0] }
        apply(variable, ColorSolver.Solution(color: candidate, difference: difference))
        if let found = nearest(partner, wanted) {
          apply(partner, found)
          if total < before.total - 1e-6 { return true }
        }
        self = before
      }
    }
    return false
  }
}

extension RepairProblem {
  /// A few colors of 8 bits per channel between two, the second included.
  fileprivate func steps(from: SRGBColor, to: SRGBColor) -> [SRGBColor] {
    (1...8).map { step in
      let share = Double(step) / 8
      let mixed = SRGBColor(
        red: from.red + (to.red - from.red) * share,
        green: from.green + (to.green - from.green) * share,
        blue: from.blue + (to.blue - from.blue) * share)
      let alpha = ((from.alpha + (to.alpha - from.alpha) * share) * 100).rounded() / 100
      return step == 8 ? to : mixed.onEightBitDisplay.withAlpha(alpha)
    }
  }
}

extension [SRGBColor] {
  fileprivate func replacing(_ index: Int, with color: SRGBColor) -> [SRGBColor] {
    var copy = self
    copy[index] = color
    return copy
  }
}
