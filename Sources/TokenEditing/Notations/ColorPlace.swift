import ColorMath
import SourceText

/// A literal that is to be written anew.
struct ColorPlace {
  /// Where it stands.
  let span: SourceSpan
  /// What it has to say.
  let goal: ColorGoal
  /// Where four and eight hexadecimal digits have their opacity.
  let notation: HexNotation
  /// The case of hexadecimal letters where the old digits have none.
  let prefersUppercase: Bool

  /// The bytes from one offset of the file to another.
  func text(_ range: Range<Int>) -> String {
    String(decoding: span.file.bytes[range], as: UTF8.self)
  }

  /// How hexadecimal digits are written.
  func hex(mayGrow: Bool) -> HexSpelling {
    HexSpelling(notation: notation, mayGrow: mayGrow, prefersUppercase: prefersUppercase)
  }
}
