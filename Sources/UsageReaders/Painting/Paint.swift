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
}
