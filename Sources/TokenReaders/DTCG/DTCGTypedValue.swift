import ColorMath
import DesignTokens
import SourceText

/// The value of a token once its type is known.
enum DTCGTypedValue {
  /// A value as its type has it; nil after an error. A gradient among colors gets its own type, and a color
  /// among what is none, as a text, that of a color which is not read.
  static func typed(
    _ content: TokenValue, as type: inout TokenType?, from value: JSONValue?,
    _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    if type == .other, let value, value.isColor {
      // Nobody would look for a color there.
      let text = value.string ?? value.literal
      let reason = "'\(text.prefix(60))' is a color, but its type is not; expected the type color"
      type = .color
      diagnostics.warning(reason, at: content.span)
      return TokenValue(.unreadable(reason), at: content.span)
    }
    guard type == .color, !content.isUnreadable else { return content }
    switch content.content {
    case .color: return content
    case .array where value?.kind == .string:
      type = .gradient
      return content
    default: return content.hasReferences ? content : colorLiteral(content, &diagnostics)
    }
  }

  /// Reads a color without aliases once and for all. A text that is none fails only what needs it: it may
  /// be a mistake in a token that nothing shows.
  private static func colorLiteral(
    _ content: TokenValue, _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    if case .modified(let base, let step) = content.content {
      return colorLiteral(base, &diagnostics)
        .map { $0.isUnreadable ? $0 : TokenValue(.modified($0, step), at: content.span) }
    }
    do throws(ResolutionError) {
      return TokenValue(.color(try ColorLiteral(content)), at: content.span)
    } catch {
      guard case .string = content.content else {
        diagnostics.append(error.diagnostic)
        return nil
      }
      let reason = error.diagnostic.message
      diagnostics.warning(reason, at: content.span)
      return TokenValue(.unreadable(reason), at: content.span)
    }
  }
}
