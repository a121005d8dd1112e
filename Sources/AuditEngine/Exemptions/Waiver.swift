public import SourceText

/// Findings that somebody answers for: which, why, and until when.
public struct Waiver: Sendable {
  /// The rules by identifier or pattern; empty for all.
  public let rules: [PairingDeclaration.Name]
  /// The foregrounds as reports name them, or patterns; empty for all.
  public let foregrounds: [PairingDeclaration.Name]
  /// The background stacks, each layer a name or pattern; empty for all.
  public let backgrounds: [PairingDeclaration.Stack]
  /// The permutations that are meant.
  public let condition: ContextCondition
  /// Why the findings are accepted.
  public let reason: String
  /// Who answers for it.
  public let owner: String?
  /// The last day on which it waives anything; nil for no end.
  public let expires: CalendarDate?
  /// The ratio below which it does not waive; nil for none.
  public let pinned: PinnedRatio?
  /// The whole declaration.
  public let span: SourceSpan
}
