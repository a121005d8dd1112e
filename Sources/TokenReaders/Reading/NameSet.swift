/// Some of the names that have numbers.
struct NameSet {
  private var isMember: [Bool] = []

  /// Whether a name is a member, by its number.
  func contains(_ number: Int) -> Bool { number < isMember.count && isMember[number] }

  /// Adds a name by its number; returns whether it was none.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    if number >= isMember.count {
      isMember += [Bool](repeating: false, count: max(number + 1 - isMember.count, isMember.count))
    }
    defer { isMember[number] = true }
    return !isMember[number]
  }

  /// The numbers of the members, in order.
  var numbers: some Sequence<Int> { isMember.indices.lazy.filter { isMember[$0] } }
}
