/// What stands in the braces of a rule, or outside all of them.
public struct CSSBlock: Sendable {
  /// The tokens between the braces.
  public let contents: CSSTokens
  /// Whether the block is the style sheet itself, where there are rules only.
  let isRoot: Bool

  /// The rules and custom properties of a block, in order. [CSS Syntax 3, 5.4]
  ///
  /// Declarations of other properties are left out.
  public var items: some Sequence<CSSItem> { CSSItems(of: self) }
}

/// Walks the items of a block.
private struct CSSItems: Sequence, IteratorProtocol {
  private let tokens: CSSTokens
  private let isRoot: Bool
  private var index: Int

  init(of block: CSSBlock) {
    tokens = block.contents
    isRoot = block.isRoot
    index = tokens.range.lowerBound
  }

  mutating func next() -> CSSItem? {
    while index < tokens.range.upperBound {
      switch tokens[index].kind {
      case .space: index += 1
      case .semicolon where !isRoot: index += 1
      case .atKeyword: return atRule()
      default:
        if !isRoot, let declaration = customProperty() { return declaration }
        if let item = rule() { return item }
      }
    }
    return nil
  }

  private mutating func atRule() -> CSSItem {
    let start = index
    let stop =
      tokens.firstIndex(from: start + 1) { $0.kind == .semicolon || $0.kind == .openBrace }
      ?? tokens.range.upperBound
    index = stop < tokens.range.upperBound ? tokens.index(after: stop) : stop
    let isBlock = stop < tokens.range.upperBound && tokens[stop].kind == .openBrace
    return .atRule(
      CSSAtRule(
        name: tokens.text(at: start).lowercased(), prelude: tokens[start + 1..<stop].trimmed,
        block: isBlock ? CSSBlock(contents: tokens.group(at: stop), isRoot: false) : nil,
        span: tokens[start..<stop].trimmed.span))
  }

  /// A name with two hyphens, a colon, and all up to the next semicolon.
  private mutating func customProperty() -> CSSItem? {
    let start = index
    guard tokens[start].kind == .identifier else { return nil }
    var colon = start + 1
    while colon < tokens.range.upperBound, tokens[colon].kind == .space { colon += 1 }
    guard colon < tokens.range.upperBound, tokens[colon].kind == .colon else { return nil }
    let name = tokens.text(at: start)
    guard name.hasPrefix("--") else { return nil }
    let stop =
      tokens.firstIndex(from: colon + 1) { $0.kind == .semicolon } ?? tokens.range.upperBound
    index = stop
    var value = tokens[colon + 1..<stop].trimmed
    let isImportant = removeImportant(from: &value)
    return .declaration(
      CSSDeclaration(
        name: name, value: value, isImportant: isImportant, nameSpan: tokens.span(at: start)))
  }

  /// Cuts `!important` off the end of a value.
  private func removeImportant(from value: inout CSSTokens) -> Bool {
    guard let last = value.range.last, value[last].kind == .identifier,
      value.text(at: last).lowercased() == "important"
    else { return false }
    let rest = value[value.range.lowerBound..<last].trimmed
    guard let mark = rest.range.last, rest[mark].kind == .delimiter, rest.text(at: mark) == "!"
    else { return false }
    value = value[value.range.lowerBound..<mark].trimmed
    return true
  }

  /// A prelude and a block; nothing for a declaration, which is passed over.
  private mutating func rule() -> CSSItem? {
    let start = index
    let stop = tokens.firstIndex(from: start) {
      $0.kind == .openBrace || !isRoot && $0.kind == .semicolon
    }
    guard let stop else {
      index = tokens.range.upperBound
      return isRoot ? .stray(tokens[start..<index].trimmed) : nil
    }
    index = tokens.index(after: stop)
    guard tokens[stop].kind == .openBrace else { return nil }
    return .rule(
      CSSRule(
        prelude: tokens[start..<stop].trimmed,
        block: CSSBlock(contents: tokens.group(at: stop), isRoot: false)))
  }
}
