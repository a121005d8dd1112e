/// Instances, entries of enumerations, and objects.
extension Evaluator {
  /// Makes an instance of a class.
  func make(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard stepIn() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    guard type.flavour == .classType else {
      return lost("\(type.path) makes no instances", arguments, scope, node)
    }
    serial += 1
    let empty: Value =
      program.isImmutable(type)
      ? .instance(Instance(type: type, fields: [:])) : .object(ObjectValue(type, serial: serial))
    let box = Scope.Box(empty, isConstant: false, serial: serial)
    if let lost = setUp(type, arguments, box, scope, node) { return .unknown(lost) }
    return box.value
  }

  /// Runs the constructor that takes some arguments; what isn't understood comes back.
  private func setUp(
    _ type: TypeDeclaration, _ arguments: [Argument], _ box: Scope.Box, _ scope: Scope,
    _ node: SyntaxNode
  ) -> Unknown? {
    guard let code = type.node, step() else {
      return Unknown("it takes too much work", at: node.span)
    }
    var constructors = type.ordered.filter { $0.kind == .initializer }
    if constructors.isEmpty || code.child(.parameter) != nil {
      let place = MemberPlace(owner: type)
      constructors.insert(Member(name: "init", kind: .initializer, node: code, in: place), at: 0)
    }
    let chosen: (Member, [Argument])
    switch language.choose(constructors, arguments, scope, self) {
    case .success(let found): chosen = found
    case .failure(let reason):
      _ = lost(reason.text, arguments, scope, node)
      return Unknown(reason.text, at: node.span)
    }
    let activation = Activation(owner: type, receiver: box, isStatic: false, tree: code.tree)
    activation.isInitializer = true
    let run = Scope(parent: nil, activation: activation)
    let parameters = parameters(of: chosen.0.node)
    guard let matched = language.match(parameters, chosen.1) else {
      return Unknown("the arguments don't fit", at: node.span)
    }
    _ = bind(parameters, matched, [], run, scope)
    if chosen.0.node == code { return setUpPrimary(type, code, box, run) }
    let call = chosen.0.node.child(.value)
    let given = call.map { self.arguments(of: $0) } ?? []
    let delegated: Unknown?
    if call?.child(.base)?.isText("this") == true {
      delegated = setUp(type, given, box, run, chosen.0.node)
    } else {
      delegated =
        program.superclass(of: type).flatMap { setUp($0, given, box, run, chosen.0.node) }
        ?? setUpBody(type, code, box, run)
    }
    if let delegated { return delegated }
    guard let body = chosen.0.node.child(.body) else { return nil }
    return result(of: body, run, nil, node).unknown
  }

  private func setUpPrimary(
    _ type: TypeDeclaration, _ code: SyntaxNode, _ box: Scope.Box, _ run: Scope
  ) -> Unknown? {
    for parameter in parameters(of: code) where parameter.detail & 2 != 0 {
      let name = parameter.declaredName
      setField(
        name, of: type, run.variables[name]?.value ?? unknown("it has no value", parameter), box)
    }
    if let parent = program.superclass(of: type), parent !== type {
      let given = code.child(.value).map { arguments(of: $0) } ?? []
      if let lost = setUp(parent, given, box, run, code) { return lost }
    }
    return setUpBody(type, code, box, run)
  }

  /// Gives the properties their values and runs `init`, in the order of the code.
  private func setUpBody(
    _ type: TypeDeclaration, _ code: SyntaxNode, _ box: Scope.Box, _ run: Scope
  ) -> Unknown? {
    // The body sees the parameters of the class, and those of no other constructor.
    for child in code.child(.body)?.children ?? [] {
      switch child.kind {
      case .variable:
        for item in child.children(.item) {
          guard let name = item.child(.pattern), name.kind == .patternName else { continue }
          let declared = item.child(.type).map { program.type(of: $0, within: type) }
          if let value = item.child(.value) {
            setField(
              name.name, of: type, converted(evaluate(value, run, declared), to: declared), box)
          } else if item.child(.requirement) != nil,
            let member = type.members[name.name]?.first,
            let value = language.initialValue(of: member, run, declared, self)
          {
            setField(name.name, of: type, value, box)
          }
        }
      case .initializerBlock:
        guard let body = child.child(.body) else { continue }
        if let lost = result(of: body, Scope(parent: run, activation: run.activation), nil, child)
          .unknown
        {
          return lost
        }
      default: break
      }
    }
    return nil
  }

  /// Sets a property, unless a class further down declares it anew.
  private func setField(
    _ name: String, of type: TypeDeclaration, _ value: Value, _ box: Scope.Box
  ) {
    let dynamic = dynamicType(box.value) ?? type
    let nearest = program.ancestry(of: dynamic).first { place in
      place.members[name]?.contains { !$0.isAddition && !$0.isStatic } ?? false
    }
    if let nearest, nearest !== type, nearest.flavour != .protocolType { return }
    switch box.value {
    case .instance(var instance):
      instance.fields[name] = value
      store(.instance(instance), box)
    case .object(let object, _): object.fields[name] = value
    default: break
    }
  }

