/// Members of values.
extension Evaluator {
  func member(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let base = node.child(.base) else { return unknown("the member isn't understood", node) }
    let name = node.declaredName
    let value = evaluate(base, scope, language.needsType(base, self) ? type : nil)
    if value == .nothing, base.kind == .optionalChain { return .nothing }
    if case .type = value {
      let found = member(name, of: value, isExact: isWritten(base, scope), node)
      return found.unknown.flatMap { _ in memberElsewhere(node, scope) } ?? found
    }
    let result = member(name, of: value, isExact: false, node)
    if case .instance(let instance) = value { keepLate(name, result, instance, base, scope) }
    return result.unknown.flatMap { _ in memberElsewhere(node, scope) } ?? result
  }

  /// - Parameter isExact: Whether the value's own type decides, and not the one that code names.
  func member(
    _ name: String, of value: Value, isExact: Bool, _ node: SyntaxNode
  ) -> Value {
    switch value {
    case .unknown: return value
    case .type(.declared(let type)):
      switch language.find(
        name, in: type, isStatic: true, from: node.tree, isExact: isExact, self)
      {
      case .members(let found) where found.count == 1: return read(found[0], value, node)
      case .members: return unknown("more than one \(name) fits", node)
      case .ambiguous(let reason): return unknown(reason, node)
      case .nothing: break
      }
      return language.member(name, ofType: type, node, self)
        ?? unknown("\(type.path) has no \(name)", node)
    case .type(.framework(let framework)):
      if let added = program.foreign[framework],
        case .members(let found) = language.find(
          name, in: added, isStatic: true, from: node.tree, isExact: true, self)
      {
        return found.count == 1
          ? read(found[0], value, node) : unknown("more than one \(name) fits", node)
      }
      return language.constant(name, of: framework, node, self)
    case .tuple(let values, let labels):
      if let index = Int(name) ?? labels.firstIndex(of: name), values.indices.contains(index) {
        return values[index]
      }
      return unknown("the tuple has no \(name)", node)
    default: break
    }
    var known = value
    if isExact { known.staticType = .own }
    switch find(name, of: known, from: node.tree) {
    case .members(let found) where found.count == 1: return read(found[0], known, node)
    case .members: return unknown("more than one \(name) fits", node)
    case .ambiguous(let reason): return unknown(reason, node)
    case .nothing: break
    }
    if language.mayAdd(name, to: value, program) {
      return unknown("an extension of the app gives \(name)", node)
    }
    return language.property(name, of: value, node, self)
  }

  /// `.dark`: a member of the type that is expected.
  func implicitMember(
    _ node: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ type: TypeReference?,
    isCall: Bool = false, by call: SyntaxNode? = nil
  ) -> Value {
    let place = call ?? node
    if let chain = scope.activation.chain {
      scope.activation.chain = nil
      if isCall {
        var receiver = chain
        return language.method(
          node.declaredName, &receiver, arguments, node, scope, node, type, self)
          ?? lost("\(node.declaredName) isn't known", arguments, scope, node)
      }
      return member(node.declaredName, of: chain, isExact: false, node)
    }
    guard let type = type?.unwrapped, type != .open else {
      let reason = "the type of .\(node.declaredName) isn't known"
      return isCall ? lost(reason, arguments, scope, node) : unknown(reason, node)
    }
    let name = node.declaredName
    if isCall {
      if name == "init" {
        return language.construct(type, arguments, scope, place, type, self)
      }
      switch type {
      case .declared(let declaration):
        switch language.find(
          name, in: declaration, isStatic: true, from: node.tree, isExact: true, self)
        {
        case .members(let members):
          return choose(members, receiver: .type(type), arguments, scope, place)
        case .ambiguous(let reason): return lost(reason, arguments, scope, node)
        case .nothing: return lost("\(declaration.path) has no \(name)", arguments, scope, node)
        }
      default: return language.call(name, of: type, arguments, scope, place, self)
      }
    }
    return member(name, of: .type(type), isExact: true, node)
  }

  /// What a loop runs over.
  func elements(of value: Value) -> [Value]? {
    if let found = language.elements(of: value) { return found }
    return switch value {
    case .list(let values): values
    case .text(let text, _): text.map { .text(String($0)) }
    default: nil
    }
  }
}
