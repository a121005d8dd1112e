/// Calls, and what the library and Flutter have.
extension DartLanguage {
  private typealias Detail = DartParser.ParameterDetail

  /// Values without names in the order of the parameters, `name: value` in any order.
  func match(_ parameters: [SyntaxNode], _ arguments: [Argument]) -> [[Argument]]? {
    var taken: [[Argument]] = Array(repeating: [], count: parameters.count)
    var next = 0
    for argument in arguments {
      if let label = argument.label {
        guard
          let position = parameters.firstIndex(where: {
            $0.detail & Detail.named != 0 && $0.declaredName == label
          }), taken[position].isEmpty
        else { return nil }
        taken[position] = [argument]
      } else {
        guard next < parameters.count, parameters[next].detail & Detail.named == 0 else {
          return nil
        }
        taken[next] = [argument]
        next += 1
      }
    }
    for (parameter, arguments) in zip(parameters, taken) where arguments.isEmpty {
      let isOptional = parameter.detail & (Detail.named | Detail.optional) != 0
      if !isOptional || parameter.detail & Detail.required != 0 { return nil }
    }
    return taken
  }

  func label(of parameter: SyntaxNode) -> String? {
    parameter.detail & Detail.named != 0 ? parameter.declaredName : nil
  }

  func element(
    of value: Value, _ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard case .instance = value, let index = node.child(.argument)?.child(.value),
      let shade = evaluator.evaluate(index, scope).int
    else { return nil }
    return FlutterSwatch.shade("\(shade)", of: value)
  }

  func choose(
    _ members: [Member], _ arguments: [Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Result<(Member, [Argument]), Evaluator.Unclear> {
    // One name is one declaration.
    guard members.count == 1 else {
      return .failure(Evaluator.Unclear(text: "more than one declaration takes these arguments"))
    }
    if members[0].kind == .function, !evaluator.takes(members[0].node, arguments) {
      return .failure(Evaluator.Unclear(text: "no declaration takes these arguments"))
    }
    return .success((members[0], arguments))
  }

  func nameArguments(
    _ values: [Value], of closure: SyntaxNode, _ run: Scope, _ evaluator: Evaluator
  ) {}

  func construct(
    _ type: TypeReference, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ expected: TypeReference?, _ evaluator: Evaluator
  ) -> Value {
    switch type {
    case .declared(let declaration):
      return instantiate(declaration, arguments, scope, node, evaluator)
    case .framework(let name):
      return library(name, arguments, scope, node, expected, evaluator)
        ?? evaluator.lost("\(name) with these arguments isn't known", arguments, scope, node)
    default: return evaluator.lost("the type isn't known", arguments, scope, node)
    }
  }

  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope?, _ node: SyntaxNode?,
    _ evaluator: Evaluator
  ) -> Value {
    guard let at = node ?? type.node else { return evaluator.unknown("it has no code", node) }
    let scope =
      scope
      ?? Scope(
        parent: nil,
        activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: at.tree))
    return evaluator.make(type, named: nil, arguments, scope, at)
  }

  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.flutterCall(name, nil, arguments, scope, node)
      ?? evaluator.dartCall(name, arguments, scope, node)
  }

  func constant(_ name: String, of type: String, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    evaluator.flutterConstant(name, of: type, node)
      ?? evaluator.unknown("\(type) has no \(name) that is known", node)
  }

  func call(
    _ name: String, of type: TypeReference, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value {
    switch type {
    case .framework(let framework):
      return evaluator.flutterCall(framework, name, arguments, scope, node)
        ?? evaluator.dartStatic(framework, name, arguments, scope, node)
        ?? evaluator.lost("\(framework).\(name) isn't known", arguments, scope, node)
    case .declared(let declaration):
      return evaluator.make(declaration, named: name, arguments, scope, node)
    default: return evaluator.lost("\(name) isn't known", arguments, scope, node)
    }
  }

  func member(
    _ name: String, ofType type: TypeDeclaration, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    guard name == "values", type.flavour == .enumeration else { return nil }
    return .list(type.cases.map { evaluator.read($0, nil, node) })
  }

  func property(_ name: String, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    evaluator.flutterProperty(name, of: value, node)
      ?? evaluator.dartProperty(name, of: value, node)
      ?? evaluator.unknown("\(name) isn't known", node)
  }

  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    if case .function(let function) = receiver, name == "call" {
      return evaluator.apply(function, arguments, scope, node)
    }
    return evaluator.flutterMethod(name, receiver, arguments, scope, node)
      ?? evaluator.dartMethod(name, receiver, arguments, scope, node)
  }
}
