/// SourceText is text with positions: files, ranges, diagnostics, and the syntaxes that we read with
/// a range on every node. It is a leaf: it knows no tokens and no colours, and opens no file.

/// The bytes of one file and the name a diagnostic shows for it.
///
/// A class, so that the many spans into a file share it. Offsets are byte offsets into ``bytes``.
public final class SourceFile: Sendable {
  /// The path as a diagnostic shows it: relative where the user gave a relative one.
  public let path: String
  /// The contents, as read.
  public let bytes: [UInt8]
  /// The byte offset at which each line starts; never empty.
  private let lineStarts: [UInt32]

  /// The largest file that can be read, in bytes: offsets are 32 bits wide.
  public static let largestSize = Int(UInt32.max)

  /// Takes the contents of a file.
  ///
  /// - Precondition: `bytes.count <= SourceFile.largestSize`.
  public init(path: String, bytes: [UInt8]) {
    precondition(bytes.count <= SourceFile.largestSize)
    self.path = path
    self.bytes = bytes
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == 0x0A {
        starts.append(UInt32(index + 1))
      }
    }
    lineStarts = starts
  }

  /// Takes text, for a source that is not a file.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The position of a byte offset; an offset past the end is the end.
  ///
  /// O(log lines) and the length of the line.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    // A continuation byte (10xxxxxx) belongs to the scalar before it.
    let column = bytes[Int(lineStarts[low])..<offset].reduce(into: 1) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return SourcePosition(line: low + 1, column: column)
  }
}
