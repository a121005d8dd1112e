/// What counts more where several plans fix as much.
package enum RepairPreference: String, Sendable, CaseIterable {
  /// The fewest colors within a tenth of the least visible difference.
  case balanced
  /// The fewest colors.
  case fewest
  /// The least visible difference.
  case nearest

  /// How much more visible a plan may be than another, as a factor.
  var allowance: Double {
    switch self {
    case .balanced: 1.1
    case .fewest: .infinity
    case .nearest: 1
    }
  }
}
