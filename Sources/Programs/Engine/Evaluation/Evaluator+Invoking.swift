/// Functions that run, and closures.
extension Evaluator {
  func invoke(
    _ member: Member, receiver: Value?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    expected: TypeReference? = nil
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
    findings.called.insert(member)
    return invoke(
      code: member.node, within: self.scope(of: member, receiver: receiver), arguments, scope, node,
      expected: expected)
  }

  /// Calls a method that changes what it is called on.
  func mutate(
    _ member: Member, _ base: SyntaxNode, _ receiver: Value, _ arguments: [Argument],
    _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    let inner = self.scope(of: member, receiver: receiver)
    let value = invoke(code: member.node, within: inner, arguments, scope, node)
    // What a method changed before it threw stays.
    let isLost = thrown == nil ? value.unknown : thrown?.unknown
    var changed = isLost.map { .unknown($0) } ?? inner.activation.receiver?.value ?? receiver
    changed.staticType = receiver.staticType
    if let lost = writeAlways(base, changed, scope) {
      lose(lost)
      return .unknown(lost)
    }
    return value
  }

  /// Runs the code of a function with arguments.
  func invoke(
    code: SyntaxNode, within inner: Scope, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, expected: TypeReference? = nil
  ) -> Value {
    guard stepIn() else {
      return unknown("it takes too much work", node)
    }
    program.note(code)
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
    let activation = Activation(in: inner.activation, tree: code.tree)
    activation.home = nil
    activation.isInitializer = inner.activation.isInitializer && code.kind == .initializer
    let run = Scope(parent: inner, activation: activation)
    let written = promise(code, run)
    if let expected, let name = code.child(.result)?.declaredName, written.contains(name) {
      activation.generics[name] = expected.unwrapped
    }
    let (writtenBack, staticTypes) = bind(parameters, matched, written, run, scope)
    // An argument that throws ends the call.
    guard thrown == nil else { return .unknown(Evaluator.thrownReason(node)) }
    let result = code.child(.result)
    let type = result.map {
      program.type(of: $0, within: inner.typeOwner, activation.promises.mapValues { _ in .open })
    }
    activation.result = type
    var value = placed(self.result(of: body, run, type, node), by: node, isColorMaker: false)
    if let name = result?.declaredName, result?.kind == .typeName {
      if let known = staticTypes[name] { value.staticType = known }
      if name == language.ownType { value.staticType = inner.activation.calledAs }
    }
    inner.activation.receiver = activation.receiver
    for (target, box) in writtenBack {
      let isLost = thrown == nil ? value.unknown : thrown?.unknown
      if let lost = writeAlways(target, isLost.map { .unknown($0) } ?? box.value, scope) {
        lose(lost)
      }
    }
    return value
  }

