/// Which scheme's values each source shows in states of a page that no permutation has.
///
/// A source by itself may show in each such state what it shows in light or in dark, and two sources
/// together may still show the one's light beside the other's dark.
package struct PageStates: Sendable {
  /// What a source shows in each state; a scheme is one whose values all show.
  package typealias Shown = [PageState: Set<String>]

  private var sources: [(name: String, shown: Shown)] = []

  /// Adds a source.
  ///
  /// - Returns: the states in which it and an earlier source show no scheme in common, with the first
  ///   such source, in a fixed order.
  package mutating func add(
    _ shown: Shown, of name: String
  ) -> [(state: PageState, source: String)] {
    var found: [(state: PageState, source: String)] = []
    for other in sources {
      let different = Set(shown.keys).union(other.shown.keys).filter { state in
        guard !found.contains(where: { $0.state == state }),
          let own = shown[state] ?? shown[state.withoutWay],
          let known = other.shown[state] ?? other.shown[state.withoutWay]
        else { return false }
        return own.isDisjoint(with: known)
      }
      found += different.sorted(by: PageState.isBefore).map { ($0, other.name) }
    }
    sources.append((name, shown))
    return found
  }
}
