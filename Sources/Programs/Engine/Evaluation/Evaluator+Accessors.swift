/// Getters, setters and what observes a property.
extension Evaluator {
  /// Runs an accessor of a member; gives what it returns, and what it was called on.
  func run(
    _ accessor: SyntaxNode, of member: Member, on receiver: Value?, _ variables: [String: Value],
    _ node: SyntaxNode
  ) -> (value: Value, receiver: Value) {
    guard let body = accessor.child(.body), stepIn() else {
      return (unknown("it takes too much work", node), unknown("it takes too much work", node))
    }
    depth += 7
    defer { depth -= 7 }
    let scope = scope(of: member, receiver: receiver)
    for (name, value) in variables {
      serial += 1
      scope.variables[name] = Scope.Box(value, serial: serial)
    }
    let isGetter = accessor.detail == Accessor.get.rawValue
    let written = member.binding?.child(.type) ?? member.node.child(.result)
    let type = isGetter ? written.map { program.type(of: $0, within: member.owner) } : nil
    scope.activation.result = type
    let value = result(of: body, scope, type, node)
    let isLost = thrown == nil ? value.unknown : thrown?.unknown
    var changed = scope.activation.receiver?.value ?? .void
    if !isGetter, let isLost { changed = .unknown(isLost) }
    if let receiver { changed.staticType = receiver.staticType }
    return (value, changed)
  }

  /// The name by which an accessor knows a value.
  private func name(_ accessor: SyntaxNode, _ standard: String) -> String {
    accessor.child(.parameter)?.name ?? standard
  }

  /// What something becomes when a property of it is written.
  func setting(
    _ member: Member, of target: Value, to value: Value, isSetUp: Bool, _ node: SyntaxNode
  ) -> Value {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    let accessors = member.binding?.child(.accessors)
    if member.kind == .computed {
      guard let setter = accessors?.accessor(.set) else { return .unknown(lost) }
      return run(setter, of: member, on: target, [name(setter, "newValue"): value], node).receiver
    }
    guard member.kind == .stored else { return .unknown(lost) }
    let type = member.binding?.child(.type).map { program.type(of: $0, within: member.owner) }
    let value = converted(value, to: type)
    if let written = language.setWrapped(member, of: target, to: value, node, self) {
      return written
    }
    if isSetUp || accessors == nil {
      return put(value, in: member.name, of: target) ?? .unknown(lost)
    }
    let isFirst = observed.insert(member).inserted
    defer { if isFirst { observed.remove(member) } }
    guard let accessors, overridden(member).allSatisfy({ $0.binding?.child(.accessors) == nil })
    else { return .unknown(lost) }
    var target = target
    let old = read(member, target, node)
    if let code = accessors.accessor(.willSet) {
      target = run(code, of: member, on: target, [name(code, "newValue"): value], node).receiver
    }
    guard let changed = put(value, in: member.name, of: target) else {
      return .unknown(target.unknown ?? lost)
    }
    guard let code = accessors.accessor(.didSet) else { return changed }
    return run(code, of: member, on: changed, [name(code, "oldValue"): old], node).receiver
  }

  /// The members of superclasses that a member overrides.
  private func overridden(_ member: Member) -> [Member] {
    var found: [Member] = []
    var type = member.owner.flatMap { program.superclass(of: $0) }
    var left = 64
    while let current = type, left > 0 {
      found += (current.members[member.name] ?? []).filter { $0.isStatic == member.isStatic }
      type = program.superclass(of: current)
      left -= 1
    }
    return found
  }

  /// Puts a value into a field; nil for what has none.
  func put(_ value: Value, in field: String, of target: Value) -> Value? {
    switch target {
    case .instance(var instance):
      instance.fields[field] = value
      return .instance(instance)
    case .object(let object, _):
      object.fields[field] = value
      return target
    default: return nil
    }
  }

  /// Keeps what a late property of a variable got when it was read first.
  func keepLate(
    _ name: String, _ value: Value, _ instance: Instance, _ base: SyntaxNode, _ scope: Scope
  ) {
    guard instance.fields[name] == nil, instance.origin == nil,
      let member = instance.type.members[name]?.first, language.isLate(member)
    else { return }
    if let lost = write(base, put(value, in: name, of: .instance(instance)) ?? value, scope) {
      lose(lost)
    }
  }

  // MARK: Variables of functions

  /// The value of a variable that is computed; nil if there is none of that name.
  func computedVariable(_ node: SyntaxNode, _ scope: Scope) -> Value? {
    guard let home = scope.home(of: node.name), let item = home.computed[node.name],
      let body = item.child(.accessors)?.accessor(.get)?.child(.body)
    else { return nil }
    guard stepIn() else {
      return unknown("it takes too much work", node)
    }
    depth += 7
    defer { depth -= 7 }
    let run = Scope(parent: home, activation: Activation(in: home.activation, tree: node.tree))
    let type = item.child(.type).map { self.type(of: $0, home) }
    run.activation.result = type
    return result(of: body, run, type, node)
  }

  /// Writes a variable of a function with what observes it; nil if there is none of that name.
  func writeVariable(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown?? {
    let name = node.name
    guard let home = scope.home(of: name) else { return nil }
    let lost = Unknown("what is written here isn't understood", at: node.span)
    if let item = home.computed[name] {
      guard let setter = item.child(.accessors)?.accessor(.set) else { return .some(lost) }
      let ended = observe(setter, self.name(setter, "newValue"), value, home, node)
      return .some(ended)
    }
    guard let box = home.variables[name] else { return nil }
    guard let observers = home.observers[name] else {
      store(value, box)
      return .some(nil)
    }
    let old = box.value
    if let code = observers.accessor(.willSet),
      let lost = observe(code, self.name(code, "newValue"), value, home, node)
    {
      return .some(lost)
    }
    store(value, box)
    guard let code = observers.accessor(.didSet) else { return .some(nil) }
    home.observers[name] = nil
    defer { home.observers[name] = observers }
    return .some(observe(code, self.name(code, "oldValue"), old, home, node))
  }

  private func observe(
    _ accessor: SyntaxNode, _ name: String, _ value: Value, _ home: Scope, _ node: SyntaxNode
  ) -> Unknown? {
    guard let body = accessor.child(.body), stepIn() else {
      return Unknown("it takes too much work", at: node.span)
    }
    depth += 7
    defer { depth -= 7 }
    let run = Scope(parent: home, activation: Activation(in: home.activation, tree: node.tree))
    serial += 1
    run.variables[name] = Scope.Box(value, serial: serial)
    return result(of: body, run, nil, node).unknown
  }
}
