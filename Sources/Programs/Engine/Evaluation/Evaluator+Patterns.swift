/// Conditions and patterns.
extension Evaluator {
  /// A condition that isn't known.
  struct Lost: Error { let unknown: Unknown }

  /// Whether all conditions hold; the names that they introduce go into the scope.
  func holds(_ conditions: [SyntaxNode], _ scope: Scope) -> Result<Bool, Lost> {
    for condition in conditions {
      switch holds(condition, scope) {
      case .success(true): continue
      case let result: return result
      }
    }
    return .success(true)
  }

  private func holds(_ node: SyntaxNode, _ scope: Scope) -> Result<Bool, Lost> {
    switch node.kind {
    case .bindingCondition:
      guard let pattern = node.child(.pattern) else { break }
      let value: Value
      if let initial = node.child(.value) {
        let type = node.child(.type).map { self.type(of: $0, scope) }
        value = evaluate(initial, scope, type.map { .optional($0) })
      } else {
        value = name(pattern, scope, nil)
      }
      if let lost = value.unknown { return .failure(Lost(unknown: lost)) }
      if value == .nothing { return .success(false) }
      bind(pattern, value, scope, isConstant: true, type: nil)
      return .success(true)
    case .caseCondition:
      guard let pattern = node.child(.pattern), let subject = node.child(.value) else { break }
      return matches(pattern, evaluate(subject, scope), scope, binds: false)
    case .availability:
      guard let holds = language.isAvailable(node, self) else { break }
      return .success(holds)
    default:
      switch evaluate(node, scope, .framework("Bool")) {
      case .boolean(let value): return .success(value)
      case .unknown(let unknown): return .failure(Lost(unknown: unknown))
      default: break
      }
    }
    return .failure(Lost(unknown: Unknown("the condition isn't understood", at: node.span)))
  }

  /// Whether a case of a switch is chosen.
  func matches(_ node: SyntaxNode, _ value: Value, _ scope: Scope) -> Result<Bool, Lost> {
    if node.detail == 1 { return .success(true) }
    var pattern: SyntaxNode?
    var items: [(SyntaxNode, SyntaxNode?)] = []
    for child in node.children {
      if child.role == .pattern {
        if let pattern { items.append((pattern, nil)) }
        pattern = child
      } else if child.role == .filter, let current = pattern {
        items.append((current, child))
        pattern = nil
      }
    }
    if let pattern { items.append((pattern, nil)) }
    for (pattern, filter) in items {
      switch matches(pattern, value, scope, binds: false) {
      case .success(true): break
      case .success(false): continue
      case let lost: return lost
      }
      guard let filter else { return .success(true) }
      switch evaluate(filter, scope, .framework("Bool")) {
      case .boolean(true): return .success(true)
      case .boolean(false): continue
      case let other:
        return .failure(
          Lost(unknown: other.unknown ?? Unknown("the condition isn't known", at: filter.span)))
      }
    }
    return .success(false)
  }

