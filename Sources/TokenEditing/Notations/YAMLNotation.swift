import SourceText

/// Rewrites colors of theme files: a scalar with or without quotes.
enum YAMLNotation {
  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    var range = place.span.range
    let bytes = place.span.file.bytes[range]
    if let quote = bytes.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      guard bytes.count > 1, bytes.last == quote else { throw EditRefusal("it is not a scalar") }
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let text = place.text(range)
    guard text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit) else {
      throw EditRefusal("it is written with escapes or in several lines")
    }
    return try QuotedColor(range: range, text: text).edits(place)
  }
}
