import DesignTokens

/// Tokens that are only the value of another one.
extension PolicyDraft {
  /// The pairings that names tell, and those that style sheets show beside them; asks about what could
  /// not be placed.
  ///
  /// The value of a token that nothing stands on, and that stands on nothing known, is looked at itself.
  mutating func pairings(
    byNamesIn catalog: TokenCatalog, _ sheets: SheetUses, _ app: AppUses, _ traits: ColorTraits,
    _ values: ContextValues, _ placed: inout Set<String>
  ) -> [Pairing] {
    let empty = self
    let drafted = pairings(byNamesIn: catalog, sheets, app, traits, values.names, &placed)
    let lost = values.lost(placed)
    guard !lost.isEmpty else { return drafted }
    (self, placed) = (empty, [])
    let others = pairings(
      byNamesIn: catalog, sheets, app, traits, values.names.subtracting(lost), &placed)
    // What cannot be placed either is asked for by the name of the other.
    unplaced = unplaced.compactMapValues { names in
      let asked = names.filter { !lost.contains($0) }
      return asked.isEmpty ? nil : asked
    }
    return others
  }
}
