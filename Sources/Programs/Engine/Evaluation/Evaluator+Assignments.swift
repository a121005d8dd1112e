/// What assignments change.
extension Evaluator {
  func assign(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    guard let left = node.child(.left), let right = node.child(.right) else {
      return .lost(Unknown("the assignment isn't understood", at: node.span))
    }
    if node.detail == 0,
      !node.tree.file.bytes[left.range.upperBound..<right.range.lowerBound].contains(
        UInt8(ascii: "="))
    {
      return .lost(Unknown("the assignment isn't understood", at: node.span))
    }
    let value: Value
    if node.detail == 0 {
      let type = variableType(left, scope)
      value = converted(evaluate(right, scope, type), to: type)
    } else {
      guard let symbol = SyntaxOperator(rawValue: node.detail) else {
        return .lost(Unknown("the assignment isn't understood", at: node.span))
      }
      let old = evaluate(left, scope)
      if old == .nothing, left.kind == .optionalChain { return .next }
      let given = evaluate(right, scope, language.operandType(symbol, after: old, self))
      if let flow = declaredAssignment(symbol, left, old, given, node, scope) { return flow }
      value = applied(symbol, old, given, node)
    }
    guard thrown == nil else { return .next }
    if let lost = write(left, value, scope) { return .lost(lost) }
    return .next
  }

  /// `a += b` where the app says what that does; nil where it doesn't.
  private func declaredAssignment(
    _ symbol: SyntaxOperator, _ left: SyntaxNode, _ old: Value, _ given: Value, _ node: SyntaxNode,
    _ scope: Scope
  ) -> Flow? {
    let name = symbol.text + "="
    guard program.declaresOperator(name) else { return nil }
    let found = operators(name, [old, given], node)
    if found.isEmpty { return nil }
    guard found.count == 1, old.unknown == nil, given.unknown == nil else {
      return .lost(Unknown("which operator is meant isn't known", at: node.span))
    }
    let box = Scope.Box(old, isConstant: false)
    var arguments = operands(found[0], [old, given])
    arguments[0].written = box
    let result = invoke(found[0], receiver: nil, arguments, scope, node)
    if let lost = result.unknown { return .lost(lost) }
    if let lost = write(left, box.value, scope) { return .lost(lost) }
    return .next
  }

  /// The type that is wanted where something is written.
  private func variableType(_ node: SyntaxNode, _ scope: Scope) -> TypeReference? {
    switch node.kind {
    case .name:
      if isReceiver(node) {
        let value = scope.activation.receiver?.value
        return value.flatMap { type(of: $0) }
          ?? scope.activation.owner.map { own in
            own.node == nil ? .framework(own.name) : .declared(own)
          }
      }
      if let box = scope.find(node.name) { return box.type ?? type(of: box.value) }
      if case .found(let member, _) = lookUp(node.name, scope) { return declaredType(member) }
    case .member:
      guard let base = node.child(.base), !mayWrite(base) else { return nil }
      let target = evaluate(base, scope)
      if case .members(let found) = find(node.declaredName, of: target, from: node.tree),
        found.count == 1, let type = declaredType(found[0])
      {
        return type
      }
      return type(of: member(node.declaredName, of: target, isExact: false, node))
    case .subscriptCall:
      guard !mayWrite(node) else { return nil }
      return type(of: evaluate(node, scope))
    case .optionalChain, .forceUnwrap: return node.child(.base).flatMap { variableType($0, scope) }
    case .tuple:
      let items = node.children(.argument).compactMap { $0.child(.value) }
      if items.count == 1 { return variableType(items[0], scope) }
      return .tuple(items.map { variableType($0, scope) ?? .framework("Any") })
    default: break
    }
    if node.kind == .member, let base = node.child(.base), base.kind == .name,
      let box = scope.find(base.name), let type = dynamicType(box.value),
      let written = program.member(node.declaredName, ofInstancesOf: type)?.writtenType
    {
      return program.type(of: written, within: type)
    }
    return nil
  }

  /// The type of a property: the one that is written, or that of its first value.
  private func declaredType(_ member: Member) -> TypeReference? {
    if let type = member.binding?.child(.type) {
      return program.type(of: type, within: member.owner)
    }
    guard member.kind == .stored, let value = member.binding?.child(.value), !mayWrite(value) else {
      return nil
    }
    return type(of: initialValue(of: member, receiver: nil))
  }

