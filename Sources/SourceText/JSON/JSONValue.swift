/// A value in a ``JSONDocument``: a kind, a range, and what is in it.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: String, Sendable {
    case object, array, string, number, boolean, null

    /// The kind with its article, for messages.
    public var phrase: String {
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

  /// What the value is.
  public var kind: Kind {
    switch node.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: .null
    }
  }

  /// Where the value stands, quotes and brackets included.
  public var span: SourceSpan {
    SourceSpan(file: document.file, range: Int(node.start)..<Int(node.end))
  }

  /// The text of a string, unescaped; nil for every other kind.
  public var string: String? {
    guard kind == .string else { return nil }
    // Only a string is sure to have two quotes to leave out: a number may be one byte long.
    let text = document.file.bytes[Int(node.start) + 1..<Int(node.end) - 1]
    return node.kind == .string
      ? String(decoding: text, as: UTF8.self) : JSONValue.unescape(text)
  }

  /// The number; nil for every other kind. Too large a number is infinite.
  public var number: Double? {
    guard node.kind == .number else { return nil }
    return Double(literal)
  }

  /// The value as it is written.
  public var literal: String {
    String(decoding: document.file.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// True or false; nil for every other kind.
  public var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array in order; empty for every other kind.
  public var elements: JSONElements { JSONElements(of: self) }

  /// The members of an object in order; empty for every other kind.
  public var members: JSONMembers { JSONMembers(of: self) }

  /// The value of a key, in time linear in the object; nil for every other kind.
  public subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var position = index + 1
    let end = Int(node.next)
    while position < end {
      let found = JSONValue(document: document, index: position)
      if found.isKey(key) { return JSONValue(document: document, index: position + 1) }
      position = Int(document.nodes[position + 1].next)
    }
    return nil
  }

  /// Whether the text of a key is `key`; compared byte by byte where nothing is escaped.
  private func isKey(_ key: String) -> Bool {
    guard node.kind == .string else { return string == key }
    let text = document.file.bytes[Int(node.start) + 1..<Int(node.end) - 1]
    return text.elementsEqual(key.utf8)
  }

  /// Whether another value of the same document is this one or lies inside it.
  public func isOrHolds(_ other: JSONValue) -> Bool {
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
