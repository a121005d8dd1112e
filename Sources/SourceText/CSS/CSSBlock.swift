/// The contents of the braces of a rule, or everything outside all of them.
package struct CSSBlock: Sendable {
  /// The tokens between the braces.
  package let contents: CSSTokens
  /// Whether the block is the style sheet itself, which contains only rules.
  let isRoot: Bool

  /// The rules and declarations of a block, in order. [CSS Syntax 3, 5.4]
  package var items: some Sequence<CSSItem> { CSSItems(of: self) }
}

/// Walks the items of a block.
private struct CSSItems: Sequence, IteratorProtocol {
  private let tokens: CSSTokens
  private let isRoot: Bool
  private var index: Int
  /// Whether something ended at a semicolon since the last block.
  private var hasSemicolon = false

  init(of block: CSSBlock) {
    tokens = block.contents
    isRoot = block.isRoot
    index = tokens.range.lowerBound
  }

  mutating func next() -> CSSItem? {
    while index < tokens.range.upperBound {
      switch tokens[index].kind {
      case .space: index += 1
      case .semicolon where !isRoot:
        hasSemicolon = true
        index += 1
      case .atKeyword: return atRule()
      default:
        if !isRoot, let declaration = declaration() { return declaration }
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
    // The semicolon of a statement belongs to it.
    defer { if isBlock { hasSemicolon = false } }
    return .atRule(
      CSSAtRule(
        name: tokens.text(at: start).lowercased(), prelude: tokens[start + 1..<stop].trimmed,
        block: isBlock ? CSSBlock(contents: tokens.group(at: stop), isRoot: false) : nil,
        followsSemicolon: hasSemicolon, span: tokens[start..<stop].trimmed.span))
  }

  /// A name, a colon, and all up to the next semicolon. A brace is allowed only in the value of a
  /// custom property; elsewhere it shows that this is a rule (`a:hover {`).
  private mutating func declaration() -> CSSItem? {
    let start = index
    guard tokens[start].kind == .identifier else { return nil }
    var colon = start + 1
    while colon < tokens.range.upperBound, tokens[colon].kind == .space { colon += 1 }
    guard colon < tokens.range.upperBound, tokens[colon].kind == .colon else { return nil }
    let isCustom = tokens.text(at: start).hasPrefix("--")
    let stop =
      tokens.firstIndex(from: colon + 1) {
        $0.kind == .semicolon || !isCustom && $0.kind == .openBrace
      } ?? tokens.range.upperBound
    if stop < tokens.range.upperBound, tokens[stop].kind == .openBrace { return nil }
    index = stop
    var value = tokens[colon + 1..<stop].trimmed
    let isImportant = removeImportant(from: &value)
    return .declaration(
      CSSDeclaration(nameAt: start, isCustom: isCustom, value: value, isImportant: isImportant))
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

  /// A run as a property whose name is made from variables, if it looks like one.
  private func madeProperty(_ run: CSSTokens) -> CSSItem? {
    guard let first = run.range.first, run[first].kind == .identifier,
      run.text(at: first).hasPrefix("--"),
      run.range.contains(where: { [.colon, .openBrace].contains(run[$0].kind) })
    else { return nil }
    return .madeProperty(run)
  }

  /// A prelude and a block; nil for anything that is neither a rule nor a declaration.
  private mutating func rule() -> CSSItem? {
    let start = index
    let stop = tokens.firstIndex(from: start) {
      $0.kind == .openBrace || !isRoot && $0.kind == .semicolon
    }
    guard let stop else {
      index = tokens.range.upperBound
      return isRoot ? .stray(tokens[start..<index].trimmed) : madeProperty(tokens[start..<index])
    }
    index = tokens.index(after: stop)
    if !isRoot, let property = madeProperty(tokens[start..<stop + 1]) {
      hasSemicolon = true
      return property
    }
    guard tokens[stop].kind == .openBrace else {
      hasSemicolon = true
      return nil
    }
    defer { hasSemicolon = false }
    return .rule(
      CSSRule(
        prelude: tokens[start..<stop].trimmed,
        block: CSSBlock(contents: tokens.group(at: stop), isRoot: false),
        followsSemicolon: hasSemicolon))
  }
}
