import ColorMath
import DesignTokens

/// Finds a suggestion for each variable that failing evaluations use.
struct SuggestionSearch {
  /// Without variables that turned out to have several colors.
  private(set) var problem: RepairProblem
  /// The colors of all variables.
  private let colors: [SRGBColor]
  /// For each searched variable the nearest color that passes.
  private var solutions: [ColorSolver.Solution?]
  /// The backgrounds that would have to become dark for light, or light for dark: not suggested.
  private var turning: Set<Int> = []
  /// Whether every variable of a failure is shown, with its color or the reason why there is none;
  /// otherwise only the one with the least change.
  private let hasAlternatives: Bool

  /// Searches for the nearest colors.
  ///
  /// - Parameters:
  ///   - problem: its constraints are collected here.
  ///   - hasAlternatives: whether to give a result for each variable of a failure, also why no
  ///     color passes; otherwise only for the one with the least change.
  init(_ problem: RepairProblem, withAlternatives hasAlternatives: Bool) throws(ResolutionError) {
    self.problem = problem
    self.hasAlternatives = hasAlternatives
    colors = problem.colors
    solutions = Array(repeating: nil, count: problem.variables.count)
    if hasAlternatives {
      try self.problem.collectConstraints()
      for variable in problem.variables.indices {
        solutions[variable] = nearest(at: variable, in: self.problem)
      }
    } else {
      try findLeast()
    }
  }

  /// The suggestions for the problem's failures.
  func suggestions(for failing: [Evaluation]) -> AuditSuggestions {
    var suggestions = AuditSuggestions.none
    var known: [Int?] = Array(repeating: nil, count: problem.variables.count)
    func index(of variable: Int) -> Int {
      if let index = known[variable] { return index }
      known[variable] = suggestions.all.count
      suggestions.all.append(suggestion(variable, solutions[variable]))
      suggestions.variables.append(variable)
      return suggestions.all.count - 1
    }
    for (evaluation, variables) in zip(failing, problem.variablesOfFailure) {
      let others = variables.filter { !turning.contains($0) }
      let shown = hasAlternatives ? sorted(others) : least(of: others)
      suggestions.ofEvaluation[EvaluationKey(evaluation)] = shown.map(index)
    }
    return suggestions
  }

  /// The least change first; equal ones keep their order.
  private func sorted(_ variables: [Int]) -> [Int] {
    variables.enumerated().sorted {
      (solutions[$0.element]?.difference ?? .infinity, $0.offset)
        < (solutions[$1.element]?.difference ?? .infinity, $1.offset)
    }.map(\.element)
  }

  /// The first of ``sorted(_:)``; nil without variables.
  private func least(of variables: [Int]) -> [Int] {
    guard var best = variables.first else { return [] }
    for variable in variables.dropFirst()
    where solutions[variable]?.difference ?? .infinity < solutions[best]?.difference ?? .infinity {
      best = variable
    }
    return [best]
  }

  /// Searches for the least change of each failure, and skips what cannot be that.
  ///
  /// It starts with the variables listed first, mostly foregrounds, which few pairings use. Another
  /// variable matters only if its change is smaller. For a background that many pairings use, a few
  /// constraints usually show that there is none, so the others need not be collected.
  private mutating func findLeast() throws(ResolutionError) {
    let all = Set(problem.variables.indices)
    var firsts: Set<Int> = []
    while true {
      let next = Set(problem.variablesOfFailure.compactMap { $0.first })
      // A variable with several colors was replaced by another.
      if next == firsts { break }
      firsts = next
      try problem.collectConstraints(sampling: all.subtracting(firsts))
    }
    for variable in firsts { solutions[variable] = nearest(at: variable, in: problem) }
    var limits: [Double?] = Array(repeating: nil, count: problem.variables.count)
    for variables in problem.variablesOfFailure {
      guard let first = variables.first else { continue }
      let limit = solutions[first]?.difference ?? .infinity
      for variable in variables.dropFirst() where !firsts.contains(variable) {
        limits[variable] = max(limits[variable] ?? 0, limit)
      }
    }
    for variable in problem.variables.indices {
      guard let limit = limits[variable] else { continue }
      solutions[variable] = nearest(at: variable, notBeyond: limit, in: problem)
    }
    let open = problem.truncated.filter { solutions[$0] != nil }
    guard !open.isEmpty else { return }
    var others = problem
    try others.collectConstraints(on: open)
    for variable in open {
      solutions[variable] = nearest(
        at: variable, notBeyond: limits[variable] ?? .infinity, in: others)
    }
  }

  private mutating func nearest(
    at index: Int, notBeyond limit: Double = .infinity, in problem: RepairProblem
  ) -> ColorSolver.Solution? {
    let variable = problem.variables[index]
    let constraints = problem.constraints(on: index)
    // Only variables that turned out to have several colors have no constraints.
    guard !constraints.isEmpty else { return nil }
    var solver = ColorSolver(
      index, kind: variable.kind, original: variable.color, colors: colors, constraints: constraints
    )
    guard let found = solver.nearest(notBeyond: limit) else { return nil }
    let isBackground =
      variable.kind == .color && constraints.contains { $0.background.variables.contains(index) }
    guard isBackground, found.turnsAround else { return found }
    turning.insert(index)
    return nil
  }

  private func suggestion(_ index: Int, _ solution: ColorSolver.Solution?) -> Suggestion {
    let variable = problem.variables[index]
    return Suggestion(
      kind: variable.kind, token: problem.catalog.name(of: variable.token), origin: variable.span,
      current: variable.color,
      remedy: solution.map { .color($0.color, difference: $0.difference) } ?? conflict(at: index))
  }

  /// Why no color passes: the constraints that each exclude every color, and what meets the others;
  /// otherwise the fewest constraints found that exclude each other.
  private func conflict(at index: Int) -> Suggestion.Remedy {
    let constraints = problem.constraints(on: index)
    let variable = problem.variables[index]
    let solver = ColorSolver(
      index, kind: variable.kind, original: variable.color, colors: colors, constraints: constraints
    )
    let ranges = solver.comparableRanges()
    let possible = constraints.indices.filter { !ranges[$0].isEmpty }
    if possible.count < constraints.count {
      var rest = ColorSolver(
        index, kind: variable.kind, original: variable.color, colors: colors,
        constraints: possible.map { constraints[$0] })
      let found = possible.isEmpty ? nil : rest.nearest()
      return .conflict(
        constraints.indices.filter { ranges[$0].isEmpty }.map {
          problem.description(of: constraints[$0])
        },
        nearest: found.flatMap { $0.difference > 0 ? ($0.color, $0.difference) : nil })
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
    return .conflict(narrowing.map { problem.description(of: constraints[$0]) }, nearest: nil)
  }
}
