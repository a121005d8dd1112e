import ColorMath
import DesignTokens

/// What the planners of one problem share: the line of each color, and the constraints on one variable
/// each, for the colors of the others that were looked at last. What is tried and taken back is there
/// again.
final class PlannerMemory {
  /// The demands, and floors.
  private let constraints: [RepairConstraint]
  private let variables: [ColorVariable]
  private var lines: [LightnessLine?]
  /// By constraint.
  private var known: [[Known]]
  private let limit: Int
  /// For each variable whether more constraints are on it than are kept.
  private let isCrowded: [Bool]

  /// Each color that was seen has a number, by which colors are compared.
  private var numbers: [SRGBColor: Int32] = [:]

  private struct Known {
    let variable: Int
    /// The numbers of the colors of the constraint's other variables.
    let others: SIMD4<Int32>
    let constraint: UnaryConstraint
  }

  init(
    _ constraints: [RepairConstraint], _ variables: [ColorVariable], crowded isCrowded: [Bool]
  ) {
    self.isCrowded = isCrowded
    self.constraints = constraints
    self.variables = variables
    lines = Array(repeating: nil, count: variables.count)
    known = Array(repeating: [], count: constraints.count)
    // Few steps of a large problem are taken back.
    limit = constraints.count > 10_000 ? 3 : 24
  }

  /// The line through a variable's own color.
  func line(of variable: Int) -> LightnessLine {
    if let known = lines[variable] { return known }
    let line = LightnessLine(through: variables[variable].color)
    lines[variable] = line
    return line
  }

  /// A number that only this color has.
  func number(of color: SRGBColor) -> Int32 {
    let next = Int32(numbers.count)
    let number = numbers[color, default: next]
    if number == next { numbers[color] = next }
    return number
  }

  /// A constraint on one of its variables.
  ///
  /// - Parameters:
  ///   - colors: the colors of all variables.
  ///   - numbers: the numbers of these colors.
  func constraint(
    _ index: Int, at variable: Int, _ colors: [SRGBColor], _ numbers: [Int32]
  ) -> UnaryConstraint {
    var others = SIMD4<Int32>(repeating: -1)
    var count = 0
    for other in constraints[index].variables where other != variable {
      if count < 4 { others[count] = numbers[other] }
      count += 1
    }
    for known in known[index] where known.variable == variable && known.others == others {
      return known.constraint
    }
    let found = UnaryConstraint(constraints[index], variable: variable, colors: colors)
    // Few constraints are on more variables; and a page of thousands of pairings seldom changes.
    guard count <= 4, !isCrowded[variable] else { return found }
    if known[index].count == limit { known[index].removeFirst() }
    known[index].append(Known(variable: variable, others: others, constraint: found))
    return found
  }
}
