/// Storage that all code shares.
extension Evaluator {
  /// What a property may hold that is written: its first value, and each value that it is given.
  ///
  /// It is unknown if one write isn't understood. Of an enumeration and its like every case counts.
  func sharedValue(of member: Member, at place: SyntaxNode) -> Value {
    let reason = "\(member.path) may be written"
    let open = openValue(of: member, id: member.path, because: reason, at: place)
    guard language.followsWrites, open.unknown?.reason == reason, program.writes.computed == nil
    else { return open }
    let places = program.writes.places(of: member, in: program)
    guard places.allSatisfy({ $0.statement != nil }), places.count < 32,
      // What is set may become something else.
      member.binding?.child(.accessors)?.accessor(.set) == nil
    else { return open }
    var cases = ["first"]
    for place in places {
      let span = place.node.span
      cases.append("\(span.file.path):\(span.line):\(span.start.column)")
    }
    // A write that isn't understood makes all of it unknown, whichever case is asked for.
    for place in places where written(to: member, at: place).unknown != nil { return open }
    let index = ask(Choice(id: member.path, kind: .storage, cases: cases))
    return index == 0 ? constant(member) : written(to: member, at: places[index - 1])
  }

  /// The value that a place writes, where that doesn't depend on the code around it.
  private func written(to member: Member, at place: Writes.Place) -> Value {
    let type =
      member.binding?.child(.type).map { program.type(of: $0, within: member.owner) }
      ?? type(of: constant(member))
    guard let statement = place.statement, running.insert(member).inserted else {
      return unknown("\(member.path) needs itself", place.node)
    }
    defer { running.remove(member) }
    let activation = Activation(
      owner: place.within, receiver: nil, isStatic: true, tree: statement.tree)
    let scope = Scope(parent: nil, activation: activation)
    for name in place.bound {
      scope.variables[name] = Scope.Box(unknown("\(name) isn't known here", statement))
    }
    let lost = unknown("what is written here isn't known", statement)
    // An instance may be any.
    guard !statement.descendants.contains(where: { $0.kind == .name && isReceiver($0) }) else {
      return lost
    }
    let kept = (written, level, poisoned, poison, thrown)
    level = 0
    frozen += 1
    defer {
      frozen -= 1
      (written, level, poisoned, poison, thrown) = kept
    }
    if statement.kind == .assignment {
      guard let left = statement.child(.left), let right = statement.child(.right) else {
        return lost
      }
      if place.hasReceiver, !namesGlobals(right) { return lost }
      return value(right, writtenTo: left, place.node, type, scope) ?? lost
    }
    if place.hasReceiver { return lost }
    let box = Scope.Box(lost, isConstant: false)
    written = (member, box)
    let result = evaluate(statement, scope)
    return thrown == nil && (result.unknown == nil || result == .void) ? box.value : lost
  }

  /// Whether each name that stands first in code is that of a type or an object, which no receiver has.
  private func namesGlobals(_ node: SyntaxNode) -> Bool {
    if node.kind == .name {
      let isOther = node.role == .name || node.role == .label
      return isOther
        || node.name.first?.isUppercase == true
          && !program.members.contains {
            $0.owner != nil && $0.kind == .function && $0.name == node.name
          }
    }
    return node.children.allSatisfy { namesGlobals($0) }
  }

  /// The value that an assignment gives the place of a name.
  private func value(
    _ right: SyntaxNode, writtenTo left: SyntaxNode, _ name: SyntaxNode, _ type: TypeReference?,
    _ scope: Scope
  ) -> Value? {
    switch left.kind {
    case .name: return left == name ? converted(evaluate(right, scope, type), to: type) : nil
    case .member:
      return left.child(.name) == name ? converted(evaluate(right, scope, type), to: type) : nil
    case .tuple:
      let items = left.children(.argument).compactMap { $0.child(.value) }
      if items.count == 1 { return value(right, writtenTo: items[0], name, type, scope) }
      let parts = right.children(.argument).compactMap { $0.child(.value) }
      guard right.kind == .tuple, parts.count == items.count,
        let index = items.firstIndex(where: { $0.contains(name) })
      else { return nil }
      return value(parts[index], writtenTo: items[index], name, type, scope)
    default: return nil
    }
  }
}
