/// Names, and the members that they mean.
extension Evaluator {
  /// What a search for a member found.
  enum Found {
    case members([Member])
    case ambiguous(String)
    case nothing
  }

  /// Those of some members that code of a file may name, of either kind if neither is wanted.
  func visible(_ members: [Member], _ isStatic: Bool?, _ tree: SyntaxTree) -> [Member] {
    let found = members.filter {
      (isStatic == nil || $0.isStatic == isStatic || $0.kind == .type || $0.kind == .initializer)
        && $0.isVisible(from: tree) && isActive($0)
    }
    // A private declaration hides one of the same name for its file.
    let own = found.filter { $0.isPrivate && $0.kind != .function && $0.kind != .initializer }
    return own.isEmpty ? found : own
  }

  /// Whether the flags keep a declaration.
  package func isActive(_ member: Member) -> Bool {
    for branches in member.branches {
      for (index, branch) in branches.enumerated() {
        let holds = branch.child(.condition).map { language.isCompiled($0, self) ?? false } ?? true
        if holds != (index == branches.count - 1) { return false }
      }
    }
    return true
  }

  // MARK: Names

  func name(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let name = node.name
    let activation = scope.activation
    if name == language.receiverName {
      if let receiver = activation.receiver { return read(receiver, node) }
      return (activation.ownType ?? activation.owner).map { .type(.declared($0)) }
        ?? unknown("there is no \(name)", node)
    }
    if let value = language.word(node, scope, self) { return value }
    if let box = scope.find(name) { return read(box, node) }
    if let value = computedVariable(node, scope) { return value }
    if let type = activation.generics[name] {
      return type == .open ? unknown("the type \(name) isn't known", node) : .type(type)
    }
    if let local = localFunctions(name, scope) {
      guard local.nodes.count == 1 else { return unknown("more than one function fits", node) }
      return .function(FunctionValue(.local(local.nodes[0], local.scope)))
    }
    switch lookUp(name, scope) {
    case .found(let member, let receiver): return read(member, receiver, node)
    case .several: return unknown("more than one \(name) fits", node)
    case .implicit(let value): return language.property(name, of: value, node, self)
    case .unknown(let reason): return unknown(reason, node)
    case .nothing: break
    }
    if name.first?.isUppercase == false, let receiver = activation.receiver {
      let value = member(name, of: read(receiver, node), isExact: false, node)
      if value.unknown == nil { return value }
    }
    let named = program.type(named: [name], within: scope.typeOwner, of: node.tree)
    if named == .open { return unknown("the type \(name) isn't known", node) }
    if case .declared = named { return .type(named) }
    if name.first?.isUppercase == true { return .type(named) }
    if isLeftOut(name, activation.owner) { return unknown(Unknown.notCompiled, node) }
    if let value = elsewhere([name], within: activation.owner, node) { return value }
    if let value = language.undeclared(name, node, activation.owner, self) { return value }
    return unknown("nothing here is called \(name)", node)
  }

  /// Whether the flags keep none of the declarations of a name.
  private func isLeftOut(_ name: String, _ owner: TypeDeclaration?) -> Bool {
    var place = owner
    while let current = place {
      let found = current.members[name] ?? []
      if !found.isEmpty { return found.allSatisfy { !$0.branches.isEmpty && !isActive($0) } }
      place = current.outer
    }
    let found = program.global.members[name] ?? []
    return !found.isEmpty && found.allSatisfy { !$0.branches.isEmpty && !isActive($0) }
  }

  func read(_ box: Scope.Box, _ node: SyntaxNode) -> Value {
    if !box.isConstant, box.serial <= poisoned, let poison { return .unknown(poison) }
    return box.value
  }

  func localFunctions(_ name: String, _ scope: Scope) -> (nodes: [SyntaxNode], scope: Scope)? {
    var current: Scope? = scope
    while let place = current {
      if let nodes = place.functions[name] { return (nodes, place) }
      if place.variables[name] != nil { return nil }
      current = place.parent
    }
    return nil
  }

  enum LookedUp {
    case found(Member, Value?)
    case several([Member], Value?)
    /// A member of a value whose code runs, and whose type the program doesn't declare.
    case implicit(Value)
    case unknown(String)
    case nothing

