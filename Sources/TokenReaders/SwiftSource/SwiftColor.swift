import ColorMath
import DesignTokens

/// A color as an expression gives it: a literal, or another token's with its opacity changed.
enum SwiftColor: Equatable {
  /// A change of opacity.
  enum Step: Equatable {
    /// `opacity(_:)` multiplies what is there.
    case multiplied(Double)
    /// `withAlphaComponent(_:)` replaces it.
    case replaced(Double)
  }

  case literal(ColorLiteral)
  /// The first of these names that is a token, and what is done to it.
  case token(names: [String], steps: [Step])

  /// The color after a step.
  func applying(_ step: Step) -> SwiftColor {
    switch self {
    case .literal(let literal):
      let alpha =
        switch step {
        case .multiplied(let factor): literal.alpha * factor
        case .replaced(let value): value
        }
      return .literal(
        ColorLiteral(space: literal.space, components: literal.components, alpha: alpha))
    case .token(let names, let steps): return .token(names: names, steps: steps + [step])
    }
  }
}
