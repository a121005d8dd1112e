import ColorMath
import DesignTokens
import SourceText

/// The value of a token once its type is known.
enum DTCGTypedValue {
  /// A value as its type has it; nil after an error. A gradient among colors gets its own type.
  static func typed(
    _ content: TokenValue, as type: inout TokenType?, from value: JSONValue?,
    _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
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
