/// Types, which are skipped: they leave no node.
extension TypeScriptParser {
  /// Skips `: type`, if it comes next.
  mutating func skipAnnotation() {
    guard at(":") else { return }
    advance()
    if !skipType() { addUnparsed() }
  }

  /// Skips a type; false if none is understood there.
  mutating func skipType(allowsConditions: Bool = true) -> Bool {
    guard depth < TypeScriptParser.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    if at("|") || at("&") { advance() }
    repeat {
      guard skipOperand() else { return false }
    } while take("|") || take("&")
    guard allowsConditions, at("extends"), !token.startsLine else { return true }
    advance()
    guard skipType(allowsConditions: false), take("?") else { return false }
    guard skipType(), take(":") else { return false }
    return skipType()
  }

  private mutating func skipOperand() -> Bool {
    let isInferred = at("infer")
    while at("keyof") || at("unique") || at("readonly") || at("infer") || at("asserts") {
      // They are names too.
      let next = scanned(from: token.range.upperBound)
      let goesOn =
        !next.startsLine && (next.kind == .word || next.kind == .string)
        || isText(next, "{") || isText(next, "(") || isText(next, "[") && !at("infer")
      guard goesOn, !isText(next, "extends"), !isText(next, "is") || at("asserts") else { break }
      advance()
    }
    guard skipPrimary() else { return false }
    if isInferred, at("extends") {
      let isOfName = looksLike { parser in
        parser.advance()
        return parser.skipType(allowsConditions: false) && !parser.at("?")
      }
      if isOfName {
        advance()
        return skipType(allowsConditions: false)
      }
    }
    while at("["), !token.startsLine { skip() }
    if at("is"), !token.startsLine {
      advance()
      return skipType()
    }
    return true
  }

  private mutating func skipPrimary() -> Bool {
    if at("abstract"), isNext("new") { advance() }
    if at("new"), isNext("(") || isNext("<") { advance() }
    if at("<") { guard skipTypeParameters(), at("(") else { return false } }
    if at("(") {
      skip()
      return take("=>") ? skipType() : true
    }
    if at("{") || at("[") {
      skip()
      return true
    }
    if at("`") {
      skipTemplate()
      return true
    }
    if at("-") { advance() }
    switch token.kind {
    case .number, .string:
      advance()
      return true
    case .word: break
    default: return false
    }
    if at("typeof") { advance() }
    if at("import"), isNext("(") {
      advance()
      skip()
    } else {
      advance()
    }
    while at(".") {
      advance()
      guard isWord || token.kind == .privateName else { return false }
      advance()
    }
    if at("<"), !token.startsLine { return skipTypeArguments() }
    return true
  }

  /// Skips `<A, B>`.
  mutating func skipTypeArguments() -> Bool {
    guard take("<") else { return false }
    while !at(">") {
      guard skipType() else { return false }
      if !take(",") { break }
    }
    return take(">")
  }

  /// Skips `<A, const B extends C = D>`, if it comes next; false if it is not understood.
  mutating func skipTypeParameters() -> Bool {
    guard take("<") else { return true }
    while !at(">") {
      while at("const") || at("in") || at("out"), !isNext(","), !isNext(">") { advance() }
      guard isWord else { return false }
      advance()
      if take("extends"), !skipType() { return false }
      if take("="), !skipType() { return false }
      if !take(",") { break }
    }
    return take(">")
  }

  /// Skips `<A>` behind a value if it is that: `f<A>(b)`, and not `f < A`.
  mutating func skipArgumentsOfCall() -> Bool {
    let isOne = looksLike { parser in
      guard parser.skipTypeArguments() else { return false }
      if parser.at("(") || parser.at("`") { return true }
      if parser.token.startsLine || parser.isAtEnd { return true }
      // What cannot begin a value.
      return parser.token.kind == .symbol
        && !["<", ">", "+", "-", "{", "[", "!", "~", "/", "/=", "++", "--", "<<", "@", "..."]
          .contains(parser.text(parser.token))
    }
    return isOne && skipTypeArguments()
  }
}
