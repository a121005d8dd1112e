import Testing

@testable import AuditEngine

@Suite struct UnitRangesTests {
  @Test("Removing cuts ranges, splits them and drops them; the ends stay")
  func removing() {
    func removed(_ lower: Double, _ upper: Double) -> [ClosedRange<Double>] {
      var ranges = UnitRanges([0...0.25, 0.5...1])
      ranges.remove(between: lower, upper)
      return ranges.ranges
    }
    #expect(removed(0.125, 0.75) == [0...0.125, 0.75...1])
    #expect(removed(0.625, 0.75) == [0...0.25, 0.5...0.625, 0.75...1])
    #expect(removed(0.25, 0.75) == [0...0.25, 0.75...1])
    #expect(removed(-1, 0.75) == [0.75...1])
    #expect(removed(-1, 2) == [])
    #expect(removed(0.75, 2) == [0...0.25, 0.5...0.75])
    // Nothing lies between.
    #expect(removed(0.75, 0.75) == [0...0.25, 0.5...1])
    #expect(removed(0.75, 0.5) == [0...0.25, 0.5...1])
  }
}
