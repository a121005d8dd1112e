import SourceText

/// Checks whether a text is a selector, and how specific it is, whatever it matches. [Selectors 4]
struct CSSSelectorGrammar {
  /// Why a text may not be a selector.
  struct Invalid: Error {
    let reason: String
  }

  private static let depthLimit = 8

  /// How specific `&` is.
  let parent: CSSSpecificity?

  /// Whether a text outside of rules is a list of selectors.
  static func isValid(_ list: CSSTokens) -> Bool {
    let grammar = CSSSelectorGrammar(parent: nil)
    return list.split(at: .comma).allSatisfy { (try? grammar.specificity(of: $0)) != nil }
  }

  /// The specificity of a selector without a comma; throws if it may not be one.
  func specificity(
    of tokens: CSSTokens, isRelative: Bool = false, depth: Int = 0
  ) throws(Invalid) -> CSSSpecificity {
    let tokens = tokens.trimmed
    guard depth < Self.depthLimit else { throw Invalid(reason: "the selector is nested too deep") }
    guard !tokens.isEmpty else { throw Invalid(reason: "the selector is empty") }
    var result = CSSSpecificity()
    var index = tokens.range.lowerBound
    // Whether a compound has begun, and whether nothing may follow in it but pseudo-classes.
    var (isCompound, isPseudoElement) = (false, false)
    if isRelative, isCombinator(tokens, index) { index = afterSpace(tokens, index + 1) }
    while index < tokens.range.upperBound {
      let kind = tokens[index].kind
      if kind == .space || isCombinator(tokens, index) {
        var next = afterSpace(tokens, index)
        if next < tokens.range.upperBound, isCombinator(tokens, next) {
          next = afterSpace(tokens, next + 1)
        }
        guard isCompound, next < tokens.range.upperBound else { throw odd(tokens, index) }
        (isCompound, isPseudoElement) = (false, false)
        index = next
        continue
      }
      guard !isPseudoElement || kind == .colon else { throw odd(tokens, index) }
      result =
        result
        + (try simple(tokens, &index, isFirst: !isCompound, &isPseudoElement, depth: depth))
      isCompound = true
    }
    guard isCompound else { throw Invalid(reason: "'\(tokens.line)' is not a selector") }
    return result
  }

  private func odd(_ tokens: CSSTokens, _ index: Int) -> Invalid {
    Invalid(
      reason: "'\(tokens[index..<tokens.index(after: index)].source)' is not the root element")
  }

  private func afterSpace(_ tokens: CSSTokens, _ start: Int) -> Int {
    var index = start
    while index < tokens.range.upperBound, tokens[index].kind == .space { index += 1 }
    return index
  }

  private func isCombinator(_ tokens: CSSTokens, _ index: Int) -> Bool {
    tokens[index].kind == .delimiter && [">", "+", "~"].contains(tokens.text(at: index))
  }

  private func simple(
    _ tokens: CSSTokens, _ index: inout Int, isFirst: Bool, _ isPseudoElement: inout Bool,
    depth: Int
  ) throws(Invalid) -> CSSSpecificity {
    let start = index
    index = tokens.index(after: index)
    let next = index < tokens.range.upperBound ? tokens[index].kind : nil
    switch tokens[start].kind {
    case .identifier where isFirst && !isBar(tokens, index): return CSSSpecificity(elements: 1)
    case .hash:
      guard tokens.text(at: start).first?.isNumber == false else { throw odd(tokens, start) }
      return CSSSpecificity(ids: 1)
    case .openBracket:
      guard isAttribute(tokens.group(at: start)) else { throw odd(tokens, start) }
      return CSSSpecificity(classes: 1)
    case .delimiter:
      switch tokens.text(at: start) {
      case "*" where isFirst && isBar(tokens, index):
        index += 1
        guard index < tokens.range.upperBound else { throw odd(tokens, start) }
        let isName = tokens[index].kind == .identifier
        guard isName || tokens.text(at: index) == "*" else { throw odd(tokens, start) }
        index += 1
        return CSSSpecificity(elements: isName ? 1 : 0)
      case "*" where isFirst: return CSSSpecificity()
      case "&": return parent ?? CSSSpecificity()
      case "." where next == .identifier:
        index += 1
        return CSSSpecificity(classes: 1)
      default: throw odd(tokens, start)
      }
    case .colon: return try pseudo(tokens, &index, &isPseudoElement, depth: depth)
    default: throw odd(tokens, start)
    }
  }

