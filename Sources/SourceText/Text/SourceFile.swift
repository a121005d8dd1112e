/// SourceText is text with positions: files, ranges, diagnostics, and the syntaxes that we read with
/// a range on every node. It knows no tokens and no colors, and opens no file.

/// The bytes of one file and the name a diagnostic shows for it.
///
/// A class, so that the many spans into a file share it. Offsets are byte offsets into ``bytes``.
package final class SourceFile: Sendable {
  /// The path as a diagnostic shows it: relative where the user gave a relative one.
  package let path: String
  /// The contents, as read.
  package let bytes: [UInt8]
  /// Whether it is part of the tool, so that nobody finds it on a disk.
  package let isEmbedded: Bool
  /// Whether a link that leaves its folder leads to it: nothing of what is in it is quoted before it has
  /// the expected form, since it may be anything, such as a password.
  package let isBehindLink: Bool
  /// The byte offset at which each line starts; never empty.
  private let lineStarts: [UInt32]
  /// How many continuation bytes (10xxxxxx) stand before each block of ``blockSize`` bytes: a file may
  /// be a single line of megabytes.
  private let continuations: [UInt32]
  /// Whether every byte is a letter by itself.
  let isASCII: Bool
  /// How many bytes of 0xF0 and up, each the first of a scalar that is two units of UTF-16, stand
  /// before each block; empty if there are none.
  private let pairs: [UInt32]

  /// The largest text, in bytes: offsets are 32 bits wide.
  package static let largestSize = Int(UInt32.max)
  private static let blockSize = 128

  /// Takes the contents of a file.
  ///
  /// - Precondition: `bytes.count <= SourceFile.largestSize`.
  package init(
    path: String, bytes: [UInt8], isEmbedded: Bool = false, isBehindLink: Bool = false
  ) {
    precondition(bytes.count <= SourceFile.largestSize)
    self.path = path
    self.isEmbedded = isEmbedded
    self.isBehindLink = isBehindLink
    self.bytes = bytes
    var starts: [UInt32] = [0]
    var counts: [UInt32] = []
    var count: UInt32 = 0
    var pairCounts: [UInt32] = []
    var pairCount: UInt32 = 0
    var isPlain = true
    counts.reserveCapacity(bytes.count / SourceFile.blockSize + 1)
    pairCounts.reserveCapacity(bytes.count / SourceFile.blockSize + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let block = start..<min(start + SourceFile.blockSize, buffer.count)
        counts.append(count)
        pairCounts.append(pairCount)
        // A block has fewer bytes than a byte can count. Without branches, many bytes at a time.
        var (lines, continued, paired, high): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
        for index in block {
          let byte = buffer[index]
          lines &+= byte == 0x0A ? 1 : 0
          continued &+= byte & 0xC0 == 0x80 ? 1 : 0
          paired &+= byte >= 0xF0 ? 1 : 0
          high |= byte
        }
        if high >= 0x80 { isPlain = false }
        count += UInt32(continued)
        pairCount += UInt32(paired)
        if lines > 0 {
          for index in block where buffer[index] == 0x0A { starts.append(UInt32(index + 1)) }
        }
        start = block.upperBound
      }
    }
    lineStarts = starts
    isASCII = isPlain
    continuations = counts
    pairs = pairCount == 0 ? [] : pairCounts
  }

  /// Takes text, for a source that is not a file.
  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether files have the same paths and contents, in the same order.
  package static func areSame(_ files: [SourceFile], _ others: [SourceFile]) -> Bool {
    files.count == others.count
      && zip(files, others).allSatisfy {
        $0 === $1 || $0.path == $1.path && $0.bytes == $1.bytes
      }
  }

  /// The position of a byte offset, its column counted in the given units; an offset past the end is
  /// the end.
  ///
  /// O(log lines).
  package func position(
    at offset: Int, columns unit: ColumnUnit = .unicodeScalars
  ) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let low = line(at: offset) - 1
    let start = Int(lineStarts[low])
    var column = offset - start + 1
    if unit != .bytes {
      // A continuation byte belongs to the scalar before it.
      column -= count(before: offset, continuations) { $0 & 0xC0 == 0x80 }
      column += count(before: start, continuations) { $0 & 0xC0 == 0x80 }
    }
    if unit == .utf16, !pairs.isEmpty {
      column += count(before: offset, pairs) { $0 >= 0xF0 }
      column -= count(before: start, pairs) { $0 >= 0xF0 }
    }
    return SourcePosition(line: low + 1, column: column)
  }

  /// The 1-based number of the line of a byte offset.
  ///
  /// O(log lines).
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// How many bytes of a kind stand before an offset, by the counts before each block.
  private func count(
    before offset: Int, _ counts: [UInt32], _ isCounted: (UInt8) -> Bool
  ) -> Int {
    let block = min(offset / SourceFile.blockSize, counts.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[block * SourceFile.blockSize..<offset]
      .reduce(into: Int(counts[block])) { count, byte in
        if isCounted(byte) { count += 1 }
      }
  }
}
