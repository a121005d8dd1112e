/// Subscripts, those of the app first.
extension Evaluator {
  func subscripted(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let base = node.child(.base) else {
      return unknown("the subscript isn't understood", node)
    }
    let value = evaluate(base, scope)
    if value.unknown != nil { return value }
    if value == .nothing, base.kind == .optionalChain { return .nothing }
    if let found = declaredSubscript(value, node, scope) {
      switch found {
      case .success(let call):
        guard let getter = call.member.node.child(.accessors)?.accessor(.get) else { break }
        return run(getter, of: call.member, on: value, call.variables, node).value
      case .failure(let reason): return lost(reason.text, [], scope, node, on: value)
      }
      return unknown("the subscript isn't understood", node)
    }
    if let path = keyPath(node, scope) {
      return path.reduce(value) { member($1, of: $0, isExact: false, node) }
    }
    if let found = language.element(of: value, node, scope, self) { return found }
    let arguments = node.children(.argument)
    guard let first = arguments.first, let index = first.child(.value) else {
      return unknown("the subscript isn't understood", node)
    }
    switch value {
    case .list(let values) where arguments.count == 1 && first.child(.label) == nil:
      let position = evaluate(index, scope, .framework("Int"))
      guard let position = position.int else {
        return position.unknown.map { .unknown($0) } ?? unknown("the index isn't known", index)
      }
      return values.indices.contains(position)
        ? values[position] : unknown("the index is out of range", node)
    case .dictionary(let keys, let values) where first.child(.label) == nil:
      let key = evaluate(index, scope, keys.first.flatMap { self.type(of: $0) })
      if let lost = key.anyUnknown { return .unknown(lost) }
      guard let position = self.index(of: key, in: keys) else {
        return unknown("which key is meant isn't known", index)
      }
      if let position { return values[position] }
      return other(arguments).map {
        evaluate($0, scope, type ?? values.first.flatMap { self.type(of: $0) })
      }
        ?? .nothing
    default: return unknown("the subscript isn't known", node)
    }
  }

  /// The value of `default:`.
  func other(_ arguments: [SyntaxNode]) -> SyntaxNode? {
    guard arguments.count == 2, arguments[1].child(.label)?.name == "default" else { return nil }
    return arguments[1].child(.value)
  }

  /// The names of `[keyPath: \\.a.b]`.
  func keyPath(_ node: SyntaxNode, _ scope: Scope) -> [String]? {
    let arguments = node.children(.argument)
    guard arguments.count == 1, arguments[0].child(.label)?.name == "keyPath",
      let code = arguments[0].child(.value),
      case .function(let function) = evaluate(code, scope),
      case .path(let names) = function.code, !names.isEmpty
    else { return nil }
    return names.filter { $0 != "self" }
  }

  /// A subscript of the app with the values of its parameters.
  struct SubscriptCall {
    let member: Member
    let variables: [String: Value]
  }

  /// The subscript of the app that a piece of code means; nil if the value's type has none.
  func declaredSubscript(_ value: Value, _ node: SyntaxNode, _ scope: Scope)
    -> Result<SubscriptCall, Unclear>?
  {
    let found: Found
    if case .type(.declared(let type)) = value {
      found = language.find(
        "subscript", in: type, isStatic: true, from: node.tree, isExact: true, self)
    } else {
      found = find("subscript", of: value, from: node.tree)
    }
    switch found {
    case .nothing: return nil
    case .ambiguous(let reason): return .failure(Unclear(text: reason))
    case .members(let members):
      let arguments = node.children(.argument)
      let labels = arguments.map { $0.child(.label)?.name }
      let fitting = members.filter { member in
        member.parameters.count == arguments.count
          && zip(member.parameters, labels).allSatisfy { $0.child(.label)?.name == $1 }
      }
      if fitting.isEmpty, language.element(of: value, node, scope, self) != nil { return nil }
      let type: (Member, Int) -> TypeReference? = { member, index in
        self.parameterType(member.parameters[index], member)
      }
      let values = arguments.enumerated().map { index, argument in
        let expected = fitting.count == 1 ? type(fitting[0], index) : nil
        return argument.child(.value).map { converted(evaluate($0, scope, expected), to: expected) }
          ?? .nothing
      }
      let exact = fitting.filter { member in
        values.indices.allSatisfy { index in
          type(member, index).map { fits(values[index], $0) } ?? true
        }
      }
      guard exact.count == 1 else {
        return .failure(Unclear(text: "which subscript is meant isn't known"))
      }
      let names = exact[0].parameters.map { $0.child(.name)?.name ?? "" }
      return .success(
        SubscriptCall(
          member: exact[0],
          variables: Dictionary(zip(names, values), uniquingKeysWith: { $1 })))
    }
  }
}
