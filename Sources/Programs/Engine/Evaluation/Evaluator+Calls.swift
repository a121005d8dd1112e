/// Calls.
extension Evaluator {
  func call(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let callee = node.child(.base) else { return unknown("the call isn't understood", node) }
    let arguments = node.children(.argument).map {
      Argument(
        label: $0.child(.label)?.name, node: $0.child(.value), value: nil,
        isTrailing: $0.detail == 1)
    }
    switch callee.kind {
    case .implicitMember:
      return implicitMember(callee, arguments, scope, type, isCall: true, by: node)
    case .name: return callName(callee, arguments, scope, node, type)
    case .member: return callMember(callee, arguments, scope, node, type)
    default:
      let wanted = callee.kind == .closure ? type.map { TypeReference.function(result: $0) } : nil
      return apply(evaluate(callee, scope, wanted), arguments, scope, node, type)
    }
  }

  private func callName(
    _ callee: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value {
    let name = callee.name
    if scope.find(name) == nil {
      if let local = localFunctions(name, scope) {
        let fitting = local.nodes.filter { takes($0, arguments) }
        guard fitting.count == 1 else {
          return lost(
            "which function is meant isn't known", arguments, scope, node,
            because: Unknown("which function is meant isn't known", at: node.span))
        }
        return invoke(
          code: fitting[0], within: Scope(parent: local.scope, activation: local.scope.activation),
          arguments, scope, node)
      }
      switch lookUp(name, scope) {
      case .found(let member, let receiver)
      where member.kind == .function || member.kind == .enumerationCase:
        return invoke(member, receiver: receiver, arguments, scope, node, expected: type)
      case .several(let members, let receiver):
        return choose(members, receiver: receiver, arguments, scope, node, expected: type)
      case .implicit(var receiver):
        return language.method(name, &receiver, arguments, callee, scope, node, type, self)
          ?? lost("\(name) isn't known", arguments, scope, node, on: receiver)
      case .unknown(let reason): return lost(reason, arguments, scope, node)
      case .nothing:
        if name.first?.isUppercase == false, let box = scope.activation.receiver,
          case var receiver = read(box, callee), dynamicType(receiver)?.node == nil,
          let value = language.method(
            name, &receiver, arguments, callee, scope, node, type, self)
        {
          return value
        }
        let named = program.type(named: [name], within: scope.typeOwner, of: node.tree)
        if case .framework(let name) = named,
          let value = language.library(name, arguments, scope, node, type, self)
        {
          return value
        }
        if case .framework = named, name.first?.isUppercase != true {
          if let value = language.undeclaredCall(name, arguments, scope, node, type, self) {
            return value
          }
          return lost("nothing here is called \(name)", arguments, scope, node)
        }
      default: break
      }
    }
    return apply(evaluate(callee, scope), arguments, scope, node, type)
  }

  private func callMember(
    _ callee: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value {
    guard let base = callee.child(.base) else { return unknown("the call isn't understood", node) }
    let name = callee.declaredName
    if let value = language.delegate(callee, arguments, scope, node, self) { return value }
    var receiver = evaluate(base, scope, language.needsType(base, self) ? type : nil)
    if receiver == .nothing, base.kind == .optionalChain { return .nothing }
    if case .unknown(let unknown) = receiver {
      // It may be any object, and the method may change it.
      return lost(unknown.reason, arguments, scope, node, because: unknown)
    }
    if case .type(let named) = receiver {
      if name == "init" {
        return language.construct(named, arguments, scope, node, type, self)
      }
      if case .declared(let owner) = named {
        switch language.find(
          name, in: owner, isStatic: true, from: node.tree,
          isExact: isWritten(base, scope), self)
        {
        case .members(let members):
          if members.count == 1, !isCallable(members[0]) {
            return apply(read(members[0], receiver, node), arguments, scope, node, type)
          }
          return choose(members, receiver: receiver, arguments, scope, node, expected: type)
        case .ambiguous(let reason): return lost(reason, arguments, scope, node)
        case .nothing: break
        }
      }
      return language.call(name, of: named, arguments, scope, node, self)
    }
    switch find(name, of: receiver, from: node.tree) {
    case .members(let members):
      if members.contains(where: { $0.kind != .function }) {
        guard members.count == 1 else {
          return lost("more than one \(name) fits", arguments, scope, node, on: receiver)
        }
        return apply(read(members[0], receiver, node), arguments, scope, node, type)
      }
      switch language.choose(members, arguments, scope, self) {
      case .success(let (member, arguments)):
        if case .object = receiver {
        } else if member.isMutating {
          return mutate(member, base, receiver, arguments, scope, node)
        }
        return invoke(member, receiver: receiver, arguments, scope, node)
      case .failure(let reason):
        // The library may have one of the same name.
        if let value = language.method(name, &receiver, arguments, base, scope, node, type, self) {
          return value
        }
        return lost(reason.text, arguments, scope, node, on: receiver)
      }
    case .ambiguous(let reason): return lost(reason, arguments, scope, node, on: receiver)
    case .nothing: break
    }
    if language.mayAdd(name, to: receiver, program) {
      return lost("an extension of the app gives \(name)", arguments, scope, node, on: receiver)
    }
    if let value = language.method(name, &receiver, arguments, base, scope, node, type, self) {
      return value
    }
    return lost("\(name) isn't known", arguments, scope, node, on: receiver)
  }

  /// Whether a member takes arguments itself, and is no value that does.
  private func isCallable(_ member: Member) -> Bool {
    member.kind == .function || member.kind == .enumerationCase && !member.parameters.isEmpty
  }

  /// Whether code names a type, and not something that holds one.
  func isWritten(_ base: SyntaxNode, _ scope: Scope) -> Bool {
    switch base.kind {
    case .name: scope.find(base.name) == nil && lookUp(base.name, scope).isType
    case .member: base.declaredName.first?.isUppercase == true
    case .typeName: true
    default: false
    }
  }

  /// A call that isn't understood: what it may write is lost.
  func lost(
    _ reason: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    because known: Unknown? = nil, on receiver: Value? = nil
  ) -> Value {
    unknowns += 1
    let unknown = known ?? Unknown(reason, at: node.span)
    for argument in arguments {
      guard thrown == nil, let code = argument.node else { continue }
      if code.kind == .inOut, let target = code.child(.value) {
        _ = write(target, .unknown(unknown), scope)
      }
    }
    // What a call can't reach it can't write; storage that all code shares is looked at by its writes.
    let reaches =
      arguments.contains { reachesCode($0, scope) } || receiver.map { holdsObject($0) } ?? false
    if known != nil || reaches || scope.activation.receiver.map({ holdsObject($0.value) }) ?? false
    {
      lose(unknown)
    }
    return .unknown(unknown)
  }

  /// Whether an argument gives a function something of ours that it could change or call.
  private func reachesCode(_ argument: Argument, _ scope: Scope) -> Bool {
    if let value = argument.value { return holdsObject(value) }
    switch argument.node?.kind {
    case .number?, .string?, .boolean?, .nothing?, .implicitMember?: return false
    case nil, .closure?, .inOut?: return true
    default: return argument.node.map { holdsObject(evaluate($0, scope)) } ?? true
    }
  }

  /// The declaration of a value's type, or what the program adds to a type of a framework.
  func declaration(of value: Value) -> TypeDeclaration? {
    if let type = dynamicType(value) { return type }
    return language.typeNames(of: value, self).lazy.compactMap { self.program.foreign[$0] }.first
  }

  /// Whether code is the name of the instance whose code runs.
  func isReceiver(_ node: SyntaxNode?) -> Bool {
    node?.kind == .name && node?.name == language.receiverName
  }

  // MARK: Choosing

  /// Whether a function takes the arguments.
  func takes(_ function: SyntaxNode, _ arguments: [Argument]) -> Bool {
    language.match(parameters(of: function), arguments) != nil
  }

  func parameters(of node: SyntaxNode) -> [SyntaxNode] {
    if node.kind == .closure {
      let found = node.child(.signature)?.children(.parameter) ?? []
      return found.first?.kind == .parameterList ? found[0].children(.item) : found
    }
    return node.child(.parameter)?.children(.item) ?? []
  }

  /// Calls the one of several functions that fits.
  func choose(
    _ members: [Member], receiver: Value?, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, expected: TypeReference? = nil
  ) -> Value {
    switch language.choose(members, arguments, scope, self) {
    case .success(let (member, arguments)):
      return invoke(
        member, receiver: receiver, arguments, scope, node, expected: expected)
    case .failure(let reason): return lost(reason.text, arguments, scope, node, on: receiver)
    }
  }

  struct Unclear: Error { let text: String }

  /// The type of a parameter, in which generic names are open.
  func parameterType(_ parameter: SyntaxNode, _ member: Member) -> TypeReference? {
    parameter.child(.type).map { erased(program.type(of: $0, within: member.owner), member.node) }
  }

  /// The type with the function's own generic names taken out.
  func erased(_ type: TypeReference, _ node: SyntaxNode) -> TypeReference {
    let names = node.children(.generic).map(\.declaredName)
    if names.isEmpty { return type }
    switch type {
    case .framework(let name): return names.contains(name) ? .open : type
    case .optional(let inner): return .optional(erased(inner, node))
    case .list(let inner): return .list(erased(inner, node))
    default: return type
    }
  }
}
