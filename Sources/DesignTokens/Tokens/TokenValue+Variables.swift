import ColorMath
import SourceText

/// The values of CSS's `var()`. [CSS Custom Properties 1, section 3]
extension TokenValue {
  /// Whether it contains an alias that need not have a target.
  package var hasVariables: Bool {
    switch content {
    case .variable: true
    case .text(let parts), .pattern(let parts), .stack(let parts):
      parts.contains(where: \.hasVariables)
    case .modified(let base, _): base.hasVariables
    default: false
    }
  }

  /// The targets of its aliases that have a fallback.
  package var optionalTargets: [TokenID] {
    switch content {
    case .variable(let reference, let fallback?):
      [reference.target] + fallback.optionalTargets
    case .text(let parts), .pattern(let parts), .stack(let parts):
      parts.flatMap(\.optionalTargets)
    case .modified(let base, _): base.optionalTargets
    default: []
    }
  }

  /// The value with each variable replaced: by an alias if its target is set, otherwise by its
  /// fallback, otherwise by an unreadable value with the reason that `reason` gives.
  func choosing(
    isSet: (TokenReference) -> Bool, reason: (TokenReference, SourceSpan) -> String
  ) -> TokenValue {
    switch content {
    case .variable(let reference, let fallback):
      if isSet(reference) { return TokenValue(.reference(reference), at: span) }
      if let fallback { return fallback.choosing(isSet: isSet, reason: reason) }
      return TokenValue(.unreadable(reason(reference, span)), at: span)
    case .text(let pieces):
      return TokenValue(
        .text(pieces.map { $0.choosing(isSet: isSet, reason: reason) }), at: span)
    case .pattern(let parts):
      return TokenValue(
        .pattern(parts.map { $0.choosing(isSet: isSet, reason: reason) }), at: span)
    case .stack(let parts):
      return TokenValue(.stack(parts.map { $0.choosing(isSet: isSet, reason: reason) }), at: span)
    case .modified(let base, let step):
      return TokenValue(.modified(base.choosing(isSet: isSet, reason: reason), step), at: span)
    default: return self
    }
  }

  /// The type that the form of the value implies; nil if none.
  package var impliedType: TokenType? {
    switch content {
    case .color, .modified: .color
    case .text(let pieces):
      if case .string(let text)? = pieces.first?.content, CSSColorKeywords.beginsFunction(text) {
        .color
      } else {
        nil
      }
    default: nil
    }
  }

  /// The value as CSS writes it; nil if CSS has no form for it.
  var cssText: String? {
    switch content {
    case .color(let literal): literal.cssText
    case .string(let text): text
    case .number(let number): "\(number)"
    case .channels(let channels): channels.text
    default: nil
    }
  }

  /// The maximum length of a text in bytes: variables in variables can multiply without end.
  private static let textLimit = 65_536

  /// The text of pieces; an unreadable value if one of them has no text.
  ///
  /// Pieces are separated by white space: a replaced variable cannot merge with its neighbors. [CSS
  /// Custom Properties 1, section 3]
  static func joined(_ pieces: [TokenValue], at span: SourceSpan) -> TokenValue {
    var text = ""
    for piece in pieces {
      if piece.isUnreadable { return piece }
      guard let part = piece.cssText else {
        return TokenValue(
          .unreadable("\(piece.phrase) cannot stand in a value of CSS"), at: piece.span)
      }
      if !text.isEmpty { text += " " }
      text += part
      guard text.utf8.count <= textLimit else {
        return TokenValue(
          .unreadable("the value is longer than \(textLimit) bytes once aliases are replaced"),
          at: span)
      }
    }
    return TokenValue(.string(text), at: span)
  }

  /// What to write so that components are colors; empty for anything else.
  package var hintAtChannels: String {
    switch content {
    case .channels(let channels):
      " but the components of one: pair what uses it, or give its source \"channels\": "
        + "\"\(channels.function.rawValue)\""
    case .string(let text) where ColorChannels.mayBe(text):
      " but may be the components of one: name their function in its source, as in \"channels\": "
        + "\"hsl\""
    default: ""
    }
  }

  /// The color of a CSS text; an unreadable value if it is not one. A text without a function stays
  /// unchanged.
  var readingColorText: TokenValue {
    guard case .string(let text) = content, CSSColorKeywords.beginsFunction(text) else {
      return self
    }
    do throws(CSSColorError) {
      return TokenValue(.color(try ColorLiteral(css: text)), at: span)
    } catch {
      return TokenValue(.unreadable(ColorLiteral.message(error, in: text)), at: span)
    }
  }
}
