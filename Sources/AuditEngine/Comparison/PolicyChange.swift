package import SourceText

/// A change that makes the policy weaker, without a change of color.
package struct PolicyChange: Sendable {
  /// What became weaker.
  package enum Kind: String, Sendable, CaseIterable {
    /// A whole policy is gone, or is no longer audited with the one that named it.
    case policy
    /// The level of the whole audit.
    case level
    /// The severity of a rule.
    case severity
    /// The severity of indeterminate findings.
    case indeterminate
    /// The severity of pairs in code that no pairing judges.
    case undeclaredPairs = "undeclared-pairs"
    /// The minimum of a pairing.
    case requirement
    /// A context that is now excluded or optional.
    case context
    /// An axis that is gone.
    case axis
    /// A token that lost its own value in a context.
    case token
    /// A source that is no longer read although it exists, or that replaces values of others.
    case source
    /// A condition whose values are ignored.
    case condition
    /// A backdrop with fewer colors.
    case backdrop
    /// A waiver that was added or accepts more, or a baseline.
    case waiver
  }

  /// What became weaker.
  package let kind: Kind
  /// The rule; nil for more than one.
  package let rule: String?
  /// The severity: that of the rule before.
  package let severity: Diagnostic.Severity
  /// The change, as one line.
  package let message: String

  init(
    _ kind: Kind, rule: String? = nil, severity: Diagnostic.Severity = .error, _ message: String
  ) {
    self.kind = kind
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}
