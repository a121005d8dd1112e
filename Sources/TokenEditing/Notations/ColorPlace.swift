import ColorMath
import SourceText

/// A literal to rewrite.
struct ColorPlace {
  /// Its place.
  let span: SourceSpan
  /// Its requested value.
  let goal: ColorGoal
  /// The position of the opacity in four and eight hexadecimal digits.
  let notation: HexNotation
  /// The case of hexadecimal letters if the old digits have none.
  let prefersUppercase: Bool

  /// The bytes from one offset of the file to another.
  func text(_ range: Range<Int>) -> String {
    String(decoding: span.file.bytes[range], as: UTF8.self)
  }

  /// The style of hexadecimal digits.
  func hex(mayGrow: Bool) -> HexSpelling {
    HexSpelling(notation: notation, mayGrow: mayGrow, prefersUppercase: prefersUppercase)
  }
}
