/// Fills the tape of a ``JSONDocument``: exactly RFC 8259, or JSON5.
///
/// Iterative, so depth costs no stack; depth is limited all the same, because users of the tree
/// recurse.
struct JSONParser {
  /// The maximum depth of arrays and objects.
  static let depthLimit = 256

  let bytes: UnsafeBufferPointer<UInt8>
  let syntax: JSONSyntax
  var offset = 0
  private var nodes: [JSONNode] = []
  /// The open arrays and objects, as indices into `nodes`.
  private var open: [Int] = []

  init(bytes: UnsafeBufferPointer<UInt8>, syntax: JSONSyntax) {
    self.bytes = bytes
    self.syntax = syntax
    // Enough for nearly all files: what is not used takes no memory.
    nodes.reserveCapacity(min(bytes.count / 6, 1 << 26))
  }

  mutating func parse() throws(JSONSyntaxError) -> [JSONNode] {
    try skipByteOrderMark()
    try skipSpace()
    try parseValue()
    while let container = open.last {
      if nodes[container].kind == .object {
        try continueObject(container)
      } else {
        try continueArray(container)
      }
    }
    try skipSpace()
    guard offset == bytes.count else {
      throw unexpected("the end of the file after the outermost value")
    }
    return nodes
  }

  // MARK: Structure

  /// After a member of an object, or at its beginning.
  private mutating func continueObject(_ container: Int) throws(JSONSyntaxError) {
    try skipSpace()
    let isFirst = nodes.count == container + 1
    if peek == UInt8(ascii: "}") { return close(container) }
    if !isFirst {
      guard peek == UInt8(ascii: ",") else { throw unexpected("',' or '}' after a member") }
      offset += 1
      try skipSpace()
      if peek == UInt8(ascii: "}") {
        if hasComments { return close(container) }
        throw error("JSON allows no trailing comma before '}'")
      }
    }
    if isStringNext {
      try parseString()
    } else if isJSON5 {
      try parseBareKey()
    } else {
      throw unexpected("a key in double quotes or '}'")
    }
    try skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected("':' after a key") }
    offset += 1
    try skipSpace()
    try parseValue()
  }

  /// After an element of an array, or at its beginning.
  private mutating func continueArray(_ container: Int) throws(JSONSyntaxError) {
    try skipSpace()
    let isFirst = nodes.count == container + 1
    if peek == UInt8(ascii: "]") { return close(container) }
    if !isFirst {
      guard peek == UInt8(ascii: ",") else { throw unexpected("',' or ']' after an element") }
      offset += 1
      try skipSpace()
      if peek == UInt8(ascii: "]") {
        if hasComments { return close(container) }
        throw error("JSON allows no trailing comma before ']'")
      }
    }
    try parseValue()
  }

  private mutating func close(_ container: Int) {
    offset += 1
    nodes[container].end = UInt32(offset)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
  }

  /// Parses a scalar, or opens an array or object.
  private mutating func parseValue() throws(JSONSyntaxError) {
    guard let byte = peek else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    case UInt8(ascii: "'") where isJSON5: try parseString()
    case let byte where isJSON5 && "+.IN".utf8.contains(byte): try parseNumber()
    default: throw unexpected("a value")
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    guard open.count < JSONParser.depthLimit else {
      throw error("nested more than \(JSONParser.depthLimit) levels deep; expected fewer")
    }
    open.append(nodes.count)
    append(kind, from: offset, to: offset)
    offset += 1
  }

  mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind))
  }

  // MARK: Scalars

  private mutating func parseWord(
    _ word: StaticString, _ kind: JSONNode.Kind
  ) throws(JSONSyntaxError) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else {
        offset = start
        throw unexpected("a value")
      }
      offset += 1
    }
    append(kind, from: start, to: offset)
  }

  private mutating func parseNumber() throws(JSONSyntaxError) {
    let start = offset
    if peek == UInt8(ascii: "-") || isJSON5 && peek == UInt8(ascii: "+") { offset += 1 }
    if isJSON5, try skipJSON5Number() { return append(.number, from: start, to: offset) }
    let hasWholePart = !(isJSON5 && peek == UInt8(ascii: "."))
    if peek == UInt8(ascii: "0") {
      offset += 1
      if let next = peek, isDigit(next) { throw error("a number may not begin with 0") }
    } else if hasWholePart {
      try skipDigits()
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      // JSON5 has digits before the point, after it, or both.
      if !(isJSON5 && hasWholePart) || peek.map(isDigit) == true { try skipDigits() }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    append(.number, from: start, to: offset)
  }

  private mutating func skipDigits() throws(JSONSyntaxError) {
    guard let first = peek, isDigit(first) else { throw unexpected("a digit") }
    while let next = peek, isDigit(next) { offset += 1 }
  }

  private mutating func parseString() throws(JSONSyntaxError) {
    let start = offset
    let quote = bytes[start]
    // A text in single quotes equals others that are written differently, as one with escapes does.
    var kind = quote == UInt8(ascii: "'") ? JSONNode.Kind.escapedString : .string
    offset += 1
    while true {
      skipPlainText(until: quote)
      guard let byte = peek else {
        offset = start
        throw error("the string that begins here has no closing quote")
      }
      switch byte {
      case quote:
        offset += 1
        append(kind, from: start, to: offset)
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try skipEscape()
      case 0..<0x20:
        if isJSON5, byte != 0x0A, byte != 0x0D {
          offset += 1
          continue
        }
        throw error(
          byte == 0x0A
            ? "a string may not run over the end of its line"
            : "a control character in a string must be escaped")
      default:
        try skipScalar()
      }
    }
  }

  /// ASCII characters without a special meaning in a string.
  private mutating func skipPlainText(until quote: UInt8) {
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      guard byte >= 0x20, byte < 0x80, byte != quote, byte != UInt8(ascii: "\\") else { break }
      end += 1
    }
    offset = end
  }

  /// An escape, whose surrogates must come in pairs.
  private mutating func skipEscape() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try skipHexUnit()
      if UTF16.isTrailSurrogate(unit) {
        offset = start
        throw error("a low surrogate without the high one before it")
      }
      if UTF16.isLeadSurrogate(unit) {
        let isPaired =
          peek == UInt8(ascii: "\\") && offset + 1 < bytes.count
          && bytes[offset + 1] == UInt8(ascii: "u")
        if isPaired { offset += 1 }
        guard isPaired, UTF16.isTrailSurrogate(try skipHexUnit()) else {
          offset = start
          throw error("a high surrogate without the low one after it")
        }
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      if isJSON5, try skipJSON5Escape() { return }
      throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// A `u` and four digits; the offset is at the `u`.
  private mutating func skipHexUnit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      offset += 1
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 1
    return unit
  }

  /// One scalar outside ASCII: well-formed UTF-8 as the standard library decodes it.
  private mutating func skipScalar() throws(JSONSyntaxError) {
    var decoder = UTF8.ForwardParser()
    var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .valid(let units) = decoder.parseScalar(from: &rest) else {
      throw error(SourceFile.message(ofByte: bytes[offset]))
    }
    offset += units.count
  }

  // MARK: Characters

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipSpace() throws(JSONSyntaxError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default:
        guard hasComments, try isJSON5 ? skipJSON5Space() : skipComment() else { return }
      }
    }
  }

  /// UTF-8's mark is skipped; UTF-16's says that the encoding is wrong.
  private mutating func skipByteOrderMark() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error("the file is UTF-16; expected UTF-8")
    }
  }
}
