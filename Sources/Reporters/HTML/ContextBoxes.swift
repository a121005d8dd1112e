/// Divides permutations into products of contexts. Axis by axis, boxes that are equal on all other axes
/// become one.
///
/// A box is a row of one table, and a set of contexts is a number: 65,536 permutations are compared
/// without an array for each. It takes axes² × permutations steps at most.
struct ContextBoxes {
  private let width: Int
  /// For each box its set of contexts on each axis, by number.
  private var rows: [Int32]
  /// The sets of contexts that there are so far, sorted.
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int32] = [:]

  /// - Parameters:
  ///   - places: for each permutation the index of its context on each axis.
  ///   - width: the number of axes, at least 1.
  init(_ permutations: [Int], _ places: [[Int]], axes width: Int) {
    self.width = width
    rows = []
    rows.reserveCapacity(permutations.count * width)
    // The set of a single context has a number at once.
    var single: [Int32] = []
    for permutation in permutations {
      for context in places[permutation] {
        while single.count <= context { single.append(number(of: [single.count])) }
        rows.append(single[context])
      }
    }
    for axis in 0..<width { merge(along: axis) }
  }

  /// The boxes, in the order of their first permutations.
  var boxes: [HTMLContexts.Box] {
    stride(from: 0, to: rows.count, by: width).map { start in
      rows[start..<start + width].map { sets[Int($0)] }
    }
  }

  private mutating func number(of set: [Int]) -> Int32 {
    if let known = numbers[set] { return known }
    numbers[set] = Int32(sets.count)
    sets.append(set)
    return Int32(sets.count - 1)
  }

  private mutating func merge(along axis: Int) {
    let groups = groups(besides: axis)
    guard groups.firsts.count * width < rows.count else { return }
    var contexts: [[Int]] = Array(repeating: [], count: groups.firsts.count)
    for (box, group) in groups.ofBoxes.enumerated() {
      contexts[group] += sets[Int(rows[box * width + axis])]
    }
    var merged: [Int32] = []
    merged.reserveCapacity(groups.firsts.count * width)
    for (first, contexts) in zip(groups.firsts, contexts) {
      merged += rows[first * width..<(first + 1) * width]
      merged[merged.count - width + axis] = number(of: contexts.sorted())
    }
    rows = merged
  }

  /// The boxes that are equal on all axes but one: a group for each box, and the first box of each
  /// group.
  private func groups(besides axis: Int) -> (ofBoxes: [Int], firsts: [Int]) {
    let count = rows.count / width
    // Open addressing: at most half of the slots are taken.
    var slots = [Int32](repeating: -1, count: 1 << (64 - (2 * count).leadingZeroBitCount))
    var (ofBoxes, firsts): ([Int], [Int]) = ([], [])
    ofBoxes.reserveCapacity(count)
    rows.withUnsafeBufferPointer { rows in
      func isEqual(_ one: Int, _ other: Int) -> Bool {
        for place in 0..<width where place != axis {
          if rows[one * width + place] != rows[other * width + place] { return false }
        }
        return true
      }
      for box in 0..<count {
        var hash: UInt64 = 0
        for place in 0..<width where place != axis {
          hash =
            (hash ^ UInt64(UInt32(bitPattern: rows[box * width + place]))) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 32
        }
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0, !isEqual(firsts[Int(slots[slot])], box) {
          slot = (slot + 1) & (slots.count - 1)
        }
        if slots[slot] < 0 {
          slots[slot] = Int32(firsts.count)
          firsts.append(box)
        }
        ofBoxes.append(Int(slots[slot]))
      }
    }
    return (ofBoxes, firsts)
  }
}
