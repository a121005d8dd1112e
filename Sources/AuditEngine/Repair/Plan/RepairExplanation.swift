import DesignTokens
import SourceText

/// Says of findings what each of their colors could do alone, and why a plan leaves some of them.
struct RepairExplanation {
  private let problem: RepairProblem
  private let solution: RepairSolution
  /// The problem in which colors that cannot be written may change too.
  private let free: RepairProblem
  private let unwritable: Set<SourceSpan>
  private var search: SuggestionSearch
  private var handSearch: SuggestionSearch?
  /// The suggestions so far.
  private(set) var suggestions: [Suggestion] = []
  private var numbers: [Int: Int?] = [:]
  private var splits: [Int: UnmetDemand.Reason?] = [:]

  init(
    _ problem: RepairProblem, _ solution: RepairSolution, free: RepairProblem,
    unwritable: Set<SourceSpan>
  ) {
    self.problem = problem
    self.solution = solution
    self.free = free
    self.unwritable = unwritable
    search = SuggestionSearch(problem)
  }

  /// The suggestions for a failure by index, the least change first.
  mutating func alternatives(of failure: Int) -> [Int] {
    var found: [Int] = []
    for variable in problem.variablesOfFailure[failure] where !problem.effort.isSpent {
      if numbers[variable] == nil {
        let suggestion = search.suggestion(variable)
        numbers[variable] = .some(suggestion == nil ? nil : suggestions.count)
        if let suggestion { suggestions.append(suggestion) }
      }
      if let number = numbers[variable] ?? nil { found.append(number) }
    }
    func difference(_ number: Int) -> Double { suggestions[number].change?.difference ?? .infinity }
    return found.enumerated().sorted {
      (difference($0.element), $0.offset) < (difference($1.element), $1.offset)
    }.map(\.element)
  }

  /// Why no change makes a failure pass.
  mutating func reason(of failure: Int) throws(ResolutionError) -> UnmetDemand.Reason {
    guard !problem.effort.isSpent else { return .unsearched }
    let kept = problem.keptOfFailure[failure]
    for place in kept where unwritable.contains(place.span) {
      if let change = handMade(at: place.span) { return .byHand(change) }
    }
    let variables = problem.variablesOfFailure[failure]
    guard !variables.isEmpty else {
      let names = kept.map { problem.catalog.name(of: $0.token) }
      if names.isEmpty { return .computed }
      return kept.contains { unwritable.contains($0.span) } ? .unwritable(names) : .kept(names)
    }
    // The foreground comes first: it is what the finding is about.
    var other: UnmetDemand.Reason?
    for variable in variables {
      let token = problem.catalog.name(of: problem.variables[variable].token)
      switch search.found(variable) {
      case .suggestion(.conflict(let conflict)):
        let reason = try pulledApart(variable, conflict) ?? .conflict(conflict)
        if variable == variables.first { return reason }
        other = other ?? reason
      case .unsearched: return .unsearched
      case .leavesRamp: return .leavesRamp(token)
      case .turnsAround: other = other ?? .turnsAround(token)
      case .suggestion(.change), .nothing: break
      }
    }
    if case .suggestion(.change) = search.found(variables[0]) { return .worsens }
    return other ?? .worsens
  }

  /// A change of a color that the tool cannot write, beside the changes that it can.
  private mutating func handMade(at span: SourceSpan) -> PlannedChange? {
    guard let variable = free.indices[span] else { return nil }
    var search = handSearch
    if search == nil {
      var colors = free.colors
      for index in solution.changed {
        free.indices[problem.variables[index].span].map { colors[$0] = solution.colors[index] }
      }
      search = SuggestionSearch(free, colors: colors)
    }
    defer { handSearch = search }
    return search?.suggestion(variable)?.change
  }

  /// The values that a color would need in each context of the axis that pulls it apart; nil if it is
  /// something else that does, or if some context has none.
  private mutating func pulledApart(
    _ variable: Int, _ conflict: ColorConflict
  ) throws(ResolutionError) -> UnmetDemand.Reason? {
    if let known = splits[variable] { return known }
    guard !conflict.axes.isEmpty, splits.count < Self.splitLimit else { return nil }
    var reason: UnmetDemand.Reason?
    for axis in conflict.axes where reason == nil {
      reason = try values(variable, in: axis)
        .map { .pulledApart(conflict, axis: axis, values: $0) }
    }
    splits[variable] = .some(reason)
    return reason
  }

  /// What a color would have to be in each context of an axis; nil if there is none for some context, or
  /// if only one needs it.
  private mutating func values(
    _ variable: Int, in axis: Int
  ) throws(ResolutionError) -> [(context: String, change: PlannedChange)]? {
    var values: [(context: String, change: PlannedChange)] = []
    for context in problem.plan.choices[axis] {
      guard !problem.effort.isSpent else { return nil }
      let constraints = try problem.constraints(on: variable, in: context, of: axis)
      if constraints.isEmpty { continue }
      guard let change = search.nearest(variable, constraints) else { return nil }
      values.append((problem.catalog.axes[axis].contexts[context], change))
    }
    return values.count > 1 ? values : nil
  }

  /// Each takes as long as judging one context.
  private static let splitLimit = 32
}
