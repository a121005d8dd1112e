/// Calls, and what the library and the frameworks have.
extension KotlinLanguage {
  /// Values without names come first, `name = value` in any order, a lambda after the call last.
  func match(_ parameters: [SyntaxNode], _ arguments: [Argument]) -> [[Argument]]? {
    var taken: [[Argument]] = Array(repeating: [], count: parameters.count)
    var next = 0
    for argument in arguments {
      if argument.isTrailing {
        guard let last = parameters.indices.last, taken[last].isEmpty else { return nil }
        taken[last] = [argument]
      } else if let label = argument.label {
        guard let position = parameters.firstIndex(where: { $0.declaredName == label }),
          taken[position].isEmpty
        else { return nil }
        taken[position] = [argument]
        next = max(next, position + 1)
      } else {
        guard next < parameters.count else { return nil }
        taken[next].append(argument)
        if parameters[next].detail & 1 == 0 { next += 1 }
      }
    }
    for (parameter, arguments) in zip(parameters, taken)
    where arguments.isEmpty && parameter.child(.value) == nil && parameter.detail & 1 == 0 {
      return nil
    }
    return taken
  }

  /// `a[b]` calls a function of `a`.
  func element(
    of value: Value, _ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    let index = node.child(.argument)?.child(.value)
    let argument = Argument(label: nil, node: index, value: nil, isTrailing: false)
    guard let type = evaluator.declaration(of: value),
      case .members(let found) = find(
        "get", in: type, isStatic: false, from: node.tree, isExact: true, evaluator)
    else { return nil }
    return evaluator.choose(found, receiver: value, [argument], scope, node)
  }

  func choose(
    _ members: [Member], _ arguments: [Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Result<(Member, [Argument]), Evaluator.Unclear> {
    // A type that is called is its constructor.
    if members.count == 1, members[0].kind == .type { return .success((members[0], arguments)) }
    let fitting = members.filter { evaluator.takes($0.node, arguments) }
    if fitting.isEmpty {
      return .failure(Evaluator.Unclear(text: "no declaration takes these arguments"))
    }
    let known = arguments.map { argument in
      var argument = argument
      if fitting.count > 1, let node = argument.node, argument.value == nil, node.kind != .closure {
        argument.value = evaluator.evaluate(node, scope)
      }
      return argument
    }
    let fits = fitting.filter { member in
      let parameters = evaluator.parameters(of: member.node)
      guard let matched = match(parameters, known) else { return false }
      return zip(parameters, matched).allSatisfy { parameter, taken in
        taken.allSatisfy { argument in
          guard let value = argument.value,
            let type = evaluator.parameterType(parameter, member)
          else { return true }
          if value.unknown != nil { return true }
          return evaluator.fits(value, type)
            || argument.node.map { isLiteral($0, type) } ?? false
        }
      }
    }
    if fits.count == 1 { return .success((fits[0], arguments)) }
    // One that needs no default is preferred.
    let exact = fits.filter { evaluator.parameters(of: $0.node).count == arguments.count }
    if exact.count == 1 { return .success((exact[0], arguments)) }
    return .failure(
      Evaluator.Unclear(
        text: fits.isEmpty
          ? "no declaration takes these arguments"
          : "more than one declaration takes these arguments"))
  }

  /// Whether a whole number is written that a type takes.
  private func isLiteral(_ node: SyntaxNode, _ type: TypeReference) -> Bool {
    guard node.kind == .number, let wanted = KotlinNumber.type(type),
      let value = KotlinNumber.literal(node.text, wanted: wanted)
    else { return false }
    return KotlinNumber.name(of: value) == wanted
  }

  func nameArguments(
    _ values: [Value], of closure: SyntaxNode, _ run: Scope, _ evaluator: Evaluator
  ) {
    guard values.count == 1 else { return }
    run.variables["it"] = Scope.Box(values[0], serial: evaluator.serial)
  }

  func construct(
    _ type: TypeReference, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ expected: TypeReference?, _ evaluator: Evaluator
  ) -> Value {
    switch type {
    case .declared(let declaration):
      return instantiate(declaration, arguments, scope, node, evaluator)
    case .framework(let name):
      return library(name, arguments, scope, node, expected, evaluator)
        ?? evaluator.ownFunction(name, arguments, scope, node)
        ?? evaluator.lost("\(name) with these arguments isn't known", arguments, scope, node)
    default: return evaluator.lost("the type isn't known", arguments, scope, node)
    }
  }

  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope?, _ node: SyntaxNode?,
    _ evaluator: Evaluator
  ) -> Value {
    guard let at = node ?? type.node else { return evaluator.unknown("it has no code", node) }
    // An object is itself the instance.
    if type.flavour == .object, arguments.isEmpty { return .type(.declared(type)) }
    let scope =
      scope
      ?? Scope(
        parent: nil,
        activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: at.tree))
    return evaluator.make(type, arguments, scope, at)
  }

  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.composeCall(name, arguments, scope, node)
      ?? evaluator.kotlinCall(name, arguments, scope, node, type)
      ?? evaluator.givenCall(name, arguments, scope, node)
  }

  func constant(_ name: String, of type: String, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    evaluator.composeConstant(name, of: type, node)
      ?? KotlinNumber.constant(name, of: type)
      ?? evaluator.unknown("\(type) has no \(name) that is known", node)
  }

  func call(
    _ name: String, of type: TypeReference, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value {
    switch type {
    case .framework(let framework):
      return evaluator.composeStatic(name, of: framework, arguments, scope, node)
        ?? evaluator.lost("\(framework).\(name) isn't known", arguments, scope, node)
    case .declared(let declaration):
      return evaluator.callType(name, of: declaration, arguments, scope, node)
    default: return evaluator.lost("\(name) isn't known", arguments, scope, node)
    }
  }

  func member(
    _ name: String, ofType type: TypeDeclaration, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    switch name {
    case "Companion": return .type(.declared(type))
    case "entries" where type.flavour == .enumeration:
      return .list(type.cases.map { evaluator.read($0, nil, node) })
    default: return evaluator.inherited(name, byObject: type, node)
    }
  }

  func property(_ name: String, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    evaluator.composeProperty(name, of: value, node)
      ?? evaluator.kotlinProperty(name, of: value, node)
      ?? evaluator.unknown("\(name) isn't known", node)
  }

  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    if let box = scope.find(name), case .function(let function) = evaluator.read(box, base) {
      // A variable that holds a function with a receiver.
      return evaluator.apply(function, arguments, scope, node, on: receiver)
    }
    return evaluator.scopeFunction(name, receiver, arguments, scope, node, type)
      ?? evaluator.composeMethod(name, receiver, arguments, scope, node)
      ?? evaluator.kotlinMethod(name, receiver, arguments, scope, node)
  }
}