  /// Whether a value fits a pattern; with `binds`, plain names are bound.
  func matches(_ pattern: SyntaxNode, _ value: Value, _ scope: Scope, binds: Bool) -> Result<
    Bool, Lost
  > {
    func lost(_ reason: String) -> Result<Bool, Lost> {
      .failure(Lost(unknown: value.unknown ?? Unknown(reason, at: pattern.span)))
    }
    if let result = language.matches(pattern, value, scope, self) { return result }
    switch pattern.kind {
    case .wildcard: return .success(true)
    case .bindingPattern:
      guard let inner = pattern.child(.pattern) else { break }
      return matches(inner, value, scope, binds: true)
    case .name where binds:
      bind(pattern, value, scope, isConstant: true, type: nil)
      return .success(true)
    case .optionalChain:
      guard let base = pattern.child(.base) else { break }
      if value.unknown != nil { return lost("") }
      return value == .nothing ? .success(false) : matches(base, value, scope, binds: binds)
    case .tuple:
      let items = pattern.children(.argument)
      if items.count == 1, items[0].child(.label) == nil, let inner = items[0].child(.value) {
        return matches(inner, value, scope, binds: binds)
      }
      guard case .tuple(let values, _) = value, values.count == items.count, !hasLabels(pattern)
      else {
        return lost("the tuple isn't known")
      }
      return matchesAll(items, values, scope, binds)
    case .implicitMember, .member: return matchesCase(pattern, [], value, scope, binds)
    case .call:
      guard let base = pattern.child(.base), base.kind == .implicitMember || base.kind == .member
      else { break }
      return matchesCase(base, pattern.children(.argument), value, scope, binds)
    case .typePattern:
      guard let node = pattern.child(.type),
        let fits = isKind(value, type(of: node, scope))
      else { return lost("the type of the value isn't known") }
      return .success(fits)
    case .cast:
      guard let node = pattern.child(.type), let inner = pattern.child(.value),
        case let type = type(of: node, scope), let fits = isKind(value, type)
      else { return lost("the type of the value isn't known") }
      return fits
        ? matches(inner, converted(value, to: type), scope, binds: binds) : .success(false)
    default: break
    }
    if value.unknown != nil { return lost("") }
    let other = evaluate(pattern, scope, type(of: value))
    if other.unknown == nil, program.declaresOperator("~=") {
      let found = operators("~=", [other, value], pattern)
      if found.count == 1 {
        switch invoke(found[0], receiver: nil, operands(found[0], [other, value]), scope, pattern) {
        case .boolean(let fits): return .success(fits)
        case let result: return .failure(Lost(unknown: result.unknown ?? Unknown("", at: nil)))
        }
      }
      if !found.isEmpty { return lost("which operator is meant isn't known") }
    }
    if let fits = language.covers(other, value, self) { return .success(fits) }
    guard other.unknown == nil, let same = isEqual(value, other) else {
      return .failure(
        Lost(
          unknown: other.unknown
            ?? Unknown("whether the pattern fits isn't known", at: pattern.span)))
    }
    return .success(same)
  }

  private func matchesAll(
    _ items: [SyntaxNode], _ values: [Value], _ scope: Scope, _ binds: Bool
  ) -> Result<Bool, Lost> {
    for (item, value) in zip(items, values) {
      guard let inner = item.child(.value) else { continue }
      switch matches(inner, value, scope, binds: binds) {
      case .success(true): continue
      case let result: return result
      }
    }
    return .success(true)
  }

  private func matchesCase(
    _ node: SyntaxNode, _ arguments: [SyntaxNode], _ value: Value, _ scope: Scope, _ binds: Bool
  ) -> Result<Bool, Lost> {
    let name = node.declaredName
    func lost(_ reason: String) -> Result<Bool, Lost> {
      .failure(Lost(unknown: value.unknown ?? Unknown(reason, at: node.span)))
    }
    if value.unknown != nil { return lost("") }
    if value == .nothing {
      return node.kind == .implicitMember ? .success(name == "none") : .success(false)
    }
    if name == "some", node.kind == .implicitMember, arguments.count == 1,
      let inner = arguments[0].child(.value)
    {
      return matches(inner, value, scope, binds: binds)
    }
    guard case .enumeration(let subject) = value else {
      guard arguments.isEmpty else { return lost("the pattern isn't understood") }
      let other = evaluate(node, scope, type(of: value))
      guard other.unknown == nil, let same = isEqual(value, other) else {
        return .failure(
          Lost(
            unknown: other.unknown ?? Unknown("whether the pattern fits isn't known", at: node.span)
          ))
      }
      return .success(same)
    }
    if let declaration = subject.declaration {
      let named = declaration.members[name] ?? []
      guard named.count == 1, named[0].kind == .enumerationCase else {
        // A static member of the enumeration, or two cases of one name.
        let other = evaluate(node, scope, .declared(declaration))
        guard arguments.isEmpty, other.unknown == nil, let same = isEqual(value, other) else {
          return lost("whether the pattern fits isn't known")
        }
        return .success(same)
      }
    } else if node.kind == .member {
      let other = evaluate(node, scope)
      guard let same = isEqual(value, other) else {
        return lost("whether the pattern fits isn't known")
      }
      return .success(same)
    }
    guard subject.name == name else { return .success(false) }
    if arguments.isEmpty { return .success(true) }
    if arguments.count == 1, subject.payload.count > 1, let inner = arguments[0].child(.value) {
      return matches(inner, .tuple(subject.payload, labels: []), scope, binds: binds)
    }
    guard arguments.count == subject.payload.count else {
      return lost("the pattern isn't understood")
    }
    return matchesAll(arguments, subject.payload, scope, binds)
  }
}
