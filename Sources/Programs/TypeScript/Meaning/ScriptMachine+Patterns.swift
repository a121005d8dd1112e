/// What takes a value: a name, a member, or a list or object of them.
extension ScriptMachine {
  /// What becomes of the names in a pattern.
  enum Binding {
    case declaration, parameter, assignment
  }

  func bind(_ pattern: SyntaxNode, to value: Value, _ scope: ScriptScope, _ binding: Binding)
    throws(ScriptStop)
  {
    depth += 1
    defer { depth -= 1 }
    try step(pattern)
    switch pattern.kind {
    case .name: try bind(pattern.text, pattern, value, scope, binding)
    case .tuple, .parameter:
      if let inner = pattern.child(.value) { try bind(inner, to: value, scope, binding) }
    case .assignment where pattern.detail == SyntaxOperator.custom.rawValue:
      guard let target = pattern.child(.left), let other = pattern.child(.right) else { break }
      if case .unknown = value { return try bind(target, to: value, scope, binding) }
      try bind(target, to: isUndefined(value) ? evaluate(other, scope) : value, scope, binding)
    case .list: try bindList(pattern, value, scope, binding)
    case .dictionary: try bindObject(pattern, value, scope, binding)
    case .member, .subscriptCall:
      guard case .assignment = binding else { break }
      try write(pattern, value, scope)
    default: throw leave("this pattern is not understood", pattern, scope)
    }
  }

  private func bind(
    _ name: String, _ node: SyntaxNode, _ value: Value, _ scope: ScriptScope, _ binding: Binding
  ) throws(ScriptStop) {
    switch binding {
    case .parameter: scope.variables[name] = ScriptScope.Box(value)
    case .declaration:
      guard let box = scope.variables[name] else {
        scope.variables[name] = ScriptScope.Box(value)
        return
      }
      box.value = value
    case .assignment:
      guard let box = scope.find(name) else {
        changedGlobals.insert(name)
        return
      }
      guard box.value != nil, !box.isConstant else {
        throw leave("'\(name)' cannot be written here", node, scope)
      }
      box.value = value
    }
    if let top = scope.module.top, let box = top.variables[name], scope.find(name) === box {
      mark(name, in: scope.module)
    }
  }

  private func bindList(
    _ pattern: SyntaxNode, _ value: Value, _ scope: ScriptScope, _ binding: Binding
  ) throws(ScriptStop) {
    let items = pattern.children(.item)
    let elements = value.unknown == nil ? iterated(value) : nil
    let lost = value.unknown ?? Unknown("what a pattern takes apart is not read", at: pattern.span)
    guard !pattern.holdsUnparsed else {
      throw leave("this pattern is not understood", pattern, scope)
    }
    for (index, item) in items.enumerated() {
      if item.kind == .wildcard { continue }
      if item.kind == .spread {
        guard let rest = item.child(.value) else { continue }
        try bind(
          rest, to: elements.map { list(Array($0.dropFirst(index))) } ?? .unknown(lost), scope,
          binding)
        continue
      }
      let part = elements.map { index < $0.count ? $0[index] : .void } ?? .unknown(lost)
      try bind(item, to: part, scope, binding)
    }
  }

  private func bindObject(
    _ pattern: SyntaxNode, _ value: Value, _ scope: ScriptScope, _ binding: Binding
  ) throws(ScriptStop) {
    var taken: [RecordKey] = []
    var isKnown = true
    if isUndefined(value) || value == .nothing {
      throw leave("nothing is taken apart here", pattern, scope)
    }
    for item in pattern.children(.item) {
      if item.kind == .spread {
        guard let rest = item.child(.value) else { continue }
        let made = object()
        if isKnown, value.unknown == nil {
          try copy(value, into: made, pattern, except: Set(taken))
        } else {
          made.open(value.unknown ?? Unknown("a key that is computed is not read", at: item.span))
        }
        try bind(rest, to: .record(made), scope, binding)
        continue
      }
      guard item.kind == .dictionaryEntry, !item.holdsUnparsed, let target = item.child(.value),
        let keyNode = item.child(.key)
      else { throw leave("this pattern is not understood", item, scope) }
      guard let key = try key(keyNode, scope) else {
        isKnown = false
        let lost = Unknown("a key that is computed is not read", at: keyNode.span)
        try bind(target, to: .unknown(lost), scope, binding)
        continue
      }
      taken.append(key)
      try bind(target, to: member(key, of: value, keyNode), scope, binding)
    }
  }
}
