/// A value in a ``JSONDocument``: a kind, a range, and its contents.
package struct JSONValue: Sendable {
  /// The kind of a value.
  package enum Kind: String, Sendable {
    case object, array, string, number, boolean, null

    /// The kind with its article, for messages.
    package var phrase: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .boolean: "true or false"
      case .null: "null"
      }
    }
  }

  let document: JSONDocument
  let index: Int

  private var node: JSONNode { document.nodes[index] }

  /// The kind of the value.
  package var kind: Kind {
    switch node.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString, .bareKey: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: .null
    }
  }

  /// The place of the value, quotes and brackets included.
  package var span: SourceSpan {
    SourceSpan(file: document.file, range: Int(node.start)..<Int(node.end))
  }

  /// The text of a string, unescaped; nil for every other kind.
  package var string: String? {
    guard kind == .string else { return nil }
    if node.kind == .bareKey { return literal }
    // Only a string certainly has two quotes to drop: a number may be one byte long.
    let text = document.file.bytes[Int(node.start) + 1..<Int(node.end) - 1]
    return node.kind == .string
      ? String(decoding: text, as: UTF8.self) : JSONValue.unescape(text)
  }

  /// The number; nil for every other kind. Too large a number is infinite.
  package var number: Double? {
    guard node.kind == .number else { return nil }
    return shortNumber ?? Double(literal)
  }

  /// A number of few digits without an exponent; nil for others.
  ///
  /// A whole number of up to 53 bits over a power of ten of the same size is rounded once, by the
  /// division, as required. [Clinger 1990]
  private var shortNumber: Double? {
    document.file.bytes.withUnsafeBufferPointer { bytes in
      var digits: UInt64 = 0
      var decimals: Int?
      for index in Int(node.start)..<Int(node.end) {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          guard digits < 1 << 53 / 10 else { return nil }
          digits = digits * 10 + UInt64(bytes[index] - UInt8(ascii: "0"))
          decimals? += 1
        case UInt8(ascii: "."): decimals = 0
        case UInt8(ascii: "-"): continue
        default: return nil
        }
      }
      guard decimals ?? 0 < JSONValue.powersOfTen.count else { return nil }
      let scale = JSONValue.powersOfTen[decimals ?? 0]
      let value = Double(digits) / scale
      return bytes[Int(node.start)] == UInt8(ascii: "-") ? -value : value
    }
  }

  /// 10⁰ to 10²², each exact.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The value as written.
  package var literal: String {
    String(decoding: document.file.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// True or false; nil for every other kind.
  package var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array in order; empty for every other kind.
  package var elements: JSONElements { JSONElements(of: self) }

  /// The members of an object in order; empty for every other kind.
  package var members: JSONMembers { JSONMembers(of: self) }

  /// The value of a key, in time linear in the object; nil for every other kind.
  package subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var position = index + 1
    let end = Int(node.next)
    // With its quotes.
    let length = UInt32(truncatingIfNeeded: key.utf8.count + 2)
    while position < end {
      let found = document.nodes[position]
      if found.kind != .string || found.end - found.start == length,
        JSONValue(document: document, index: position).isText(key)
      {
        return JSONValue(document: document, index: position + 1)
      }
      position = Int(document.nodes[position + 1].next)
    }
    return nil
  }

  /// Whether the value is a string of this text; compared byte by byte if it has no escapes.
  func isText(_ text: String) -> Bool {
    let node = node
    guard node.kind == .string else {
      return string?.isExactly(text) == true
    }
    guard Int(node.end - node.start) == text.utf8.count + 2 else { return false }
    return document.file.bytes.withUnsafeBufferPointer { bytes in
      var position = Int(node.start) + 1
      for byte in text.utf8 {
        if bytes[position] != byte { return false }
        position += 1
      }
      return true
    }
  }

  /// Whether the value is written with the same letters as another.
  package func isWritten(like other: JSONValue) -> Bool {
    let (mine, theirs) = (node, other.node)
    guard mine.end - mine.start == theirs.end - theirs.start else { return false }
    return document.file.bytes[Int(mine.start)..<Int(mine.end)].elementsEqual(
      other.document.file.bytes[Int(theirs.start)..<Int(theirs.end)])
  }

  /// Hashes the letters with which the value is written.
  package func hashLetters(into hasher: inout Hasher) {
    document.file.bytes.withUnsafeBytes {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]))
    }
  }

  /// Whether another value of the same document is this one or lies inside it.
  package func isOrHolds(_ other: JSONValue) -> Bool {
    document === other.document && other.index >= index && other.index < Int(node.next)
  }

  /// Replaces the escapes, which the parser has checked.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    func hexUnit(at start: Int) -> UInt16 {
      bytes[start..<start + 4].reduce(0) {
        $0 << 4 | UInt16(Character(UnicodeScalar($1)).hexDigitValue ?? 0)
      }
    }
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "v"): units.append(0x0B)
      case UInt8(ascii: "0"): units.append(0)
      case UInt8(ascii: "x"):
        let digits = bytes[index..<index + 2].reduce(0) {
          $0 << 4 | UInt32(Character(UnicodeScalar($1)).hexDigitValue ?? 0)
        }
        units += Array(String(UnicodeScalar(digits) ?? "?").utf8)
        index += 2
      // A line that continues in the next one.
      case 0x0A: break
      case 0x0D: if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      case 0xE2 where bytes[index] == 0x80 && bytes[index + 1] & 0xFE == 0xA8: index += 2
      case UInt8(ascii: "u"):
        var pair = [hexUnit(at: index)]
        index += 4
        if UTF16.isLeadSurrogate(pair[0]) {
          pair.append(hexUnit(at: index + 2))
          index += 6
        }
        units.append(contentsOf: String(decoding: pair, as: UTF16.self).utf8)
      default: units.append(letter)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }
}
