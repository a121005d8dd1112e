/// Sorted ranges of a quantity of 0…1 that do not touch.
struct UnitRanges: Equatable {
  private(set) var ranges: [ClosedRange<Double>]

  init(_ ranges: [ClosedRange<Double>]) {
    self.ranges = ranges
  }

  var isEmpty: Bool { ranges.isEmpty }

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
