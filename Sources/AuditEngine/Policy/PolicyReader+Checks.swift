import SourceText

/// Reads the token checks of a rule.
extension PolicyReader {
  static let checkKeys = ["invariant", "neverText", "documented", "agree"]

  mutating func readChecks(_ rule: JSONValue) -> [StructuralCheck] {
    Self.checkKeys.compactMap { key in rule[key].flatMap { readCheck($0, key) } }
  }

  private mutating func readCheck(_ value: JSONValue, _ key: String) -> StructuralCheck? {
    guard value.expect(.object, key, &diagnostics) else { return nil }
    let own = key == "invariant" ? ["along"] : key == "agree" ? ["prefixes"] : []
    value.expectKeys(among: ["tokens"] + own, of: key, &diagnostics)
    let tokens = value["tokens"] == nil ? [] : names(value, "tokens", of: key)
    switch key {
    case "invariant":
      let axes = names(value, "along", of: key)
      guard !needsTokens(value, key) else { return nil }
      return StructuralCheck(demand: .invariant(along: axes), tokens: tokens, span: value.span)
    case "neverText":
      guard !needsTokens(value, key) else { return nil }
      return StructuralCheck(demand: .neverText, tokens: tokens, span: value.span)
    case "documented": return StructuralCheck(demand: .documented, tokens: tokens, span: value.span)
    default:
      guard value["prefixes"] != nil else {
        guard !needsTokens(value, key) else { return nil }
        return StructuralCheck(demand: .same, tokens: tokens, span: value.span)
      }
      let prefixes = names(value, "prefixes", of: key)
      if prefixes.count < 2 {
        diagnostics.error("nothing to compare: expected two prefixes", at: value.span)
      }
      return StructuralCheck(demand: .agree(prefixes: prefixes), tokens: tokens, span: value.span)
    }
  }

  /// Reports a check without tokens.
  private mutating func needsTokens(_ value: JSONValue, _ key: String) -> Bool {
    guard value["tokens"] == nil else { return false }
    diagnostics.error(
      "\(key) names no tokens; expected a name, a pattern or a list of them", at: value.span)
    return true
  }
}
