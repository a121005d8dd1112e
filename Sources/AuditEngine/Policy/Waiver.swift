package import SourceText

/// Findings that somebody accepts: which, why, and until when.
package struct Waiver: Sendable {
  /// The rules by identifier or pattern; empty for all.
  package let rules: [PairingDeclaration.Name]
  /// The foregrounds as reports name them, or patterns; empty for all.
  package let foregrounds: [PairingDeclaration.Name]
  /// The background stacks, each layer a name or pattern; empty for all.
  package let backgrounds: [PairingDeclaration.Stack]
  /// The permutations in which it applies.
  package let condition: ContextCondition
  /// Why the findings are accepted.
  package let reason: String
  /// Who is responsible for it.
  package let owner: String?
  /// The last day on which it applies; nil for no end.
  package let expires: CalendarDate?
  /// The ratio below which it does not apply; nil for none.
  package let pinned: PinnedRatio?
  /// The whole declaration.
  package let span: SourceSpan
}
