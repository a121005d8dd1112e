/// Reads declarations and passes over everything else, statement by statement.
/// [The Swift Programming Language, declarations]
struct SwiftDeclarationParser {
  let source: SwiftTokenSource
  var index = 0
  /// The branches of `#if` that are open.
  private(set) var branches: [SwiftBranch] = []
  private var nesting = 0
  /// How many more are open within them.
  private var deeper = 0

  /// How deep branches of `#if` are distinguished.
  private static let branchLimit = 32

  /// How deep types may nest.
  private static let nestingLimit = 32

  init(source: SwiftTokenSource) {
    self.source = source
  }

  /// The declarations in a range of tokens.
  mutating func parseDeclarations(in tokens: Range<Int>) -> [SwiftDeclaration] {
    index = tokens.lowerBound
    let end = min(tokens.upperBound, source.tokens.count)
    var declarations: [SwiftDeclaration] = []
    while index < end {
      let start = index
      parseDeclaration(end: end, into: &declarations)
      index = max(index, start + 1)
    }
    return declarations
  }

  private mutating func parseDeclaration(end: Int, into declarations: inout [SwiftDeclaration]) {
    if source.tokens[index].kind == .directive { return parseDirective(end: end) }
    var introduction = parseIntroduction(end: end)
    guard index < end, let word = source.name(index) else { return skipStatement(end: end) }
    switch word {
    case "struct", "enum", "actor", "protocol", "extension", "class":
      if let type = parseType(word, end: end) { declarations.append(.type(type)) }
    case "let", "var":
      introduction.isConstant = word == "let"
      parseProperties(introduction, end: end, into: &declarations)
    case "case": declarations.append(.cases(parseCases(end: end)))
    case "typealias":
      if let alias = parseAlias(end: end) { declarations.append(alias) }
    case "init": declarations.append(.initializer(parseFunction(named: word, at: index, end: end)))
    case "func":
      // An operator has no name.
      guard let name = source.name(index + 1) else { return skipFunction(end: end) }
      declarations.append(
        .function(
          parseFunction(
            named: name, at: index + 1, isStatic: introduction.isStatic, end: end)))
    case "subscript", "deinit", "operator", "macro": skipFunction(end: end)
    default: skipStatement(end: end)
    }
  }

  // MARK: Attributes and modifiers

  /// What stands before the keyword of a declaration.
  struct Introduction {
    var first: Int
    var isStatic = false
    var isConstant = false
    var isOverride = false
    var attributes: [String] = []
    var deprecation: String?
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "dynamic", "required", "convenience", "optional", "nonisolated",
    "mutating", "nonmutating", "isolated", "indirect", "prefix", "infix", "postfix", "consuming",
    "borrowing", "distributed",
  ]

  private mutating func parseIntroduction(end: Int) -> Introduction {
    var introduction = Introduction(first: index)
    while index < end {
      if source.isText(index, "@"), let name = source.name(index + 1) {
        index += 2
        while index + 1 < end, source.isText(index, "."), source.name(index + 1) != nil {
          index += 2
        }
        introduction.attributes.append(name)
        if index < end, source.isText(index, "<"), !source.startsLine(index) {
          skipGenerics(end: end)
        }
        if index < end, source.isText(index, "("), !source.startsLine(index) {
          if name == "available" { introduction.deprecation = deprecation(at: index) }
          index = min(source.after(index), end)
        }
      } else if let word = source.name(index), isModifier(word) {
        if word == "static" || word == "class" { introduction.isStatic = true }
        if word == "override" { introduction.isOverride = true }
        index += 1
        if index < end, source.isText(index, "("), !source.startsLine(index) {
          index = min(source.after(index), end)
        }
      } else {
        break
      }
    }
    return introduction
  }

  /// Passes over `<Type, Type>`.
  private mutating func skipGenerics(end: Int) {
    var depth = 0
    repeat {
      if source.isText(index, "<") { depth += 1 }
      if source.isText(index, ">") { depth -= 1 }
      index = min(source.after(index), end)
    } while index < end && depth > 0
  }

  /// `class` is a modifier before a member.
  private func isModifier(_ word: String) -> Bool {
    guard word == "class" else { return Self.modifiers.contains(word) }
    guard let next = source.name(index + 1) else { return false }
    return ["let", "var", "func", "subscript", "override", "final"].contains(next)
      || Self.modifiers.contains(next)
  }

  /// The message of `@available(*, deprecated, message: "…")`; empty without one, nil if nothing is
  /// deprecated.
  private func deprecation(at open: Int) -> String? {
    var isDeprecated = false
    var message = ""
    for position in open..<source.partner(open) {
      if source.isText(position, "deprecated") { isDeprecated = true }
      if source.isText(position, "message") || source.isText(position, "renamed"),
        position + 2 < source.partner(open), source.tokens[position + 2].kind == .string
      {
        message = source.stringValue(position + 2) ?? message
      }
    }
    return isDeprecated ? message : nil
  }

  // MARK: Directives

