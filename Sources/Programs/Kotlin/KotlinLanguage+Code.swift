/// Expressions, literals, operators and types.
extension KotlinLanguage {
  func value(
    of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    switch node.kind {
    case .member, .call: return evaluator.qualified(node, scope, type)
    case .keyPath: return evaluator.reference(node, scope)
    case .doStatement:
      // Where all of it is known, nothing was thrown.
      guard let body = node.child(.body) else { return nil }
      let before = evaluator.unknowns
      let flow = evaluator.run(
        block: body, Scope(parent: scope, activation: scope.activation), givesValue: type ?? .open)
      if evaluator.unknowns != before {
        return evaluator.unknown("whether something is thrown here isn't known", node)
      }
      switch flow {
      case .returned(let value): return value
      case .lost(let unknown): return .unknown(unknown)
      case let flow:
        evaluator.jump = (flow, scope.activation)
        return evaluator.unknown("the code has no value", node)
      }
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement:
      let flow = evaluator.run(node, scope)
      if evaluator.jump == nil { evaluator.jump = (flow, scope.activation) }
      return evaluator.unknown("the code leaves here", node)
    case .string where node.detail == 2: return .framework("Char:" + node.text)
    default: return nil
    }
  }

  /// `return` in a lambda ends the function around it.
  func run(
    _ node: SyntaxNode, _ scope: Scope, _ givesValue: TypeReference?, _ evaluator: Evaluator
  ) -> Flow? {
    guard node.kind == .returnStatement, node.detail == 1, let home = scope.activation.home else {
      return nil
    }
    let value =
      node.child(.value).map {
        evaluator.converted(evaluator.evaluate($0, scope, home.result), to: home.result)
      } ?? .void
    if evaluator.jump == nil { evaluator.jump = (.returned(value), home) }
    return .next
  }

  func number(_ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator) -> Value {
    // `a++` has a number of no digits.
    let text = node.text.isEmpty ? "1" : node.text
    guard
      var number = KotlinNumber.literal(text, wanted: type.flatMap { KotlinNumber.type($0) })
    else { return evaluator.unknown("the number isn't understood", node) }
    number.origin = Origin(literal: node, level: evaluator.level)
    return number
  }

  func decoded(_ text: String, in string: SyntaxNode) -> String? {
    string.detail == 1 ? text : KotlinLibrary.decoded(text)
  }

  func written(_ value: Value) -> String? { KotlinLibrary.written(value) }

  func applied(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? {
    if symbol == .add, case .text(let text, _) = left {
      return written(right).map { .text(text + $0) }
        ?? evaluator.unknown("the text of the value isn't known", node)
    }
    if symbol == .add, case .list(let values) = left {
      if case .list(let more) = right { return .list(values + more) }
      return .list(values + [right])
    }
    if KotlinNumber.isNumber(left), KotlinNumber.isNumber(right) {
      if symbol == .equal || symbol == .notEqual { return nil }
      if symbol == .closedRange || symbol == .halfOpenRange {
        return KotlinNumber.range(left, right, isOpen: symbol == .halfOpenRange)
          ?? evaluator.unknown("the range isn't known", node)
      }
      return KotlinNumber.applying(symbol, left, right)
        ?? evaluator.unknown("the calculation isn't known", node)
    }
    return evaluator.declaredOperator(symbol, left, right, node)
  }

  func prefixed(
    _ symbol: SyntaxOperator, _ value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    guard symbol == .subtract, KotlinNumber.isNumber(value) else { return nil }
    return KotlinNumber.negated(value)
  }

  func isEqual(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Bool? {
    switch (left, right) {
    case (.single(let a, _), .single(let b, _)): return a == b
    case (.color(let a), .color(let b)):
      guard let a = a.literal, let b = b.literal else { return nil }
      return a == b
    case (.framework(let a), .framework(let b)):
      return a.hasPrefix("Char:") && b.hasPrefix("Char:") ? a == b : nil
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      return evaluator.areEqual(a, b)
    case (.tuple(let a, _), .tuple(let b, _)) where a.count == b.count:
      return evaluator.areEqual(a, b)
    case (.instance(let a), .instance(let b)): return evaluator.areEqual(a, b)
    default: return nil
    }
  }

  func matches(_ pattern: SyntaxNode, _ value: Value, _ scope: Scope, _ evaluator: Evaluator)
    -> Result<Bool, Evaluator.Lost>?
  {
    if pattern.kind == .wildcard { return nil }
    let result: Value
    switch pattern.kind {
    case .typePattern:
      guard let node = pattern.child(.type) else { return nil }
      let type = evaluator.program.type(of: node, within: scope.activation.owner)
      result =
        evaluator.isKind(value, type).map { .boolean($0) }
        ?? .unknown(
          value.unknown ?? Unknown("the type of the value isn't known", at: pattern.span))
    case .containerPattern:
      guard let node = pattern.child(.value) else { return nil }
      result = evaluator.membership(in: evaluator.evaluate(node, scope), value, pattern, scope)
    default:
      if let unknown = value.anyUnknown { return .failure(Evaluator.Lost(unknown: unknown)) }
      let other = evaluator.evaluate(pattern, scope, evaluator.type(of: value))
      result = evaluator.applied(.equal, value, other, pattern)
    }
    guard case .boolean(let fits) = result else {
      return .failure(
        Evaluator.Lost(
          unknown: result.unknown
            ?? Unknown("whether the pattern fits isn't known", at: pattern.span)))
    }
    return .success(fits == (pattern.detail == 0 || pattern.kind.isExpression))
  }

  func parts(of value: Value, _ evaluator: Evaluator) -> [Value]? {
    switch value {
    case .tuple(let values, _), .list(let values): return values
    case .instance(let instance):
      guard instance.type.isData, let parameters = instance.type.node?.child(.parameter) else {
        return nil
      }
      return parameters.children(.item).map {
        instance.fields[$0.declaredName] ?? evaluator.unknown("it has no value here", $0)
      }
    default: return nil
    }
  }

  // MARK: Types

  func typeNames(of value: Value, _ evaluator: Evaluator) -> [String] {
    KotlinLibrary.typeNames(of: value)
  }

  func type(_ name: String, of arguments: [TypeReference]) -> TypeReference? {
    switch (name, arguments.count) {
    case ("List", 1), ("MutableList", 1), ("Set", 1), ("Collection", 1), ("Iterable", 1),
      ("Array", 1), ("ImmutableList", 1), ("PersistentList", 1):
      .list(arguments[0])
    case ("Map", 2), ("MutableMap", 2): .dictionary(arguments[0], arguments[1])
    default: nil
    }
  }

  func fits(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool {
    name == "Any" || KotlinLibrary.typeNames(of: value).contains(name)
  }

  func isKind(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool? {
    let names = KotlinLibrary.typeNames(of: value)
    return names.isEmpty ? nil : fits(value, name, evaluator)
  }

  func openValue(of name: String, _ evaluator: Evaluator) -> Value? { nil }
}

extension SyntaxKind {
  /// Whether a pattern of that kind is a value to compare with.
  var isExpression: Bool { self != .typePattern && self != .containerPattern }
}
