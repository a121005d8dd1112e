import ColorMath
import SourceText

/// A color as a text in quotes, or without quotes if the syntax allows that.
struct QuotedColor {
  /// The place of the text, without its quotes.
  let range: Range<Int>
  /// The text after decoding escapes.
  let text: String
  /// The text as components without their function, if it is that.
  var channels: ColorChannels? = nil

  /// The edits in the file.
  ///
  /// If escapes make the text differ from its bytes, all of it is rewritten.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let written = channels.map { CSSColorText($0) } ?? CSSColorText(text)
    let edits = try written.edits(place)
    guard place.text(range) == text else {
      let file = SourceFile(path: place.span.file.path, text: text)
      return [TextEdit(range, String(decoding: file.bytes(after: edits), as: UTF8.self))]
    }
    return edits.map {
      TextEdit(
        range.lowerBound + $0.range.lowerBound..<range.lowerBound + $0.range.upperBound,
        $0.replacement)
    }
  }
}
