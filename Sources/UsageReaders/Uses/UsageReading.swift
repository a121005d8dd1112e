import SourceText

/// What files of code use: pairs of colors, and what could not be followed.
package struct UsageReading: Sendable {
  /// The pairs in the order in which they were found, each place once.
  package private(set) var pairs: [UsedPair] = []
  /// What could not be followed.
  package private(set) var unfollowed: [UnfollowedUse] = []
  /// About how many comparisons a file took so far.
  private var effort = 0
  private var known: Set<UsedPair> = []
  private var knownUnfollowed: Set<UnfollowedUse> = []

  /// Nothing read.
  package init() {}

  mutating func add(_ pair: UsedPair) {
    if known.insert(pair).inserted { pairs.append(pair) }
  }

  mutating func add(_ use: UnfollowedUse) {
    if knownUnfollowed.insert(use).inserted { unfollowed.append(use) }
  }

  mutating func unfollow(
    _ reason: UnfollowedUse.Reason, _ text: String, at place: SourceSpan
  ) {
    add(UnfollowedUse(reason: reason, text: text, place: place))
  }

  /// How many comparisons a file may take.
  private static let effortLimit = 20_000_000

  /// Begins a file.
  mutating func begin() { effort = 0 }

  /// Whether a file may take more comparisons.
  mutating func spend(_ comparisons: Int) -> Bool {
    effort = min(effort + min(comparisons, Self.effortLimit), Self.effortLimit + 1)
    return effort <= Self.effortLimit
  }
}
