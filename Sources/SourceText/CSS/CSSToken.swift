/// A token of a style sheet, with its bytes in the file. [CSS Syntax 3, section 4]
package struct CSSToken: Sendable {
  /// The kind of a token.
  package enum Kind: UInt8, Sendable {
    /// A name.
    case identifier
    /// A name and the parenthesis after it, which opens a group.
    case function
    /// `@` and a name.
    case atKeyword
    /// `#` and a name or digits.
    case hash
    /// A string with its quotes, and one that the end of its line cuts off.
    case string, badString
    /// `url(…)` without quotes, with its parenthesis, and one that is malformed.
    case url, badURL
    /// A number, one with `%`, one with a unit.
    case number, percentage, dimension
    /// White space; a comment counts as such.
    case space
    case comma, colon, semicolon
    /// An opening token, and a closing one.
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    /// A single character that is none of these.
    case delimiter
  }

  /// The kind of the token.
  package let kind: Kind
  let start: UInt32
  let end: UInt32
  /// For an opening token, the index of the token that closes it, or the number of tokens if none
  /// does; for other tokens the next index.
  let next: UInt32

  /// The bytes.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether the token opens a group.
  package var opensGroup: Bool {
    switch kind {
    case .function, .openParenthesis, .openBracket, .openBrace: true
    default: false
    }
  }
}
