import ColorMath
import SourceText

/// What CSS's `var()` comes to. [CSS Custom Properties 1, section 3]
extension TokenValue {
  /// Whether there is any alias in it that need not lead anywhere.
  public var hasVariables: Bool {
    switch content {
    case .variable: true
    case .text(let parts), .pattern(let parts), .stack(let parts):
      parts.contains(where: \.hasVariables)
    default: false
    }
  }

  /// The value with each variable replaced: by an alias where its target is set, else by its fallback,
  /// else by a value that cannot be read for the reason that `reason` gives.
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
    default: return self
    }
  }

  /// The type that the form of the value gives it; nil where it says nothing.
  var impliedType: TokenType? {
    switch content {
    case .color: .color
    case .text(let pieces):
      if case .string(let text)? = pieces.first?.content, CSSColor.beginsFunction(text) {
        .color
      } else {
        nil
      }
    default: nil
    }
  }

  /// The value as CSS writes it; nil for one that CSS does not have.
  var cssText: String? {
    switch content {
    case .color(let literal): literal.space.cssText(literal.components, alpha: literal.alpha)
    case .string(let text): text
    case .number(let number): "\(number)"
    default: nil
    }
  }

  /// How long a text may become, in bytes: variables that hold variables can multiply without end.
  private static let textLimit = 65_536

  /// The text that pieces make up; a value that cannot be read where one of them has no text.
  ///
  /// White space is put between pieces: what was replaced cannot grow together with what stands beside
  /// it. [CSS Custom Properties 1, section 3]
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

  /// The color that a text of CSS is; a value that cannot be read where it is none. Anything but a
  /// text with a function stays as it is, and so does a color with missing components, which count
  /// where it is mixed.
  var readingColorText: TokenValue {
    guard case .string(let text) = content, CSSColor.beginsFunction(text) else { return self }
    do throws(CSSColorError) {
      let color = try CSSColor(text)
      return color.hasMissingComponents ? self : TokenValue(.color(ColorLiteral(color)), at: span)
    } catch {
      return TokenValue(.unreadable(ColorLiteral.message(error, in: text)), at: span)
    }
  }
}
