/// Changes by their score, the best first; a binary heap.
struct MoveQueue {
  /// A change of a variable.
  struct Entry {
    let score: Double
    let variable: Int
    /// Which search of the variable it comes from: only the last one counts.
    let stamp: Int
  }

  private var entries: [Entry] = []

  /// The best one.
  var first: Entry? { entries.first }

  /// O(log n).
  mutating func insert(_ entry: Entry) {
    var place = entries.count
    entries.append(entry)
    while place > 0, Self.isBefore(entries[place], entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// O(log n).
  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < entries.count && Self.isBefore(entries[child], entries[least]) {
        least = child
      }
      if least == place { return }
      entries.swapAt(place, least)
      place = least
    }
  }

  /// Of equal ones, the variable that comes first.
  private static func isBefore(_ first: Entry, _ second: Entry) -> Bool {
    first.score == second.score ? first.variable < second.variable : first.score > second.score
  }
}
