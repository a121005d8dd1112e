/// What assignments change.
extension Evaluator {
  func assign(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    guard let left = node.child(.left), let right = node.child(.right) else {
      return .lost(Unknown("the assignment isn't understood", at: node.span))
    }
    var value: Value
    if node.detail == 0,
      !node.tree.file.bytes[left.range.upperBound..<right.range.lowerBound].contains(
        UInt8(ascii: "="))
    {
      return .lost(Unknown("the assignment isn't understood", at: node.span))
    }
    if node.detail == 0 {
      let type = left.kind == .tuple ? tupleType(left, scope) : variableType(left, scope)
      value = converted(evaluate(right, scope, type), to: type)
    } else {
      guard let symbol = SyntaxOperator(rawValue: node.detail),
        !program.declaresOperator(symbol.text + "=")
      else {
        return .lost(Unknown("the app declares this operator", at: node.span))
      }
      let old = evaluate(left, scope)
      let isShift = symbol == .shiftLeft || symbol == .shiftRight
      value = applied(symbol, old, evaluate(right, scope, isShift ? nil : type(of: old)), node)
    }
    if let lost = write(left, value, scope) { return .lost(lost) }
    return .next
  }

  private func variableType(_ node: SyntaxNode, _ scope: Scope) -> TypeReference? {
    if node.kind == .name, let box = scope.find(node.name) {
      return box.type ?? type(of: box.value)
    }
    if node.kind == .name || node.kind == .member, let member = memberWritten(node, scope) {
      return member.binding?.child(.type).map { program.type(of: $0, within: member.owner) }
    }
    if node.kind == .member, let base = node.child(.base), base.kind == .name,
      let box = scope.find(base.name), let type = dynamicType(box.value),
      let written = program.member(node.declaredName, ofInstancesOf: type)?.writtenType
    {
      return program.type(of: written, within: type)
    }
    return nil
  }

  private func tupleType(_ node: SyntaxNode, _ scope: Scope) -> TypeReference {
    .tuple(
      node.children(.argument).map { $0.child(.value).flatMap { variableType($0, scope) } ?? .open }
    )
  }

  /// The stored property of `self` that a name or `self.name` means.
  private func memberWritten(_ node: SyntaxNode, _ scope: Scope) -> Member? {
    guard let owner = scope.activation.owner else { return nil }
    let name: String
    if node.kind == .member {
      guard isReceiver(node.child(.base)) else { return nil }
      name = node.declaredName
    } else {
      name = node.name
    }
    guard
      case .members(let found) = language.find(
        name, in: owner, isStatic: false, from: node.tree, isExact: true, self), found.count == 1
    else { return nil }
    return found[0]
  }

  /// Writes a value where code says; what isn't understood comes back.
  func write(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown? {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    switch node.kind {
    case .wildcard: return nil
    case .name:
      if isReceiver(node) {
        guard let box = scope.activation.receiver else { return lost }
        store(value, box)
        return nil
      }
      if let box = scope.find(node.name) {
        store(value, box)
        return nil
      }
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
    box.value = value
  }

  private func writeMember(
    _ name: String, of base: SyntaxNode?, _ value: Value, _ node: SyntaxNode, _ scope: Scope
  ) -> Unknown? {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    if base == nil, case .found(let member, _) = lookUp(name, scope),
      member.isStatic || member.owner == nil
    {
      // Storage that all code shares: whoever reads it knows that it is written.
      return member.kind == .stored ? nil : lost
    }
    let target =
      base.map { evaluate($0, scope) } ?? scope.activation.receiver?.value ?? .unknown(lost)
    guard case .type = target else {
      guard let type = dynamicType(target),
        case .members(let found) = language.find(
          name, in: type, isStatic: false, from: node.tree, isExact: true, self),
        found.count == 1, found[0].kind == .stored
      else { return target.unknown ?? lost }
      let member = found[0]
      let isSetUp = scope.activation.isInitializer && (base == nil || isReceiver(base))
      if !isSetUp, member.binding?.child(.accessors) != nil { return lost }
      if language.isWrapped(member) { return lost }
      switch target {
      case .instance(var instance):
        instance.fields[name] = value
        if let base { return write(base, .instance(instance), scope) }
        guard let box = scope.activation.receiver else { return lost }
        store(.instance(instance), box)
        return nil
      case .object(let object):
        object.fields[name] = value
        return nil
      default: return lost
      }
    }
    return nil
  }

  private func writeElement(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Unknown? {
    let lost = Unknown("what is written here isn't understood", at: node.span)
    guard let base = node.child(.base), let item = node.children(.argument).first,
      node.children(.argument).count == 1,
      item.child(.label) == nil, let index = item.child(.value)
    else { return lost }
    switch evaluate(base, scope) {
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
    case let other: return other.unknown ?? lost
    }
  }
}
