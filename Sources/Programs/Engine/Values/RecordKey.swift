/// The key of an object, compared byte by byte: two texts that Swift takes for one are two keys.
struct RecordKey: Hashable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  /// The place in a list that the key names.
  var index: Int? {
    guard let first = text.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"),
      text.utf8.count < 10, let index = Int(text), first != UInt8(ascii: "0") || index == 0,
      text.utf8.count == 1 || first != UInt8(ascii: "0")
    else { return nil }
    return index
  }

  static func == (left: RecordKey, right: RecordKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
