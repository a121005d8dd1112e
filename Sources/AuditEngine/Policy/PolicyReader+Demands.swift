import SourceText

/// Reads the demands of a rule on tokens.
extension PolicyReader {
  mutating func readDemands(_ rule: JSONValue) -> [any TokenDemand] {
    TokenDemands.all.compactMap { demand in
      guard let value = rule[demand.key], value.expect(.object, demand.key, &diagnostics) else {
        return nil
      }
      value.expectKeys(among: ["tokens"] + demand.ownKeys, of: demand.key, &diagnostics)
      return demand.read(value, &self)
    }
  }

  /// The tokens of a demand: names or patterns.
  mutating func demandedTokens(_ value: JSONValue, of key: String) -> [PairingDeclaration.Name] {
    value["tokens"] == nil ? [] : names(value, "tokens", of: key)
  }

  /// Reports a demand without tokens.
  mutating func expectTokens(_ value: JSONValue, _ key: String) -> Bool {
    guard value["tokens"] == nil else { return true }
    diagnostics.error(
      "\(key) names no tokens; expected a name, a pattern or a list of them", at: value.span)
    return false
  }
}
