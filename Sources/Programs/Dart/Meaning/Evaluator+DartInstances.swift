/// Instances, and the constructors that make them.
extension Evaluator {
  private typealias Detail = DartParser.ParameterDetail

  /// Makes an instance by the constructor of a name, or by the one without.
  func make(
    _ type: TypeDeclaration, named name: String?, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value {
    guard stepIn() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    let constructor = constructor(name, of: type)
    if let constructor,
      constructor.node.children(.modifier).contains(where: { $0.isText("factory") })
    {
      guard takes(constructor.node, arguments) else {
        return lost("the arguments don't fit", arguments, scope, node)
      }
      let inner = self.scope(of: constructor, receiver: nil)
      return invoke(code: constructor.node, within: inner, arguments, scope, node)
    }
    guard type.flavour == .classType else {
      return lost("\(type.path) has no \(name ?? "constructor")", arguments, scope, node)
    }
    serial += 1
    let isImmutable = program.linearization(of: type).allSatisfy {
      $0.stored.allSatisfy(\.isConstant)
    }
    let empty: Value =
      isImmutable
      ? .instance(Instance(type: type, fields: [:])) : .object(ObjectValue(type, serial: serial))
    let box = Scope.Box(empty, isConstant: false, serial: serial)
    if let lost = setUp(type, named: name, arguments, box, scope, node) { return .unknown(lost) }
    return box.value
  }

  private func constructor(_ name: String?, of type: TypeDeclaration) -> Member? {
    type.ordered.first {
      $0.kind == .initializer
        && ($0.node.child(.label)?.name == name || name == "new" && $0.node.child(.label) == nil)
    }
  }

  /// Runs a constructor; what isn't understood comes back.
  private func setUp(
    _ type: TypeDeclaration, named name: String?, _ arguments: [Argument], _ box: Scope.Box,
    _ scope: Scope, _ node: SyntaxNode
  ) -> Unknown? {
    guard let code = type.node, step() else {
      return Unknown("it takes too much work", at: node.span)
    }
    let found = constructor(name, of: type)
    let isDefault = name == nil && !type.ordered.contains { $0.kind == .initializer }
    let parameters = found.map { self.parameters(of: $0.node) } ?? []
    guard found != nil || isDefault, let matched = language.match(parameters, arguments),
      found.map({ !$0.node.holdsUnparsed }) ?? true
    else {
      _ = lost("no constructor takes these arguments", arguments, scope, node)
      return Unknown("no constructor takes these arguments", at: node.span)
    }
    let activation = Activation(owner: type, receiver: box, isStatic: false, tree: code.tree)
    activation.isInitializer = true
    let run = Scope(parent: nil, activation: activation)
    var handedOn: [Argument] = []
    for (parameter, taken) in zip(parameters, matched) {
      let name = parameter.declaredName
      let wanted = self.type(of: parameter, in: type)
      let value: Value =
        taken.first.map { self.value(of: $0, wanted, scope) }
        ?? parameter.child(.value).map { converted(evaluate($0, run, wanted), to: wanted) }
        ?? .nothing
      serial += 1
      run.variables[name] = Scope.Box(value, type: wanted, serial: serial)
      let isGiven = !taken.isEmpty || parameter.child(.value) != nil
      if parameter.detail & Detail.ofSuperclass != 0, isGiven {
        let isNamed = parameter.detail & Detail.named != 0
        handedOn.append(
          Argument(label: isNamed ? name : nil, node: nil, value: value, isTrailing: false))
      }
    }
    let call = found?.node.children.first { $0.role == .value && $0.kind == .call }
    if call?.child(.base)?.isText("this") == true, let call {
      return setUp(type, named: call.child(.label)?.name, given(by: call), box, run, call)
    }
    for member in type.stored where !member.isStatic {
      guard let value = member.binding?.child(.value) else { continue }
      let declared = declaredType(of: member)
      set(member.name, of: type, converted(evaluate(value, run, declared), to: declared), box)
    }
    for parameter in parameters where parameter.detail & Detail.field != 0 {
      let name = parameter.declaredName
      set(name, of: type, run.variables[name]?.value ?? unknown("it has no value", parameter), box)
    }
    for item in found?.node.children(.item) ?? [] where item.kind == .assignment {
      guard let left = item.child(.left), let right = item.child(.right) else { continue }
      let declared = type.members[left.name]?.first.flatMap { declaredType(of: $0) }
      set(left.name, of: type, converted(evaluate(right, run, declared), to: declared), box)
    }
    if let parent = program.baseClass(of: type) {
      let arguments = handedOn + (call.map { given(by: $0) } ?? [])
      if let lost = setUp(parent, named: call?.child(.label)?.name, arguments, box, run, node) {
        return lost
      }
    }
    guard let body = found?.node.child(.body) else { return nil }
    // `this.a` among the parameters names the field from here on.
    let inner = Scope(parent: nil, activation: activation)
    inner.variables = run.variables
    for parameter in parameters where parameter.detail & (Detail.field | Detail.ofSuperclass) != 0 {
      inner.variables[parameter.declaredName] = nil
    }
    return result(of: body, inner, nil, node).unknown
  }

  private func given(by call: SyntaxNode) -> [Argument] {
    call.children(.argument).map {
      Argument(label: $0.child(.label)?.name, node: $0.child(.value), value: nil, isTrailing: false)
    }
  }

  private func declaredType(of member: Member) -> TypeReference? {
    member.binding?.child(.type).map {
      program.type(of: $0, within: member.owner)
    }
  }

  /// The type of a parameter; that of its field where it has none.
  private func type(of parameter: SyntaxNode, in type: TypeDeclaration) -> TypeReference? {
    if let node = parameter.child(.type) { return program.type(of: node, within: type) }
    guard parameter.detail & Detail.field != 0 else { return nil }
    return type.members[parameter.declaredName]?.first.flatMap { declaredType(of: $0) }
  }

  /// Sets a property, unless a class further down declares it anew.
  private func set(
    _ name: String, of type: TypeDeclaration, _ value: Value, _ box: Scope.Box
  ) {
    let nearest = program.linearization(of: dynamicType(box.value) ?? type).first {
      $0.stored.contains { $0.name == name }
    }
    if let nearest, nearest !== type { return }
    switch box.value {
    case .instance(var instance):
      instance.fields[name] = value
      store(.instance(instance), box)
    case .object(let object, _): object.fields[name] = value
    default: break
    }
  }

  /// A property of an entry of an enumeration.
  func field(
    _ member: Member, ofEntry entry: Member, of owner: TypeDeclaration, _ node: SyntaxNode
  ) -> Value {
    guard running.insert(entry).inserted, stepIn() else {
      return unknown("\(entry.path) needs itself", entry.node)
    }
    (depth, frozen) = (depth + 7, frozen + 1)
    defer {
      running.remove(entry)
      (depth, frozen) = (depth - 7, frozen - 1)
    }
    let box = Scope.Box(.instance(Instance(type: owner, fields: [:])), isConstant: false)
    let scope = Scope(
      parent: nil,
      activation: Activation(owner: owner, receiver: nil, isStatic: true, tree: entry.node.tree))
    if let lost = setUp(
      owner, named: entry.node.child(.label)?.name, given(by: entry.node), box, scope, entry.node)
    {
      return .unknown(lost)
    }
    guard case .instance(let instance) = box.value, let value = instance.fields[member.name] else {
      return unknown("\(member.path) has no value here", member.node)
    }
    return value
  }
}

extension Program {
  /// The class that a class extends.
  func baseClass(of type: TypeDeclaration) -> TypeDeclaration? {
    for node in type.inherited where node.kind != .composedType {
      if case .declared(let parent) = self.type(of: node, within: type.outer),
        parent.flavour == .classType, parent !== type
      {
        return parent
      }
    }
    return nil
  }

  /// A type, what it mixes in, and what it extends, as the language looks for members.
  func linearization(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var next: TypeDeclaration? = type
    while let current = next, found.count < 64, !found.contains(current) {
      found.append(current)
      for node in current.inherited.reversed() where node.kind != .composedType {
        if case .declared(let mixin) = self.type(of: node, within: current.outer),
          mixin.flavour == .protocolType
        {
          found.append(mixin)
        }
      }
      next = baseClass(of: current)
    }
    return found
  }
}
