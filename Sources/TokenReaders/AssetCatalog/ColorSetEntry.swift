import DesignTokens
import SourceText

/// An entry of a colour set: a colour and where it applies.
struct ColorSetEntry {
  enum Value {
    case literal(ColorLiteral)
    case system(SystemColor)
  }

  let slot: ColorSetSlot
  let value: Value
  /// Where the colour stands.
  let span: SourceSpan
}
