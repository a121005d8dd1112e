import SourceText

/// The changes of files as a unified diff for `git apply` and `patch -p1`: `--- a/…`, `+++ b/…`,
/// hunks with three lines of context. [GNU diffutils, Detailed Unified]
package struct UnifiedDiff: Sendable {
  /// Changed lines with the lines around them.
  package struct Hunk: Sendable {
    /// The lines of the old file, by index.
    let old: Range<Int>
    /// The lines of the new file, by index.
    let new: Range<Int>
    /// The lines in order, the old ones of a change before the new ones.
    let lines: [(mark: Character, text: ArraySlice<UInt8>)]
  }

  /// Lines that change: those of the old file become those of the new one.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
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
    var hunks: [Hunk] = []
    var group: [Change] = []
    for change in Self.changes(file, old, new) {
      if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        hunks.append(Self.hunk(group, old, new))
        group = []
      }
      group.append(change)
    }
    self.hunks = group.isEmpty ? hunks : hunks + [Self.hunk(group, old, new)]
  }

  /// The changes in order, without lines that stay as they are.
  private static func changes(
    _ file: EditedFile, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    let edited = SourceFile(path: file.path, bytes: file.bytes)
    func lines(_ range: Range<Int>, of file: SourceFile, _ count: Int) -> Range<Int> {
      let first = min(file.line(at: range.lowerBound) - 1, count)
      return first..<max(min(file.line(at: range.upperBound), count), first)
    }
    var changes: [Change] = []
    for (index, edit) in file.edits.enumerated() {
      var change = Change(
        old: lines(edit.range, of: file.original, old.count),
        new: lines(file.replacement(index), of: edited, new.count))
      if let last = changes.last, last.old.upperBound >= change.old.lowerBound {
        change.old = last.old.lowerBound..<change.old.upperBound
        change.new = last.new.lowerBound..<change.new.upperBound
        changes.removeLast()
      }
      changes.append(change)
    }
    return changes.compactMap { change in
      var (before, after) = (old[change.old], new[change.new])
      while let line = before.first, line == after.first {
        before = before.dropFirst()
        after = after.dropFirst()
      }
      while let line = before.last, line == after.last {
        before = before.dropLast()
        after = after.dropLast()
      }
      return before.isEmpty && after.isEmpty
        ? nil : Change(old: before.indices, new: after.indices)
    }
  }

  private static func hunk(
    _ changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> Hunk {
    let (first, last) = (changes[0], changes[changes.count - 1])
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    var lines: [(mark: Character, text: ArraySlice<UInt8>)] = []
    var next = first.old.lowerBound - before
    for change in changes {
      lines += old[next..<change.old.lowerBound].map { (" ", $0) }
      lines += old[change.old].map { ("-", $0) } + new[change.new].map { ("+", $0) }
      next = change.old.upperBound
    }
    lines += old[next..<next + after].map { (" ", $0) }
    return Hunk(
      old: first.old.lowerBound - before..<last.old.upperBound + after,
      new: first.new.lowerBound - before..<last.new.upperBound + after, lines: lines)
  }

  /// The diff; empty if nothing changes.
  package var bytes: [UInt8] {
    guard !hunks.isEmpty else { return [] }
    let name = String(path.drop { $0 == "/" })
    var bytes = Array("--- \(Self.quoted("a/\(name)"))\n+++ \(Self.quoted("b/\(name)"))\n".utf8)
    for hunk in hunks {
      bytes += Array("@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n".utf8)
      for (mark, line) in hunk.lines {
        bytes += Array(String(mark).utf8) + line
        if line.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return bytes
  }

  /// The 1-based number of the first line, and how many there are unless it is one.
  private static func range(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
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
