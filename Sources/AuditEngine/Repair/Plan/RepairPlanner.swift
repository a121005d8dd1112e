import ColorMath
import DesignTokens

/// Chooses changes that together meet every constraint with little visible change. The cost is the
/// sum of the differences ΔEOK, each weighted by the pairings that show it, so that a shared
/// background changes last.
///
/// Nothing gets worse: a pairing that passes keeps passing, and one that fails keeps at least the
/// contrast that it has. The steps of a palette stay in order, and colors that could be told apart
/// can be told apart afterwards, where that is possible.
///
/// The colors depend on each other, so the lowest sum cannot be found place by place. The planner
/// works in steps: it takes the change that fixes most for the least difference and breaks nothing
/// that passes. Then it undoes changes that later steps made unnecessary, and trades one place's
/// change for another's while the sum decreases. In the end no change of one place lowers the sum,
/// nor of two places that share a pairing, on the steps that it tries.
struct RepairPlanner {
  private let problem: RepairProblem
  /// The demands; after them the floors, each a demand for the contrast that there is already.
  private let constraints: [RepairConstraint]
  /// For each demand its floor; nil if it is met at first, or its contrast is not known.
  private let floors: [Int?]
  private let ramps: ColorRamps
  /// For each variable whether something stands on it.
  private let isBackground: [Bool]
  /// The variables of each layer.
  private let rolesOfLayer: [Int: [Int]]
  private var colors: [SRGBColor]
  private var differences: [Double]
  private var isMet: [Bool]
  /// For each variable how many demands on it are not met.
  private var openCounts: [Int]
  private var moves: [KnownMove]
  /// For each variable what is known of the constraints on it in the current state.
  private var known: [[Int: KnownConstraint]]

  /// A change of one variable and the constraints that it would meet.
  private struct Move {
    let variable: Int
    let solution: ColorSolver.Solution
    let fixed: [Int]
  }

  /// The best change of a variable.
  private struct KnownMove {
    var move: Move?
    /// Whether it is that of the current state. That of an earlier state shows what to look at first.
    var isCurrent = false
  }

  /// A constraint on one variable, with the other colors as they are.
  private struct KnownConstraint {
    let constraint: UnaryConstraint
    /// Where it is met along the line of an opaque color.
    var ranges: UnitRanges?
  }

  /// Colors that differ by less, ΔEOK, are taken for one. [Björn Ottosson, Oklab: 0.02 is just
  /// noticeable side by side]
  private static let noticeable = 0.02
  /// In a layer of more variables nobody tells each color from each.
  private static let rolesLimit = 100

  init(_ problem: RepairProblem) {
    self.problem = problem
    colors = problem.colors
    differences = Array(repeating: 0, count: problem.variables.count)
    isMet = problem.constraints.map { $0.isMet(problem.colors) }
    var constraints = problem.constraints
    var floors = [Int?](repeating: nil, count: constraints.count)
    for index in problem.constraints.indices where !isMet[index] {
      guard let floor = problem.constraints[index].floor(problem.colors) else { continue }
      floors[index] = constraints.count
      constraints.append(floor)
    }
    self.constraints = constraints
    self.floors = floors
    openCounts = problem.constraintsOfVariable.map { [isMet] in $0.count { !isMet[$0] } }
    moves = Array(repeating: KnownMove(), count: problem.variables.count)
    known = Array(repeating: [:], count: problem.variables.count)
    isBackground = problem.isBackground
    rolesOfLayer = Dictionary(grouping: problem.variables.indices) { problem.variables[$0].layer }
    ramps = ColorRamps(
      problem.catalog, variables: problem.variables, indices: problem.indices)
  }

