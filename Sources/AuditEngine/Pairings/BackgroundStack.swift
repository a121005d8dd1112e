import ColorMath
import DesignTokens

/// The layers of a background, top first, and what lies beneath them.
struct BackgroundStack: Hashable {
  /// What lies beneath the last layer.
  enum Beneath: Hashable {
    /// Nothing: the last layer must be opaque.
    case nothing
    /// Anything.
    case anything
    /// A backdrop, by its index in the policy.
    case backdrop(Int)
  }

  let layers: [TokenID]
  let beneath: Beneath
}

/// A backdrop of the policy with its tokens looked up.
enum PlannedBackdrop: Sendable {
  case colors([PlannedColor])
  case luminance(ClosedRange<Double>)

  enum PlannedColor: Sendable {
    case token(TokenID)
    case literal(SRGBColor)
  }
}