  /// Writes what a call changed before it threw.
  private func writeAlways(_ target: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown? {
    let error = thrown
    thrown = nil
    defer { thrown = error }
    return write(target, value, scope)
  }

  /// Notes what the protocols of generic parameters promise; returns their names.
  private func promise(_ code: SyntaxNode, _ run: Scope) -> Set<String> {
    if let own = language.ownType, let value = run.activation.receiver?.value,
      dynamicType(value)?.node == nil, let type = type(of: value)
    {
      run.activation.promises[own] = type
    }
    let promises = promises(of: code, run.typeOwner)
    run.activation.promises.merge(promises) { $1 }
    for name in promises.keys { run.activation.generics[name] = .open }
    return Set(promises.keys)
  }

  /// What the generic parameters of a function are known to be.
  func promises(of code: SyntaxNode, _ owner: TypeDeclaration?) -> [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    for parameter in code.children(.generic) {
      found[parameter.declaredName] =
        parameter.child(.type).map { program.type(of: $0, within: owner) } ?? .open
    }
    for requirement in code.children(.requirement) where requirement.detail == 0 {
      guard let name = requirement.child(.left)?.text, let known = found[name],
        let right = requirement.child(.right)
      else { continue }
      found[name] = known == .open ? program.type(of: right, within: owner) : .open
    }
    return found
  }

  /// Gives the parameters their values; what is passed as `inout` comes back.
  func bind(
    _ parameters: [SyntaxNode], _ matched: [[Argument]], _ generics: Set<String>, _ run: Scope,
    _ scope: Scope
  ) -> (writtenBack: [(SyntaxNode, Scope.Box)], staticTypes: [String: StaticType]) {
    var writtenBack: [(SyntaxNode, Scope.Box)] = []
    var staticTypes: [String: StaticType] = [:]
    for (parameter, taken) in zip(parameters, matched) {
      let code = parameter.child(.type)
      // What a function takes is what the code that gives it says it is.
      let isFunction = code?.kind == .functionType || code?.children.first?.kind == .functionType
      let promises = run.activation.promises
      let type = code.map {
        program.type(
          of: $0, within: run.typeOwner, isFunction ? promises.mapValues { _ in .open } : promises)
      }
      let name = parameter.child(.name)?.name ?? ""
      serial += 1
      if parameter.detail & 1 == 1 {
        run.variables[name] = Scope.Box(
          .list(taken.map { value(of: $0, type, scope) }), serial: serial)
      } else if let argument = taken.first {
        if let box = argument.written {
          run.variables[name] = box
        } else if let code = argument.node, code.kind == .inOut, let target = code.child(.value) {
          let box = Scope.Box(
            evaluate(target, scope), isConstant: false, type: type, serial: serial)
          run.variables[name] = box
          writtenBack.append((target, box))
        } else if let code, isLate(code), let node = argument.node {
          run.variables[name] = Scope.Box(
            .function(FunctionValue(.late(node, scope, type))), serial: serial)
        } else {
          let given = argument.value ?? argument.node.map { evaluate($0, scope, type) }
          if let code, let given { note(code, given, generics, run, &staticTypes) }
          run.variables[name] = Scope.Box(
            given.map { converted($0, to: type) }
              ?? .unknown(Unknown("the argument isn't known", at: nil)), type: type, serial: serial)
        }
      } else if let initial = parameter.child(.value) {
        // A default is read where the function stands, and not where it is called.
        run.variables[name] = Scope.Box(
          converted(evaluate(initial, run, type), to: type), type: type, serial: serial)
      }
    }
    return (writtenBack, staticTypes)
  }

  /// Whether a parameter takes code that runs later, as `@autoclosure` does.
  private func isLate(_ type: SyntaxNode) -> Bool {
    type.kind == .attributedType && type.text.hasPrefix("@autoclosure")
  }

  /// Notes what a generic parameter is in this call.
  private func note(
    _ code: SyntaxNode, _ value: Value, _ generics: Set<String>, _ run: Scope,
    _ staticTypes: inout [String: StaticType]
  ) {
    if code.kind == .typeName, generics.contains(code.declaredName) {
      run.activation.generics[code.declaredName] = type(of: value) ?? .open
      staticTypes[code.declaredName] = value.staticType
    }
    if code.kind == .metatype, let name = code.child(.type)?.declaredName, generics.contains(name),
      case .type(let type) = value
    {
      run.activation.generics[name] = type
    }
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

  // MARK: Functions as values

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
    default:
      if let name = language.callName,
        case .members(let members) = find(name, of: value, from: node.tree)
      {
        return choose(members, receiver: value, arguments, scope, node)
      }
      return lost("it can't be called", arguments, scope, node, on: value)
    }
  }

