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
  private var order = Order.cheapest
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
  let rolesOfLayer: [Int: [Int]]
  private(set) var colors: [SRGBColor]
  /// The numbers of the colors in the memory.
  private(set) var numbers: [Int32]
  /// What measures the difference from each.
  private(set) var gauges: [DifferenceGauge]
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
  /// For each variable whether nothing that it shares a constraint with changed since it was refined.
  var isSettled: [Bool]
  let memory: PlannerMemory
  /// For each variable whether its color is the nearest one, until something beside it changes.
  var isNearest: [Bool]
  /// For each constraint whether it is among those that ``nearest(_:_:)`` was asked for.
  var isWanted: [Bool]

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

  /// Colors that differ by less, ΔEOK, are taken for one. [Björn Ottosson, Oklab: 0.02 is just
  /// noticeable side by side]
  static let noticeable = 0.02
  /// In a layer of more variables nobody tells each color from each.
  static let rolesLimit = 100

  /// On how many constraints at most a variable's are kept in the memory.
  private static let crowdedCount = 10_000

  /// - Parameter allowsWorse: whether demands that are not met may be met less.
  init(_ problem: RepairProblem, allowsWorse: Bool = false) {
    problem.effort.spend(problem.constraints.count * RepairEffort.constraint)
    self.problem = problem
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
    let memory = PlannerMemory(
      constraints, problem.variables,
      crowded: problem.constraintsOfVariable.map { $0.count > Self.crowdedCount })
    self.memory = memory
    numbers = colors.map { memory.number(of: $0) }
    isWanted = Array(repeating: false, count: constraints.count)
    isStuck = Array(repeating: false, count: problem.variables.count)
    isSettled = Array(repeating: false, count: problem.variables.count)
    isNearest = Array(repeating: false, count: problem.variables.count)
    isBackground = problem.isBackground
    rolesOfLayer = Dictionary(grouping: problem.variables.indices) { problem.variables[$0].layer }
    ramps = ColorRamps(
      problem.catalog, variables: problem.variables, indices: problem.indices)
    for variable in problem.variables.indices where openCounts[variable] > 0 {
      unsearched[problem.variables[variable].kind, default: []].append(variable)
    }
  }

  /// Looks for the first changes, which all orders choose from.
  mutating func prepare() {
    for variable in unsearched[.color] ?? [] { moves[variable] = foundMove(variable) }
  }

  /// Makes changes until no other one meets more.
  mutating func choose(_ order: Order) {
    self.order = order
    for variable in moves.indices where moves[variable].isCurrent { enqueue(variable) }
    while !problem.effort.isSpent {
      if let move = bestMove(.color) {
        apply(move.variable, move.solution)
        isNearest[move.variable] = true
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
  }

  /// The colors that were chosen, with the sum of differences lowered.
  mutating func refined() -> RepairSolution {
    for _ in 0..<8 where problem.effort.isSpent || !refine() { break }
    return RepairSolution(
      colors: colors, differences: differences, cost: total,
      unmet: unmet)
  }

  /// The demands that are not met.
  var unmet: [Int] { problem.constraints.indices.filter { !isMet[$0] } }

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
    moves[variable] = foundMove(variable)
    enqueue(variable)
  }

  private mutating func foundMove(_ variable: Int) -> KnownMove {
    KnownMove(move: move(of: variable), isCurrent: true, stamp: moves[variable].stamp + 1)
  }

  private mutating func enqueue(_ variable: Int) {
    guard let move = moves[variable].move else { return }
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
    isNearest[variable] = false
    if moves[variable].move == nil {
      unsearched[problem.variables[variable].kind, default: []].append(variable)
    }
  }

  /// The nearest color with which a variable keeps everything that passes and fixes as much as
  /// possible.
  private mutating func move(of variable: Int) -> Move? {
    guard !problem.effort.isSpent else { return nil }
    let kept = problem.constraintsOfVariable[variable].filter { isMet[$0] }
    let open = problem.constraintsOfVariable[variable].filter { !isMet[$0] }
    if hasLine(variable) {
      // Where ranges meet, most likely a color of 8 bits does. Where all do, floors say nothing more.
      var fixed = open
      var common = commonRange(kept + open, at: variable)
      let meetsAll = !common.isEmpty
      if !meetsAll {
        fixed = []
        common = commonRange(kept + open.compactMap { floors[$0] }, at: variable)
        for constraint in open where !common.isEmpty {
          let next = common.intersection(
            self.constraint(constraint, at: variable).ranges(on: memory.line(of: variable)))
          if next.isEmpty { continue }
          common = next
          fixed.append(constraint)
        }
      }
      if fixed.isEmpty { return nil }
      if let solution = nearest(variable, kept + fixed, within: meetsAll ? common : nil) {
        return Move(variable: variable, solution: solution, fixed: fixed)
      }
      // Most likely it would turn around, and many demands meet here: fewer are not tried.
      if isBackground[variable] { return nil }
    } else if problem.variables[variable].kind == .opacity {
      return opacityMove(of: variable, kept, open)
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

  /// The same for an opacity: what keeps everything that passes is looked for once.
  private func opacityMove(of variable: Int, _ kept: [Int], _ open: [Int]) -> Move? {
    func solver(_ demands: [Int]) -> ColorSolver {
      ColorSolver(
        kind: .opacity, along: memory.line(of: variable),
        constraints: demands.map { constraint($0, at: variable) })
    }
    var keeping = solver(kept + open.compactMap { floors[$0] })
    var possible = keeping.opacities()
    var fixed: [Int] = []
    for index in open where !possible.isEmpty {
      var meeting = solver([index])
      let found = possible.filter { meeting.meetsAll($0.color) }
      if found.isEmpty { continue }
      possible = found
      fixed.append(index)
    }
    guard let nearest = possible.first, !fixed.isEmpty else { return nil }
    return Move(variable: variable, solution: nearest, fixed: fixed)
  }

  // MARK: The state

  /// Sets the color of a variable alone; what follows from it stays.
  mutating func set(_ color: SRGBColor, at variable: Int) {
    colors[variable] = color
    numbers[variable] = memory.number(of: color)
  }

  mutating func apply(_ variable: Int, _ solution: ColorSolver.Solution) {
    let trial = TrialColor(solution.color)
    set(solution.color, at: variable)
    gauges[variable] = DifferenceGauge(from: solution.color)
    differences[variable] = solution.difference
    isSettled[variable] = false
    for index in problem.constraintsOfVariable[variable] {
      let wasMet = isMet[index]
      isMet[index] = constraint(index, at: variable).isMet(trial)
      for neighbor in constraints[index].variables {
        if isMet[index] != wasMet { openCounts[neighbor] += wasMet ? 1 : -1 }
        guard neighbor != variable else { continue }
        outdate(neighbor)
        isSettled[neighbor] = false
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
