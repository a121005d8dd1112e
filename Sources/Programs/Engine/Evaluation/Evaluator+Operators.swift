/// Operators.
extension Evaluator {
  func binary(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let left = node.child(.left), let right = node.child(.right),
      let symbol = SyntaxOperator(rawValue: node.detail)
    else { return unknown("the operator isn't understood", node) }
    switch symbol {
    case .and, .or: return logical(symbol, left, right, node, scope)
    case .coalesce:
      switch evaluate(left, scope, type.map { .optional($0) }) {
      case .nothing: return evaluate(right, scope, type ?? language.typeMade(by: left, scope, self))
      case .unknown(let unknown):
        if let value = language.coalesced(unknown, left, right, scope, self) { return value }
        if mayWrite(right) { lose(unknown) }
        return .unknown(unknown)
      case let value: return value
      }
    default: break
    }
    let (first, second) = language.operands(left, right, symbol, scope, type, self)
    return operation(symbol, first, second, scope, node)
  }

  private func logical(
    _ symbol: SyntaxOperator, _ left: SyntaxNode, _ right: SyntaxNode, _ node: SyntaxNode,
    _ scope: Scope
  ) -> Value {
    let bool = TypeReference.framework("Bool")
    switch evaluate(left, scope, bool) {
    case .boolean(let value):
      if value == (symbol == .or) { return .boolean(value) }
      let other = evaluate(right, scope, bool)
      if case .boolean = other { return other }
      return other.unknown == nil ? unknown("the condition is no truth value", right) : other
    case .unknown(let unknown):
      if mayWrite(right) { lose(unknown) }
      return .unknown(unknown)
    default: return unknown("the condition is no truth value", left)
    }
  }

  func applied(_ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode) -> Value
  {
    if symbol == .identical || symbol == .notIdentical {
      if case .object(let a, _) = left, case .object(let b, _) = right {
        return .boolean((a === b) == (symbol == .identical))
      }
      return unknown("the operator isn't known for these values", node)
    }
    if let lost = left.anyUnknown ?? right.anyUnknown { return .unknown(lost) }
    if let value = language.applied(symbol, left, right, node, self) { return value }
    switch symbol {
    case .equal, .notEqual:
      guard let same = isEqual(left, right) else {
        return unknown("whether these are equal isn't known", node)
      }
      return .boolean(same == (symbol == .equal))
    case .closedRange, .halfOpenRange:
      guard let lower = left.int, let upper = right.int, lower <= upper, upper - lower < 4096 else {
        return unknown("the range isn't known", node)
      }
      let values = symbol == .closedRange ? Array(lower...upper) : Array(lower..<upper)
      return .list(values.map { .int($0) })
    default: break
    }
    switch (left, right) {
    case (.whole(let a), .whole(let b)):
      if let result = compared(symbol, a.number < b.number, b.number < a.number) {
        return .boolean(result)
      }
      guard symbol.isShift || a.number.type == b.number.type,
        let result = a.number.applying(symbol, b.number)
      else {
        return unknown("the calculation overflows or isn't known", node)
      }
      return .whole(result)
    case (.fraction(let a, _), .fraction(let b, _)):
      if let result = compared(symbol, a < b, b < a), !a.isNaN, !b.isNaN { return .boolean(result) }
      switch symbol {
      case .add: return .fraction(a + b)
      case .subtract: return .fraction(a - b)
      case .multiply: return .fraction(a * b)
      case .divide: return .fraction(a / b)
      default: return unknown("the operator isn't known for these values", node)
      }
    case (.text(let a, _), .text(let b, _)):
      if symbol == .add, a.utf8.count + b.utf8.count < 10_000 { return .text(a + b) }
    case (.list(let a), .list(let b)):
      if symbol == .add, a.count + b.count < 10_000 { return .list(a + b) }
    default: break
    }
    return unknown("the operator isn't known for these values", node)
  }

