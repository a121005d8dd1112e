/// Expressions.
extension Evaluator {
  /// The value of an expression; the type is what is expected where it stands.
  func evaluate(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference? = nil) -> Value {
    guard stepIn(deepest: 8) else {
      return unknown("it takes too much work", node)
    }
    // What comes after an error isn't evaluated.
    guard thrown == nil else { return .unknown(Evaluator.thrownReason(node)) }
    depth += 1
    defer { depth -= 1 }
    if node.holdsUnparsed {
      return lost(
        "this code isn't understood", [], scope, node,
        because: Unknown("this code isn't understood", at: node.span))
    }
    let outer = touched
    touched = .none
    var value = value(of: node, scope, type)
    if value.origin.literal == nil { value.origin = touched }
    touched = outer.outermost(value.origin)
    return value
  }

  private func value(of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    findings.note(node)
    if let value = language.value(of: node, scope, type, self) { return value }
    switch node.kind {
    case .number: return language.number(node, type, self)
    case .boolean: return .boolean(node.isText("true"))
    case .nothing: return .nothing
    case .string: return text(node, scope)
    case .name: return name(node, scope, type)
    case .implicitMember: return implicitMember(node, [], scope, type)
    case .member: return member(node, scope, type)
    case .call: return call(node, scope, type)
    case .subscriptCall: return subscripted(node, scope, type)
    case .optionalChain:
      guard let base = node.child(.base) else { break }
      return evaluate(base, scope, nil)
    case .forceUnwrap:
      guard let base = node.child(.base) else { break }
      let value = evaluate(base, scope, type)
      return value == .nothing ? unknown("it unwraps nothing", node) : value
    case .tuple: return tuple(node, scope, type)
    case .list: return .list(node.children(.item).map { evaluate($0, scope) })
    case .binary: return binary(node, scope, type)
    case .prefix: return prefix(node, scope, type)
    case .ternary: return ternary(node, scope, type)
    case .ifStatement, .switchStatement: return branchValue(node, scope, type)
    case .closure:
      var result: TypeReference?
      var parameters: [TypeReference] = []
      if case .function(let types, let type)? = type?.unwrapped {
        parameters = types
        if type != .open { result = type }
      }
      return .function(
        FunctionValue(
          .closure(node, captured(scope, node)), parameters: parameters, result: result))
    case .cast: return cast(node, scope, type)
    case .typeTest:
      guard let value = node.child(.value), let tested = node.child(.type) else { break }
      let result = evaluate(value, scope)
      if result.unknown != nil { return result }
      guard let fits = isKind(result, self.type(of: tested, scope))
      else {
        return unknown("the type of the value isn't known", node)
      }
      return .boolean(fits == (node.detail == 0))
    case .attempt: return attempt(node, scope, type)
    case .wait:
      guard let value = node.child(.value) else { break }
      return evaluate(value, scope, type)
    case .keyPath:
      let names = node.children(.name).map(\.name)
      return .function(
        FunctionValue(.path(node.children.contains { $0.kind == .argument } ? [] : names)))
    case .typeName, .optionalType, .listType, .dictionaryType:
      return .type(self.type(of: specialized(node), scope))
    case .operatorName:
      if let symbol = SyntaxOperator.allCases.first(where: { $0.text == node.text }) {
        return .function(FunctionValue(.operation(symbol)))
      }
    default: break
    }
    let lost = Unknown("this kind of code is not evaluated", at: node.span)
    if mayWrite(node) { lose(lost) }
    return .unknown(lost)
  }

  /// `Array<Int>` where it stands as a value.
  private func specialized(_ node: SyntaxNode) -> SyntaxNode {
    node.detail == 1 ? node.child(.base) ?? node : node
  }

  /// Whether code calls or assigns anything.
  func mayWrite(_ node: SyntaxNode) -> Bool {
    for child in Array(node.descendants) + [node] {
      switch child.kind {
      case .call, .assignment, .inOut, .macro, .unparsed: return true
      case .binary, .prefix, .postfix: if child.detail == 0 { return true }
      default: break
      }
    }
    return false
  }

