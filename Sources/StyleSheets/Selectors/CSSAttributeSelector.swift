import SourceText

/// What stands in the brackets of `[data-theme="dark" i]`. [Selectors 4, section 6]
package struct CSSAttributeSelector: Sendable {
  /// The name of the attribute, in lower case.
  package let name: String
  /// The sign of the comparison, such as `=` or `^=`; nil where the attribute only has to be there.
  package let comparison: String?
  /// The value with its escapes decoded; nil without a comparison.
  package let value: String?

  /// Reads what stands in brackets; nil for no attribute.
  init?(_ tokens: CSSTokens) {
    var parts = tokens.parts[...]
    // The namespace: `*|lang`, `|lang`.
    if let first = parts.first, tokens.isSign("*", first), parts.count > 2,
      tokens.isSign("|", parts[parts.startIndex + 1])
    {
      parts = parts.dropFirst(2)
    } else if let first = parts.first, tokens.isSign("|", first) {
      parts = parts.dropFirst()
    }
    guard let place = parts.popFirst(), tokens[place].kind == .identifier else { return nil }
    name = tokens.text(at: place).lowercased()
    guard let sign = parts.popFirst() else {
      (comparison, value) = (nil, nil)
      return
    }
    if tokens.isSign("=", sign) {
      comparison = "="
    } else {
      guard ["~", "|", "^", "$", "*"].contains(where: { tokens.isSign($0, sign) }),
        let equals = parts.popFirst(), tokens.isSign("=", equals)
      else { return nil }
      comparison = tokens.text(at: sign) + "="
    }
    guard let operand = parts.popFirst(),
      tokens[operand].kind == .identifier || tokens[operand].kind == .string
    else { return nil }
    value = tokens.text(at: operand)
    guard let flag = parts.popFirst() else { return }
    guard parts.isEmpty, tokens.isWord(flag, "i") || tokens.isWord(flag, "s") else { return nil }
  }
}