  private func compared(_ symbol: SyntaxOperator, _ isLess: Bool, _ isGreater: Bool) -> Bool? {
    switch symbol {
    case .less: isLess
    case .greater: isGreater
    case .lessOrEqual: !isGreater
    case .greaterOrEqual: !isLess
    default: nil
    }
  }

  /// Whether two values are equal, where that follows from what they are.
  func isEqual(_ left: Value, _ right: Value) -> Bool? {
    if let node = program.trees.first?.root, program.declaresOperator("=="),
      let value = declaredOperation("==", left, right, Scope.outside(node.tree), node)
    {
      if case .boolean(let same) = value { return same }
      return nil
    }
    if let same = language.isEqual(left, right, self) { return same }
    return switch (left, right) {
    case (.whole(let a), .whole(let b)): a.number.type == b.number.type ? a == b : nil
    case (.fraction(let a, _), .fraction(let b, _)): a == b
    case (.text(let a, _), .text(let b, _)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.nothing, .nothing): true
    case (.nothing, _), (_, .nothing): false
    case (.enumeration(let a), .enumeration(let b)):
      a.type == b.type && a.declaration.map(hasOwnEquality) != true
        ? a.name == b.name ? areEqual(a.payload, b.payload) : false : nil
    case (.color(let a), .color(let b)):
      a.literal != nil && b.literal != nil ? (a.isSame(as: b) ? true : nil) : nil
    case (.instance(let a), .instance(let b)):
      a.type == b.type && a.origin == nil && b.origin == nil && !hasOwnEquality(a.type)
        ? areEqual(a.type.stored.map { a.fields[$0.name] }, a.type.stored.map { b.fields[$0.name] })
        : nil
    case (.list(let a), .list(let b)): a.count == b.count ? areEqual(a, b) : false
    case (.tuple(let a, _), .tuple(let b, _)): areEqual(a, b)
    case (.type(let a), .type(let b)): a == .open || b == .open ? nil : a == b
    default: nil
    }
  }

  private func areEqual(_ left: [Value?], _ right: [Value?]) -> Bool? {
    var result: Bool? = left.count == right.count
    for (one, other) in zip(left, right) {
      guard let one, let other, let same = isEqual(one, other) else {
        result = nil
        continue
      }
      if !same { return false }
    }
    return result
  }

  /// The place of a key among others; nil where that isn't known, and `.some(nil)` where it is none.
  func index(of key: Value, in keys: [Value]) -> Int?? {
    defer { steps += keys.count / 16 }
    for (index, other) in keys.enumerated() {
      guard let same = isEqual(key, other) else { return nil }
      if same { return .some(index) }
    }
    return .some(nil)
  }

  /// Whether an app says itself when two of its values are equal.
  func hasOwnEquality(_ type: TypeDeclaration) -> Bool {
    type.members["=="] != nil || program.global.members["=="] != nil
      || program.protocols(of: type).contains { $0.members["=="] != nil }
  }

  func prefix(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let operand = node.child(.value), let symbol = SyntaxOperator(rawValue: node.detail)
    else {
      return unknown("the operator isn't understood", node)
    }
    let value = evaluate(operand, scope, symbol == .not ? .framework("Bool") : type)
    if value.unknown != nil { return value }
    let name = node.child(.operator)?.text ?? symbol.text
    if program.declaresOperator(name) {
      let found = operators(name, [value], node).filter { $0.isText("prefix") }
      if found.count == 1 {
        return invoke(found[0], receiver: nil, operands(found[0], [value]), scope, node)
      }
      guard found.isEmpty else { return unknown("which operator is meant isn't known", node) }
    }
    if let value = language.prefixed(symbol, value, node, self) { return value }
    switch (symbol, value) {
    case (.not, .boolean(let value)): return .boolean(!value)
    case (.subtract, .fraction(let number, _)): return .fraction(-number)
    case (.subtract, .whole(let number)):
      guard let zero = WholeNumber(0, number.number.type),
        let result = zero.applying(.subtract, number.number)
      else { return unknown("the calculation overflows", node) }
      return .whole(result)
    case (.bitNot, .whole(let number)):
      return .whole(WholeNumber(truncating: ~number.number.magnitude, number.number.type))
    case (.add, _): return value
    default: break
    }
    return unknown("this operator isn't known", node)
  }