    /// Whether it may be the name of a type.
    var isType: Bool {
      switch self {
      case .nothing: true
      case .found(let member, _): member.kind == .type || member.kind == .alias
      default: false
      }
    }
  }

  /// What a name without a base means.
  func lookUp(_ name: String, _ scope: Scope) -> LookedUp {
    var activation: Activation? = scope.activation
    while let current = activation {
      let found = lookUp(name, in: current)
      if case .nothing = found {} else { return found }
      activation = current.outer
    }
    let tree = scope.activation.tree
    let members = visible(language.globals(name, from: tree, in: program), nil, tree).filter {
      $0.kind != .type && $0.kind != .alias
    }
    if members.isEmpty { return .nothing }
    return members.count == 1 ? .found(members[0], nil) : .several(members, nil)
  }

  /// The member of the type whose code runs, or of one around it.
  private func lookUp(_ name: String, in activation: Activation) -> LookedUp {
    var owner = activation.owner
    var isStatic = activation.isStatic
    if let receiver = activation.receiver?.value, language.has(name, receiver) {
      return .implicit(receiver)
    }
    while let place = owner {
      let receiver = isStatic ? nil : activation.receiver?.value
      var found = Found.nothing
      if place === activation.owner {
        if let receiver {
          found = find(name, of: receiver, from: activation.tree)
        } else if let own = activation.ownType, !place.isProtocol || demands(place, name) {
          found = language.find(
            name, in: own, isStatic: true, from: activation.tree, isExact: true, self)
        }
      }
      if case .nothing = found {
        found = language.find(
          name, in: place, isStatic: isStatic, from: activation.tree, isExact: true, self)
      }
      switch found {
      case .members(let members):
        let own = place === activation.owner ? activation.ownType ?? place : place
        let receiver = isStatic ? Value.type(.declared(own)) : receiver
        return members.count == 1 ? .found(members[0], receiver) : .several(members, receiver)
      case .ambiguous(let reason): return .unknown(reason)
      case .nothing: break
      }
      owner = place.outer
      isStatic = true
    }
    return .nothing
  }

  func dynamicType(_ value: Value?) -> TypeDeclaration? {
    switch value {
    case .instance(let instance)?: instance.type
    case .object(let object, _)?: object.type
    case .enumeration(let value)?:
      value.declaration?.members[value.name]?.first?.type ?? value.declaration
    case .type(.declared(let type))? where type.flavour == .object: type
    default: nil
    }
  }

  // MARK: Reading

  /// The value of a member.
  func read(_ member: Member, _ receiver: Value?, _ node: SyntaxNode) -> Value {
    program.note(member.node)
    return noted(member, receiver, plainly(member, receiver, node))
  }

  private func plainly(_ member: Member, _ receiver: Value?, _ node: SyntaxNode) -> Value {
    switch member.kind {
    case .enumerationCase:
      guard let owner = member.owner else { return unknown("the case has no type", node) }
      if member.parameters.isEmpty {
        return .enumeration(
          EnumerationValue(type: owner.path, name: member.name, declaration: owner))
      }
      return .function(FunctionValue(.member(member, receiver: receiver)))
    case .function:
      if member.isRequirement { return unknown("what it does isn't known", node) }
      return .function(FunctionValue(.member(member, receiver: receiver)))
    case .type:
      return member.type.map { .type(.declared($0)) } ?? unknown("the type isn't known", node)
    case .computed: return compute(member, receiver, node)
    case .stored: return stored(member, receiver, node)
    // An initializer is called on its type.
    case .alias, .initializer, .other, .subscripted:
      return unknown("\(member.path) is no value", node)
    }
  }

