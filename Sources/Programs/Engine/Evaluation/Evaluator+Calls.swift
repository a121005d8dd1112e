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
      let value = evaluate(callee, scope)
      return apply(value, arguments, scope, node, type)
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
          owner: local.scope.activation.owner, arguments, scope, node)
      }
      switch lookUp(name, scope) {
      case .found(let member, let receiver)
      where member.kind == .function || member.kind == .enumerationCase:
        return invoke(member, receiver: receiver, arguments, scope, node)
      case .several(let members, let receiver):
        return choose(members, receiver: receiver, arguments, scope, node)
      case .implicit(var receiver):
        return language.method(name, &receiver, arguments, callee, scope, node, type, self)
          ?? lost("\(name) isn't known", arguments, scope, node, on: receiver)
      case .unknown(let reason): return lost(reason, arguments, scope, node)
      case .nothing:
        let named = program.type(named: [name], within: scope.activation.owner, of: node.tree)
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
          isExact: owner.flavour != .protocolType, self)
        {
        case .members(let members):
          return choose(members, receiver: receiver, arguments, scope, node)
        case .ambiguous(let reason): return lost(reason, arguments, scope, node)
        case .nothing: break
        }
      }
      return language.call(name, of: named, arguments, scope, node, self)
    }
    if let declaration = declaration(of: receiver) {
      switch language.find(
        name, in: declaration, isStatic: false, from: node.tree, isExact: isExact(base, scope),
        self)
      {
      case .members(let members):
        let fitting = members.filter {
          $0.kind == .function && takes($0.node, arguments)
        }
        if fitting.count == 1, fitting[0].isMutating, case .instance = receiver {
          return mutate(fitting[0], base, receiver, arguments, scope, node)
        }
        if fitting.count == 1, fitting[0].isMutating, case .enumeration = receiver {
          return mutate(fitting[0], base, receiver, arguments, scope, node)
        }
        if members.contains(where: { $0.kind != .function }) {
          guard members.count == 1 else {
            return lost("more than one \(name) fits", arguments, scope, node, on: receiver)
          }
          return apply(read(members[0], receiver, node), arguments, scope, node, type)
        }
        return choose(members, receiver: receiver, arguments, scope, node)
      case .ambiguous(let reason): return lost(reason, arguments, scope, node, on: receiver)
      case .nothing: break
      }
    }
    if language.mayAdd(name, to: receiver, program) {
      return lost("an extension of the app gives \(name)", arguments, scope, node, on: receiver)
    }
    if let value = language.method(name, &receiver, arguments, base, scope, node, type, self) {
      return value
    }
    return lost("\(name) isn't known", arguments, scope, node, on: receiver)
  }

  /// Whether the type of a value is written, and so decides which member is meant.
  func isExact(_ base: SyntaxNode, _ scope: Scope) -> Bool {
    switch base.kind {
    case .name where isReceiver(base):
      return scope.activation.owner.map { $0.flavour != .protocolType } ?? false
    case .call:
      return base.child(.base)?.name.first?.isUppercase == true && base.child(.base)?.kind == .name
    default: return false
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
      guard let code = argument.node else { continue }
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
    if node.kind == .closure { return node.child(.signature)?.children(.parameter) ?? [] }
    return node.child(.parameter)?.children(.item) ?? []
  }

  /// Calls the one of several functions that fits.
  func choose(
    _ members: [Member], receiver: Value?, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value {
    switch language.choose(members, arguments, scope, self) {
    case .success(let (member, arguments)):
      return invoke(member, receiver: receiver, arguments, scope, node)
    case .failure(let reason): return lost(reason.text, arguments, scope, node, on: receiver)
    }
  }

  struct Unclear: Error { let text: String }

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

  // MARK: Invoking

  func invoke(
    _ member: Member, receiver: Value?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    if member.isRequirement {
      return lost("what \(member.name) does isn't known", arguments, scope, node, on: receiver)
    }
    if member.kind == .enumerationCase { return enumerationCase(member, arguments, scope, node) }
    guard member.kind == .function else {
      return apply(read(member, receiver, node), arguments, scope, node, nil)
    }
    guard language.changes(of: member.node).isEmpty else {
      return lost("\(member.path) is not evaluated", arguments, scope, node, on: receiver)
    }
    if let lost = overridden(member, receiver, node) { return lost }
    findings.called.insert(member)
    let inner = self.scope(of: member, receiver: member.isStatic ? nil : receiver)
    return invoke(code: member.node, within: inner, owner: member.owner, arguments, scope, node)
  }

  /// Calls a method that changes what it is called on.
  private func mutate(
    _ member: Member, _ base: SyntaxNode, _ receiver: Value, _ arguments: [Argument],
    _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    let inner = self.scope(of: member, receiver: receiver)
    let value = invoke(
      code: member.node, within: inner, owner: member.owner, arguments, scope, node)
    let changed =
      value.unknown.map { Value.unknown($0) } ?? inner.activation.receiver?.value ?? receiver
    if let lost = write(base, changed, scope) {
      lose(lost)
      return .unknown(lost)
    }
    return value
  }

  /// Runs the code of a function with arguments.
  func invoke(
    code: SyntaxNode, within inner: Scope, owner: TypeDeclaration?, _ arguments: [Argument],
    _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard depth < Evaluator.depthLimit * 7, step() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    guard let body = code.child(.body), !code.holdsUnparsed,
      !(code.child(.parameter)?.holdsUnparsed ?? false)
    else {
      return lost(
        "what it does isn't known", arguments, scope, node,
        because: Unknown("what it does isn't known", at: node.span))
    }
    let parameters = parameters(of: code)
    guard let matched = language.match(parameters, arguments) else {
      return lost(
        "the arguments don't fit", arguments, scope, node,
        because: Unknown("the arguments don't fit", at: node.span))
    }
    // What the function declares has a result of its own, also where it stands in another one.
    let activation = Activation(
      owner: inner.activation.owner, receiver: inner.activation.receiver,
      isStatic: inner.activation.isStatic, tree: code.tree)
    activation.outer = inner.activation.outer
    activation.isInitializer = inner.activation.isInitializer && code.kind == .initializer
    let run = Scope(parent: inner, activation: activation)
    let writtenBack = bind(parameters, matched, code, owner, run, scope)
    let type = code.child(.result).map { erased(program.type(of: $0, within: owner), code) }
    activation.result = type
    let value = placed(result(of: body, run, type, node), by: node, isColorMaker: false)
    inner.activation.receiver = activation.receiver
    for (target, box) in writtenBack {
      let final = value.unknown.map { Value.unknown($0) } ?? box.value
      if let lost = write(target, final, scope) { lose(lost) }
    }
    return value
  }

  /// Gives the parameters their values; what is passed as `inout` comes back.
  func bind(
    _ parameters: [SyntaxNode], _ matched: [[Argument]], _ code: SyntaxNode,
    _ owner: TypeDeclaration?, _ run: Scope, _ scope: Scope
  ) -> [(SyntaxNode, Scope.Box)] {
    var writtenBack: [(SyntaxNode, Scope.Box)] = []
    for (parameter, taken) in zip(parameters, matched) {
      let type = parameter.child(.type).map { erased(program.type(of: $0, within: owner), code) }
      let name = parameter.child(.name)?.name ?? ""
      serial += 1
      if parameter.detail & 1 == 1 {
        run.variables[name] = Scope.Box(
          .list(taken.map { value(of: $0, type, scope) }), serial: serial)
      } else if let argument = taken.first {
        if let code = argument.node, code.kind == .inOut, let target = code.child(.value) {
          let box = Scope.Box(
            evaluate(target, scope), isConstant: false, type: type, serial: serial)
          run.variables[name] = box
          writtenBack.append((target, box))
        } else {
          run.variables[name] = Scope.Box(
            value(of: argument, type, scope), type: type, serial: serial)
        }
      } else if let initial = parameter.child(.value) {
        // A default is read where the function stands, and not where it is called.
        run.variables[name] = Scope.Box(
          converted(evaluate(initial, run, type), to: type), type: type, serial: serial)
      }
    }
    return writtenBack
  }

  func value(of argument: Argument, _ type: TypeReference?, _ scope: Scope) -> Value {
    if let value = argument.value { return converted(value, to: type) }
    guard let node = argument.node else {
      return .unknown(Unknown("the argument isn't known", at: nil))
    }
    return converted(evaluate(node, scope, type), to: type)
  }

  private func enumerationCase(
    _ member: Member, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard let owner = member.owner else { return unknown("the case has no type", node) }
    guard let matched = language.match(member.parameters, arguments) else {
      return lost("the arguments don't fit", arguments, scope, node)
    }
    let payload = zip(member.parameters, matched).map { parameter, taken -> Value in
      let type = parameterType(parameter, member)
      if let argument = taken.first { return value(of: argument, type, scope) }
      return parameter.child(.value).map {
        evaluate($0, self.scope(of: member, receiver: nil), type)
      } ?? .nothing
    }
    return .enumeration(
      EnumerationValue(type: owner.path, name: member.name, payload: payload, declaration: owner))
  }

  /// Calls a value: a function, or a type.
  func apply(
    _ value: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value {
    switch value {
    case .function(let function): return apply(function, arguments, scope, node)
    case .type(let named): return language.construct(named, arguments, scope, node, type, self)
    case .unknown(let unknown):
      lose(unknown)
      return value
    default: return lost("it can't be called", arguments, scope, node, on: value)
    }
  }

  func apply(
    _ function: FunctionValue, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    on receiver: Value? = nil
  ) -> Value {
    switch function.code {
    case .member(let member, let receiver):
      // Called by a value, without labels.
      let labelled = zip(arguments, parameters(of: member.node)).map { argument, parameter in
        let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
        return Argument(
          label: label == "_" ? nil : label, node: argument.node, value: argument.value,
          isTrailing: false)
      }
      return invoke(member, receiver: receiver, labelled, scope, node)
    case .local(let code, let outer):
      let labelled = zip(arguments, parameters(of: code)).map { argument, parameter in
        let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
        return Argument(
          label: label == "_" ? nil : label, node: argument.node, value: argument.value,
          isTrailing: false)
      }
      return invoke(
        code: code, within: Scope(parent: outer, activation: outer.activation),
        owner: outer.activation.owner, labelled, scope, node)
    case .operation(let symbol):
      guard arguments.count == 2 else { return unknown("the operator isn't understood", node) }
      return applied(
        symbol, value(of: arguments[0], nil, scope), value(of: arguments[1], nil, scope), node)
    case .path(let names):
      guard var current = arguments.first.map({ value(of: $0, nil, scope) }), !names.isEmpty else {
        return unknown("the key path isn't understood", node)
      }
      for name in names where name != language.receiverName {
        current = member(name, of: current, isExact: false, node)
      }
      return current
    case .closure(let code, let outer):
      return call(closure: code, outer, arguments, scope, node, function.result, on: receiver)
    }
  }

  private func call(
    closure code: SyntaxNode, _ outer: Scope, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ wanted: TypeReference?, on receiver: Value?
  ) -> Value {
    guard depth < Evaluator.depthLimit * 7, step() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    let activation = Activation(
      owner: outer.activation.owner, receiver: outer.activation.receiver,
      isStatic: outer.activation.isStatic, tree: code.tree)
    activation.isInitializer = outer.activation.isInitializer
    activation.outer = outer.activation.outer
    activation.home = outer.activation.home ?? outer.activation
    if let receiver {
      (activation.owner, activation.isStatic) = (declaration(of: receiver), false)
      (activation.receiver, activation.outer) = (Scope.Box(receiver), outer.activation)
    }
    let run = Scope(parent: outer, activation: activation)
    let signature = code.child(.signature)
    let parameters = parameters(of: code)
    let values = arguments.map { value(of: $0, nil, scope) }
    serial += 1
    if parameters.isEmpty {
      language.nameArguments(values, of: code, run, self)
    } else {
      var parts = values
      if values.count == 1, parameters.count > 1, case .tuple(let inner, _) = values[0] {
        parts = inner
      }
      guard parts.count == parameters.count else {
        return lost(
          "the arguments don't fit", arguments, scope, node,
          because: Unknown("the arguments don't fit", at: node.span))
      }
      for (parameter, value) in zip(parameters, parts) {
        if let pattern = parameter.child(.pattern) {
          bind(pattern, value, run, isConstant: true, type: nil)
        } else {
          run.variables[parameter.declaredName] = Scope.Box(value, serial: serial)
        }
      }
    }
    let type =
      signature?.child(.result).map { program.type(of: $0, within: outer.activation.owner) }
      ?? wanted
    activation.result = type
    let statements = code.children.filter { $0.role != .signature }
    let givesValue = statements.count == 1 || language.closureGivesLast
    level += 1
    defer { level -= 1 }
    switch self.run(statements: statements, run, givesValue: givesValue ? type ?? .open : nil)
    {
    case .returned(let value): return value
    case .lost(let unknown): return .unknown(unknown)
    case .next: return .void
    default: return unknown("the code ends in a way that isn't understood", node)
    }
  }
}
