/// A state of a page that no permutation has: what chooses its scheme.
package struct PageState: Hashable, Sendable {
  /// The scheme that the user prefers.
  package let preferred: String
  /// The scheme that the page chooses; nil for none.
  package let chosen: String?
  /// The only way in which the page chooses it; nil for every way.
  package let way: String?

  /// A state.
  package init(preferred: String, chosen: String? = nil, way: String? = nil) {
    self.preferred = preferred
    self.chosen = chosen
    self.way = way
  }

  /// What a source shows that does not know the way: the system decides.
  var withoutWay: PageState { PageState(preferred: preferred) }

  /// A fixed order: by what the user prefers, what the page chooses, and the way; nothing comes last.
  static func isBefore(_ first: PageState, _ second: PageState) -> Bool {
    if first.preferred != second.preferred { return first.preferred < second.preferred }
    if first.chosen != second.chosen { return isBefore(first.chosen, second.chosen) }
    return isBefore(first.way, second.way)
  }

  private static func isBefore(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first != nil && second == nil }
    return first < second
  }
}
