/// Parses XML, one byte after the other.
struct XMLParser {
  /// How deep elements may nest.
  private static let depthLimit = 256

  let file: SourceFile
  let bytes: [UInt8]
  var offset = 0

  init(file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The outermost element; nothing but comments and instructions may stand beside it.
  mutating func parse() throws(XMLSyntaxError) -> XMLElement {
    if starts(with: "<?xml"), let next = byte(at: offset + 5), Self.isBlank(next) {
      try parseDeclaration()
    }
    try skipMiscellany(mayHaveDocumentType: true)
    guard starts(with: "<") else {
      throw error(
        offset == bytes.count
          ? "the file has no element; expected XML" : "found text; expected an element")
    }
    let root = try parseElements()
    try skipMiscellany(mayHaveDocumentType: false)
    guard offset == bytes.count else {
      throw error("found more after the end of '\(root.name)'; expected one outermost element")
    }
    return root
  }

  // MARK: Elements

  /// An element and everything in it, without recursion.
  private mutating func parseElements() throws(XMLSyntaxError) -> XMLElement {
    var open: [XMLElement] = []
    while true {
      if starts(with: "</") {
        let start = offset
        offset += 2
        let name = try parseName()
        skipBlanks()
        try expect(">", "at the end of the tag '\(name)'")
        guard let closed = open.popLast() else {
          throw error("'\(name)' ends here but does not begin", at: start)
        }
        guard closed.name == name else {
          throw error(
            "'\(name)' ends here, but '\(closed.name)' of line \(closed.span.line) is open",
            at: start)
        }
        guard var outer = open.popLast() else { return closed }
        outer.append(closed)
        open.append(outer)
      } else if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "<![CDATA[") {
        open[open.count - 1].append(try parseCharacterSection())
      } else if starts(with: "<?") {
        try skipInstruction()
      } else if starts(with: "<") {
        let (element, isEmpty) = try parseStart()
        guard isEmpty else {
          open.append(element)
          guard open.count <= Self.depthLimit else {
            throw error(
              "nested more than \(Self.depthLimit) levels deep; expected fewer",
              at: element.span.range.lowerBound)
          }
          continue
        }
        guard !open.isEmpty else { return element }
        open[open.count - 1].append(element)
      } else if offset < bytes.count {
        open[open.count - 1].append(try parseCharacters())
      } else {
        let name = open.last.map { "'\($0.name)' of line \($0.span.line)" } ?? "an element"
        throw error("the file ends while \(name) is open")
      }
    }
  }

  /// The tag that begins an element, and whether it ends it too.
  private mutating func parseStart() throws(XMLSyntaxError) -> (XMLElement, isEmpty: Bool) {
    let start = offset
    offset += 1
    let name = try parseName()
    var attributes: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let blanks = offset
      skipBlanks()
      let isEmpty = starts(with: "/>")
      if isEmpty || starts(with: ">") {
        offset += isEmpty ? 2 : 1
        let span = SourceSpan(file: file, range: start..<offset)
        return (XMLElement(name: name, attributes: attributes, span: span), isEmpty)
      }
      guard offset < bytes.count else { throw error("the file ends in the tag '\(name)'") }
      guard offset > blanks else { throw error("expected a space, '>' or '/>' in '\(name)'") }
      let place = offset
      let attribute = try parseAttribute()
      guard names.insert(attribute.name).inserted else {
        throw error("'\(name)' has the attribute '\(attribute.name)' twice", at: place)
      }
      attributes.append(attribute)
    }
  }

  private mutating func parseAttribute() throws(XMLSyntaxError) -> XMLAttribute {
    let name = try parseName()
    skipBlanks()
    try expect("=", "before the value of '\(name)'")
    skipBlanks()
    guard let quote = byte(at: offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw error("the value of '\(name)' has no quotes; expected them") }
    offset += 1
    let value = try parseText(until: quote)
    guard byte(at: offset) == quote else {
      throw error(
        offset < bytes.count
          ? "'<' cannot stand in the value of '\(name)'; expected '&lt;'"
          : "the file ends in the value of '\(name)'")
    }
    offset += 1
    return XMLAttribute(name: name, value: value)
  }

  // MARK: Text

  private mutating func parseCharacters() throws(XMLSyntaxError) -> XMLText {
    try parseText(until: nil)
  }

  /// The text up to a bracket or a quote.
  private mutating func parseText(until quote: UInt8?) throws(XMLSyntaxError) -> XMLText {
    let start = offset
    var text: [UInt8] = []
    var unknown: String?
    while let byte = byte(at: offset), byte != UInt8(ascii: "<"), byte != quote {
      if byte == UInt8(ascii: "&") {
        switch try parseReference() {
        case .character(let scalar): text += Array(String(scalar).utf8)
        case .unknown(let name): unknown = unknown ?? name
        }
        continue
      }
      guard byte >= 0x20 || Self.isBlank(byte) else {
        throw error("a control character cannot stand in XML")
      }
      if quote == nil, starts(with: "]]>") { throw error("']]>' ends nothing here") }
      text.append(byte)
      offset += 1
    }
    return XMLText(
      String(decoding: text, as: UTF8.self), unknownEntity: unknown,
      at: SourceSpan(file: file, range: start..<offset))
  }

  private mutating func parseCharacterSection() throws(XMLSyntaxError) -> XMLText {
    let opening = offset
    offset += 9
    let start = offset
    try skip(past: "]]>", from: opening, "a CDATA section")
    let range = start..<(offset - 3)
    return XMLText(
      String(decoding: bytes[range], as: UTF8.self), at: SourceSpan(file: file, range: range))
  }

  private enum Reference {
    case character(Unicode.Scalar)
    case unknown(String)
  }

  private static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "apos": "'", "quot": "\"",
  ]

  private mutating func parseReference() throws(XMLSyntaxError) -> Reference {
    let start = offset
    offset += 1
    if starts(with: "#") {
      offset += 1
      let isHexadecimal = starts(with: "x")
      if isHexadecimal { offset += 1 }
      let first = offset
      while let byte = byte(at: offset), Character(UnicodeScalar(byte)).isHexDigit { offset += 1 }
      let digits = String(decoding: bytes[first..<min(offset, first + 10)], as: UTF8.self)
      guard starts(with: ";"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(code), code >= 0x20 || [0x09, 0x0A, 0x0D].contains(code)
      else { throw error("a reference to no character; expected, for example, '&#38;'", at: start) }
      offset += 1
      return .character(scalar)
    }
    guard let byte = byte(at: offset), Self.isNameStart(byte) else {
      throw error("'&' stands alone; expected '&amp;'", at: start)
    }
    let name = try parseName()
    guard starts(with: ";") else {
      throw error("'&\(name)' has no ';'; expected one, or '&amp;' before it", at: start)
    }
    offset += 1
    return Self.entities[name].map { .character($0) } ?? .unknown(name)
  }
}
