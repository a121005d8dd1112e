/// Elements of JSX.
extension TypeScriptParser {
  /// Reads what `<` begins: an element, or the names of types of a function.
  mutating func parseAngle() {
    let isFunction = looksLike { $0.skipTypeParameters() && $0.at("(") && $0.isArrow() }
    if isFunction {
      let (mark, begin) = (tree.mark, start)
      _ = skipTypeParameters()
      parseParameters()
      skipAnnotation()
      return parseArrowBody(from: mark, at: begin)
    }
    guard hasElements else { return addUnparsed() }
    parseElement(from: start)
    read(from: stop)
  }

  /// Reads an element, byte by byte: between its tags stands text. What comes next is not read yet.
  private mutating func parseElement(from begin: Int) {
    let mark = tree.mark
    guard depth < TypeScriptParser.depthLimit else {
      note("the elements are nested too deeply", at: begin)
      return
    }
    depth += 1
    defer { depth -= 1 }
    read(from: begin + 1)
    let name = text(token)
    if isWord {
      parseTagName()
      if at("<"), !skipTypeArguments() { addUnparsed() }
    }
    while !isAtEnd, !at(">"), !at("/") { parseAttribute() }
    if at("/") {
      // `/>`
      read(from: token.range.upperBound)
      stop = token.range.upperBound
      if !at(">") { note("the element '\(name)' that begins here has no end", at: begin) }
      return add(.element, from: mark, at: begin)
    }
    stop = token.range.upperBound
    parseContents(of: name, from: begin)
    add(.element, from: mark, at: begin)
  }

  private mutating func parseTagName() {
    let (mark, begin) = (tree.mark, start)
    var offset = token.range.upperBound
    while [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ".")].contains(byte(offset))
      || isWordPart(byte(offset))
    {
      offset += 1
    }
    skipBytes(offset - begin)
    add(.name, from: mark, at: begin, role: .name)
  }

  private mutating func parseAttribute() {
    let (mark, begin) = (tree.mark, start)
    if at("{") {
      inBrackets("}") { $0.parseItem() }
      return add(.argument, from: mark, at: begin, role: .argument)
    }
    guard isWord else {
      note("this element is not understood", at: begin)
      return
    }
    parseTagName()
    tree.setRole(.label)
    if at("=") {
      // A text of an element knows no escapes, and may have several lines.
      let wasLooking = isLooking
      isLooking = true
      advance()
      isLooking = wasLooking
      if byte(start) == UInt8(ascii: "\"") || byte(start) == UInt8(ascii: "'") {
        parseAttributeText()
      } else if at("{") {
        inBrackets("}") { $0.parseExpression() }
      } else if at("<") {
        parseElement(from: start)
        read(from: stop)
      } else {
        note("this element is not understood", at: start)
      }
      tree.setRole(.value)
    }
    add(.argument, from: mark, at: begin, role: .argument)
  }

  /// A text of an attribute runs to its quote, over lines too.
  private mutating func parseAttributeText() {
    let (mark, begin) = (tree.mark, start)
    var offset = begin + 1
    while offset < limit, bytes[offset] != bytes[begin] { offset += 1 }
    guard offset < limit else {
      return note("the string that begins here has no closing quote", at: begin)
    }
    tree.add(.stringText, from: mark, begin + 1..<offset)
    skipBytes(offset + 1 - begin)
    add(.string, from: mark, at: begin, detail: 2)
  }

  /// Reads up to the end of the tag that closes an element.
  private mutating func parseContents(of name: String, from begin: Int) {
    var offset = stop
    while problems.isEmpty {
      while offset < limit, bytes[offset] != UInt8(ascii: "<"),
        bytes[offset] != UInt8(ascii: "{")
      {
        offset += 1
      }
      guard offset < limit else {
        return note("the element '\(name)' that begins here has no end", at: begin)
      }
      if bytes[offset] == UInt8(ascii: "{") {
        read(from: offset)
        let close = tree.mark
        inBraces()
        if tree.mark > close { tree.setRole(.item) }
        offset = stop
        continue
      }
      let next = scanned(from: offset + 1)
      if isText(next, "/") {
        var end = next.range.upperBound
        while end < limit, bytes[end] != UInt8(ascii: ">") { end += 1 }
        stop = min(end + 1, limit)
        return
      }
      parseElement(from: offset)
      tree.setRole(.item)
      offset = stop
    }
  }

  /// Reads `{a}` among the contents of an element; the text behind it is not read yet.
  private mutating func inBraces() {
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    defer { (allowsIn, allowsResultType) = outer }
    advance()
    if !at("}") { deeper { $0.parseItem() } }
    while !at("}"), !isAtEnd {
      let (mark, begin) = (tree.mark, start)
      skip()
      add(.unparsed, from: mark, at: begin)
    }
    stop = token.range.upperBound
    if !isLooking, problems.isEmpty { track(token) }
  }
}
