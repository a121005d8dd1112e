/// A fast ``NamePattern`` for ASCII names of up to 63 characters: a policy may need a million
/// comparisons.
struct ShortNamePattern {
  private enum Element {
    case letter(UInt8)
    /// `?`
    case anyLetter
    /// `*`
    case letters
    /// `**`
    case anything
  }

  private let elements: [Element]

  /// Nil for a pattern that is not ASCII or contains a backslash.
  init?(_ text: String) {
    var elements: [Element] = []
    for byte in text.utf8 {
      guard byte < 0x80, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "\r") else { return nil }
      switch byte {
      case UInt8(ascii: "?"): elements.append(.anyLetter)
      case UInt8(ascii: "*"):
        if case .letters = elements.last {
          elements[elements.count - 1] = .anything
        } else {
          elements.append(.letters)
        }
      default: elements.append(.letter(byte))
      }
    }
    self.elements = elements
  }

  /// Whether a whole name matches; nil for one that is too long or not ASCII.
  func matches(_ name: String) -> Bool? {
    let fits = name.utf8.withContiguousStorageIfAvailable { matches($0) }
    return fits ?? nil
  }

  private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool? {
    let count = name.count
    guard count < 64, name.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return nil }
    let dot = UInt8(ascii: ".")
    // Bit i: the name up to i matches the pattern so far.
    var reachable: UInt64 = 1
    for element in elements {
      var next: UInt64 = 0
      switch element {
      case .anything:
        let lowest = UInt64(reachable.trailingZeroBitCount)
        // All bits up to that of the whole name.
        next = (UInt64.max << lowest) & (UInt64.max >> UInt64(63 - count))
      case .letters:
        next = reachable
        for index in reachable.trailingZeroBitCount..<count
        where next >> UInt64(index) & 1 == 1 && name[index] != dot {
          next |= 1 << UInt64(index + 1)
        }
      case .letter, .anyLetter:
        while reachable != 0 {
          let index = reachable.trailingZeroBitCount
          reachable &= reachable - 1
          guard index < count else { break }
          let fits =
            if case .letter(let byte) = element { name[index] == byte } else { name[index] != dot }
          if fits { next |= 1 << UInt64(index + 1) }
        }
      }
      reachable = next
      if reachable == 0 { return false }
    }
    return reachable >> UInt64(count) & 1 == 1
  }
}
