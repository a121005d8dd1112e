import ColorMath
import DesignTokens
import SourceText

/// An entry of a color set: a color and where it applies.
struct ColorSetEntry {
  enum Value {
    case literal(ColorLiteral)
    case system(SystemColor)
  }

  let slot: ColorSetSlot
  let value: Value
  /// Where the color stands.
  let span: SourceSpan
}
