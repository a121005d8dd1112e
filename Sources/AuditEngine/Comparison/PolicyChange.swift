public import SourceText

/// Something that asks for less than before, although no color changed for it.
public struct PolicyChange: Sendable {
  /// What asks for less.
  public enum Kind: String, Sendable, CaseIterable {
    /// The level of the whole audit.
    case level
    /// The weight of a rule's failures.
    case severity
    /// The weight of what depends on what lies beneath.
    case indeterminate
    /// The least ratio of a pairing.
    case requirement
    /// A context that is excluded or optional now.
    case context
    /// An axis that nothing is told apart by any more.
    case axis
    /// A token that lost its own value in a context.
    case token
    /// A source that is not read any more although it is there, or that replaces values of others.
    case source
    /// A condition of which what stands under it is left out.
    case condition
    /// A backdrop that may be fewer colors.
    case backdrop
    /// A waiver that was added or accepts more.
    case waiver
  }

  /// What asks for less.
  public let kind: Kind
  /// The rule; nil where it is more than one.
  public let rule: String?
  /// How much it weighs: as much as what it takes the weight from.
  public let severity: Diagnostic.Severity
  /// What was changed, as one line.
  public let message: String

  init(
    _ kind: Kind, rule: String? = nil, severity: Diagnostic.Severity = .error, _ message: String
  ) {
    self.kind = kind
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}
