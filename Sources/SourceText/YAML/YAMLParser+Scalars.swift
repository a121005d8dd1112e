/// Scalars, and the flow collections that hold them.
extension YAMLParser {
  /// A scalar or flow collection that begins on this line; `parent` is the column of what holds it.
  mutating func parseInline(parent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    try refuseUnreadable()
    let start = offset
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try parseQuoted()
      let result = value(.scalar(text), from: start)
      try expectLineEnd()
      return result
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let result = try parseFlow(depth: 0)
      try expectLineEnd()
      return result
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try parseBlockScalar(parent: parent)
    default: return try parsePlain(parent: parent)
    }
  }

  private mutating func expectLineEnd() throws(YAMLSyntaxError) {
    skipSpaces()
    guard isAtLineEnd else { throw error("found text after the value") }
  }

  // MARK: Plain and quoted

  /// A plain scalar; lines that stand further right than its parent go on with it, folded into spaces.
  private mutating func parsePlain(parent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let start = offset
    var text = plainLine()
    if text.contains(": ") || text.hasSuffix(":") {
      throw YAMLSyntaxError(message: "a plain scalar contains ': '; quote it", offset: start)
    }
    var end = offset
    while true {
      let (before, beforeLine) = (offset, lineStart)
      try skipToContent()
      guard offset < bytes.count, lineStart != beforeLine, column > parent, parent >= 0 else {
        (offset, lineStart) = (before, beforeLine)
        break
      }
      let line = plainLine()
      if line.contains(": ") || line.hasSuffix(":") {
        throw error("a plain scalar of several lines contains ': '; quote it")
      }
      text += " " + line
      end = offset
    }
    let plain = ["", "~", "null", "Null", "NULL"].contains(text)
    return value(plain ? .null : .scalar(text), from: start, to: end)
  }

  /// The rest of the line up to a comment, without the blanks at its end.
  private mutating func plainLine() -> String {
    let start = offset
    while !isAtLineEnd { offset += 1 }
    var end = offset
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A quoted scalar. A line break in it is a space, and an escaped one nothing.
  mutating func parseQuoted() throws(YAMLSyntaxError) -> String {
    let quote = bytes[offset]
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek else {
        offset = start
        throw error("the quoted scalar that begins here has no end")
      }
      offset += 1
      switch byte {
      case quote where quote == UInt8(ascii: "'") && peek == quote:
        text.append(quote)
        offset += 1
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): try appendEscape(to: &text)
      case 0x0A:
        while let last = text.last, isBlank(last) { text.removeLast() }
        text.append(0x20)
        lineStart = offset
        skipSpaces()
      default: text.append(byte)
      }
    }
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(YAMLSyntaxError) {
    guard let letter = peek else { return }
    offset += 1
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "0"): 0x00, UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "e"): 0x1B,
      UInt8(ascii: " "): 0x20, UInt8(ascii: "\""): 0x22, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "\\"): 0x5C,
    ]
    if let byte = simple[letter] { return text.append(byte) }
    let lengths: [UInt8: Int] = [
      UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
    ]
    if letter == 0x0A {
      lineStart = offset
      return skipSpaces()
    }
    guard let length = lengths[letter], offset + length <= bytes.count,
      bytes[offset..<offset + length].allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(
        String(decoding: bytes[offset..<offset + length], as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(number)
    else { throw error("not an escape of YAML; expected, for example, \\n, \\\" or \\u0041") }
    offset += length
    text += Array(String(Character(scalar)).utf8)
  }

  // MARK: Block scalars

  /// `|` keeps the line breaks, `>` folds them; `-` drops the last, `+` keeps all.
  private mutating func parseBlockScalar(parent: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let start = offset
    let isFolded = bytes[offset] == UInt8(ascii: ">")
    offset += 1
    var chomping: UInt8?
    while let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      chomping = byte
      offset += 1
    }
    try expectLineEnd()
    var lines: [String] = []
    var indent: Int?
    while let byte = peek, byte != 0x0A { _ = byte; offset += 1 }
    while offset < bytes.count {
      let next = offset + 1
      var content = next
      while content < bytes.count, bytes[content] == 0x20 { content += 1 }
      let end = bytes[content...].firstIndex(of: 0x0A) ?? bytes.count
      let isEmpty = content == end
      if !isEmpty {
        guard content - next > max(parent, -1) else { break }
        indent = indent ?? content - next
      }
      let from = min(next + (indent ?? content - next), end)
      lines.append(String(decoding: bytes[from..<end], as: UTF8.self))
      offset = end
      lineStart = next
    }
    while chomping != UInt8(ascii: "+"), lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.joined(separator: isFolded ? " " : "\n")
    let isStripped = chomping == UInt8(ascii: "-") || lines.isEmpty
    return value(.scalar(isStripped ? text : text + "\n"), from: start)
  }

  // MARK: Flow collections

  private mutating func parseFlow(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    guard depth < YAMLParser.depthLimit else {
      throw error("nested more than \(YAMLParser.depthLimit) levels deep; expected fewer")
    }
    let start = offset
    let isMapping = bytes[offset] == UInt8(ascii: "{")
    let close = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    offset += 1
    var elements: [YAMLValue] = []
    var members: [YAMLValue.Member] = []
    var keys: Set<String> = []
    while true {
      try skipToContent()
      guard peek != nil else { throw error("the file ends inside a flow collection") }
      if peek == close { break }
      let itemStart = offset
      let item = try parseFlowItem(depth: depth)
      try skipToContent()
      if isMapping {
        guard peek == UInt8(ascii: ":"), let key = item.text else {
          throw error("expected ':' after the key")
        }
        offset += 1
        try skipToContent()
        guard keys.insert(key).inserted else { throw error("the key '\(key)' is repeated") }
        let isAbsent = peek == UInt8(ascii: ",") || peek == close
        let member = isAbsent ? value(.null, from: offset) : try parseFlowItem(depth: depth)
        let keySpan = SourceSpan(file: file, range: itemStart..<itemStart + 1)
        members.append(YAMLValue.Member(key: key, keySpan: keySpan, value: member))
        try skipToContent()
      } else {
        elements.append(item)
      }
      guard peek == UInt8(ascii: ",") || peek == close else {
        throw error("expected ',' or the bracket that closes")
      }
      if peek == UInt8(ascii: ",") { offset += 1 }
    }
    offset += 1
    return value(isMapping ? .mapping(members) : .sequence(elements), from: start)
  }

  private mutating func parseFlowItem(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    try refuseUnreadable()
    let start = offset
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try parseFlow(depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return value(.scalar(try parseQuoted()), from: start)
    default:
      while let byte = peek, !",[]{}\n".utf8.contains(byte), !isFlowColon { _ = byte; offset += 1 }
      var end = offset
      while end > start, isBlank(bytes[end - 1]) { end -= 1 }
      guard end > start else { throw error("expected a value") }
      return value(
        .scalar(String(decoding: bytes[start..<end], as: UTF8.self)), from: start, to: end)
    }
  }

  private var isFlowColon: Bool {
    peek == UInt8(ascii: ":")
      && (offset + 1 == bytes.count || isBlank(bytes[offset + 1])
        || ",[]{}".utf8.contains(bytes[offset + 1]))
  }
}
