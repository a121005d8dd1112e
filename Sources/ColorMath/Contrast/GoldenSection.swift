/// Minimises a function of one variable that falls and then rises.
enum GoldenSection {
  /// The least value that was met, after `steps` sections of the range, each to 0.618 of the last.
  static func minimum(
    from low: Double, to high: Double, steps: Int, of value: (Double) -> Double
  ) -> Double {
    let golden = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var first = high - (high - low) * golden
    var second = low + (high - low) * golden
    var (atFirst, atSecond) = (value(first), value(second))
    for _ in 0..<steps {
      if atFirst < atSecond {
        (high, second, atSecond) = (second, first, atFirst)
        first = high - (high - low) * golden
        atFirst = value(first)
      } else {
        (low, first, atFirst) = (first, second, atSecond)
        second = low + (high - low) * golden
        atSecond = value(second)
      }
    }
    return min(atFirst, atSecond)
  }
}
