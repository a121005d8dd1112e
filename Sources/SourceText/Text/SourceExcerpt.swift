/// The line of a file of which something is said, with a mark under the place.
package struct SourceExcerpt {
  /// Two lines, each with its end; nothing in them does more than be printed.
  package let text: String

  /// How many bytes on each side are looked at: a line may be the whole of a large file.
  private static let reach = 400
  private static let beforeLimit = 48
  private static let markLimit = 32
  private static let lineLimit = 88

  /// Nil where nothing of the file is quoted, as of hidden files, which may hold passwords, and where the line is
  /// empty.
  package init?(_ span: SourceSpan) {
    let (file, place) = (span.file, span.range.lowerBound)
    guard !file.isBehindLink, !Self.isHidden(file.path) else { return nil }
    let first = max(0, place - Self.reach)
    let last = min(file.bytes.count, place + Self.reach)
    let start = file.bytes[first..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? first
    let end = file.bytes[place..<last].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? last
    guard file.bytes[start..<end].contains(where: { $0 > 0x20 }) else { return nil }
    func text(_ range: Range<Int>) -> String {
      String(decoding: file.bytes[range].map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
        .inert(limit: Self.reach)
    }
    let marked = place..<min(max(span.range.upperBound, place), end)
    let before = Self.tail(of: text(start..<place), isCut: start > 0 && start == first)
    let mark = String(text(marked).prefix(Self.markLimit))
    let rest = text(marked.lowerBound..<end).dropFirst(mark.count)
    let room = max(0, Self.lineLimit - before.count - mark.count)
    let after = rest.count > room ? rest.prefix(room) + "…" : rest
    let number = "\(span.line)"
    let gutter = String(repeating: " ", count: number.count)
    let margin = String(repeating: " ", count: before.count)
    let sign = String(repeating: "^", count: max(1, mark.count))
    var line = "\(before)\(mark)\(after)"
    while line.last == " " { line.removeLast() }
    self.text = "  \(number) | \(line)\n  \(gutter) | \(margin)\(sign)\n"
  }

  /// The end of what stands before the place, without white space at its beginning.
  private static func tail(of text: String, isCut: Bool) -> String {
    let text = text.drop { $0 == " " }
    guard isCut || text.count > beforeLimit else { return String(text) }
    return "…" + text.suffix(beforeLimit)
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
  }
}
