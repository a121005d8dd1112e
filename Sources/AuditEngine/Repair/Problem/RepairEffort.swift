/// How much one plan of changes may cost, in all of its searches together.
///
/// The effort is counted in steps, not timed, so that every machine prints the same plan. A step is
/// about what it takes to try a color against one other.
///
/// There are two ends. A backdrop of limited luminance, or a pattern of many colors, takes thousands of
/// times as long as two colors: after a part of the effort a search tries none of them any more, and what
/// was found so far is the result. When all of it is spent, there is no plan, and the report says so: half of
/// a search would be a plan that a little more search contradicts.
final class RepairEffort {
  private var left: Int
  /// The same for what is costly, of one search and of all.
  private var costlyLeft = RepairEffort.costlyLimit
  private var costlyLeftInAll = 8 * RepairEffort.costlyLimit
  /// The effort of the plan; nil for that itself.
  private let whole: RepairEffort?
  /// For how many colors a plan may be.
  private let mostColors: Int

  /// - Parameters:
  ///   - limit: the steps.
  ///   - places: the number of places with a color. Each allows some steps more: a plan for many colors
  ///     may take as long as reading them.
  ///   - colors: for how many failing colors a plan may be: nobody reads a longer one.
  init(
    _ limit: Int = RepairEffort.limit, places: Int = 0, colors: Int = RepairEffort.colorLimit
  ) {
    left = limit + min(places, colors) * RepairEffort.stepsOfPlace
    whole = nil
    mostColors = colors
  }

  /// The effort of one search for a plan: what is costly ends for each search by itself.
  init(partOf whole: RepairEffort) {
    left = 0
    self.whole = whole
    mostColors = whole.mostColors
  }

  /// Whether so few colors fail that a plan for them is searched.
  func mayPlan(_ failing: [Evaluation]) -> Bool {
    failing.count <= mostColors
      || Set(failing.lazy.map(\.foregroundOrigin)).count <= mostColors
  }

  /// Whether nothing is searched any more.
  var isSpent: Bool { whole?.isSpent ?? (left <= 0 || costlyLeftInAll <= 0) }

  /// Whether nothing costly is measured any more.
  var isSpentOnCostly: Bool { costlyLeft <= 0 || isSpent }

  /// Takes steps.
  func spend(_ steps: Int) {
    if let whole { whole.left -= steps } else { left -= steps }
  }

  /// Takes what a trial costs.
  func spend(measuring cost: Int) {
    if cost > 1 {
      costlyLeft -= cost
      (whole ?? self).costlyLeftInAll -= cost
    } else {
      spend(cost)
    }
  }

  /// About a second.
  static let limit = 6_000_000
  static let colorLimit = 8_000
  private static let costlyLimit = 4_000_000
  private static let stepsOfPlace = 400

  /// What it takes to judge a pairing in a permutation again, as often as a plan needs it.
  static let evaluation = 6
  /// What it takes to look up the colors of one more permutation.
  static let permutation = 10
  /// What it takes to look up one more color of a pairing.
  static let paint = 2
  /// What it takes to make what a solver asks of a pairing.
  static let constraint = 4
}
