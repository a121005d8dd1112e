import ColorMath
import DesignTokens

/// The nearest color of one variable, while the others stay.
extension RepairPlanner {
  /// Whether a variable changes along a line of colors, and not its opacity.
  func hasLine(_ variable: Int) -> Bool {
    problem.variables[variable].kind == .color && problem.variables[variable].color.isOpaque
  }

  /// The nearest color that meets some demands, and makes no other worse that is not met.
  ///
  /// - Parameter ranges: where on the line of an opaque color that is so, if known.
  mutating func nearest(
    _ variable: Int, _ demands: [Int], within ranges: UnitRanges? = nil
  ) -> ColorSolver.Solution? {
    // What is found is not used any more: there is no plan.
    guard !problem.effort.isSpent else { return nil }
    for index in demands { isWanted[index] = true }
    let all =
      demands
      + problem.constraintsOfVariable[variable].compactMap {
        isMet[$0] || isWanted[$0] ? nil : floors[$0]
      }
    for index in demands { isWanted[index] = false }
    let original = problem.variables[variable]
    var common: UnitRanges?
    if hasLine(variable) {
      let found = ranges ?? commonRange(all, at: variable)
      if found.isEmpty { return nil }
      common = found
    }
    var solver = ColorSolver(
      kind: original.kind, along: memory.line(of: variable),
      constraints: all.map { constraint($0, at: variable) })
    if original.kind == .color, keepsRamps, ramps.isStep(variable) {
      solver.isAllowed = { [ramps, colors] in ramps.holds($0, at: variable, colors) }
    }
    guard let first = solver.nearest(within: common), !turnsAround(variable, first) else {
      return nil
    }
    guard original.kind == .color, roles(beside: variable).count < Self.rolesLimit else {
      return first
    }
    let isApart = apartness(of: variable)
    if isApart(first.color) { return first }
    let isAllowed = solver.isAllowed
    solver.isAllowed = { isApart($0) && isAllowed?($0) ?? true }
    return solver.nearest(within: common).flatMap { turnsAround(variable, $0) ? nil : $0 } ?? first
  }

  /// Whether a solution would turn a light background dark, or a dark one light.
  func turnsAround(_ variable: Int, _ solution: ColorSolver.Solution) -> Bool {
    isBackground[variable] && solution.turnsAround
  }

  /// The variables of a layer.
  func roles(beside variable: Int) -> [Int] {
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
  func commonRange(_ constraints: [Int], at variable: Int) -> UnitRanges {
    memory.line(of: variable).commonRange(
      of: constraints, within: keepsRamps ? ramps.range(of: variable, colors) : .whole
    ) { constraint($0, at: variable) }
  }

  func constraint(_ index: Int, at variable: Int) -> UnaryConstraint {
    problem.effort.spend(1)
    return memory.constraint(index, at: variable, colors, numbers)
  }
}
