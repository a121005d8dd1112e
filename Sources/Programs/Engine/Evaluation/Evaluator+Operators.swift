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
        if mayWrite(right) { lose(unknown) }
        return .unknown(unknown)
      case let value: return value
      }
    default: break
    }
    let (first, second) = language.operands(left, right, symbol, scope, type, self)
    if symbol == .custom || isDeclared(symbol, first, second) {
      return declaredOperator(node, first, second, scope)
    }
    return applied(symbol, first, second, node)
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
      if case .object(let a) = left, case .object(let b) = right {
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
      let isShift = symbol == .shiftLeft || symbol == .shiftRight
      guard isShift || a.number.type == b.number.type,
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
    if program.declaresOperator(symbol.text) {
      return unknown("the app declares this operator", node)
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
      guard number.number.type.isSigned,
        let result = WholeNumber(~number.number.bits, number.number.type)
      else { break }
      return .whole(result)
    case (.add, _): return value
    default: break
    }
    return unknown("this operator isn't known", node)
  }

  // MARK: Operators of the app

  private func isDeclared(_ symbol: SyntaxOperator, _ left: Value, _ right: Value) -> Bool {
    guard program.declaresOperator(symbol.text) else { return false }
    // Of numbers, texts and truth values nobody declares them anew without a type of their own.
    switch (left, right) {
    case (.instance, _), (_, .instance), (.object, _), (_, .object), (.color, _), (_, .color),
      (.enumeration, _),
      (_, .enumeration):
      return true
    default: return program.hasForeignOperator(symbol.text)
    }
  }

  private func declaredOperator(_ node: SyntaxNode, _ left: Value, _ right: Value, _ scope: Scope)
    -> Value
  {
    let name = node.child(.operator)?.text ?? SyntaxOperator(rawValue: node.detail)?.text ?? ""
    let found = program.members.filter {
      $0.kind == .function && $0.name == name && $0.parameters.count == 2
        && $0.isVisible(from: node.tree)
    }.filter { member in
      zip(member.parameters, [left, right]).allSatisfy { parameter, value in
        parameter.child(.type).map { fits(value, program.type(of: $0, within: member.owner)) }
          ?? false
      }
    }
    if found.isEmpty, let symbol = SyntaxOperator(rawValue: node.detail), symbol != .custom {
      return applied(symbol, left, right, node)
    }
    guard found.count == 1, !found[0].isRequirement else {
      lose(Unknown("the operator isn't known", at: node.span))
      return unknown("the operator isn't known", node)
    }
    let arguments = zip(found[0].parameters, [left, right]).map { parameter, value in
      let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
      return Argument(label: label == "_" ? nil : label, node: nil, value: value, isTrailing: false)
    }
    return invoke(found[0], receiver: nil, arguments, scope, node)
  }
}

extension Program {
  func declaresOperator(_ text: String) -> Bool { operators.contains(text) }
  /// Whether an operator is declared outside of the app's own types, for any values.
  func hasForeignOperator(_ text: String) -> Bool {
    members.contains { $0.name == text && $0.kind == .function && $0.owner?.node == nil }
  }
}
