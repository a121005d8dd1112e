/// Strings.
extension CodeLexer {
  /// What is open within a string literal: the string itself, or the braces of an interpolation.
  private enum Nesting {
    case string(quote: UInt8, count: Int, isRaw: Bool, start: Int)
    case interpolation(braces: Int)
  }

  /// Reads a literal with all that is interpolated into it as one token; `offset` is at the quote.
  mutating func appendString(from start: Int, isRaw: Bool) {
    var flags: CodeToken.Flags = []
    var open: [Nesting] = []
    enterString(isRaw: isRaw, &open)
    if case .string(_, 3, _, _) = open[0] { flags.insert(.isMultiline) }
    while let current = open.last, offset < end {
      switch current {
      case .string(let quote, let count, let isRaw, let begin):
        readInString(quote, count, isRaw, begin, &open, &flags)
      case .interpolation(let braces): readInInterpolation(braces, &open)
      }
    }
    offset = min(offset, end)
    if case .string(_, _, _, let begin)? = open.last(where: {
      if case .string = $0 { true } else { false }
    }) {
      note("the string that begins here has no closing quote", from: begin, to: begin + 1)
    }
    append(.string, from: start, flags)
  }

  private mutating func enterString(isRaw: Bool, _ open: inout [Nesting]) {
    let start = offset
    let quote = bytes[offset]
    // In Kotlin a single quote holds one character.
    let isTriple =
      peek(1) == quote && peek(2) == quote
      && (dialect.tripleQuotes == .string
        || dialect.tripleQuotes == .rawString && quote == UInt8(ascii: "\""))
    offset += isTriple ? 3 : 1
    open.append(
      .string(
        quote: quote, count: isTriple ? 3 : 1,
        isRaw: isRaw || (isTriple && dialect.tripleQuotes == .rawString), start: start))
  }

  private mutating func readInString(
    _ quote: UInt8, _ count: Int, _ isRaw: Bool, _ begin: Int, _ open: inout [Nesting],
    _ flags: inout CodeToken.Flags
  ) {
    switch bytes[offset] {
    case quote:
      var length = 0
      while length < count, peek(length) == quote { length += 1 }
      // `""""` ends in a quote that is part of the text.
      if length == count, count == 3, peek(3) == quote { length = 1 }
      offset += length
      if length == count { open.removeLast() }
    case UInt8(ascii: "\\") where !isRaw:
      let isLineEnd = peek(1) == 0x0A && count == 1
      offset += isLineEnd ? 1 : 2
    case UInt8(ascii: "$") where beginsInterpolation(isRaw):
      flags.insert(.isInterpolated)
      offset += 1
      if peek() == UInt8(ascii: "{") {
        offset += 1
        open.append(.interpolation(braces: 1))
      }
    case 0x0A where count == 1, 0x0D where count == 1:
      note("the string that begins here has no closing quote", from: begin, to: begin + 1)
      // All that is open ends with the line, or everything after it would be taken for text.
      open.removeAll()
    default: offset += 1
    }
  }

  private func beginsInterpolation(_ isRaw: Bool) -> Bool {
    // Kotlin's raw strings interpolate, those of Dart do not.
    if isRaw, dialect.hasRawStrings { return false }
    guard let next = peek(1) else { return false }
    let isDigit = next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9")
    return next == UInt8(ascii: "{") || (CodeLexer.isWord(next) && !isDigit)
  }

  private mutating func readInInterpolation(_ braces: Int, _ open: inout [Nesting]) {
    let last = open.count - 1
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      open[last] = .interpolation(braces: braces + 1)
      offset += 1
    case UInt8(ascii: "}"):
      offset += 1
      if braces <= 1 {
        open.removeLast()
      } else {
        open[last] = .interpolation(braces: braces - 1)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): enterString(isRaw: false, &open)
    case UInt8(ascii: "/") where beginsComment: skipComment()
    default: offset += 1
    }
  }
}
