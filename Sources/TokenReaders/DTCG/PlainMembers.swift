import ColorMath
import SourceText

/// Texts, numbers and words for yes and no among the groups of Style Dictionary, as
/// `"_comment": "generated"`. They are no tokens.
struct PlainMembers {
  private var first: (name: String, span: SourceSpan)?
  private var count = 0

  /// Takes a member that is certainly no color; false for any other.
  mutating func take(_ value: JSONValue, named name: String) -> Bool {
    switch value.kind {
    case .number, .boolean, .null: break
    case .string:
      let text = value.string ?? ""
      // Also a color with a mistake in it.
      let mayBeColor =
        text.hasPrefix("#") || CSSColorKeywords.beginsFunction(text) || value.holdsColor
        || DTCGColorText.hasAliases(text)
      if mayBeColor { return false }
    case .object, .array: return false
    }
    first = first ?? (name, value.span)
    count += 1
    return true
  }

  /// Says that they are not read, once for all.
  func report(_ diagnostics: inout DiagnosticList) {
    guard let first else { return }
    let more =
      switch count {
      case 1: " is not a token or a group, and is"
      case 2: " and 1 more value are not tokens or groups, and are"
      default: " and \(count - 1) more values are not tokens or groups, and are"
      }
    diagnostics.append(Diagnostic(.note, "'\(first.name)'\(more) not read", at: first.span))
  }
}