  // MARK: Operators of the app

  /// What an operator makes of two values: one that the app declares for them, or the language's.
  func operation(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    let name = symbol == .custom ? node.child(.operator)?.text ?? "" : symbol.text
    if let value = declaredOperation(name, left, right, scope, node) { return value }
    switch symbol {
    case .notEqual:
      return negated(declaredOperation("==", left, right, scope, node))
        ?? applied(symbol, left, right, node)
    case .greater:
      return declaredOperation("<", right, left, scope, node)
        ?? applied(symbol, left, right, node)
    case .lessOrEqual:
      return negated(declaredOperation("<", right, left, scope, node))
        ?? applied(symbol, left, right, node)
    case .greaterOrEqual:
      return negated(declaredOperation("<", left, right, scope, node))
        ?? applied(symbol, left, right, node)
    case .custom:
      let lost = Unknown("the operator isn't known", at: node.span)
      lose(lost)
      return .unknown(lost)
    default: return applied(symbol, left, right, node)
    }
  }

  private func negated(_ value: Value?) -> Value? {
    if case .boolean(let isTrue)? = value { return .boolean(!isTrue) }
    return value
  }

  private func declaredOperation(
    _ name: String, _ left: Value, _ right: Value, _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    guard program.declaresOperator(name) else { return nil }
    let found = operators(name, [left, right], node)
    if found.isEmpty { return nil }
    // What is not known may be of any type, and of none of the app.
    if let lost = left.unknown ?? right.unknown {
      if found.contains(where: { $0.body.map(mayWrite) ?? true }) { lose(lost) }
      return .unknown(lost)
    }
    guard found.count == 1 else {
      lose(Unknown("which operator is meant isn't known", at: node.span))
      return unknown("which operator is meant isn't known", node)
    }
    return invoke(found[0], receiver: nil, operands(found[0], [left, right]), scope, node)
  }

  /// The operators of the app that take values; those without generic parameters count first.
  func operators(_ name: String, _ values: [Value], _ node: SyntaxNode) -> [Member] {
    let found = (program.operators[name] ?? []).filter { member in
      guard member.parameters.count == values.count, member.isVisible(from: node.tree),
        !member.isRequirement, isActive(member)
      else { return false }
      return zip(types(ofOperandsOf: member), values).allSatisfy { type, value in
        type.map { fits(value, $0) } ?? false
      }
    }
    let plain = found.filter { $0.node.children(.generic).isEmpty }
    return plain.isEmpty ? found : plain
  }

  /// Of two types of one name `#if` chooses, so that they are known for one run.
  private func types(ofOperandsOf member: Member) -> [TypeReference?] {
    if let known = operandTypes[member] { return known }
    let promises = promises(of: member.node, member.owner)
    let types = member.parameters.map { parameter in
      parameter.child(.type).map { program.type(of: $0, within: member.owner, promises) }
    }
    operandTypes[member] = types
    return types
  }

  func operands(_ member: Member, _ values: [Value]) -> [Argument] {
    zip(member.parameters, values).map { parameter, value in
      let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
      return Argument(label: label == "_" ? nil : label, node: nil, value: value, isTrailing: false)
    }
  }
}

extension Program {
  func declaresOperator(_ text: String) -> Bool { operators[text] != nil }
}

extension Member {
  /// Whether a modifier is written so.
  func isText(_ modifier: StaticString) -> Bool {
    node.children(.modifier).contains { $0.isText(modifier) }
  }
}
