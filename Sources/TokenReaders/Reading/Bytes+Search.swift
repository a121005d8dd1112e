extension [UInt8] {
  /// Where a word stands first in a part of the bytes; nil if it doesn't. O(n)
  func place(of word: [UInt8], in part: Range<Int>) -> Range<Int>? {
    guard let first = word.first, word.count <= part.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      for start in part.lowerBound...(part.upperBound - word.count) where bytes[start] == first {
        if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) {
          return start..<(start + word.count)
        }
      }
      return nil
    }
  }
}
