/// A code block between fences in a Markdown file. [CommonMark, 4.5]
package struct FencedCodeBlock: Sendable, Hashable {
  /// The first word after the opening fence, in small letters; empty if there is none.
  package let language: String
  /// The byte offsets of the lines between the fences.
  package let range: Range<Int>

  /// The blocks of a file in order; one without a closing fence runs to the end.
  ///
  /// Fences may be indented, and may stand after the mark of a list or a quotation. A fence is closed by one of the same character that
  /// is at least as long and has nothing after it.
  package static func all(in file: SourceFile) -> [FencedCodeBlock] {
    let bytes = file.bytes
    var blocks: [FencedCodeBlock] = []
    var open: (fence: Fence, start: Int)?
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count
      let next = min(lineEnd + 1, bytes.count)
      if let fence = Fence(bytes[lineStart..<lineEnd], isOpening: open == nil) {
        if let current = open {
          if current.fence.isClosed(by: fence) {
            blocks.append(
              FencedCodeBlock(language: current.fence.word, range: current.start..<lineStart))
            open = nil
          }
        } else {
          open = (fence, next)
        }
      }
      lineStart = next
    }
    if let open {
      blocks.append(
        FencedCodeBlock(language: open.fence.word, range: open.start..<bytes.count))
    }
    return blocks
  }

  private struct Fence {
    let character: UInt8
    let length: Int
    /// The first word of what follows.
    let word: String

    init?(_ line: ArraySlice<UInt8>, isOpening: Bool) {
      var text = line.drop { $0 == 0x20 || $0 == 0x09 }
      while isOpening, let rest = Fence.afterMark(text) { text = rest }
      guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
        return nil
      }
      let rest = text.drop { $0 == first }
      guard text.count - rest.count >= 3 else { return nil }
      // What follows backticks holds none: it would be code within a line.
      guard first == UInt8(ascii: "~") || !rest.contains(first) else { return nil }
      character = first
      length = text.count - rest.count
      let words = rest.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == UInt8(ascii: "{") }
      word = words.first.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
    }

    /// What follows `- `, `1. ` or `> `; nil if no such mark stands there.
    private static func afterMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      guard let first = text.first else { return nil }
      var rest = text.dropFirst()
      switch first {
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        rest = rest.drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else {
          return nil
        }
        rest = rest.dropFirst()
      default: return nil
      }
      guard rest.first == 0x20 || rest.first == 0x09 else { return nil }
      return rest.drop { $0 == 0x20 || $0 == 0x09 }
    }

    func isClosed(by fence: Fence) -> Bool {
      fence.character == character && fence.length >= length && fence.word.isEmpty
    }
  }
}
