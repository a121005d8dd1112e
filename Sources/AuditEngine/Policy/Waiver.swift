public import SourceText

/// Findings that somebody accepts: which, why, and until when.
public struct Waiver: Sendable {
  /// The rules by identifier or pattern; empty for all.
  public let rules: [PairingDeclaration.Name]
  /// The foregrounds as reports name them, or patterns; empty for all.
  public let foregrounds: [PairingDeclaration.Name]
  /// The background stacks, each layer a name or pattern; empty for all.
  public let backgrounds: [PairingDeclaration.Stack]
  /// The permutations in which it applies.
  public let condition: ContextCondition
  /// Why the findings are accepted.
  public let reason: String
  /// Who is responsible for it.
  public let owner: String?
  /// The last day on which it applies; nil for no end.
  public let expires: CalendarDate?
  /// The ratio below which it does not apply; nil for none.
  public let pinned: PinnedRatio?
  /// The whole declaration.
  public let span: SourceSpan
}
