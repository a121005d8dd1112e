/// What the parsers read from: tokens by index, with the text that they stand for.
struct SwiftTokenSource {
  let file: SourceFile
  let tokens: CodeTokenList
  let comments: [SwiftComment]

  /// The text of a token; empty past the end.
  func text(_ index: Int) -> String {
    guard index < tokens.count else { return "" }
    return String(decoding: file.bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a symbol, a word or a directive is written so.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard index < tokens.count else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount, tokens[index].kind != .string else { return false }
    for position in range.indices
    where file.bytes[position] != text.utf8Start[position - range.lowerBound] {
      return false
    }
    return true
  }

  /// A name without its backticks; nil for anything but a word.
  func name(_ index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .identifier else { return nil }
    let text = text(index)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether no token stands before it on its line.
  func startsLine(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].flags.contains(.startsLine)
  }

  /// Whether the observers of a stored property begin here.
  func beginsObservers(_ index: Int) -> Bool {
    guard isText(index, "{") else { return false }
    return isText(index + 1, "didSet") || isText(index + 1, "willSet") || isText(index + 1, "@")
  }

  /// Whether a statement that was read up to a token goes on there: on the same line, or with an
  /// operator between spaces on the next.
  func goesOn(_ index: Int, end: Int) -> Bool {
    guard index < end, !isText(index, ";"), !isText(index, ",") else { return false }
    guard startsLine(index) else { return true }
    if tokens[index].kind == .identifier {
      return SwiftLexer.beginsOperator(file.bytes[tokens[index].range])
    }
    guard isOperator(index) else { return false }
    var last = index
    while last + 1 < end, isOperator(last + 1), !tokens[last + 1].flags.contains(.followsSpace) {
      last += 1
    }
    return tokens[last].flags.contains(.precedesSpace)
  }

  private func isOperator(_ index: Int) -> Bool {
    guard tokens[index].kind == .symbol else { return false }
    return "=-+*/%&|^~<>?!".utf8.contains(file.bytes[Int(tokens[index].start)])
  }

  /// The token that closes a bracket; for any other token the one after it.
  func partner(_ index: Int) -> Int { tokens.partner(index) }

  /// Whether the token opens a bracket.
  func opens(_ index: Int) -> Bool {
    isText(index, "(") || isText(index, "[") || isText(index, "{")
  }

  /// The index after a token and, where it opens a bracket, after all that is in it.
  func after(_ index: Int) -> Int {
    opens(index) ? min(partner(index) + 1, tokens.count) : index + 1
  }

  /// The bytes from the start of one token to the end of the one before another; never empty where
  /// there is a token.
  func range(from first: Int, to next: Int) -> Range<Int> {
    guard first < tokens.count else { return file.bytes.count..<file.bytes.count }
    let start = Int(tokens[first].start)
    guard next > first else { return tokens[first].range }
    return start..<tokens[min(next, tokens.count) - 1].range.upperBound
  }
}
