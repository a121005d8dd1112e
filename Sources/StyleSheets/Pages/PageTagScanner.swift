/// Walks the tags of a page in HTML, past its texts and comments.
struct PageTagScanner {
  /// A tag.
  struct Tag {
    /// The name in lowercase, with a slash in front where the tag ends an element.
    let name: String
    /// The attributes by their names in lowercase; of two with one name the first counts.
    let attributes: [String: String]
    /// The bytes from `<` to `>`.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end.
  mutating func next() -> Tag? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      if starts(with: "<!--") {
        place = end(of: "-->", from: place + 4)
        continue
      }
      let start = place
      place += 1
      let name = word { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      guard let first = name.utf8.first, first == UInt8(ascii: "/") || Self.isLetter(first) else {
        continue
      }
      let attributes = attributes()
      let tagName = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
      return Tag(name: tagName.lowercased(), attributes: attributes, range: start..<place)
    }
    return nil
  }

  /// The bytes up to the end of an element whose contents are no tags; they are passed over.
  mutating func contents(until name: String) -> Range<Int> {
    let start = place
    let mark = Array("</\(name)".utf8)
    while place < bytes.count {
      let isEnd =
        place + mark.count <= bytes.count
        && mark.indices.allSatisfy { lower(bytes[place + $0]) == mark[$0] }
      if isEnd { break }
      place += 1
    }
    return start..<place
  }

  // MARK: Attributes

  private mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while place < bytes.count {
      skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
      guard place < bytes.count else { break }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        break
      }
      let start = place
      let name = word { !Self.isSpace($0) && !"=>/".utf8.contains($0) }.lowercased()
      skip(Self.isSpace)
      var value = ""
      if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
        place += 1
        skip(Self.isSpace)
        value = self.value()
      }
      if place == start { place += 1 }
      if !name.isEmpty, found[name] == nil { found[name] = value }
    }
    return found
  }

  private mutating func value() -> String {
    guard place < bytes.count else { return "" }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return decoded(word { !Self.isSpace($0) && $0 != UInt8(ascii: ">") })
    }
    place += 1
    let text = word { $0 != quote }
    place = min(place + 1, bytes.count)
    return decoded(text)
  }

  private func decoded(_ text: String) -> String {
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  // MARK: Bytes

  private mutating func word(while isInside: (UInt8) -> Bool) -> String {
    let start = place
    skip(isInside)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skip(_ isInside: (UInt8) -> Bool) {
    while place < bytes.count, isInside(bytes[place]) { place += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private func end(of mark: String, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place...].starts(with: mark.utf8) { return place + mark.utf8.count }
      place += 1
    }
    return bytes.count
  }

  private func lower(_ byte: UInt8) -> UInt8 { Self.isLetter(byte) ? byte | 0x20 : byte }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
