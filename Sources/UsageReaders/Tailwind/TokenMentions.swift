import SourceText

/// The names of tokens that stand anywhere in a file, whether a reader understands what is around them
/// or not: custom properties, and classes of Tailwind that paint.
struct TokenMentions {
  private(set) var all: [TokenMention] = []
  private let file: SourceFile
  private var bytes: [UInt8] { file.bytes }

  /// How many are kept of a file.
  private static let limit = 100_000
  /// Utilities that paint something else than text, a background, an icon or a border.
  private static let others: Set<String> = [
    "accent", "caret", "decoration", "from", "placeholder", "shadow", "to", "via",
  ]

  /// Finds them; classes only where the language has some.
  init(_ file: SourceFile, hasClasses: Bool) {
    self.file = file
    var index = 0
    while index < file.bytes.count, all.count < Self.limit {
      let start = index
      while index < file.bytes.count, Self.isName(file.bytes[index]) { index += 1 }
      if index > start { add(start..<index, hasClasses: hasClasses) }
      index += 1
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func add(_ range: Range<Int>, hasClasses: Bool) {
    let place = SourceSpan(file: file, range: range)
    let text = bytes[range]
    if text.starts(with: "--".utf8) {
      guard range.count > 2 else { return }
      let name = String(decoding: text.dropFirst(2), as: UTF8.self)
      all.append(
        TokenMention(
          color: UsedColor(.customProperty, name), place: place,
          isDefinition: isDefinition(after: range.upperBound)))
    } else if hasClasses, let dash = text.firstIndex(of: UInt8(ascii: "-")), dash > range.lowerBound
    {
      let prefix = String(decoding: text[..<dash], as: UTF8.self)
      guard TailwindUtility.byPrefix[prefix] != nil || Self.others.contains(prefix) else { return }
      let value = Substring(String(decoding: text[(dash + 1)...], as: UTF8.self))
      let color = TailwindUtility.byPrefix[prefix].map { $0.color(value) } ?? value
      guard let color, !color.isEmpty else { return }
      all.append(
        TokenMention(color: UsedColor(.utility, String(color)), place: place, isDefinition: false))
    }
  }

  /// Whether a colon follows, perhaps after the quote of a key.
  private func isDefinition(after end: Int) -> Bool {
    var index = end
    if index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) {
      index += 1
    }
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }
}