  /// The arguments of a call as it is written.
  func arguments(of call: SyntaxNode) -> [Argument] {
    call.children(.argument).map {
      Argument(
        label: $0.child(.label)?.name, node: $0.child(.value), value: nil,
        isTrailing: $0.detail == 1)
    }
  }

  // MARK: Entries and objects

  /// A property of an entry of an enumeration.
  func entry(
    _ entry: Member, of owner: TypeDeclaration, _ node: SyntaxNode, read member: Member
  ) -> Value {
    if let own = member.owner, own === entry.type {
      return initialValue(of: member, receiver: read(entry, nil, node))
    }
    guard running.insert(entry).inserted else {
      return unknown("\(entry.path) needs itself", entry.node)
    }
    defer { running.remove(entry) }
    return frozenField(member, of: owner, arguments(of: entry.node), entry.node)
  }

  /// A property that an object inherits.
  func field(_ member: Member, ofObject type: TypeDeclaration, _ node: SyntaxNode) -> Value {
    guard let code = type.node, let parent = program.superclass(of: type) else {
      return unknown("\(member.path) has no value here", node)
    }
    guard program.writes.place(of: member, in: program) == nil else {
      return unknown("\(member.path) may be written", member.node)
    }
    return frozenField(member, of: parent, code.child(.value).map { arguments(of: $0) } ?? [], code)
  }

  /// A property that is set up once, when the type is first used.
  private func frozenField(
    _ member: Member, of type: TypeDeclaration, _ arguments: [Argument], _ code: SyntaxNode
  ) -> Value {
    guard stepIn() else {
      return unknown("it takes too much work", code)
    }
    depth += 7
    frozen += 1
    defer { (depth, frozen) = (depth - 7, frozen - 1) }
    serial += 1
    let box = Scope.Box(.instance(Instance(type: type, fields: [:])), isConstant: false)
    let scope = Scope(
      parent: nil,
      activation: Activation(owner: type, receiver: nil, isStatic: true, tree: code.tree))
    if let lost = setUp(type, arguments, box, scope, code) { return .unknown(lost) }
    guard case .instance(let instance) = box.value, let value = instance.fields[member.name] else {
      return unknown("\(member.path) has no value here", member.node)
    }
    return value
  }

  /// What an object has of its superclass and interfaces.
  func inherited(_ name: String, byObject type: TypeDeclaration, _ node: SyntaxNode) -> Value? {
    guard type.flavour == .object,
      case .members(let found) = language.find(
        name, in: type, isStatic: false, from: node.tree, isExact: true, self),
      found.count == 1
    else { return nil }
    return read(found[0], .type(.declared(type)), node)
  }

  /// A function of a type: of its companion, or of an object.
  func callType(
    _ name: String, of type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value {
    if type.flavour == .enumeration {
      if name == "values", arguments.isEmpty {
        return .list(type.cases.map { read($0, nil, node) })
      }
      if name == "valueOf", arguments.count == 1,
        case .text(let text, _) = value(of: arguments[0], nil, scope),
        let found = type.cases.first(where: { $0.name == text })
      {
        return read(found, nil, node)
      }
    }
    if type.flavour == .object {
      if case .members(let found) = language.find(
        name, in: type, isStatic: false, from: node.tree, isExact: true, self)
      {
        return choose(found, receiver: .type(.declared(type)), arguments, scope, node)
      }
      if let value = scopeFunction(name, .type(.declared(type)), arguments, scope, node, nil) {
        return value
      }
    }
    return lost("\(type.path) has no \(name)", arguments, scope, node)
  }

  // MARK: Equality

  func areEqual(_ left: [Value], _ right: [Value]) -> Bool? {
    var isKnown = true
    for (a, b) in zip(left, right) {
      switch isEqual(a, b) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  /// Data classes are equal if what their constructors take is.
  func areEqual(_ left: Instance, _ right: Instance) -> Bool? {
    guard left.type.isData, right.type.isData else { return nil }
    guard left.type === right.type else { return false }
    let names = left.type.node?.child(.parameter)?.children(.item).map(\.declaredName) ?? []
    let (a, b) = (
      names.compactMap { left.fields[$0] }, names.compactMap { right.fields[$0] }
    )
    return a.count == names.count && b.count == names.count ? areEqual(a, b) : nil
  }
}

extension TypeDeclaration {
  /// Whether equality and `copy` follow from the constructor.
  var isData: Bool {
    members["equals"] == nil
      && node?.children(.modifier).contains { $0.isText("data") } ?? false
  }
}

extension Program {
  /// Whether the instances of a class never change: no variables, and no superclass that is not known.
  func isImmutable(_ type: TypeDeclaration) -> Bool {
    ancestry(of: type).allSatisfy { place in
      place.flavour == .protocolType
        || place.stored.allSatisfy(\.isConstant)
          && (place.node?.child(.value) == nil || superclass(of: place) != nil)
    }
  }
}
