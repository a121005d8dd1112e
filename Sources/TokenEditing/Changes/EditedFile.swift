package import SourceText

/// A file and its contents after the changes.
package struct EditedFile: Sendable {
  /// The file as it was read.
  package let original: SourceFile
  /// The changes in order; they do not overlap, and none removes a line.
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

  // MARK: Edits after edits

  /// What takes the place of an edit's range, in the new contents.
  func replacement(_ edit: Int) -> Range<Int> {
    let start = edits[edit].range.lowerBound + growth[edit]
    return start..<start + edits[edit].replacement.utf8.count
  }

  /// These edits and then others, as edits of the original; nil if one of them lies half inside a text
  /// that was put in.
  ///
  /// - Parameter later: edits of the new contents, in order; they do not overlap.
  func followed(by later: [TextEdit]) -> EditedFile? {
    let places = edits.indices.map(replacement)
    var inside: [Int: [TextEdit]] = [:]
    var all: [TextEdit] = []
    for edit in later {
      let range = edit.range
      let home = places.firstIndex {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
      if let home {
        let start = places[home].lowerBound
        inside[home, default: []].append(
          TextEdit(range.lowerBound - start..<range.upperBound - start, edit.replacement))
        continue
      }
      guard !places.contains(where: { $0.overlaps(range) }) else { return nil }
      let shift = growth[places.prefix { $0.upperBound <= range.lowerBound }.count]
      all.append(
        TextEdit(range.lowerBound - shift..<range.upperBound - shift, edit.replacement))
    }
    for (index, edit) in edits.enumerated() {
      let text = SourceFile(path: path, text: edit.replacement)
      let bytes = text.bytes(after: inside[index] ?? [])
      all.append(TextEdit(edit.range, String(decoding: bytes, as: UTF8.self)))
    }
    let ordered = all.enumerated().sorted {
      let (first, second) = ($0.element.range, $1.element.range)
      return (first.lowerBound, first.upperBound, $0.offset)
        < (second.lowerBound, second.upperBound, $1.offset)
    }
    return EditedFile(original: original, edits: ordered.map(\.element))
  }
}
