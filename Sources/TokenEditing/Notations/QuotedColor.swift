import SourceText

/// A color as a text in quotes, or without any where a syntax allows that.
struct QuotedColor {
  /// Where the text stands, without its quotes.
  let range: Range<Int>
  /// The text with its escapes undone.
  let text: String

  /// What has to change in the file.
  ///
  /// Where escapes make the text another than its bytes, all of it is written anew.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let edits = try CSSColorText(text).edits(place)
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