  private func isBar(_ tokens: CSSTokens, _ index: Int) -> Bool {
    index < tokens.range.upperBound && tokens[index].kind == .delimiter
      && tokens.text(at: index) == "|"
  }

  private func isAttribute(_ tokens: CSSTokens) -> Bool {
    let parts = tokens.parts
    guard let first = parts.first, tokens[first].kind == .identifier else { return false }
    guard parts.count > 1 else { return true }
    guard let mark = parts.dropFirst().firstIndex(where: { tokens.text(at: $0) == "=" }),
      mark <= 2,
      mark == 1 || ["~", "|", "^", "$", "*"].contains(tokens.text(at: parts[1])),
      parts.count > mark + 1, parts.count <= mark + 3
    else { return false }
    let value = tokens[parts[mark + 1]].kind
    guard value == .identifier || value == .string else { return false }
    return parts.count == mark + 2
      || ["i", "s"].contains(tokens.text(at: parts[mark + 2]).lowercased())
  }

  // MARK: Pseudo-classes and pseudo-elements

  private func pseudo(
    _ tokens: CSSTokens, _ index: inout Int, _ isPseudoElement: inout Bool, depth: Int
  ) throws(Invalid) -> CSSSpecificity {
    let isDouble = index < tokens.range.upperBound && tokens[index].kind == .colon
    if isDouble { index += 1 }
    guard index < tokens.range.upperBound else {
      throw Invalid(reason: "'\(tokens.line)' is not a selector")
    }
    let place = index
    let name = tokens.text(at: place).lowercased()
    index = tokens.index(after: place)
    let unknown = Invalid(
      reason: "'\(isDouble ? "::" : ":")\(tokens[place..<index].source)' is not the root element")
    switch tokens[place].kind {
    case .identifier where isDouble || Self.oldElements.contains(name):
      guard !isPseudoElement, Self.elements.contains(name) || name.hasPrefix("-webkit-") else {
        throw unknown
      }
      isPseudoElement = true
      return CSSSpecificity(elements: 1)
    case .identifier:
      guard Self.classes.contains(name) else { throw unknown }
      return CSSSpecificity(classes: 1)
    case .function where !isDouble:
      return try functional(name, tokens.group(at: place), depth: depth, unknown)
    default: throw unknown
    }
  }

  private func functional(
    _ name: String, _ argument: CSSTokens, depth: Int, _ unknown: Invalid
  ) throws(Invalid) -> CSSSpecificity {
    var most = CSSSpecificity()
    switch name {
    case "is", "where", "not", "has", "host", "host-context":
      // Where a list is forgiving, what is empty or invalid in it is as if it were not there.
      let isForgiving = name == "is" || name == "where"
      for part in argument.split(at: .comma) where !(part.isEmpty && isForgiving) {
        do throws(Invalid) {
          most = max(
            most, try specificity(of: part, isRelative: name == "has", depth: depth + 1))
        } catch {
          guard isForgiving else { throw error }
        }
      }
      if name == "where" { return CSSSpecificity() }
      return name.hasPrefix("host") ? most + CSSSpecificity(classes: 1) : most
    case "lang", "dir":
      guard !argument.parts.isEmpty else { throw unknown }
      return CSSSpecificity(classes: 1)
    case "nth-child", "nth-last-child", "nth-last-of-type", "nth-of-type":
      guard !argument.parts.isEmpty, !argument.parts.contains(where: { argument.isWord($0, "of") })
      else { throw unknown }
      return CSSSpecificity(classes: 1)
    default: throw unknown
    }
  }

  private static let oldElements: Set<String> = ["after", "before", "first-letter", "first-line"]
  private static let elements: Set<String> = [
    "after", "backdrop", "before", "cue", "file-selector-button", "first-letter", "first-line",
    "marker", "placeholder", "selection",
  ]
  private static let classes: Set<String> = [
    "active", "any-link", "checked", "default", "defined", "disabled", "empty", "enabled",
    "first-child", "first-of-type", "focus", "focus-visible", "focus-within", "fullscreen", "host",
    "hover", "in-range", "indeterminate", "invalid", "last-child", "last-of-type", "link", "modal",
    "only-child", "only-of-type", "optional", "out-of-range", "placeholder-shown", "read-only",
    "read-write", "required", "root", "scope", "target", "valid", "visited",
  ]
}
