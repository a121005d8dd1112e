public import SourceText

/// Findings that were known on the day a gate was switched on.
public struct Baseline: Sendable {
  /// The version of the file's format.
  public static let schemaVersion = 1

  /// One known finding.
  public struct Entry: Sendable {
    /// Which one.
    public let identity: FindingIdentity
    /// The contrast it had, cut down to four decimals, the least where it varies; nil for demands that
    /// are no ratios, and only for those.
    public let ratio: Double?
    /// Where it stands in the file; nil for one that is new.
    public let span: SourceSpan?

    /// A known finding.
    public init(identity: FindingIdentity, ratio: Double?, span: SourceSpan? = nil) {
      self.identity = identity
      self.ratio = ratio
      self.span = span
    }

    /// Whether a measured ratio is below the known one by more than rounding; what is no number is worse
    /// than anything, and no known ratio accepts none.
    func isMissed(by measured: Double) -> Bool {
      guard let ratio else { return true }
      // Four decimals tell the smallest step of 8 bits; the rest differs from machine to machine.
      return !(measured >= ratio - 1e-6)
    }
  }

  /// The findings, sorted by their names.
  public let entries: [Entry]

  /// A baseline of findings in any order.
  public init(entries: [Entry]) {
    self.entries = entries.map { (key: $0.identity.sortingKey, entry: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.entry)
  }
}
