/// Numbers, strings and regular expressions.
extension SwiftLexer {
  // MARK: Numbers

  /// A number of any base, with what wrongly clings to it.
  mutating func skipNumber() {
    let isHexadecimal =
      peek() == UInt8(ascii: "0") && peek(1).map { $0 | 0x20 } == UInt8(ascii: "x")
    skipDigits()
    if peek() == UInt8(ascii: "."), let next = peek(1), isDigit(next, hexadecimal: isHexadecimal) {
      offset += 1
      skipDigits()
    }
    let exponent: UInt8 = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    guard offset > 0, bytes[offset - 1] | 0x20 == exponent else { return }
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") {
      offset += 1
      skipDigits()
    }
  }

  private mutating func skipDigits() {
    while let byte = peek(), CodeLexer.isWord(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8, hexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): hexadecimal
    default: false
    }
  }

  // MARK: Strings

  /// What is open within a string literal: the string itself, or the parentheses of an interpolation.
  private enum Nesting {
    case string(hashes: Int, isMultiline: Bool, start: Int)
    case interpolation(parentheses: Int)
  }

  /// Reads a literal with all that is interpolated into it as one token; `offset` is at the quote.
  mutating func appendString(hashes: Int, from first: Int? = nil) {
    let start = first ?? offset
    var flags: CodeToken.Flags = []
    var open: [Nesting] = []
    enterString(hashes: hashes, &open)
    if case .string(_, true, _) = open[0] { flags.insert(.isMultiline) }
    while let current = open.last, offset < end {
      switch current {
      case .string(let hashes, let isMultiline, let begin):
        readInString(hashes, isMultiline, begin, &open, &flags)
      case .interpolation(let parentheses):
        readInInterpolation(parentheses, &open)
      }
    }
    offset = min(offset, end)
    if case .string(_, _, let begin)? = open.last(where: {
      if case .string = $0 { true } else { false }
    }) {
      note("the string that begins here has no closing quote", from: begin, to: begin + 1)
    }
    append(.string, from: start, flags)
  }

  private mutating func enterString(hashes: Int, _ open: inout [Nesting]) {
    let start = offset
    let isMultiline =
      peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && (hashes == 0 || endsLine(offset + 3))
    offset += isMultiline ? 3 : 1
    open.append(.string(hashes: hashes, isMultiline: isMultiline, start: start))
  }

  /// Whether only space stands before the end of the line: `#"""#` is one quote between hashes.
  private func endsLine(_ position: Int) -> Bool {
    let rest = bytes[position..<max(end, position)].first { $0 != 0x20 && $0 != 0x09 }
    return rest == nil || rest == 0x0A || rest == 0x0D
  }

  private mutating func readInString(
    _ hashes: Int, _ isMultiline: Bool, _ begin: Int, _ open: inout [Nesting],
    _ flags: inout CodeToken.Flags
  ) {
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      var length = 0
      while length < quotes, peek(length) == UInt8(ascii: "\"") { length += 1 }
      guard length == quotes, isFollowedByHashes(hashes, at: offset + length) else {
        offset += 1
        return
      }
      offset += length + hashes
      open.removeLast()
    case UInt8(ascii: "\\") where isFollowedByHashes(hashes, at: offset + 1):
      offset += 1 + hashes
      if peek() == UInt8(ascii: "(") {
        flags.insert(.isInterpolated)
        open.append(.interpolation(parentheses: 0))
      } else if peek() != 0x0A || isMultiline {
        offset += 1
      }
    case 0x0A where !isMultiline, 0x0D where !isMultiline:
      note("the string that begins here has no closing quote", from: begin, to: begin + 1)
      // All that is open ends with the line, or everything after it would be taken for text.
      open.removeAll()
    default: offset += 1
    }
  }

  private mutating func readInInterpolation(_ parentheses: Int, _ open: inout [Nesting]) {
    let last = open.count - 1
    switch bytes[offset] {
    case UInt8(ascii: "("):
      open[last] = .interpolation(parentheses: parentheses + 1)
      offset += 1
    case UInt8(ascii: ")"):
      offset += 1
      if parentheses <= 1 {
        open.removeLast()
      } else {
        open[last] = .interpolation(parentheses: parentheses - 1)
      }
    case UInt8(ascii: "\""): enterString(hashes: 0, &open)
    case UInt8(ascii: "#"):
      var hashes = 0
      while peek() == UInt8(ascii: "#") {
        hashes += 1
        offset += 1
      }
      if peek() == UInt8(ascii: "\"") { enterString(hashes: hashes, &open) }
    default: offset += 1
    }
  }

  private func isFollowedByHashes(_ count: Int, at position: Int) -> Bool {
    guard position + count <= end else { return false }
    return bytes[position..<position + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  // MARK: Regular expressions

  /// Skips `/…/` where a value may begin and the stroke has its partner on the line; between hashes
  /// always. Leaves everything as it was and returns false if it is not a regular expression.
  mutating func skipRegularExpression(hashes: Int) -> Bool {
    guard hashes > 0 || isAtValue, offset >= unpairedStrokes[hashes, default: 0] else {
      return false
    }
    let start = offset
    offset += 1
    if hashes > 0 ? endsLine(offset) : peek() == 0x20 || peek() == 0x09 {
      return hashes > 0 && skipLinesOfRegularExpression(hashes, from: start)
        || giveUpRegularExpression(at: start)
    }
    // Parentheses that are open, outside of brackets.
    var (groups, classes) = (0, 0)
    while let byte = peek(), byte != 0x0A, byte != 0x0D {
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(classes - 1, 0)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0, hashes == 0 { return giveUpRegularExpression(at: start) }
      case UInt8(ascii: "/") where isFollowedByHashes(hashes, at: offset + 1):
        if hashes == 0,
          isSpaceBefore || peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
        {
          return giveUpRegularExpression(at: start)
        }
        offset += 1 + hashes
        return true
      default: break
      }
      offset += 1
    }
    unpairedStrokes[hashes] = offset
    return giveUpRegularExpression(at: start)
  }

  private mutating func giveUpRegularExpression(at start: Int) -> Bool {
    offset = start
    return false
  }

  /// Whether a space that no stroke escapes stands before the byte that comes next.
  private var isSpaceBefore: Bool {
    guard offset >= 2, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 else { return false }
    return bytes[offset - 2] != UInt8(ascii: "\\")
  }

  /// Skips `#/` at the end of a line to the `/#` on a line of its own.
  private mutating func skipLinesOfRegularExpression(_ hashes: Int, from start: Int) -> Bool {
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "/"), isFollowedByHashes(hashes, at: offset + 1) {
        offset += 1 + hashes
        return true
      } else {
        offset += 1
      }
    }
    unpairedStrokes[hashes] = end
    return false
  }

  /// Whether a regular expression may begin here: space or an opening bracket stands before it, and
  /// where space follows too, as around an operator, what comes before leaves room for a value.
  private var isAtValue: Bool {
    guard let last = tokens.last else { return true }
    if last.range.upperBound == offset {
      guard last.kind == .symbol, last.count == 1 else { return false }
      switch bytes[Int(last.start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
        UInt8(ascii: ";"), UInt8(ascii: ":"):
        break
      default: return false
      }
    }
    if last.kind == .identifier, isText(last, "func") || isText(last, "operator") { return false }
    var next = offset + 1
    while next < end, SwiftLexer.isOperator(bytes[next]) { next += 1 }
    let isBound = next < end && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[next])
    return isBound || leavesRoom(last)
  }

  private func isText(_ token: CodeToken, _ text: StaticString) -> Bool {
    token.count == text.utf8CodeUnitCount
      && (0..<token.count).allSatisfy { bytes[Int(token.start) + $0] == text.utf8Start[$0] }
  }

  /// Whether a token expects a value after it.
  private func leavesRoom(_ token: CodeToken) -> Bool {
    switch token.kind {
    case .symbol:
      switch bytes[Int(token.start)] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"),
        UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ">"):
        return false
      default: return true
      }
    case .identifier: return isText(token, "return") || isText(token, "in") || isText(token, "case")
    default: return false
    }
  }
}
