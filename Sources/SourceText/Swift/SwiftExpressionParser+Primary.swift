/// What an expression begins with.
extension SwiftExpressionParser {
  /// Words that begin a statement, not a value.
  private static let statementWords: Set<String> = [
    "let", "var", "return", "guard", "for", "while", "repeat", "do", "func", "case", "default",
    "break", "continue", "throw", "defer", "fallthrough", "in", "else", "where", "import",
  ]

  mutating func parsePrimary() -> SwiftExpression {
    let start = index
    guard index < end else { return expression(.other("nothing"), from: start) }
    switch source.tokens[index].kind {
    case .number:
      index += 1
      return expression(.number(source.text(start)), from: start)
    case .string:
      index += 1
      return expression(.string(source.stringValue(start)), from: start)
    case .identifier: return parseWord()
    case .directive: return parseMacro()
    case .symbol: return parseSymbol()
    case .other:
      index += 1
      return expression(.other("'\(source.text(start).prefix(40))'"), from: start)
    }
  }

  private mutating func parseWord() -> SwiftExpression {
    let start = index
    let text = source.text(index)
    switch text {
    case "true", "false":
      index += 1
      return expression(.boolean(text == "true"), from: start)
    case "if", "switch":
      var parser = SwiftStatementParser(source: source)
      let statement = parser.parseStatement(at: index, end: end)
      index = max(parser.index, start + 1)
      return expression(.statement(statement), from: start)
    case _ where Self.statementWords.contains(text):
      return skipped(from: start, "'\(text)'")
    default:
      index += 1
      return expression(.name(source.name(start) ?? text), from: start)
    }
  }

  /// `#name` with the arguments that follow it.
  private mutating func parseMacro() -> SwiftExpression {
    let start = index
    let name = String(source.text(index).dropFirst())
    index += 1
    let arguments = has("(") ? parseArguments() : []
    return expression(.macro(name, arguments), from: start)
  }

  private mutating func parseSymbol() -> SwiftExpression {
    let start = index
    if has("."), let name = source.name(index + 1), index + 1 < end {
      index += 2
      return expression(.member(nil, name), from: start)
    }
    if has("(") {
      let arguments = parseArguments()
      if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
      return expression(.tuple(arguments.map(\.value)), from: start)
    }
    if has("[") { return parseCollection() }
    if has("{") { return parseClosure() }
    if has("\\") { return skipped(from: start, "a key path") }
    // What closes or separates belongs to whoever opened.
    if has(",") || has(")") || has("]") || has("}") || has(";") || has(":") {
      return SwiftExpression(.other("nothing"), range: source.range(from: start, to: start))
    }
    return skipped(from: start, "'\(source.text(start))'")
  }

  private mutating func parseCollection() -> SwiftExpression {
    let start = index
    let close = min(source.partner(index), end)
    var elements: [SwiftExpression] = []
    var isDictionary = false
    within(close) { parser in
      while parser.index < close {
        let first = parser.index
        let element = parser.parse()
        if parser.has(":") {
          isDictionary = true
          parser.index = close
          return
        }
        elements.append(parser.finishElement(element, from: first))
      }
    }
    return expression(isDictionary ? .other("a dictionary") : .array(elements), from: start)
  }

  /// A closure; `index` is at its brace.
  mutating func parseClosure() -> SwiftExpression {
    let start = index
    let close = min(source.partner(index), end)
    let first = bodyStart(after: index, close: close)
    index = min(close + 1, end)
    return expression(.closure(SwiftCode(tokens: first..<max(first, close))), from: start)
  }

  /// The token after `in`, where the closure names its parameters.
  private func bodyStart(after brace: Int, close: Int) -> Int {
    var position = brace + 1
    while position < close {
      if source.isText(position, "in") { return position + 1 }
      switch source.tokens[position].kind {
      case .identifier where Self.statementWords.contains(source.text(position)):
        return brace + 1
      case .identifier: position += 1
      case .symbol:
        let isPart =
          source.isText(position, ",") || source.isText(position, ":")
          || source.isText(position, "->") || source.isText(position, "@")
          || source.isText(position, "(") || source.isText(position, "[")
          || source.isText(position, ".") || source.isText(position, "?")
        guard isPart else { return brace + 1 }
        position = source.after(position)
      default: return brace + 1
      }
    }
    return brace + 1
  }
}

extension SwiftTokenSource {
  /// The text of a string literal in one line, its escapes replaced; nil if something is
  /// interpolated, where it has several lines, no end or an escape that does not exist.
  func stringValue(_ index: Int) -> String? {
    let token = tokens[index]
    guard !token.flags.contains(.isMultiline), !token.flags.contains(.isInterpolated) else {
      return nil
    }
    let bytes = file.bytes[token.range]
    let hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    guard bytes.count >= 2 * hashes + 2,
      bytes[bytes.endIndex - 1 - hashes] == UInt8(ascii: "\"")
    else { return nil }
    var rest = bytes.dropFirst(hashes + 1).dropLast(hashes + 1)
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.prefix(hashes).count == hashes,
        rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      guard let letter = rest.popFirst(), let scalar = escaped(letter, &rest) else { return nil }
      text += Array(String(Character(scalar)).utf8)
    }
    return String(validating: text, as: UTF8.self)
  }

  private func escaped(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"):
      guard rest.popFirst() == UInt8(ascii: "{"),
        let close = rest.prefix(9).firstIndex(of: UInt8(ascii: "}"))
      else { return nil }
      let digits = String(decoding: rest[rest.startIndex..<close], as: UTF8.self)
      rest = rest[(close + 1)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