  /// A closure shares the variables around it, but for those that it captures as they are.
  private func captured(_ scope: Scope, _ closure: SyntaxNode) -> Scope {
    serial += 1
    let captures = closure.child(.signature)?.children(.item) ?? []
    if captures.isEmpty { return scope }
    let inner = Scope(parent: scope, activation: scope.activation)
    for capture in captures where capture.declaredName != language.receiverName {
      guard let code = capture.child(.value) ?? capture.child(.name) else { continue }
      inner.variables[capture.declaredName] = Scope.Box(evaluate(code, scope), serial: serial)
    }
    return inner
  }

  // MARK: Literals

  private func text(_ node: SyntaxNode, _ scope: Scope) -> Value {
    var result = ""
    for part in node.children {
      if part.kind == .stringText {
        guard let text = language.decoded(part.text, in: node) else {
          return unknown("the text isn't understood", part)
        }
        result += text
        continue
      }
      let arguments = part.children(.argument)
      guard arguments.count == 1, let value = arguments[0].child(.value),
        arguments[0].child(.label) == nil
      else {
        return unknown("the text isn't understood", part)
      }
      let given = evaluate(value, scope)
      if case .unknown = given { return given }
      guard let text = language.written(given) else {
        return unknown("the text of the value isn't known", part)
      }
      result += text
      guard result.utf8.count < 10_000 else { return unknown("it takes too much work", node) }
    }
    return .text(result, touched.outermost(Origin(literal: node, level: level)))
  }

  private func tuple(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let items = node.children(.argument)
    if items.count == 1, items[0].child(.label) == nil, let value = items[0].child(.value) {
      return evaluate(value, scope, type)
    }
    var types: [TypeReference] = []
    var wanted: [String] = []
    if case .tuple(let parts, let labels)? = type?.unwrapped { (types, wanted) = (parts, labels) }
    let values = items.enumerated().map { index, item in
      item.child(.value).map { evaluate($0, scope, index < types.count ? types[index] : nil) }
        ?? .nothing
    }
    let labels = items.map { $0.child(.label)?.name ?? "" }
    return .tuple(
      values, labels: labels.allSatisfy(\.isEmpty) && wanted.count == labels.count ? wanted : labels
    )
  }

  // MARK: Branches

  private func ternary(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let condition = node.child(.condition), let value = node.child(.value),
      let otherwise = node.child(.otherwise)
    else { return unknown("the condition isn't understood", node) }
    switch evaluate(condition, scope, .framework("Bool")) {
    case .boolean(let isTrue):
      let wanted = type ?? language.commonType(value, otherwise, self)
      return evaluate(isTrue ? value : otherwise, scope, wanted)
    case .unknown(let unknown):
      if mayWrite(value) || mayWrite(otherwise) { lose(unknown) }
      return .unknown(unknown)
    default: return self.unknown("the condition is no truth value", condition)
    }
  }

  /// `if` and `switch` as values: the branch is one expression.
  private func branchValue(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let inner = Scope(parent: scope, activation: scope.activation)
    let flow = run(node, inner, givesValue: type ?? .open)
    if case .next = flow { return unknown("the branch has no value", node) }
    return value(of: flow, node)
  }

  private func cast(_ node: SyntaxNode, _ scope: Scope, _ expected: TypeReference?) -> Value {
    guard let inner = node.child(.value), let target = node.child(.type) else {
      return unknown("the cast isn't understood", node)
    }
    let type = self.type(of: target, scope)
    if node.detail == 0 { return converted(evaluate(inner, scope, type), to: type) }
    let value = evaluate(inner, scope)
    if value.unknown != nil { return value }
    guard let fits = isKind(value, type) else {
      return unknown("the type of the value isn't known", node)
    }
    if fits { return converted(value, to: type) }
    return node.detail == 1 ? .nothing : unknown("the cast fails", node)
  }
}