  /// Writes a value where code says; what isn't understood comes back.
  func write(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown? {
    guard thrown == nil else { return nil }
    let lost = Unknown("what is written here isn't understood", at: node.span)
    switch node.kind {
    case .wildcard: return nil
    case .name:
      if isReceiver(node) {
        guard let box = scope.activation.receiver else { return lost }
        store(value, box)
        return nil
      }
      if let written = writeVariable(node, value, scope) { return written }
      return writeMember(node.name, of: nil, value, node, scope)
    case .member:
      guard let base = node.child(.base) else { return lost }
      return writeMember(node.declaredName, of: base, value, node, scope)
    case .tuple:
      let items = node.children(.argument).compactMap { $0.child(.value) }
      if items.count == 1 { return write(items[0], value, scope) }
      var parts = items.map { _ in value.unknown.map { Value.unknown($0) } ?? .unknown(lost) }
      if case .tuple(let values, _) = value, values.count == items.count { parts = values }
      for (item, part) in zip(items, parts) {
        if let lost = write(item, part, scope) { return lost }
      }
      return nil
    case .subscriptCall: return writeElement(node, value, scope)
    case .optionalChain, .forceUnwrap:
      guard let base = node.child(.base) else { return lost }
      if evaluate(base, scope) == .nothing { return node.kind == .optionalChain ? nil : lost }
      return write(base, value, scope)
    default: return lost
    }
  }

  func store(_ value: Value, _ box: Scope.Box) {
    serial += 1
    box.serial = serial
    box.value = converted(value, to: box.type)
  }

  private func writeMember(
    _ name: String, of base: SyntaxNode?, _ value: Value, _ node: SyntaxNode, _ scope: Scope
  ) -> Unknown? {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    if base == nil, case .found(let member, let receiver) = lookUp(name, scope),
      member.isStatic || member.owner == nil
    {
      return writeShared(member, on: receiver, value, node)
    }
    let target =
      base.map { evaluate($0, scope) } ?? scope.activation.receiver?.value ?? .unknown(lost)
    if target == .nothing, base?.kind == .optionalChain { return nil }
    if case .type(let type) = target {
      guard case .declared(let declaration) = type else { return nil }
      let found = language.find(
        name, in: declaration, isStatic: true, from: node.tree, isExact: true, self)
      guard case .members(let members) = found, members.count == 1 else { return lost }
      return writeShared(members[0], on: target, value, node)
    }
    let isOwn = base == nil || isReceiver(base)
    let isSetUp = scope.activation.isInitializer && isOwn
    let changed = setting(
      name, of: target, to: value, setUp: isSetUp ? scope.activation.owner : nil, isOwn: isOwn,
      node)
    return writeBack(changed, base, target, scope)
  }

  /// Writes what all code shares: whoever reads it knows that it is written.
  private func writeShared(
    _ member: Member, on receiver: Value?, _ value: Value, _ node: SyntaxNode
  ) -> Unknown? {
    if member.kind == .stored {
      if let written, written.member === member { store(value, written.box) }
      return nil
    }
    return setting(member, of: receiver ?? .void, to: value, isSetUp: false, node).unknown
  }

  /// What something becomes when a property of it is written by name.
  func setting(
    _ name: String, of target: Value, to value: Value, setUp owner: TypeDeclaration?,
    isOwn: Bool = false, _ node: SyntaxNode
  ) -> Value {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    if target.unknown != nil { return target }
    if case .tuple(var values, let labels) = target,
      let index = Int(name) ?? labels.firstIndex(of: name), values.indices.contains(index)
    {
      values[index] = value
      return .tuple(values, labels: labels)
    }
    guard case .members(let found) = find(name, of: target, from: node.tree), found.count == 1
    else { return language.setting(name, of: target, to: value, self) ?? .unknown(lost) }
    // An initializer sets up what its own type stores, though another one may observe that.
    let isSetUp =
      owner?.members[name]?.contains {
        $0.kind == .stored && !$0.isStatic && !$0.isText("override")
      } ?? false
    // What observes a property doesn't observe what it writes itself.
    let isQuiet = isSetUp || isOwn && observed.contains(found[0])
    return setting(found[0], of: target, to: value, isSetUp: isQuiet, node)
  }

  /// Puts what was changed back where it came from; an object is changed where it is.
  private func writeBack(
    _ changed: Value, _ base: SyntaxNode?, _ target: Value, _ scope: Scope
  ) -> Unknown? {
    if let unknown = changed.unknown { return unknown }
    if case .object = target { return nil }
    if let base { return write(base, changed, scope) }
    guard let box = scope.activation.receiver else { return nil }
    store(changed, box)
    return nil
  }

  private func writeElement(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown? {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    guard let base = node.child(.base) else { return lost }
    let target = evaluate(base, scope)
    if target == .nothing, base.kind == .optionalChain { return nil }
    if let unknown = target.unknown { return unknown }
    if let found = declaredSubscript(target, node, scope) {
      guard case .success(let call) = found,
        let setter = call.member.node.child(.accessors)?.accessor(.set)
      else { return lost }
      var variables = call.variables
      variables[setter.child(.parameter)?.name ?? "newValue"] = value
      let changed = run(setter, of: call.member, on: target, variables, node).receiver
      return writeBack(changed, base, target, scope)
    }
    if let names = keyPath(node, scope) {
      return writeBack(setting(names[...], of: target, to: value, node), base, target, scope)
    }
    let arguments = node.children(.argument)
    guard let item = arguments.first, arguments.count == 1 || other(arguments) != nil,
      item.child(.label) == nil, let index = item.child(.value)
    else { return lost }
    switch target {
    case .list(var values):
      guard let position = evaluate(index, scope).int, values.indices.contains(position) else {
        return lost
      }
      values[position] = value
      return write(base, .list(values), scope)
    case .dictionary(var keys, var values):
      let key = evaluate(index, scope, keys.first.flatMap { type(of: $0) })
      if let unknown = key.anyUnknown { return unknown }
      guard let position = self.index(of: key, in: keys) else { return lost }
      if let position {
        if value == .nothing {
          keys.remove(at: position)
          values.remove(at: position)
        } else {
          values[position] = value
        }
      } else if value != .nothing {
        keys.append(key)
        values.append(value)
      }
      return write(base, .dictionary(keys, values), scope)
    default: return lost
    }
  }

  /// What something becomes when a property of a property of it is written.
  private func setting(
    _ path: ArraySlice<String>, of target: Value, to value: Value, _ node: SyntaxNode
  ) -> Value {
    guard let name = path.first else { return value }
    let inner =
      path.count == 1 ? target : member(name, of: target, isExact: false, node)
    let new = path.count == 1 ? value : setting(path.dropFirst(), of: inner, to: value, node)
    return new.unknown != nil && path.count > 1
      ? new : setting(name, of: target, to: new, setUp: nil, node)
  }
}
