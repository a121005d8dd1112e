package import SourceText

/// Findings that were known on the day a gate was switched on.
package struct Baseline: Sendable {
  /// The version of the file's format.
  package static let schemaVersion = 1

  /// One known finding.
  package struct Entry: Sendable {
    /// Its identity.
    package let identity: FindingIdentity
    /// The contrast it had, cut to four decimals, the lowest if it varies; for a token check, what it
    /// measured, and nil if it measures nothing.
    package let ratio: Double?
    /// The name of its policy; nil where the baseline is of one policy only.
    package var policy: String?
    /// Its place in the file; nil if it is new.
    package let span: SourceSpan?

    /// A known finding.
    package init(
      identity: FindingIdentity, ratio: Double?, policy: String? = nil, span: SourceSpan? = nil
    ) {
      self.identity = identity
      self.ratio = ratio
      self.policy = policy
      self.span = span
    }

    /// Whether a measured ratio is below the known one by more than rounding. NaN is worse than
    /// anything, and no known ratio accepts it.
    func isMissed(by measured: Double) -> Bool {
      guard let ratio else { return true }
      // Four decimals show the smallest 8-bit step; further digits differ between machines.
      return !(measured >= ratio - 1e-6)
    }
  }

  /// The findings, sorted by name.
  package let entries: [Entry]

  /// A baseline of findings in any order.
  package init(entries: [Entry]) {
    self.entries = entries.map { (key: [$0.policy ?? ""] + $0.identity.sortingKey, entry: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.entry)
  }

  /// The findings of one policy, by index; nil if no finding names its policy, and several are
  /// audited: what is known in one app must not be accepted in another.
  ///
  /// - Parameter isAlone: whether no other policy is audited. Then the only policy of the baseline is
  ///   this one, wherever it has moved.
  package func indices(of policy: String, isAlone: Bool) -> [Int]? {
    let policies = Set(entries.map(\.policy))
    if policies.count <= 1, isAlone { return Array(entries.indices) }
    if policies == [nil] { return nil }
    return entries.indices.filter { entries[$0].policy == policy }
  }
}
