import ColorMath

/// The colors that a planner chose.
struct RepairSolution {
  /// The colors of all variables.
  let colors: [SRGBColor]
  /// For each variable the difference from its own color; 0 if it stays.
  let differences: [Double]
  /// The visible change: the differences, each weighted by the pairings that show it.
  let cost: Double
  /// The constraints that are not met, by index.
  let unmet: [Int]

  /// The variables that change.
  var changed: [Int] { differences.indices.filter { differences[$0] > 0 } }
}
