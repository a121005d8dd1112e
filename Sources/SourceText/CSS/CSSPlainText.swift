/// A text made of tokens, and the places of its parts in the file.
package struct CSSPlainText: Sendable {
  /// The text.
  package private(set) var text = ""
  /// The offsets at which parts begin, in the text and in the file; a part is added only if the two
  /// are not contiguous.
  private var parts: [(text: Int, file: Int)] = []
  private var count = 0

  /// No text.
  init() {}

  /// Adds a part that comes from an offset in the file.
  mutating func append(_ part: String, from offset: Int) {
    if parts.last.map({ offset - $0.file != count - $0.text }) ?? true {
      parts.append((count, offset))
    }
    text += part
    count += part.utf8.count
  }

  /// The offset in the file of an offset in the text, both in bytes of UTF-8.
  package func fileOffset(of offset: Int) -> Int {
    guard let part = parts.last(where: { $0.text <= offset }) else { return 0 }
    return part.file + offset - part.text
  }
}
