/// Finds where a function of one variable that grows passes 0.
package enum BracketedRoot {
  /// A range around that place, which is no longer than `precision`, or one of the ends of the first
  /// range if the function does not cross 0 in it.
  ///
  /// Regula falsi, in which an end that stays counts half. [Dowell and Jarratt 1971, the Illinois
  /// method]
  ///
  /// - Parameter halvings: how often the range is halved first: where the function may pass 0 more than
  ///   once, that keeps to one of the places.
  package static func range(
    from low: Double, to high: Double, precision: Double, halvings: Int = 0,
    of value: (Double) -> Double
  ) -> ClosedRange<Double> {
    var (low, high) = (low, high)
    var (below, above) = (value(low), value(high))
    guard below < 0 else { return low...low }
    guard above > 0 else { return high...high }
    var lastWasAbove: Bool?
    var steps = 0
    while high - low > precision {
      // A step of half the precision past an end that is close shuts the range. What does not converge
      // is halved.
      steps += 1
      let middle =
        steps <= halvings || steps % 8 == 0
        ? (low + high) / 2
        : min(
          max(low - below * (high - low) / (above - below), low + precision / 2),
          high - precision / 2)
      // Rounding leaves nothing between the ends.
      guard middle > low, middle < high else { break }
      let found = value(middle)
      if found > 0 {
        (high, above) = (middle, found)
        if lastWasAbove == true { below /= 2 }
        lastWasAbove = true
      } else {
        (low, below) = (middle, found)
        if lastWasAbove == false { above /= 2 }
        lastWasAbove = false
      }
    }
    return low...high
  }
}
