/// A change of a file: a range of its bytes and what takes their place.
package struct TextEdit: Sendable, Hashable {
  /// The byte offsets that are replaced; empty if something is put in.
  package let range: Range<Int>
  /// What takes their place.
  package let replacement: String

  /// Describes a change.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// How many bytes longer the file becomes.
  package var growth: Int { replacement.utf8.count - range.count }
}

extension SourceFile {
  /// The bytes after some changes.
  ///
  /// - Precondition: the changes are in order and do not overlap.
  package func bytes(after edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + max($1.growth, 0) })
    var offset = 0
    for edit in edits {
      precondition(edit.range.lowerBound >= offset, "edits overlap or are out of order")
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
