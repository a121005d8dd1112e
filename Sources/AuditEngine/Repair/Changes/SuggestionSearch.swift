import ColorMath
import DesignTokens

/// Finds for one variable the nearest color with which everything passes that depends on it, or the
/// reason why there is none.
struct SuggestionSearch {
  private let problem: RepairProblem
  private let colors: [SRGBColor]
  private let isBackground: [Bool]
  private let ramps: ColorRamps
  private var known: [Int: Found] = [:]

  /// What a variable could do.
  enum Found {
    case suggestion(Suggestion)
    /// A background would have to become dark for light, or light for dark.
    case turnsAround
    /// A step of a ramp would have to pass its neighbors.
    case leavesRamp
    /// The search was ended.
    case unsearched
    /// It has several colors.
    case nothing
  }

  /// - Parameters:
  ///   - problem: its constraints are collected.
  ///   - colors: the colors of all variables; nil for their own.
  init(_ problem: RepairProblem, colors: [SRGBColor]? = nil) {
    self.problem = problem
    self.colors = colors ?? problem.colors
    isBackground = problem.isBackground
    ramps = ColorRamps(problem.catalog, variables: problem.variables, indices: problem.indices)
  }

  /// The change of a variable, or why there is none; nil for one that nobody would make.
  mutating func suggestion(_ index: Int) -> Suggestion? {
    if case .suggestion(let suggestion) = found(index) { return suggestion }
    return nil
  }

  /// The same with the reason why nobody would.
  mutating func found(_ index: Int) -> Found {
    if let known = known[index] { return known }
    let found = search(index)
    known[index] = found
    return found
  }

  private func search(_ index: Int) -> Found {
    let constraints = problem.constraints(on: index)
    guard !constraints.isEmpty else { return .nothing }
    var solver = solver(index, constraints)
    if ramps.isStep(index) {
      solver.isAllowed = { ramps.holds($0, at: index, colors) }
    }
    if let found = solver.nearest() {
      return isBackground[index] && found.turnsAround
        ? .turnsAround : .suggestion(.change(problem.change(index, found)))
    }
    if ramps.isStep(index) {
      solver.isAllowed = nil
      if solver.nearest() != nil { return .leavesRamp }
    }
    // What was not tried excludes nothing.
    if constraints.contains(where: \.isExhausted) { return .unsearched }
    return .suggestion(.conflict(conflict(index, constraints)))
  }

  private func solver(_ index: Int, _ constraints: [RepairConstraint]) -> ColorSolver {
    let variable = problem.variables[index]
    return ColorSolver(
      index, kind: variable.kind, original: variable.color, colors: colors,
      constraints: constraints)
  }

  /// Why no color passes: the constraints that each exclude every color, and what meets the others;
  /// otherwise the fewest constraints found that exclude each other.
  private func conflict(_ index: Int, _ constraints: [RepairConstraint]) -> ColorConflict {
    func conflict(_ demands: [Int], nearest: ColorSolver.Solution? = nil) -> ColorConflict {
      let variable = problem.variables[index]
      return ColorConflict(
        token: problem.catalog.name(of: variable.token), origin: variable.span,
        current: PlannedChange.Value(variable.color, variable.kind),
        demands: demands.map { problem.description(of: constraints[$0]) },
        nearest: nearest.map { problem.change(index, $0) },
        axes: demands.count == 2
          ? axes(between: constraints[demands[0]], constraints[demands[1]]) : [])
    }
    let ranges = solver(index, constraints).comparableRanges()
    let possible = constraints.indices.filter { !ranges[$0].isEmpty }
    if possible.count < constraints.count {
      var rest = solver(index, possible.map { constraints[$0] })
      let found = possible.isEmpty ? nil : rest.nearest()
      return conflict(
        constraints.indices.filter { ranges[$0].isEmpty },
        nearest: found.flatMap { $0.difference > 0 ? $0 : nil })
    }
    // The first constraint that leaves nothing, and the one that excludes it, or those that
    // together leave nothing for it.
    var left = UnitRanges([0...1])
    var narrowing: [Int] = []
    for index in constraints.indices where !left.isEmpty {
      let next = left.intersection(ranges[index])
      if next.isEmpty,
        let other = narrowing.first(where: { ranges[$0].intersection(ranges[index]).isEmpty })
      {
        narrowing = [other]
      }
      if next != left { narrowing.append(index) }
      left = next
    }
    return conflict(narrowing)
  }

  /// The axes in which two constraints differ.
  private func axes(between first: RepairConstraint, _ second: RepairConstraint) -> [Int] {
    let pairs = zip(first.permutation.contexts, second.permutation.contexts)
    return pairs.enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }

  /// The nearest color of a variable, nil if there is none, for some constraints on it alone.
  func nearest(_ index: Int, _ constraints: [RepairConstraint]) -> PlannedChange? {
    var solver = solver(index, constraints)
    return solver.nearest().map { problem.change(index, $0) }
  }
}
