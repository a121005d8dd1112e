/// How much may be measured in a search for changes.
///
/// A backdrop of limited luminance, or a pattern of many colors, takes thousands of times as long as two
/// colors. Where a search would take minutes, it ends: what was found so far is the result. The effort
/// is counted, not timed, so that the result is the same on every machine.
final class RepairEffort {
  private var left: Int

  init(_ limit: Int = RepairEffort.limit) {
    left = limit
  }

  /// Whether nothing costly is measured any more.
  var isSpent: Bool { left <= 0 }

  func spend(_ cost: Int) { left -= cost }

  /// In units of two colors: some seconds.
  static let limit = 4_000_000
}
