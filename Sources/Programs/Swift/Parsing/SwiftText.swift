/// What the written part of a text stands for.
enum SwiftText {
  /// The text with its escapes replaced; nil for an escape that isn't known.
  static func decoded(_ text: String, hashes: Int) -> String? {
    if hashes > 0 { return text.contains("\\#") ? nil : text }
    return EscapedText.decoded(text) { letter, rest in
      if letter == "0" { return "\0" }
      guard letter == "u", rest.popFirst() == "{", let close = rest.firstIndex(of: "}") else {
        return nil
      }
      let character = EscapedText.character(
        rest.distance(from: rest.startIndex, to: close), of: &rest)
      rest = rest.dropFirst()
      return character
    }
  }
}
