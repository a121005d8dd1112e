/// What code gives for a color.
enum Paint: Sendable, Hashable {
  case color(UsedColor)
  /// Nothing is painted: what lies behind shows.
  case nothing
  /// Something that is no color that can be named.
  case unknown(UnfollowedUse.Reason, String)

  var color: UsedColor? { if case .color(let color) = self { color } else { nil } }

  var isPicture: Bool { if case .unknown(.picture, _) = self { true } else { false } }

  /// As the code writes it.
  var text: String {
    switch self {
    case .color(let color): color.written
    case .nothing: "transparent"
    case .unknown(_, let text): text
    }
  }

  /// The same at an opacity.
  ///
  /// - Parameters:
  ///   - replaces: whether it takes the place of the opacity that the color has.
  ///   - text: what the whole is called, if the color is not known.
  func faded(by opacity: Double, replaces: Bool = false, as text: String) -> Paint {
    switch self {
    case .unknown(.computed, _): return .unknown(.computed, text)
    case .nothing, .unknown: return self
    case .color(let color):
      if opacity == 0 { return .nothing }
      let share = opacity * (replaces ? 1 : color.opacity ?? 1)
      return .color(
        UsedColor(
          color.notation, color.name, opacity: share == 1 ? nil : share, color: color.color,
          declared: color.declared))
    }
  }
}
