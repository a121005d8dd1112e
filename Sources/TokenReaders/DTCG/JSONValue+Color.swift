import ColorMath
import SourceText

/// A possible color where the file does not declare one.
extension JSONValue {
  /// Whether it is a color, an alias, or anything that holds one.
  var holdsColor: Bool {
    switch kind {
    case .string:
      guard let string else { return false }
      if string.hasPrefix("{"), string.hasSuffix("}") { return true }
      // There are many texts, and at first sight most are no color.
      let mayBeColor =
        string.hasPrefix("#") || CSSColorKeywords.isName(string)
        || CSSColorKeywords.beginsFunction(string)
      return mayBeColor && (try? ColorLiteral(css: string)) != nil
    case .object: return self["components"] != nil || members.contains { $0.value.holdsColor }
    case .array: return elements.contains(where: \.holdsColor)
    default: return false
    }
  }

  /// Whether it is written as a color is, and as nothing else: not by a name, which may be a text.
  var isColor: Bool {
    if kind == .object { return self["colorSpace"] != nil && self["components"] != nil }
    guard kind == .string, let string else { return false }
    return (string.hasPrefix("#") || CSSColorKeywords.beginsFunction(string))
      && (DTCGColorText.hasAliases(string) || (try? ColorLiteral(css: string)) != nil)
  }

  /// Whether it is a string that says the same as another.
  func isString(_ text: String?) -> Bool { text != nil && string == text }
}
