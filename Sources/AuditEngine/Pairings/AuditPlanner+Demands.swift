import DesignTokens
import SourceText

/// Looks up the tokens and axes of demands.
extension AuditPlanner {
  mutating func axis(_ name: PolicyName) -> Int? {
    if let index = catalog.axes.firstIndex(where: { $0.name == name.text }) { return index }
    diagnostics.error(
      "the tokens have no axis '\(name.text)'"
        + NearestName.hint(for: name.text, among: catalog.axes.map(\.name)),
      at: name.span)
    return nil
  }

  /// The tokens of a name or pattern, of any type.
  mutating func anyTokens(_ name: PolicyName) -> [TokenID] {
    if let literal = NamePattern.literal(name.text) {
      if let id = catalog.token(named: literal) { return [id] }
      reportUndeclared(literal, at: name.span)
      return []
    }
    let pattern = NamePattern(name.text)
    guard mayCompare(pattern) else { return [] }
    reportUnread(fitting: pattern, name.text)
    let found = catalog.tokens.filter { pattern.matches(catalog.name(of: $0)) }
    if found.isEmpty {
      diagnostics.error(
        "no token matches '\(name.text)'", at: name.span, nextStep: .listTokens)
    }
    return found
  }
}
