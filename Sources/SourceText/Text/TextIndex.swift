/// Finds texts by their bytes, in 4 bytes for each place; the texts themselves are kept elsewhere, by
/// number.
package struct TextIndex: Sendable {
  /// One more than the number of a text; 0 where there is none. As many as a power of two.
  private var slots: [UInt32] = []
  private var count = 0

  /// No texts.
  package init() {}

  /// The hash of a text, the same for the whole run.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }

  /// The number of the text with a hash that a test holds for; nil if there is none.
  package func find(_ hash: Int, where isEqual: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isEqual(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the next number, for a text that is not there.
  package mutating func add(_ hash: Int, hashOf: (Int) -> Int) {
    if count * 4 >= slots.count * 3 { reserve(max(count * 2, 12), hashOf: hashOf) }
    count += 1
    place(count, hash)
  }

  /// Makes room for so many texts.
  package mutating func reserve(_ total: Int, hashOf: (Int) -> Int) {
    var size = max(slots.count, 16)
    while total * 4 > size * 3 { size *= 2 }
    guard size > slots.count else { return }
    slots = []
    slots = [UInt32](repeating: 0, count: size)
    for number in 0..<count { place(number + 1, hashOf(number)) }
  }

  private mutating func place(_ entry: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(entry)
  }
}
