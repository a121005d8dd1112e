import SourceText

/// Reads a function whose code does nothing but name values, choose and return: `(a) => b`,
/// `(a) => { const b = …; return c }`, `function f(a) { … }`. [ECMAScript, 15]
///
/// Nil is given for any other: a loop, an assignment, a call that is there for what it does.
struct TypeScriptFunctionParser {
  private let document: CodeDocument
  private let end: Int
  private var index: Int
  /// The names that a statement may add members to: objects that no one else has.
  private var own: Set<String> = []
  /// The names that it declares, its parameters among them.
  private var declared: Set<String> = []
  /// Whether it declares a name twice: what a block calls so is another than what stands around it.
  private var declaresTwice = false
  /// Where a member is added to such an object.
  private var additions: Set<Int> = []

  /// The function at a range; nil if it does more.
  static func parse(
    _ code: CodeExpression, in scope: TypeScriptScope, addingTo isOwn: Bool = false
  ) -> TypeScriptFunction? {
    let document = scope.document
    var parser = TypeScriptFunctionParser(document, code.range)
    return parser.function(in: scope, addsToFirst: isOwn)
  }

  private init(_ document: CodeDocument, _ range: Range<Int>) {
    self.document = document
    index = document.firstToken(from: range.lowerBound)
    end = document.firstToken(from: range.upperBound)
  }

  private func has(_ text: StaticString) -> Bool { index < end && document.isText(index, text) }

  private mutating func take(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    index += 1
    return true
  }

  private mutating func function(
    in scope: TypeScriptScope, addsToFirst: Bool
  ) -> TypeScriptFunction? {
    // What waits, or gives several values, gives something else than it returns.
    let isUnlike =
      has("async") || document.isText(index - 1, "*") || document.isText(index - 2, "async")
    guard !isUnlike else { return nil }
    if take("function"), has("*") { return nil }
    if document.name(index) != nil,
      document.isText(index + 1, "(") || document.isText(index + 1, "<")
    {
      index += 1
    }
    if has("<") {
      while index < end, !has("(") { index = document.after(index) }
    }
    var parameters: [TypeScriptFunction.Parameter] = []
    if let name = document.name(index), document.isText(index + 1, "=>") {
      parameters = [.init(pattern: .name(name), other: nil)]
      declared.insert(name)
      index += 1
    } else {
      guard let read = self.parameters() else { return nil }
      parameters = read
    }
    if addsToFirst, case .name(let name)? = parameters.first?.pattern { own.insert(name) }
    skipType()
    let isArrow = take("=>")
    let start = index
    guard let body = body(isArrow: isArrow), !declaresTwice, !changesOthers(from: start) else {
      return nil
    }
    return TypeScriptFunction(
      parameters: parameters, body: body, declared: declared.sorted(), scope: scope,
      span: document.span(document.range(from: start, to: end)))
  }

  private mutating func body(isArrow: Bool) -> [TypeScriptFunction.Statement]? {
    if has("{") { return document.after(index) == end ? block() : nil }
    guard isArrow else { return nil }
    let (value, next) = document.expression(from: index, to: end)
    return next == end ? [.give(value)] : nil
  }

  /// Whether code in it, such as a function within, changes what it declares in another way than by the
  /// statements that are followed.
  private func changesOthers(from start: Int) -> Bool {
    (start..<end).contains { position in
      guard let name = document.name(position) else { return false }
      let before = document.text(position - 1)
      if [".", "?."].contains(before) {
        return Self.changing.contains(name) && document.isText(position + 1, "(")
      }
      guard declared.contains(name), !additions.contains(position),
        !["const", "let"].contains(before)
      else { return false }
      let next = document.text(TypeScriptDeclarations.afterMembers(position + 1, in: document))
      return before == "delete" || before == "(" && document.isText(position - 2, "assign")
        || TypeScriptDeclarations.assignments.contains(next)
        || document.isText(position - 1, "++") || document.isText(position - 1, "--")
    }
  }

  /// Methods that change the list or the map that they are of.
  private static let changing: Set<String> = [
    "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "copyWithin", "set",
    "add", "clear", "delete",
  ]

  // MARK: Parameters

  private mutating func parameters() -> [TypeScriptFunction.Parameter]? {
    guard has("(") else { return nil }
    let close = document.partner(index)
    index += 1
    var parameters: [TypeScriptFunction.Parameter] = []
    while index < close {
      guard let pattern = pattern() else { return nil }
      if has("?") { index += 1 }
      skipType()
      parameters.append(.init(pattern: pattern, other: other(to: close)))
      guard index == close || take(",") else { return nil }
    }
    index = close + 1
    return parameters
  }

