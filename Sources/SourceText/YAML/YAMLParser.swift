/// Parses block structure by indentation; scalars and flow collections stand in other files.
struct YAMLParser {
  /// How deep collections may nest.
  static let depthLimit = 64

  let file: SourceFile
  let bytes: [UInt8]
  var offset = 0
  /// Where the current line begins.
  var lineStart = 0
  private var depth = 0

  init(file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  mutating func parse() throws(YAMLSyntaxError) -> YAMLValue {
    try skipToContent()
    if isMarker("---") {
      offset += 3
      try skipToContent()
    }
    let value = try parseNode(minimum: 0)
    try skipToContent()
    if isMarker("...") {
      offset += 3
      try skipToContent()
    }
    guard offset == bytes.count else {
      throw error(
        isMarker("---")
          ? "a second document is not read; expected one per file"
          : "found text after the end of the document; expected it in the same column")
    }
    return value
  }

  // MARK: Blocks

  /// The column, from 0, at which the offset stands.
  var column: Int { offset - lineStart }

  /// The node whose content begins here or on a later line, at a column of at least `minimum`.
  private mutating func parseNode(minimum: Int) throws(YAMLSyntaxError) -> YAMLValue {
    try skipToContent()
    guard offset < bytes.count, column >= minimum, !isMarker("---"), !isMarker("...") else {
      return value(.null, from: offset)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= YAMLParser.depthLimit else {
      throw error("nested more than \(YAMLParser.depthLimit) levels deep; expected fewer")
    }
    if isDash { return try parseSequence(at: column) }
    if try isKey() { return try parseMapping(at: column) }
    return try parseInline(parent: minimum - 1)
  }

  private mutating func parseSequence(at indent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let start = offset
    var elements: [YAMLValue] = []
    while offset < bytes.count, column == indent, isDash {
      offset += 1
      skipSpaces()
      elements.append(try parseNode(minimum: indent + 1))
      try skipToContent()
    }
    try expectOutdent(from: indent)
    return value(.sequence(elements), from: start)
  }

  private mutating func parseMapping(at indent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let start = offset
    var members: [YAMLValue.Member] = []
    var keys: Set<String> = []
    while offset < bytes.count, column == indent, !isMarker("---"), !isMarker("..."), try isKey() {
      let keyStart = offset
      let key = try parseKey()
      let keySpan = SourceSpan(file: file, range: keyStart..<offset)
      guard keys.insert(key).inserted else {
        throw YAMLSyntaxError(message: "the key '\(key)' is repeated", offset: keyStart)
      }
      skipSpaces()
      offset += 1  // the colon, which isKey has seen
      skipSpaces()
      members.append(
        YAMLValue.Member(key: key, keySpan: keySpan, value: try parseMemberValue(indent)))
      try skipToContent()
    }
    try expectOutdent(from: indent)
    return value(.mapping(members), from: start)
  }

  /// What follows a key: on its line, or below it, a sequence also at the key's own column.
  private mutating func parseMemberValue(_ indent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    if !isAtLineEnd { return try parseInline(parent: indent) }
    let end = offset
    try skipToContent()
    if offset < bytes.count, column == indent, isDash { return try parseSequence(at: indent) }
    guard offset < bytes.count, column > indent else { return value(.null, from: end, to: end) }
    return try parseNode(minimum: indent + 1)
  }

  /// After a collection the next content must stand further left, or on its own column in another form.
  private func expectOutdent(from indent: Int) throws(YAMLSyntaxError) {
    if offset < bytes.count, column > indent {
      throw error("the indentation matches no line above; expected the same as one of them")
    }
  }

  // MARK: Looking ahead

  private var isDash: Bool {
    peek == UInt8(ascii: "-") && (offset + 1 == bytes.count || isBlank(bytes[offset + 1]))
  }

  private func isMarker(_ marker: StaticString) -> Bool {
    guard column == 0, offset + 3 <= bytes.count else { return false }
    for index in 0..<3 where bytes[offset + index] != marker.utf8Start[index] { return false }
    return offset + 3 == bytes.count || isBlank(bytes[offset + 3])
  }

  /// Whether a key and its colon stand here, on this line.
  private mutating func isKey() throws(YAMLSyntaxError) -> Bool {
    try refuseUnreadable()
    let start = offset
    defer { offset = start }
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      _ = try parseQuoted()
      skipSpaces()
      return peek == UInt8(ascii: ":")
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: ">"): return false
    default: return plainKeyEnd() != nil
    }
  }

  /// Where a plain key ends: before a colon that a blank or the line's end follows.
  private func plainKeyEnd() -> Int? {
    var index = offset
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: ":"), index + 1 == bytes.count || isBlank(bytes[index + 1]) {
        return index
      }
      if bytes[index] == UInt8(ascii: "#"), index > offset, isBlank(bytes[index - 1]) { return nil }
      index += 1
    }
    return nil
  }

  private mutating func parseKey() throws(YAMLSyntaxError) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try parseQuoted() }
    var end = plainKeyEnd() ?? offset
    let start = offset
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    offset = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What is YAML and is not read here.
  func refuseUnreadable() throws(YAMLSyntaxError) {
    switch peek {
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      throw error("anchors and aliases are not read; write the value out")
    case UInt8(ascii: "!"): throw error("tags are not read; remove it")
    case UInt8(ascii: "%") where column == 0: throw error("directives are not read; remove it")
    case UInt8(ascii: "@"), UInt8(ascii: "`"):
      throw error("a plain scalar may not begin with this; quote it")
    case UInt8(ascii: "?")
    where offset + 1 == bytes.count || isBlank(bytes[offset + 1]):
      throw error("complex keys are not read; expected 'key: value'")
    default: return
    }
  }

  // MARK: Characters

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Whether nothing but a comment is left on the line.
  var isAtLineEnd: Bool {
    peek == nil || peek == 0x0A || peek == 0x0D
      || (peek == UInt8(ascii: "#") && (offset == lineStart || isBlank(bytes[offset - 1])))
  }

  /// To the next content, over empty lines and comments. A tab may not indent.
  mutating func skipToContent() throws(YAMLSyntaxError) {
    var isIndent = offset == lineStart
    while offset < bytes.count {
      skipSpaces()
      guard isAtLineEnd else { break }
      while let byte = peek, byte != 0x0A { _ = byte; offset += 1 }
      guard offset < bytes.count else { return }
      offset += 1
      lineStart = offset
      isIndent = true
    }
    if isIndent, offset < bytes.count, bytes[lineStart..<offset].contains(0x09) {
      throw error("a tab may not indent; expected spaces")
    }
  }

  func value(_ content: YAMLValue.Content, from start: Int, to end: Int? = nil) -> YAMLValue {
    YAMLValue(content: content, span: SourceSpan(file: file, range: start..<(end ?? offset)))
  }

  func error(_ message: String) -> YAMLSyntaxError {
    YAMLSyntaxError(message: message, offset: offset)
  }
}
