package import SourceText

/// What is worked out about findings beside their verdict, and what it may change.
package struct RepairOptions: Sendable {
  /// Whether to plan changes at all.
  package var isPlanned = true
  /// Whether to find for each place of a finding the change that makes it pass alone, or the reason
  /// why there is none, for reports that show all of them.
  package var suggestsAlternatives = true
  /// What counts more where several plans fix as much.
  package var preference = RepairPreference.balanced
  /// Whether pairings that fail may lose contrast.
  package var allowsWorse = false
  /// The tokens, by name or pattern, whose colors no change may touch, beside those of the policy.
  package var keep: [String] = []
  /// The same for places, such as those of a base that belongs to somebody else.
  package var keptPlaces: Set<SourceSpan> = []

  /// Plans everything.
  package init() {}
}
