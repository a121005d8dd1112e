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
  let problem: RepairProblem
  /// What counts more when the next change is chosen.
  private let order: Order
  /// The demands; after them the floors, each a demand for the contrast that there is already.
  let constraints: [RepairConstraint]
  /// For each demand its floor; nil if it is met at first, or its contrast is not known.
  let floors: [Int?]
  let ramps: ColorRamps
  /// Whether a step of a ramp stays in order with every change.
  var keepsRamps = true
  /// For each variable whether something stands on it.
  let isBackground: [Bool]
  /// The variables of each layer.
  private let rolesOfLayer: [Int: [Int]]
  var colors: [SRGBColor]
  /// What measures the difference from each.
  private var gauges: [DifferenceGauge]
  private(set) var differences: [Double]
  private(set) var isMet: [Bool]
  /// For each variable how many demands on it are not met.
  private(set) var openCounts: [Int]
  private var moves: [KnownMove]
  /// The moves by score, of colors and of opacities.
  private var queues: [ColorVariable.Kind: MoveQueue] = [
    .color: MoveQueue(), .opacity: MoveQueue(),
  ]
  /// Variables without a known move that have to be searched.
  private var unsearched: [ColorVariable.Kind: [Int]] = [:]
  /// The variables for which no joint change was found, until something beside them changes.
  var isStuck: [Bool]
  /// For each variable what is known of the constraints on it in the current state.
  private var known: [[Int: KnownConstraint]]
  /// For each variable whether nothing that it shares a constraint with changed since it was refined.
  var isSettled: [Bool]
  /// For each opaque variable the line along which it changes, once it is needed.
  private var lines: [LightnessLine?]

  /// What counts more when the next change is chosen. What was chosen first is seldom undone, so that
  /// one order may find what another does not.
  enum Order {
    /// The difference for each constraint that is met.
    case cheapest
    /// The number of constraints that are met.
    case most
  }

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
    /// Counts the searches.
    var stamp = 0
  }

  /// A constraint on one variable, with the other colors as they are.
  struct KnownConstraint {
    let constraint: UnaryConstraint
    /// Where it is met along the line of an opaque color.
    var ranges: UnitRanges?
  }

  /// Colors that differ by less, ΔEOK, are taken for one. [Björn Ottosson, Oklab: 0.02 is just
  /// noticeable side by side]
  private static let noticeable = 0.02
  /// In a layer of more variables nobody tells each color from each.
  private static let rolesLimit = 100

  /// - Parameter allowsWorse: whether demands that are not met may be met less.
  init(_ problem: RepairProblem, order: Order = .cheapest, allowsWorse: Bool = false) {
    self.problem = problem
    self.order = order
    let colors = problem.colors
    self.colors = colors
    gauges = colors.map { DifferenceGauge(from: $0) }
    differences = Array(repeating: 0, count: problem.variables.count)
    isMet = problem.constraints.map { $0.isMet(colors) }
    var constraints = problem.constraints
    var floors = [Int?](repeating: nil, count: constraints.count)
    for index in problem.constraints.indices where !isMet[index] && !allowsWorse {
      guard let floor = problem.constraints[index].floor(colors) else { continue }
      floors[index] = constraints.count
      constraints.append(floor)
    }
    self.constraints = constraints
    self.floors = floors
    openCounts = problem.constraintsOfVariable.map { [isMet] in $0.count { !isMet[$0] } }
    moves = Array(repeating: KnownMove(), count: problem.variables.count)
    known = Array(repeating: [:], count: problem.variables.count)
    isStuck = Array(repeating: false, count: problem.variables.count)
    isSettled = Array(repeating: false, count: problem.variables.count)
    lines = Array(repeating: nil, count: problem.variables.count)
    isBackground = problem.isBackground
    rolesOfLayer = Dictionary(grouping: problem.variables.indices) { problem.variables[$0].layer }
    ramps = ColorRamps(
      problem.catalog, variables: problem.variables, indices: problem.indices)
    for variable in problem.variables.indices where openCounts[variable] > 0 {
      unsearched[problem.variables[variable].kind, default: []].append(variable)
    }
  }

  /// The colors that it chooses.
  mutating func solve() -> RepairSolution {
    while true {
      if let move = bestMove(.color) {
        apply(move.variable, move.solution)
      } else if moveJointly(movingOthers: false) {
        continue
      } else if let move = bestMove(.opacity) {
        // It changes a rule that many colors follow only if no color helps.
        apply(move.variable, move.solution)
      } else if moveJointly(movingOthers: true) {
        continue
      } else if let pair = pairMove() {
        self = pair
      } else {
        break
      }
    }
    for _ in 0..<8 where !refine() { break }
    return RepairSolution(
      colors: colors, differences: differences, cost: total,
      unmet: problem.constraints.indices.filter { !isMet[$0] })
  }

  /// The visible change: each difference weighted by the pairings that show it.
  var total: Double {
    differences.indices.reduce(0) { $0 + differences[$1] * weight($1) }
  }

  func weight(_ variable: Int) -> Double {
    Double(problem.constraintsOfVariable[variable].count)
  }

  // MARK: Steps

  /// The change that fixes most for the least additional difference.
  ///
  /// A change seldom becomes better by others, so what was best before is looked at first, and only
  /// what is best then is searched again.
  private mutating func bestMove(_ kind: ColorVariable.Kind) -> Move? {
    while true {
      while let best = queues[kind]?.first {
        let known = moves[best.variable]
        if best.stamp == known.stamp, openCounts[best.variable] > 0, known.isCurrent {
          return known.move
        }
        queues[kind]?.removeFirst()
        if best.stamp == known.stamp, openCounts[best.variable] > 0 { search(best.variable) }
      }
      // What had no move is looked at again when there is no other: a background of thousands of
      // pairings would be searched with each of them.
      let rest = unsearched.updateValue([], forKey: kind) ?? []
      for variable in rest where moves[variable].move == nil {
        if openCounts[variable] > 0, !moves[variable].isCurrent { search(variable) }
      }
      if queues[kind]?.first == nil { return nil }
    }
  }

  private mutating func search(_ variable: Int) {
    let move = move(of: variable)
    moves[variable] = KnownMove(move: move, isCurrent: true, stamp: moves[variable].stamp + 1)
    guard let move else { return }
    // Free changes first.
    let cost = max((move.solution.difference - differences[variable]) * weight(variable), 1e-6)
    let count = Double(move.fixed.count)
    queues[problem.variables[variable].kind]?.insert(
      MoveQueue.Entry(
        score: order == .cheapest ? count / cost : count + 1 / (1 + cost), variable: variable,
        stamp: moves[variable].stamp))
  }

  /// Marks that what is known of a variable's move may be wrong.
  private mutating func outdate(_ variable: Int) {
    moves[variable].isCurrent = false
    isStuck[variable] = false
    if moves[variable].move == nil {
      unsearched[problem.variables[variable].kind, default: []].append(variable)
    }
  }

  /// The nearest color with which a variable keeps everything that passes and fixes as much as
  /// possible.
  private mutating func move(of variable: Int) -> Move? {
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    if hasLine(variable) {
      // Where ranges meet, most likely a color of 8 bits does. Where all do, floors say nothing more.
      var fixed = open
      if commonRange(kept + open, at: variable).isEmpty {
        fixed = []
        var common = commonRange(kept + open.compactMap { floors[$0] }, at: variable)
        for constraint in open where !common.isEmpty {
          let next = common.intersection(range(of: constraint, at: variable))
          if next.isEmpty { continue }
          common = next
          fixed.append(constraint)
        }
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
  func hasLine(_ variable: Int) -> Bool {
    problem.variables[variable].kind == .color && problem.variables[variable].color.isOpaque
  }

  /// The nearest color that meets some demands, and makes no other worse that is not met.
  mutating func nearest(_ variable: Int, _ demands: [Int]) -> ColorSolver.Solution? {
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
    if original.kind == .color, keepsRamps, ramps.isStep(variable) {
      solver.isAllowed = { [ramps, colors] in ramps.holds($0, at: variable, colors) }
    }
    guard let first = search(), !turnsAround(variable, first) else { return nil }
    guard original.kind == .color, roles(beside: variable).count < Self.rolesLimit else {
      return first
    }
    let isApart = apartness(of: variable)
    if isApart(first.color) { return first }
    let isAllowed = solver.isAllowed
    solver.isAllowed = { isApart($0) && isAllowed?($0) ?? true }
    return search().flatMap { turnsAround(variable, $0) ? nil : $0 } ?? first
  }

  /// Whether a solution would turn a light background dark, or a dark one light.
  func turnsAround(_ variable: Int, _ solution: ColorSolver.Solution) -> Bool {
    isBackground[variable] && solution.turnsAround
  }

  /// The variables of a layer.
  private func roles(beside variable: Int) -> [Int] {
    rolesOfLayer[problem.variables[variable].layer] ?? []
  }

  /// Tells whether a color of a variable can be told from the other variables' in its layer, as far
  /// as its own can.
  private func apartness(of variable: Int) -> (SRGBColor) -> Bool {
    let own = DifferenceGauge(from: problem.variables[variable].color)
    let others: [(gauge: DifferenceGauge, least: Double)] = roles(beside: variable).compactMap {
      let other = problem.variables[$0]
      guard $0 != variable, other.kind == .color else { return nil }
      let least = min(own.visibleDifference(of: other.color), Self.noticeable)
      return least > 0 ? (gauges[$0], least) : nil
    }
    return { color in others.allSatisfy { $0.gauge.visibleDifference(of: color) >= $0.least } }
  }

  /// Where constraints and the ramps of a variable hold together along its line.
  mutating func commonRange(_ constraints: [Int], at variable: Int) -> UnitRanges {
    var common = keepsRamps ? ramps.range(of: variable, colors) : UnitRanges([0...1])
    // Luminances cost nothing to compare, and are turned into lightness once.
    var luminances = UnitRanges([0...1])
    for index in constraints where !common.isEmpty && !luminances.isEmpty {
      let known = constraint(index, at: variable)
      if known.ranges == nil, let own = known.constraint.luminances {
        luminances = luminances.intersection(own)
      } else {
        common = common.intersection(range(of: index, at: variable))
      }
    }
    if common.isEmpty || luminances == UnitRanges([0...1]) { return common }
    return common.intersection(line(of: variable).ranges(ofLuminances: luminances))
  }

  private mutating func line(of variable: Int) -> LightnessLine {
    if let known = lines[variable] { return known }
    let line = LightnessLine(through: problem.variables[variable].color)
    lines[variable] = line
    return line
  }

  mutating func constraint(_ index: Int, at variable: Int) -> KnownConstraint {
    if let known = known[variable][index] { return known }
    let found = KnownConstraint(
      constraint: UnaryConstraint(constraints[index], variable: variable, colors: colors))
    known[variable][index] = found
    return found
  }

  private mutating func range(of index: Int, at variable: Int) -> UnitRanges {
    let constraint = constraint(index, at: variable)
    if let ranges = constraint.ranges { return ranges }
    let line = line(of: variable)
    let found =
      constraint.constraint.luminances.map { line.ranges(ofLuminances: $0) }
      ?? line.ranges(of: constraint.constraint)
    known[variable][index]?.ranges = found
    return found
  }

  mutating func apply(_ variable: Int, _ solution: ColorSolver.Solution) {
    colors[variable] = solution.color
    gauges[variable] = DifferenceGauge(from: solution.color)
    differences[variable] = solution.difference
    isSettled[variable] = false
    for index in problem.constraintsOfVariable[variable] {
      let wasMet = isMet[index]
      isMet[index] = constraints[index].isMet(colors)
      for neighbor in constraints[index].variables {
        if isMet[index] != wasMet { openCounts[neighbor] += wasMet ? 1 : -1 }
        guard neighbor != variable else { continue }
        outdate(neighbor)
        isSettled[neighbor] = false
        known[neighbor][index] = nil
        if let floor = floors[index] { known[neighbor][floor] = nil }
      }
    }
    // The next step of a ramp, and what must not become the same color.
    let roles = roles(beside: variable)
    for other in roles.count < Self.rolesLimit ? roles : ramps.steps(beside: variable) {
      outdate(other)
    }
    moves[variable] = KnownMove(stamp: moves[variable].stamp + 1)
    outdate(variable)
  }
}