  private mutating func skipType() {
    if has(":") { index = document.typeEnd(from: index + 1) }
  }

  /// What stands after `=`.
  private mutating func other(to close: Int) -> CodeExpression? {
    guard take("=") else { return nil }
    let (value, next) = document.expression(from: index, to: close)
    index = next
    return value
  }

  private mutating func declare(_ name: String) {
    if !declared.insert(name).inserted { declaresTwice = true }
  }

  private mutating func pattern() -> TypeScriptFunction.Pattern? {
    if let name = document.name(index) {
      index += 1
      declare(name)
      return .name(name)
    }
    let close = document.partner(index)
    if take("[") {
      var parts: [TypeScriptFunction.Pattern?] = []
      while index < close {
        if !has(",") {
          guard let part = pattern() else { return nil }
          parts.append(part)
        } else {
          parts.append(nil)
        }
        guard index == close || take(",") else { return nil }
      }
      index = close + 1
      return .list(parts)
    }
    guard take("{") else { return nil }
    var members: [(key: String, value: TypeScriptFunction.Pattern, other: CodeExpression?)] = []
    while index < close {
      guard let key = document.name(index) ?? document.string(index) else { return nil }
      index += 1
      var inner = TypeScriptFunction.Pattern.name(key)
      if take(":") {
        guard let read = pattern() else { return nil }
        inner = read
      } else {
        declare(key)
      }
      members.append((key, inner, other(to: close)))
      guard index == close || take(",") else { return nil }
    }
    index = close + 1
    return .object(members)
  }

  // MARK: Statements

  private mutating func block() -> [TypeScriptFunction.Statement]? {
    let close = document.partner(index)
    index += 1
    var statements: [TypeScriptFunction.Statement] = []
    while index < close {
      if take(";") { continue }
      let start = index
      guard let statement = statement() else { return nil }
      // What has an object by another name would not see what is added to it later.
      for position in start..<index {
        if let name = document.name(position), own.contains(name), !isAdding(position),
          !isDeclaring(position)
        {
          own.remove(name)
        }
      }
      statements.append(statement)
    }
    index = close + 1
    return statements
  }

  private func isAdding(_ position: Int) -> Bool {
    document.isText(position + 1, "[") || document.isText(position + 1, ".")
  }

  private func isDeclaring(_ position: Int) -> Bool {
    ["const", "let"].contains(document.text(position - 1))
  }

  private mutating func statement() -> TypeScriptFunction.Statement? {
    if take("return") {
      guard !has(";"), !has("}"), !document.startsLine(index) else { return .give(nil) }
      return value().map { .give($0) }
    }
    if has("const") || has("let") {
      index += 1
      guard let pattern = pattern() else { return nil }
      skipType()
      guard take("="), let value = value(), !has(",") else { return nil }
      if case .name(let name) = pattern, case .object = value.kind { own.insert(name) }
      return .declare(pattern, value)
    }
    if take("if") {
      guard has("(") else { return nil }
      let close = document.partner(index)
      let (condition, next) = document.expression(from: index + 1, to: close)
      guard next == close else { return nil }
      index = close + 1
      guard let first = branch() else { return nil }
      guard take("else") else { return .choose(condition, first, []) }
      return branch().map { .choose(condition, first, $0) }
    }
    guard let name = document.name(index), own.contains(name) else { return nil }
    additions.insert(index)
    let (target, next) = document.expression(from: index)
    guard document.isText(next, "=") else { return nil }
    index = next + 1
    guard let value = value() else { return nil }
    switch target.kind {
    case .element(let base, let keys):
      guard case .name(name) = base.kind, keys.count == 1 else { return nil }
      return .set(name, key: keys[0].value, value)
    case .member(let base?, let key):
      guard case .name(name) = base.kind else { return nil }
      return .set(name, key: CodeExpression(.string(key), range: target.range), value)
    default: return nil
    }
  }

  private mutating func branch() -> [TypeScriptFunction.Statement]? {
    if has("{") { return block() }
    return statement().map { [$0] }
  }

  /// A whole value; nil if more than an expression stands there.
  private mutating func value() -> CodeExpression? {
    let (value, next) = document.value(from: index)
    index = next
    guard document.startsStatement(index) else { return nil }
    return value
  }
}
