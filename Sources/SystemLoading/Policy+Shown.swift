package import AuditEngine

extension Policy {
  /// Takes what the code of the app shows.
  package mutating func show(_ shown: ShownColors) {
    shownPairs = shown.pairs
    shownPlaces = shown.places
    unresolvedUses = shown.unresolved
  }
}
