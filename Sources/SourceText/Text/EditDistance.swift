/// Optimal string alignment distances from one word of at most 64 letters: insertions, deletions,
/// substitutions and transpositions of neighbors, no letter edited twice.
///
/// A column of the table of distances at a time, a bit a row. [Hyyrö 2003, A Bit-Vector Algorithm for
/// Computing Levenshtein and Damerau Edit Distances, figure 9]
struct EditDistance {
  private let count: Int
  /// The places at which each letter stands.
  private var places: [Character: UInt64] = [:]
  /// The same for letters of one byte.
  private var bytePlaces = [UInt64](repeating: 0, count: 128)

  /// - Precondition: `word.count <= 64`.
  init(from word: [Character]) {
    precondition(word.count <= 64)
    count = word.count
    for (index, letter) in word.enumerated() {
      places[letter, default: 0] |= 1 << UInt64(index)
      if let byte = letter.asciiValue, letter != "\r\n" {
        bytePlaces[Int(byte)] |= 1 << UInt64(index)
      }
    }
  }

  /// The distance to another word. O(its letters).
  func to(_ word: [Character]) -> Int {
    distance(word.lazy.map { places[$0] ?? 0 })
  }

  /// The distance to a word whose letters are a byte each. O(its letters).
  func to(_ word: ArraySlice<UInt8>) -> Int {
    distance(word.lazy.map { bytePlaces[Int($0 & 0x7F)] })
  }

  @inline(__always) private func distance(_ letters: some Sequence<UInt64>) -> Int {
    guard count > 0 else { return letters.reduce(0) { length, _ in length + 1 } }
    let last = UInt64(1) << UInt64(count - 1)
    var distance = count
    // Where the distance grows and shrinks by 1 from a row to the next, and where it is that of the row
    // and column before.
    var (growing, shrinking, diagonal) = (UInt64.max, UInt64(0), UInt64(0))
    var before: UInt64 = 0
    for matches in letters {
      let transposed = ((~diagonal & matches) << 1) & before
      diagonal = (((matches & growing) &+ growing) ^ growing) | matches | shrinking | transposed
      var grown = shrinking | ~(diagonal | growing)
      var shrunk = diagonal & growing
      if grown & last != 0 { distance += 1 }
      if shrunk & last != 0 { distance -= 1 }
      grown = grown << 1 | 1
      shrunk <<= 1
      growing = shrunk | ~(diagonal | grown)
      shrinking = grown & diagonal
      before = matches
    }
    return distance
  }
}
