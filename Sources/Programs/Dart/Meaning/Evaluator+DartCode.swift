/// Collections, cascades, and names with prefixes.
extension Evaluator {
  /// A list, set or map with its spreads, conditions and loops.
  func collection(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    var (key, element): (TypeReference?, TypeReference?)
    switch type?.unwrapped {
    case .list(let inner)?: element = inner
    case .dictionary(let first, let second)?: (key, element) = (first, second)
    default: break
    }
    var entries: [(key: Value, value: Value)] = []
    for item in node.children(.item) {
      if let lost = add(item, scope, key, element, to: &entries) { return .unknown(lost) }
    }
    if node.kind == .list, node.detail == 0 { return .list(entries.map(\.value)) }
    var (keys, values): ([Value], [Value]) = ([], [])
    for entry in entries {
      // The last value of a key wins, and an element is in a set once.
      let wanted = node.kind == .list ? entry.value : entry.key
      if let lost = wanted.anyUnknown { return .unknown(lost) }
      var position: Int?
      for (index, other) in keys.enumerated() {
        guard let same = isEqual(other, wanted) else {
          return unknown("whether two of these are equal isn't known", node)
        }
        if same { position = index }
      }
      if let position {
        values[position] = entry.value
      } else {
        keys.append(wanted)
        values.append(entry.value)
      }
    }
    return node.kind == .list ? .list(keys) : .dictionary(keys, values)
  }

  /// Adds what an element stands for; what isn't understood comes back.
  private func add(
    _ item: SyntaxNode, _ scope: Scope, _ key: TypeReference?, _ element: TypeReference?,
    to entries: inout [(key: Value, value: Value)]
  ) -> Unknown? {
    guard step(), entries.count < 4096 else {
      return Unknown("it takes too much work", at: item.span)
    }
    switch item.kind {
    case .unparsed: return Unknown("this code isn't understood", at: item.span)
    case .spread:
      guard let node = item.child(.value) else { return nil }
      switch evaluate(node, scope) {
      case .list(let values): entries += values.map { (.nothing, $0) }
      case .dictionary(let keys, let values):
        entries += zip(keys, values).map { (key: $0, value: $1) }
      case .nothing where item.detail == 1: break
      case let other: return other.unknown ?? Unknown("the elements aren't known", at: item.span)
      }
    case .ifStatement:
      guard let condition = item.child(.condition) else { return nil }
      let result = evaluate(condition, scope, .framework("bool"))
      guard case .boolean(let holds) = result else {
        return result.unknown ?? Unknown("the condition isn't known", at: condition.span)
      }
      for child in item.child(holds ? .body : .otherwise)?.children ?? [] {
        if let lost = add(child, scope, key, element, to: &entries) { return lost }
      }
    case .forLoop:
      guard let pattern = item.child(.pattern), let sequence = item.child(.value) else {
        return nil
      }
      let value = evaluate(sequence, scope)
      guard case .list(let values) = value else {
        return value.unknown ?? Unknown("what the loop runs over isn't known", at: sequence.span)
      }
      for value in values {
        let inner = Scope(parent: scope, activation: scope.activation)
        bind(pattern, value, inner, isConstant: true, type: nil)
        for child in item.child(.body)?.children ?? [] {
          if let lost = add(child, inner, key, element, to: &entries) { return lost }
        }
      }
    case .dictionaryEntry:
      guard let left = item.child(.key), let right = item.child(.value) else { return nil }
      entries.append(
        (evaluate(left, scope, key), converted(evaluate(right, scope, element), to: element)))
    default:
      entries.append((.nothing, converted(evaluate(item, scope, element), to: element)))
    }
    return nil
  }

  /// `a..b = c..d()`: the value, after the code ran for it.
  func cascade(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let base = node.child(.base) else { return unknown("it has no value", node) }
    let value = evaluate(base, scope, type)
    if value.unknown != nil || value == .nothing { return value }
    for item in node.children(.item) {
      guard item.kind == .assignment, item.detail == 0, let left = item.child(.left),
        left.kind == .implicitMember, let right = item.child(.right),
        case .object(let object, _) = value,
        case .members(let found) = language.find(
          left.declaredName, in: object.type, isStatic: false, from: node.tree, isExact: true, self),
        found.count == 1, found[0].kind == .stored, !found[0].isConstant
      else {
        let lost = Unknown("what the code does to its value isn't known", at: item.span)
        lose(lost)
        return .unknown(lost)
      }
      let wanted = found[0].binding?.child(.type).map {
        program.type(of: $0, within: found[0].owner)
      }
      object.fields[left.declaredName] = converted(evaluate(right, scope, wanted), to: wanted)
    }
    return value
  }

  /// `material.Colors`: what stands after the name of an import.
  func prefixedName(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value? {
    let member = node.kind == .call ? node.child(.base) : node
    guard let member, member.kind == .member, let base = member.child(.base), base.kind == .name,
      node.tree.imports.contains(where: { $0.name == base.name }), scope.find(base.name) == nil
    else { return nil }
    let name = member.declaredName
    let found = language.globals(name, from: node.tree, in: program)
    if node.kind == .call {
      let arguments = given(to: node)
      if let type = found.first?.type, found.count == 1 {
        return language.construct(.declared(type), arguments, scope, node, nil, self)
      }
      if !found.isEmpty { return choose(found, receiver: nil, arguments, scope, node) }
      return language.library(name, arguments, scope, node, type, self)
        ?? lost("\(name) isn't known", arguments, scope, node)
    }
    if found.count == 1 { return read(found[0], nil, node) }
    if !found.isEmpty { return unknown("more than one \(name) fits", node) }
    return .type(.framework(name))
  }

  private func given(to call: SyntaxNode) -> [Argument] {
    call.children(.argument).map {
      Argument(label: $0.child(.label)?.name, node: $0.child(.value), value: nil, isTrailing: false)
    }
  }
}
