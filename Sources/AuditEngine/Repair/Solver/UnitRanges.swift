/// Sorted ranges of a quantity of 0…1 that do not touch.
struct UnitRanges: Equatable {
  private(set) var ranges: [ClosedRange<Double>]

  init(_ ranges: [ClosedRange<Double>]) {
    self.ranges = ranges
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// All of it.
  static let whole = UnitRanges([0...1])

  /// Whether a value lies in it, or outside by no more than rounding noise.
  func nearlyContains(_ value: Double) -> Bool {
    ranges.contains { $0.lowerBound <= value + 1e-12 && $0.upperBound >= value - 1e-12 }
  }

  /// Removes what lies between two values, which stay.
  mutating func remove(between lower: Double, _ upper: Double) {
    guard lower < upper else { return }
    for index in ranges.indices.reversed() {
      let range = ranges[index]
      guard range.lowerBound < upper, range.upperBound > lower else { continue }
      if upper <= range.upperBound {
        ranges[index] = upper...range.upperBound
        if range.lowerBound <= lower { ranges.insert(range.lowerBound...lower, at: index) }
      } else if range.lowerBound <= lower {
        ranges[index] = range.lowerBound...lower
      } else {
        ranges.remove(at: index)
      }
    }
  }

  /// The intersection.
  func intersection(_ other: UnitRanges) -> UnitRanges {
    var result: [ClosedRange<Double>] = []
    var (mine, theirs) = (0, 0)
    while mine < ranges.count, theirs < other.ranges.count {
      let (first, second) = (ranges[mine], other.ranges[theirs])
      let (lower, upper) = (
        max(first.lowerBound, second.lowerBound), min(first.upperBound, second.upperBound)
      )
      if lower <= upper { result.append(lower...upper) }
      if first.upperBound < second.upperBound { mine += 1 } else { theirs += 1 }
    }
    return UnitRanges(result)
  }
}