  /// The plan.
  mutating func plan() -> RepairPlan {
    while true {
      if let move = bestMove(.color) {
        apply(move.variable, move.solution)
      } else if let joint = jointMove(movingOthers: false) {
        self = joint
      } else if let move = bestMove(.opacity) {
        // It changes a rule that many colors follow only if no color helps.
        apply(move.variable, move.solution)
      } else if let joint = jointMove(movingOthers: true) {
        self = joint
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

  /// The demands that no change meets so far.
  var unmet: [RepairConstraint] {
    problem.constraints.indices.filter { !isMet[$0] }.map { problem.constraints[$0] }
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
  ///
  /// A change seldom becomes better by others, so what was best before is looked at first, and only
  /// what is best then is searched again.
  private mutating func bestMove(_ kind: ColorVariable.Kind) -> Move? {
    let open = problem.variables.indices.filter {
      openCounts[$0] > 0 && problem.variables[$0].kind == kind
    }
    for variable in open where moves[variable].move == nil && !moves[variable].isCurrent {
      moves[variable] = KnownMove(move: move(of: variable), isCurrent: true)
    }
    while true {
      var best: (variable: Int, score: Double)?
      for variable in open {
        guard let move = moves[variable].move else { continue }
        // Free changes first.
        let cost = max((move.solution.difference - differences[variable]) * weight(variable), 1e-6)
        let score = Double(move.fixed.count) / cost
        if score > best?.score ?? 0 { best = (variable, score) }
      }
      guard let best else { return nil }
      if moves[best.variable].isCurrent { return moves[best.variable].move }
      moves[best.variable] = KnownMove(move: move(of: best.variable), isCurrent: true)
    }
  }

  /// The nearest color with which a variable keeps everything that passes and fixes as much as
  /// possible.
  private mutating func move(of variable: Int) -> Move? {
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    if hasLine(variable) {
      // Where ranges meet, most likely a color of 8 bits does.
      var common = commonRange(kept + open.compactMap { floors[$0] }, at: variable)
      var fixed: [Int] = []
      for constraint in open where !common.isEmpty {
        let next = common.intersection(range(of: constraint, at: variable))
        if next.isEmpty { continue }
        common = next
        fixed.append(constraint)
      }
      if fixed.isEmpty { return nil }
      if let solution = nearest(variable, kept + fixed) {
        return Move(variable: variable, solution: solution, fixed: fixed)
      }
      // Most likely it would turn around, and many demands meet here: fewer are not tried.
      if isBackground[variable] { return nil }
    } else if let solution = nearest(variable, kept + open) {
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

  // MARK: One variable

  /// Whether a variable changes along a line of colors, and not its opacity.
  private func hasLine(_ variable: Int) -> Bool {
    problem.variables[variable].kind == .color && problem.variables[variable].color.isOpaque
  }

  /// The nearest color that meets some demands, and makes no other worse that is not met.
  private mutating func nearest(_ variable: Int, _ demands: [Int]) -> ColorSolver.Solution? {
    let wanted = Set(demands)
    let others = problem.constraintsOfVariable[variable].lazy
      .filter { [isMet] in !isMet[$0] && !wanted.contains($0) }
    let all = demands + others.compactMap { [floors] in floors[$0] }
    let original = problem.variables[variable]
    var common: UnitRanges?
    if hasLine(variable) {
      let found = commonRange(all, at: variable)
      if found.isEmpty { return nil }
      common = found
    }
    var solver = ColorSolver(
      kind: original.kind, original: original.color,
      constraints: all.map { constraint($0, at: variable).constraint })
    func search() -> ColorSolver.Solution? {
      common.map { solver.nearest(within: $0) } ?? solver.nearest()
    }
    guard let first = search(), !(isBackground[variable] && first.turnsAround) else { return nil }
    guard original.kind == .color, roles(beside: variable).count < Self.rolesLimit else {
      return first
    }
    let isApart = apartness(of: variable)
    if isApart(first.color) { return first }
    solver.isAllowed = isApart
    return search() ?? first
  }

  /// The variables of a layer.
  private func roles(beside variable: Int) -> [Int] {
    rolesOfLayer[problem.variables[variable].layer] ?? []
  }

  /// Tells whether a color of a variable can be told from the other variables' in its layer, as far
  /// as its own can.
  private func apartness(of variable: Int) -> (SRGBColor) -> Bool {
    let own = problem.variables[variable]
    let gauge = DifferenceGauge(from: own.color)
    let others: [(gauge: DifferenceGauge, least: Double)] = roles(beside: variable).compactMap {
      let other = problem.variables[$0]
      guard $0 != variable, other.kind == .color else { return nil }
      let least = min(gauge.visibleDifference(of: other.color), Self.noticeable)
      return least > 0 ? (DifferenceGauge(from: colors[$0]), least) : nil
    }
    return { color in others.allSatisfy { $0.gauge.visibleDifference(of: color) >= $0.least } }
  }

  /// Where constraints and the ramps of a variable hold together along its line.
  private mutating func commonRange(_ constraints: [Int], at variable: Int) -> UnitRanges {
    var common = ramps.range(of: variable, colors)
    for constraint in constraints where !common.isEmpty {
      common = common.intersection(range(of: constraint, at: variable))
    }
    return common
  }

  private mutating func constraint(_ index: Int, at variable: Int) -> KnownConstraint {
    if let known = known[variable][index] { return known }
    let found = KnownConstraint(
      constraint: UnaryConstraint(constraints[index], variable: variable, colors: colors))
    known[variable][index] = found
    return found
  }

  private mutating func range(of index: Int, at variable: Int) -> UnitRanges {
    let constraint = constraint(index, at: variable)
    if let ranges = constraint.ranges { return ranges }
    let original = problem.variables[variable].color
    let found = ColorSolver(
      kind: .color, original: original, constraints: [constraint.constraint]
    ).ranges(along: original)[0]
    known[variable][index]?.ranges = found
    return found
  }

  private mutating func apply(_ variable: Int, _ solution: ColorSolver.Solution) {
    colors[variable] = solution.color
    differences[variable] = solution.difference
    for index in problem.constraintsOfVariable[variable] {
      let wasMet = isMet[index]
      isMet[index] = constraints[index].isMet(colors)
      for neighbor in constraints[index].variables {
        if isMet[index] != wasMet { openCounts[neighbor] += wasMet ? 1 : -1 }
        guard neighbor != variable else { continue }
        moves[neighbor].isCurrent = false
        known[neighbor][index] = nil
        if let floor = floors[index] { known[neighbor][floor] = nil }
      }
    }
    // The next step of a ramp, and what must not become the same color.
    for other in roles(beside: variable) { moves[other].isCurrent = false }
    moves[variable] = KnownMove()
  }

  // MARK: Several variables

  /// The cheapest change of one color after moving others that stand in its way; nil if there is
  /// none.
  ///
  /// - Parameter movesOthers: whether colors move that have not changed so far.
  private func jointMove(movingOthers movesOthers: Bool) -> RepairPlanner? {
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
      constraint($0, at: variable).constraint.isMet(trial)
    } && ramps.holds(color, at: variable, colors)
  }

  /// Moves a variable back in steps, and lets a variable that shares a pairing with it compensate.
  private mutating func trade(_ variable: Int) -> Bool {
    let original = problem.variables[variable].color
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    for candidate in problem.steps(from: colors[variable], to: original) {
      let trial = TrialColor(candidate)
      let broken = kept.filter { !constraint($0, at: variable).constraint.isMet(trial) }
      guard let first = broken.first, holds([], at: variable, candidate) else { continue }
      let partners = broken.dropFirst().reduce(Set(constraints[first].variables)) {
        $0.intersection(constraints[$1].variables)
      }.subtracting([variable])
      let difference =
        problem.variables[variable].kind == .opacity
        ? abs(candidate.alpha - original.alpha) : candidate.visibleDifference(from: original)
      let gain = (differences[variable] - difference) * weight(variable) - 1e-6
      for partner in partners.sorted() where problem.variables[partner].kind == .color {
        let limit = differences[partner] + gain / weight(partner)
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

  /// Whether a color of a partner near enough meets some demands by itself, with another variable
  /// changed: most cannot, and it is cheaper to see than what all its demands need.
  private func meets(
    _ demands: [Int], at partner: Int, within limit: Double, with color: SRGBColor,
    at variable: Int
  ) -> Bool {
    var changed = colors
    changed[variable] = color
    var solver = ColorSolver(
      kind: .color, original: problem.variables[partner].color,
      constraints: demands.map {
        UnaryConstraint(constraints[$0], variable: partner, colors: changed)
      })
    return solver.nearest(notBeyond: limit).map { $0.difference < limit } ?? false
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
