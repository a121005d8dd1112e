import SourceText

/// The changes of files as a unified diff for `git apply` and `patch -p1`: `--- a/…`, `+++ b/…`,
/// hunks with three lines of context. [GNU diffutils, Detailed Unified]
package struct UnifiedDiff: Sendable {
  /// Changed lines with the lines around them. An edit adds and removes no line, so old and new
  /// lines have the same numbers.
  package struct Hunk: Sendable {
    /// 1-based number of the first line.
    package let firstLine: Int
    /// The lines with their line ends; the last line of a file may have none.
    package let lines: [Line]
  }

  /// A line of a hunk.
  package struct Line: Sendable {
    /// The old bytes, line end included.
    package let old: ArraySlice<UInt8>
    /// The new bytes; the same for a context line.
    package let new: ArraySlice<UInt8>

    /// Whether the line changes.
    package var changes: Bool { old != new }
  }

  /// The number of context lines around a change.
  private static let context = 3

  /// The path in the diff.
  package let path: String
  /// The hunks in order.
  package let hunks: [Hunk]

  /// The changes of a file.
  ///
  /// - Parameter path: the path to show, relative to where the diff will be applied; nil for the
  ///   path as the file was read.
  package init(_ file: EditedFile, path: String? = nil) {
    self.path = path ?? file.path
    let (old, new) = (Self.lines(file.original.bytes), Self.lines(file.bytes))
    precondition(old.count == new.count, "an edit added or removed a line")
    // No edit contains a line break.
    var changed: [Int] = []
    for edit in file.edits {
      let line = file.original.position(at: edit.range.lowerBound).line - 1
      if changed.last != line { changed.append(line) }
    }
    var ranges: [Range<Int>] = []
    for line in changed {
      let range = max(line - Self.context, 0)..<min(line + Self.context + 1, old.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    hunks = ranges.map { range in
      Hunk(firstLine: range.lowerBound + 1, lines: range.map { Line(old: old[$0], new: new[$0]) })
    }
  }

  /// The diff; empty if nothing changes.
  package var bytes: [UInt8] {
    guard !hunks.isEmpty else { return [] }
    let name = String(path.drop { $0 == "/" })
    var bytes = Array("--- \(Self.quoted("a/\(name)"))\n+++ \(Self.quoted("b/\(name)"))\n".utf8)
    for hunk in hunks { bytes += Self.bytes(of: hunk) }
    return bytes
  }

  private static func bytes(of hunk: Hunk) -> [UInt8] {
    let count = hunk.lines.count == 1 ? "" : ",\(hunk.lines.count)"
    let range = "\(hunk.firstLine)\(count)"
    var bytes = Array("@@ -\(range) +\(range) @@\n".utf8)
    func append(_ mark: Character, _ line: ArraySlice<UInt8>) {
      bytes += Array(String(mark).utf8) + line
      if line.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
    // In a run of changed lines the old ones come first.
    for run in hunk.lines.chunked(by: { $0.changes == $1.changes }) {
      if run.first?.changes == true {
        for line in run { append("-", line.old) }
        for line in run { append("+", line.new) }
      } else {
        for line in run { append(" ", line.old) }
      }
    }
    return bytes
  }

  /// The lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// A name as git writes it: in quotes and with escapes if it has special characters, and with a
  /// tab after it if it has spaces.
  private static func quoted(_ name: String) -> String {
    let needsQuotes = name.utf8.contains {
      $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard needsQuotes else { return name.contains(" ") ? name + "\t" : name }
    var text = "\""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\""
      case UInt8(ascii: "\\"): text += "\\\\"
      case 0x09: text += "\\t"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0..<0x20, 0x7F...:
        let octal = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: text += String(UnicodeScalar(byte))
      }
    }
    return text + "\""
  }
}

extension Array {
  /// Runs of neighbors that satisfy a test.
  fileprivate func chunked(by isTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !isTogether(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
