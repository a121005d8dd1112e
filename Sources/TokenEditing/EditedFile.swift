public import SourceText

/// A file and what it holds after the changes.
public struct EditedFile: Sendable {
  /// The file as it was read.
  public let original: SourceFile
  /// The changes in order; they do not overlap, and none holds or replaces a line break.
  public let edits: [TextEdit]
  /// The new contents.
  public let bytes: [UInt8]
  /// How many bytes the first edits add, by how many they are.
  private let growth: [Int]

  init(original: SourceFile, edits: [TextEdit]) {
    self.original = original
    self.edits = edits
    bytes = original.bytes(after: edits)
    growth = edits.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.growth) }
  }

  /// Where a range of the original lies in the new contents; edits in it are parts of it.
  ///
  /// O(log edits).
  func moved(_ range: Range<Int>) -> Range<Int> {
    let before = count { $0.range.upperBound <= range.lowerBound }
    let within = count { $0.range.lowerBound < range.upperBound }
    let lower = range.lowerBound + growth[before]
    return lower..<max(lower, range.upperBound + growth[within])
  }

  /// How many edits a test holds for, which holds for the first ones only.
  private func count(while test: (TextEdit) -> Bool) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if test(edits[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The path, as the file was read.
  public var path: String { original.path }
}
