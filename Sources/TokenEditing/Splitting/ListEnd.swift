import SourceText

/// The end of a list whose items stand between separators: where another item goes.
struct ListEnd {
  /// Where the last item ends.
  private let end: Int
  /// Where the next item goes: after the separator, if there is one, and the comments of its line.
  private let next: Int
  private let hasSeparator: Bool
  private let separator: String
  /// The white space before the last item, from the last line break on.
  let lead: String

  /// Looks around the last item of a list.
  ///
  /// - Parameter separator: `;` or `,`.
  init(_ bytes: [UInt8], lastItem: Range<Int>, separator: UInt8) {
    end = lastItem.upperBound
    self.separator = String(UnicodeScalar(separator))
    let found = Self.skip(bytes, from: end, within: [0x20, 0x09, 0x0A, 0x0D])
    hasSeparator = found < bytes.count && bytes[found] == separator
    var next = hasSeparator ? found + 1 : end
    while true {
      let start = Self.skip(bytes, from: next, within: [0x20, 0x09], andComments: false)
      let after = Self.comment(bytes, at: start)
      guard after > start, !bytes[start..<after].contains(0x0A) else { break }
      next = after
    }
    self.next = next
    lead = Self.lead(bytes, before: lastItem.lowerBound)
  }

  /// The edits that put in another item.
  func edits(adding item: String, after lead: String? = nil) -> [TextEdit] {
    let text = (lead ?? self.lead) + item
    if hasSeparator { return [TextEdit(next..<next, text + separator)] }
    if next == end { return [TextEdit(end..<end, separator + text)] }
    return [TextEdit(end..<end, separator), TextEdit(next..<next, text)]
  }

  /// The white space before an offset, from the last line break on.
  static func lead(_ bytes: [UInt8], before offset: Int) -> String {
    var start = offset
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) {
      start -= 1
      guard bytes[start] == 0x0A else { continue }
      if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
      break
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func skip(
    _ bytes: [UInt8], from start: Int, within space: Set<UInt8>, andComments: Bool = true
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      let after = andComments ? comment(bytes, at: offset) : offset
      if after > offset {
        offset = after
      } else if space.contains(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Where a comment that begins at an offset ends; the offset if none does.
  private static func comment(_ bytes: [UInt8], at start: Int) -> Int {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return start }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return start }
    var end = start + 4
    while end <= bytes.count {
      if bytes[end - 2] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") { return end }
      end += 1
    }
    return start
  }
}
