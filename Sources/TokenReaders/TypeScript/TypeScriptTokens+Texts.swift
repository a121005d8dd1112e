import ColorMath
import DesignTokens
import SourceText

/// What a text is: a color, a path to one, or neither.
extension TypeScriptTokens {
  /// Whether a value is a color that is known.
  static func isColor(_ value: TypeScriptValue) -> Bool {
    guard case .text(let text, let span) = value else { return false }
    return color(text, at: span).map { !$0.isUnreadable } ?? false
  }

  /// Why a text is no color although CSS has one of the name: a key beside it is called so, and has
  /// another color.
  static func keyBeside(
    _ member: TypeScriptValue.Member, _ keys: [String: TypeScriptValue]
  ) -> String? {
    guard case .text(let text, let span) = member.value, text != member.key,
      let other = keys[text], isColor(other), case .text(let own, let place) = other
    else { return nil }
    let isKeyword = isColor(member.value)
    if isKeyword, case .color(let first)? = color(text, at: span)?.content,
      case .color(let second)? = color(own, at: place)?.content, first == second
    {
      return nil
    }
    guard isKeyword || isColorName([member.key]) else { return nil }
    return "'\(text)' may be the key of that name beside it; name its value there"
  }

  /// The value of a token that gets one twice: unreadable where the two are not the same.
  static func either(_ first: TokenValue, _ second: TokenValue, _ name: String) -> TokenValue {
    if first.span == second.span { return second }
    if case .color(let one) = first.content, case .color(let two) = second.content, one == two {
      return second
    }
    let reason = "'\(name)' has another value in line \(first.span.line)"
    return TokenValue(.unreadable(reason), at: second.span)
  }

  /// The path in `{a.b}`; nil for any other text.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let path = text.dropFirst().dropLast().trimmingPrefix { $0 == " " }
    let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
    return isPath ? String(path) : nil
  }

  /// Whether a value names another that may be a color.
  static func isReference(_ value: TypeScriptValue) -> Bool {
    guard case .text(let text, _) = value else { return false }
    return reference(text)?.lowercased().hasPrefix("color") ?? false
  }

  /// The color of a text; nil for what is none.
  static func color(_ text: String, at span: SourceSpan) -> TokenValue? {
    let isHex = text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    let isFunction = CSSColorKeywords.beginsFunction(text)
    let isVariable = text.lowercased() == "currentcolor" || text.hasPrefix("var(")
    if isVariable {
      return TokenValue(
        .unreadable("'\(text.prefix(60))' is decided where it is used"), at: span)
    }
    do throws(CSSColorError) {
      // The opacity of a utility stands there; without one it is 1. [Tailwind CSS 3, Using CSS Variables]
      let plain = text.contains(opacity) ? text.replacing(opacity, with: "1") : text
      return TokenValue(.color(try ColorLiteral(css: plain)), at: span)
    } catch {
      guard isHex || isFunction else { return nil }
      let shown = text.utf8.count <= 60 ? text : text.prefix(60) + "…"
      let reason = isHex ? "\(error)" : "'\(shown)' cannot be read as a color: \(error)"
      return TokenValue(.unreadable(reason), at: span)
    }
  }

  /// What Tailwind replaces by the opacity of a utility.
  private static let opacity = "<alpha-value>"

  private static let colorWords = [
    "color", "colour", "background", "foreground", "palette", "text", "border", "fill", "stroke",
    "bg",
  ]

  static func isColorName(_ path: [String]) -> Bool {
    guard let last = path.last?.lowercased() else { return false }
    return colorWords.contains(where: last.contains)
  }
}
