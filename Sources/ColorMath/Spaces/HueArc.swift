/// Which way round the circle a mixture of two hues takes. [CSS Color 4, 12.4]
enum HueArc: String {
  case shorter, longer, increasing, decreasing

  /// The two hues in degrees, 0..<360, one of them increased by 360 if the direction needs it.
  func adjusted(_ first: Double, _ second: Double) -> (Double, Double) {
    let difference = second - first
    switch self {
    case .shorter:
      if difference > 180 { return (first + 360, second) }
      return difference < -180 ? (first, second + 360) : (first, second)
    case .longer:
      if difference > 0, difference < 180 { return (first + 360, second) }
      return difference > -180 && difference <= 0 ? (first, second + 360) : (first, second)
    case .increasing: return difference < 0 ? (first, second + 360) : (first, second)
    case .decreasing: return difference > 0 ? (first + 360, second) : (first, second)
    }
  }
}
