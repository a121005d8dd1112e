package import DesignTokens

/// How code uses a pair of tokens.
package struct PairUse: Sendable {
  /// What the foreground is: text, large text or a part of a component.
  package let usage: Usage
  /// Whether it is used in an inactive component only.
  package let isInactive: Bool
  /// What lies behind the background in each place; nil where that is not known.
  package let behind: Set<TokenID?>

  /// A use.
  package init(_ usage: Usage, isInactive: Bool, behind: Set<TokenID?>) {
    self.usage = usage
    self.isInactive = isInactive
    self.behind = behind
  }

  /// Whether a pairing of a usage requires as much, or more.
  func isMet(by other: Usage) -> Bool { usage.isMet(by: other) }

  /// Whether a pairing of a usage exempts it.
  func isExempt(by other: Usage) -> Bool { usage.isExempt(by: other, isInactive: isInactive) }
}
