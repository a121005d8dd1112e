import ColorMath

/// How many colors are written out in the values of a style sheet, without reading it: to tell people
/// which files were not audited.
struct ColorMentions {
  private(set) var count = 0

  /// Words that show nothing of their own.
  private static let others: Set = ["transparent", "currentcolor"]

  init(in text: some Sequence<UInt8>) {
    var word: [UInt8] = []
    var isValue = false
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "@"):
        true
      default: byte >= 0x80
      }
    }
    for byte in text {
      if isWord(byte) {
        // A name as long as this is no color.
        if word.count < 24 { word.append(byte) }
        continue
      }
      if isValue, !word.isEmpty, Self.isColor(word, before: byte) { count += 1 }
      word = []
      switch byte {
      case UInt8(ascii: ":"): isValue = true
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): isValue = false
      default: break
      }
    }
    if isValue, Self.isColor(word, before: 0) { count += 1 }
  }

  private static func isColor(_ word: [UInt8], before next: UInt8) -> Bool {
    let text = String(decoding: word, as: UTF8.self).lowercased()
    if text.hasPrefix("#") {
      return [4, 5, 7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
    }
    if next == UInt8(ascii: "(") { return CSSColorKeywords.isFunction(text) }
    return CSSColorKeywords.isName(text) && !others.contains(text)
  }
}
