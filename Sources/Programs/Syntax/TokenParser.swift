import SourceText

/// What parsers over a list of tokens have in common: a place in the list, and nodes that are added.
protocol TokenParser {
  /// The file that is read.
  var file: SourceFile { get }
  /// The offset after the part of it that is read.
  var limit: Int { get }
  /// Its tokens.
  var tokens: CodeTokenList { get set }
  /// The token that comes next.
  var index: Int { get set }
  /// The token before which the innermost brackets end.
  var end: Int { get set }
  /// The nodes.
  var tree: SyntaxBuilder { get set }
  /// How deep the code is nested that is being read.
  var depth: Int { get set }
  /// How many nodes lie over each other in the expression that was read last, and at most in these
  /// brackets: a long chain is as deep as brackets in brackets.
  var height: Int { get set }
  var tallest: Int { get set }

  /// Deeper nesting is not parsed, so that no input overflows the stack.
  static var depthLimit: Int { get }
  /// A taller expression is not parsed any further.
  static var heightLimit: Int { get }
}

extension TokenParser {
  // MARK: Tokens

  var limit: Int { file.bytes.count }

  var isAtEnd: Bool { index >= end }

  /// The offset of the token that comes next.
  var start: Int { index < tokens.count ? Int(tokens[index].start) : limit }

  /// The offset after the token that was read last.
  var stop: Int {
    let last = min(index, tokens.count) - 1
    return last >= 0 ? tokens[last].range.upperBound : 0
  }

  /// Whether a token is written so, counted from the one that comes next.
  func at(_ text: StaticString, _ distance: Int = 0) -> Bool {
    let position = index + distance
    guard position < end, position >= 0 else { return false }
    let token = tokens[position]
    guard token.count == text.utf8CodeUnitCount, token.kind != .string else { return false }
    let lower = Int(token.start)
    for offset in 0..<token.count where file.bytes[lower + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether a token is one of some words.
  func at(anyOf words: Set<String>, _ distance: Int = 0) -> Bool {
    guard isWord(distance) else { return false }
    return words.contains(text(distance))
  }

  /// The text of a token.
  func text(_ distance: Int = 0) -> String {
    let position = index + distance
    guard position >= 0, position < end else { return "" }
    return String(decoding: file.bytes[tokens[position].range], as: UTF8.self)
  }

  /// Whether a token is a word.
  func isWord(_ distance: Int = 0) -> Bool {
    let position = index + distance
    return position < end && position >= 0 && tokens[position].kind == .identifier
  }

  func startsLine(_ distance: Int = 0) -> Bool {
    let position = index + distance
    return position >= end || tokens[position].flags.contains(.startsLine)
  }

  func followsSpace(_ distance: Int = 0) -> Bool {
    let position = index + distance
    return position >= end || tokens[position].flags.contains(.followsSpace)
  }

  /// Reads a token if it is written so.
  mutating func take(_ text: StaticString) -> Bool {
    guard at(text) else { return false }
    index += 1
    return true
  }

  /// The token that closes the bracket that comes next, within what is being read.
  func closing(_ position: Int) -> Int { min(tokens.partner(position), end) }

  /// Moves over a token or over everything in brackets.
  mutating func skip() {
    guard index < end else { return }
    index = tokens[index].step == nil ? index + 1 : min(closing(index) + 1, end)
  }

  // MARK: Nodes

  /// Adds a node over everything since a mark, from an offset to the token read last.
  mutating func add(
    _ kind: SyntaxKind, from mark: Int, at begin: Int, detail: Int = 0, role: SyntaxRole = .none
  ) {
    tree.add(kind, from: mark, begin..<max(begin, stop), detail: detail, role: role)
  }

  /// Reads one token as a node.
  mutating func leaf(_ kind: SyntaxKind, role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    if index < end { index += 1 }
    add(kind, from: mark, at: begin, role: role)
  }

  /// Notes that something is missing or unknown here, as an empty node.
  mutating func addUnparsed(role: SyntaxRole = .none) {
    let offset = isAtEnd ? stop : start
    tree.add(.unparsed, from: tree.mark, offset..<offset, role: role)
  }

  /// Stops where what is read becomes too tall; false if it does.
  mutating func grow(_ height: Int) -> Bool {
    self.height = height
    guard height > Self.heightLimit else { return true }
    let (mark, begin) = (tree.mark, start)
    index = end
    add(.unparsed, from: mark, at: begin)
    return false
  }

  /// Reads something deeper, or moves over it where the limit is reached.
  mutating func deeper(_ body: (inout Self) -> Void) {
    guard depth < Self.depthLimit else {
      let (mark, begin) = (tree.mark, start)
      index = end
      add(.unparsed, from: mark, at: begin)
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Reads what is in the brackets that come next.
  mutating func within(_ body: (inout Self) -> Void) {
    let close = closing(index)
    let outer = (end, tallest)
    tallest = 0
    index += 1
    end = close
    body(&self)
    if index < close {
      // Something that nobody expected there.
      let (mark, begin) = (tree.mark, start)
      index = close
      add(.unparsed, from: mark, at: begin)
    }
    end = outer.0
    index = min(close + 1, end)
    height = tallest + 1
    tallest = max(outer.1, height)
  }
}