  func apply(
    _ function: FunctionValue, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    on receiver: Value? = nil
  ) -> Value {
    switch function.code {
    case .member(let member, let receiver):
      return invoke(
        member, receiver: receiver, labelled(arguments, parameters(of: member.node)), scope, node)
    case .local(let code, let outer):
      return invoke(
        code: code, within: Scope(parent: outer, activation: outer.activation),
        labelled(arguments, parameters(of: code)), scope, node)
    case .operation(let symbol):
      guard arguments.count == 2 else { return unknown("the operator isn't understood", node) }
      let (left, right) = (
        value(of: arguments[0], nil, scope), value(of: arguments[1], nil, scope)
      )
      return operation(symbol, left, right, scope, node)
    case .path(let names):
      guard var current = arguments.first.map({ value(of: $0, nil, scope) }), !names.isEmpty else {
        return unknown("the key path isn't understood", node)
      }
      for name in names where name != "self" {
        current = member(name, of: current, isExact: false, node)
      }
      return current
    case .construct(let type):
      return language.construct(type, arguments, scope, node, nil, self)
    case .late(let code, let outer, let type):
      return converted(evaluate(code, outer, type), to: type)
    case .closure(let code, let outer):
      return call(closure: code, outer, arguments, scope, node, function, on: receiver)
    }
  }

  /// The arguments of a call by a value, which has no labels, with those of the function.
  private func labelled(_ arguments: [Argument], _ parameters: [SyntaxNode]) -> [Argument] {
    zip(arguments, parameters).map { argument, parameter in
      Argument(
        label: argument.label ?? language.label(of: parameter), node: argument.node,
        value: argument.value, isTrailing: false)
    }
  }

  private func call(
    closure code: SyntaxNode, _ outer: Scope, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ function: FunctionValue, on receiver: Value?
  ) -> Value {
    guard stepIn() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    let activation = Activation(in: outer.activation, tree: code.tree)
    activation.home = outer.activation.home ?? outer.activation
    if let receiver {
      (activation.owner, activation.isStatic) = (declaration(of: receiver), false)
      (activation.receiver, activation.outer) = (Scope.Box(receiver), outer.activation)
    }
    let run = Scope(parent: outer, activation: activation)
    let signature = code.child(.signature)
    let parameters = parameters(of: code)
    guard arguments.allSatisfy({ $0.label == nil }) else {
      return lost("a closure takes no labels", arguments, scope, node)
    }
    var writtenBack: [(SyntaxNode, Scope.Box)] = []
    let values: [Value] = arguments.enumerated().map { index, argument in
      let expected = index < function.parameters.count ? function.parameters[index] : nil
      if let box = argument.written { return box.value }
      if let target = argument.node, target.kind == .inOut, let place = target.child(.value) {
        serial += 1
        let box = Scope.Box(
          evaluate(place, scope), isConstant: false, type: expected, serial: serial)
        writtenBack.append((place, box))
        return box.value
      }
      return value(of: argument, expected, scope)
    }
    guard thrown == nil else { return .unknown(Evaluator.thrownReason(node)) }
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
          continue
        }
        let type = parameter.child(.type).map { self.type(of: $0, outer) }
        run.variables[parameter.declaredName] = Scope.Box(
          converted(value, to: type), type: type, serial: serial)
      }
    }
    for (index, argument) in arguments.enumerated() {
      let name = parameters.isEmpty ? "$\(index)" : parameters[index].declaredName
      if let box = argument.written {
        run.variables[name] = box
        continue
      }
      guard argument.node?.kind == .inOut, let place = argument.node?.child(.value),
        let written = writtenBack.first(where: { $0.0 == place })
      else { continue }
      run.variables[name] = written.1
    }
    let type = signature?.child(.result).map { self.type(of: $0, outer) } ?? function.result
    run.activation.result = type
    let statements = code.child(.body)?.children ?? code.children.filter { $0.role != .signature }
    level += 1
    let givesValue = statements.count == 1 || language.closureGivesLast
    let flow = self.run(statements: statements, run, givesValue: givesValue ? type ?? .open : nil)
    level -= 1
    let result = value(of: flow, node)
    for (target, box) in writtenBack {
      let isLost = thrown == nil ? result.unknown : thrown?.unknown
      if let lost = writeAlways(target, isLost.map { .unknown($0) } ?? box.value, scope) {
        lose(lost)
      }
    }
    return converted(result, to: type)
  }
}