  private mutating func parseDirective(end: Int) {
    let start = index
    if deeper > 0 || branches.count >= Self.branchLimit, passBranch() {
      // Its values are all taken for compiled, and of several none is read.
    } else if source.isText(index, "#if") {
      let block = Int(source.tokens[index].start)
      branches.append(SwiftBranch(block: block, condition: parseCondition(end: end)))
      return
    } else if source.isText(index, "#elseif") {
      let condition = parseCondition(end: end)
      if let last = branches.popLast() {
        branches.append(SwiftBranch(after: last, condition: condition))
      }
      return
    } else if source.isText(index, "#else") {
      if let last = branches.popLast() {
        branches.append(SwiftBranch(after: last, condition: .literal(true)))
      }
    } else if source.isText(index, "#endif") {
      _ = branches.popLast()
    } else {
      // `#Preview { … }` and other macros.
      return skipStatement(end: end)
    }
    repeat { index += 1 } while index < end && !source.startsLine(index)
    index = max(index, start + 1)
  }

  /// Whether the directive belongs to an `#if` that lies too deep.
  private mutating func passBranch() -> Bool {
    if source.isText(index, "#if") {
      deeper += 1
    } else if source.isText(index, "#endif"), deeper > 0 {
      deeper -= 1
    } else {
      return deeper > 0
        && (source.isText(index, "#else") || source.isText(index, "#elseif"))
    }
    return true
  }

  /// The condition of the directive at ``index``, which is after its line then.
  private mutating func parseCondition(end: Int) -> SwiftCompilationCondition {
    var parser = SwiftConditionParser(source: source, at: index, end: end)
    let condition = parser.parse()
    index = max(parser.index, index + 1)
    return condition
  }

  // MARK: Types

  private mutating func parseType(_ word: String, end: Int) -> SwiftTypeDeclaration? {
    guard let keyword = SwiftTypeDeclaration.Keyword(rawValue: word),
      let first = source.name(index + 1)
    else {
      skipStatement(end: end)
      return nil
    }
    index += 1
    let nameRange = source.tokens[index].range
    var path = [first]
    index += 1
    while index + 1 < end, source.isText(index, "."), let name = source.name(index + 1) {
      path.append(name)
      index += 2
    }
    let inherited = parseInheritance(end: end)
    guard index < end, source.isText(index, "{") else { return nil }
    let close = min(source.partner(index), end)
    let body = (index + 1)..<max(index + 1, close)
    guard nesting < Self.nestingLimit else {
      index = close + 1
      return nil
    }
    nesting += 1
    let outer = branches
    let members = parseDeclarations(in: body)
    branches = outer
    nesting -= 1
    index = min(close + 1, end)
    return SwiftTypeDeclaration(
      keyword: keyword, path: path, inherited: inherited, nameRange: nameRange,
      bodyRange: source.range(from: body.lowerBound - 1, to: body.upperBound), members: members)
  }

  /// The names after the colon; `index` is at the opening brace then, or at what ends the type.
  private mutating func parseInheritance(end: Int) -> [String] {
    var names: [String] = []
    var isInClause = false
    var isConstrained = false
    while index < end, !source.isText(index, "{") {
      if source.isText(index, "where") {
        (isInClause, isConstrained) = (false, true)
      } else if isConstrained {
        // What is asked of generic parameters says nothing of the type.
      } else if source.isText(index, ":"), !isInClause {
        isInClause = true
      } else if isInClause, let name = source.name(index), source.isText(index - 1, ".") {
        if let last = names.popLast() { names.append("\(last).\(name)") }
      } else if isInClause, let name = source.name(index), name != "any" {
        let isNew =
          source.isText(index - 1, ":") || source.isText(index - 1, ",")
          || source.isText(index - 1, "&") || source.isText(index - 1, "any")
          || source.name(index - 1) == "unchecked"
        if isNew { names.append(name) }
      }
      index = min(source.after(index), end)
    }
    return names
  }

  // MARK: Members that are names only

  private mutating func parseCases(end: Int) -> [SwiftEnumerationCase] {
    var cases: [SwiftEnumerationCase] = []
    repeat {
      index += 1
      guard let name = source.name(index), index < end else { break }
      index += 1
      let first = index
      // Associated values and raw values.
      while index < end, !source.isText(index, ","), !source.startsLine(index),
        !source.isText(index, ";")
      {
        index = min(source.after(index), end)
      }
      let hasRawValue = first < index && source.isText(first, "=")
      cases.append(
        SwiftEnumerationCase(
          name: name, rawValue: hasRawValue ? SwiftCode(tokens: first + 1..<index) : nil))
    } while index < end && source.isText(index, ",")
    return cases
  }

  private mutating func parseAlias(end: Int) -> SwiftDeclaration? {
    guard let name = source.name(index + 1) else {
      skipStatement(end: end)
      return nil
    }
    index += 2
    guard index < end, source.isText(index, "=") else {
      skipStatement(end: end)
      return nil
    }
    index += 1
    return .alias(name, parseTypeName(end: end), branches)
  }

  // MARK: Passing over

  /// Whatever stands here, to the end of its line and of the brackets that it opens.
  mutating func skipStatement(end: Int) {
    repeat {
      guard index < end else { return }
      let isEnd = source.isText(index, ";")
      index = min(source.after(index), end)
      if isEnd { return }
    } while index < end && !source.startsLine(index)
  }
}
