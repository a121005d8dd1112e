/// Lists and dictionaries as they are written.
extension Evaluator {
  func list(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    var element: TypeReference?
    switch type?.unwrapped {
    case .list(let type)?: element = type
    case nil, .open?: element = nil
    case .framework("Array")?: element = nil
    case .framework("Set")?:
      guard case .list(let values) = list(node, scope, nil) else { break }
      return distinct(values) ?? unknown("whether elements are equal isn't known", node)
    default: return unknown("a list makes a type that isn't known", node)
    }
    let items = node.children(.item)
    // The literals of one list have one type.
    if element == nil, items.contains(where: { isFractionLiteral($0) }) {
      element = .framework("Double")
    }
    var values: [Value] = Array(repeating: .nothing, count: items.count)
    // What needs a type takes that of the others.
    for waits in [false, true] {
      for (index, item) in items.enumerated() where needsType(item) == waits {
        let value = evaluate(item, scope, element)
        // `[Color]()` names a type.
        if case .type(let type) = value, items.count == 1,
          item.kind != .member || !item.declaredName.hasPrefix("self")
        {
          return .type(.list(type))
        }
        values[index] = value
        if element == nil, numberType(self.type(of: value)) == nil {
          element = self.type(of: value)
        }
      }
    }
    return .list(values)
  }

  /// Whether code means nothing without the type that is expected.
  func needsType(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .implicitMember: true
    case .call, .member, .optionalChain: node.child(.base).map { needsType($0) } ?? false
    default: false
    }
  }

  func dictionary(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    var (key, element): (TypeReference?, TypeReference?)
    if case .dictionary(let keyType, let valueType)? = type?.unwrapped {
      (key, element) = (keyType, valueType)
    }
    if case .optional? = element {
      return unknown("a dictionary of values that may be missing", node)
    }
    var (keys, values): ([Value], [Value]) = ([], [])
    // The keys, as long as all of them are texts.
    var texts: Set<String>? = program.declaresOperator("==") ? nil : []
    for entry in node.children(.item) {
      guard let left = entry.child(.key), let right = entry.child(.value) else {
        return unknown("the dictionary isn't understood", entry)
      }
      let keyValue = evaluate(left, scope, key ?? keys.first.flatMap { self.type(of: $0) })
      if case .unknown = keyValue { return keyValue }
      let value = evaluate(right, scope, element)
      if element == nil, numberType(self.type(of: value)) == nil { element = self.type(of: value) }
      if case .type(let keyType) = keyValue, case .type(let valueType) = value {
        return .type(.dictionary(keyType, valueType))
      }
      let isNew: Bool
      if case .text(let text, _) = keyValue, texts != nil {
        isNew = texts?.insert(text).inserted == true
      } else {
        texts = nil
        isNew = if case .some(.none) = index(of: keyValue, in: keys) { true } else { false }
      }
      guard isNew else { return unknown("the dictionary may have a key twice", entry) }
      keys.append(keyValue)
      values.append(value)
    }
    return .dictionary(keys, values)
  }
}
