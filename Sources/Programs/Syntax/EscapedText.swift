/// The written part of a text, with what stands behind a backslash replaced.
enum EscapedText {
  private static let common: [Character: String] = [
    "n": "\n", "t": "\t", "r": "\r", "\\": "\\", "\"": "\"", "'": "'",
  ]

  /// The text that is meant; nil for an escape that isn't known.
  ///
  /// - Parameter escape: What a language adds: the letter behind the backslash, and the text after it,
  ///   from whose start it takes what it needs.
  static func decoded(
    _ text: String, _ escape: (_ letter: Character, _ rest: inout Substring) -> String?
  ) -> String? {
    guard text.contains("\\") else { return text }
    var (result, rest) = ("", text[...])
    while let letter = rest.popFirst() {
      guard letter == "\\" else {
        result.append(letter)
        continue
      }
      guard let next = rest.popFirst(), let meant = common[next] ?? escape(next, &rest) else {
        return nil
      }
      result += meant
    }
    return result
  }

  /// The character of as many hexadecimal digits, which are taken.
  static func character(_ digits: Int, of rest: inout Substring) -> String? {
    let code = rest.prefix(digits)
    guard code.count == digits, let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    rest = rest.dropFirst(digits)
    return String(Character(scalar))
  }
}
