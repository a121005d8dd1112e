package import SourceText

/// A file and its contents after the changes.
package struct EditedFile: Sendable {
  /// The file as it was read.
  package let original: SourceFile
  /// The changes in order; they do not overlap, and none contains or replaces a line break.
  package let edits: [TextEdit]
  /// The new contents.
  package let bytes: [UInt8]
  /// The number of bytes added by the first edits, by their number.
  private let growth: [Int]

  init(original: SourceFile, edits: [TextEdit]) {
    self.original = original
    self.edits = edits
    bytes = original.bytes(after: edits)
    growth = edits.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.growth) }
  }

  /// The place of an original range in the new contents; edits inside it belong to it.
  ///
  /// O(log edits).
  func moved(_ range: Range<Int>) -> Range<Int> {
    let before = count { $0.range.upperBound <= range.lowerBound }
    let within = count { $0.range.lowerBound < range.upperBound }
    let lower = range.lowerBound + growth[before]
    return lower..<max(lower, range.upperBound + growth[within])
  }

  /// The number of edits for which a test is true, which is true for the first ones only.
  private func count(while test: (TextEdit) -> Bool) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if test(edits[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The path, as the file was read.
  package var path: String { original.path }
}