  private func stored(_ member: Member, _ receiver: Value?, _ node: SyntaxNode) -> Value {
    guard !member.isStatic, member.owner != nil else {
      if member.isRequirement { return unknown("what it is isn't known", node) }
      // An initializer of its own type writes it once.
      if let written, written.member === member { return read(written.box, node) }
      if let place = program.writes.place(of: member, in: program) {
        return sharedValue(of: member, at: place)
      }
      if let value = openStorage(member, node) { return value }
      if frozen == 0, language.isHandedDown(member, self) {
        return initialValue(of: member, receiver: nil)
      }
      return constant(member)
    }
    switch receiver {
    case .instance(let instance)?:
      if let value = instance.fields[member.name] { return value }
      if let wrapper = instance.fields["_" + member.name] {
        return self.member("wrappedValue", of: wrapper, isExact: true, node)
      }
      if instance.origin == nil, language.isLate(member) {
        return initialValue(of: member, receiver: receiver)
      }
      return openField(member, instance.origin, node)
    case .object(let object, _)?:
      let place = member.isConstant ? nil : program.writes.place(of: member, in: program)
      if !member.isConstant, object.serial <= poisoned, let poison { return .unknown(poison) }
      if object.isShared, !object.isDeclared, let place {
        return openValue(
          of: member, id: member.path, because: "\(member.path) may be written", at: place)
      }
      if let value = object.fields[member.name] {
        // Of what it may be, one is there.
        let isKept = value.unknown == nil && !isSetElsewhere(member)
        let open =
          isKept || !object.isShared
          ? nil : openStorage(member, node, isSet: value.unknown != nil)
        return open ?? value
      }
      if let wrapper = object.fields["_" + member.name] {
        return self.member("wrappedValue", of: wrapper, isExact: true, node)
      }
      if object.origin == nil, language.isLate(member) {
        let value = initialValue(of: member, receiver: receiver)
        object.fields[member.name] = value
        return value
      }
      return openField(member, object.origin, node)
    case .unknown(let unknown)?: return .unknown(unknown)
    case let receiver?:
      return language.field(member, of: receiver, node, self)
        ?? unknown("\(member.path) needs an instance", node)
    case nil: return unknown("\(member.path) needs an instance", node)
    }
  }

  /// A field of an instance that the reader left open.
  private func openField(_ member: Member, _ origin: String?, _ node: SyntaxNode) -> Value {
    guard let origin else { return unknown("\(member.path) has no value here", node) }
    if let owner = member.owner, let value = elsewhere([member.name], of: owner, node) {
      return value
    }
    if let value = openStorage(member, node) { return value }
    if language.isHandedDown(member, self) { return initialValue(of: member, receiver: nil) }
    if language.isWrapped(member), language.startsItself(member) == true,
      member.binding?.child(.value) == nil
    {
      return initialValue(of: member, receiver: nil)
    }
    if let binding = member.binding, let value = binding.child(.value),
      !namesInstance(value, of: member.owner), program.writes.place(of: member, in: program) == nil,
      member.owner.map({ program.writes.initialPlace(of: member, in: $0) == nil }) ?? true
    {
      return initialValue(of: member, receiver: nil)
    }
    return openValue(
      of: member, id: "\(origin).\(member.name)", because: "\(member.path) is not known", at: node)
  }

  /// Whether code names what only an instance of its type, or whoever makes one, knows.
  private func namesInstance(_ code: SyntaxNode, of owner: TypeDeclaration?) -> Bool {
    guard let owner else { return false }
    let makers =
      owner.ordered.filter { $0.kind == .initializer }.map(\.node) + [owner.node].compactMap(\.self)
    let names = Set(makers.flatMap { parameters(of: $0) }.map(\.declaredName))
    return ([code] + Array(code.descendants)).contains { node in
      guard node.kind == .name, node.role != .label, node.role != .name else { return false }
      let name = node.name
      return names.contains(name)
        || owner.members[name]?.contains { !$0.isStatic && $0.isValue && $0.kind != .function }
          ?? false
    }
  }

  func compute(_ member: Member, _ receiver: Value?, _ node: SyntaxNode) -> Value {
    guard let accessors = member.binding?.child(.accessors)?.children(.item),
      let getter = accessors.first(where: { $0.detail == Accessor.get.rawValue }),
      language.changes(of: member.node).isEmpty
    else { return unknown("\(member.path) is not evaluated", node) }
    return known(member, receiver) { $0.run(getter, of: member, on: receiver, [:], node).value }
  }

  /// What the body of a function or getter gives.
  func result(of body: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ node: SyntaxNode)
    -> Value
  {
    let statements = body.children
    let isSingle = statements.count == 1
    level += 1
    defer { level -= 1 }
    let flow = run(statements: statements, scope, givesValue: isSingle ? type ?? .open : nil)
    if case .next = flow, type != nil,
      statements.contains(where: { $0.kind == .conditionalCompilation })
    {
      return unknown(Unknown.notCompiled, node)
    }
    return converted(value(of: flow, node), to: type)
  }
}
