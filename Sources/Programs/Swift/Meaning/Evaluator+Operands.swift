/// Operands, whose types depend on each other.
extension Evaluator {
  /// The type that code makes where that is written: `Kind(rawValue: x)`.
  func made(by node: SyntaxNode, _ scope: Scope) -> TypeReference? {
    guard node.kind == .call, let base = node.child(.base),
      base.kind == .name || base.kind == .member
    else { return nil }
    let names = base.text.split(separator: ".").map(String.init)
    guard names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    let type = program.type(named: names, within: scope.typeOwner, of: node.tree)
    if case .declared = type { return type }
    return nil
  }

  /// Both operands: a literal takes the type of the other, an implicit member too.
  func operands(
    _ left: SyntaxNode, _ right: SyntaxNode, _ symbol: SyntaxOperator, _ scope: Scope,
    _ type: TypeReference?
  ) -> (Value, Value) {
    var expected: TypeReference?
    switch symbol {
    case .add, .subtract, .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft,
      .shiftRight,
      .wrappingShiftLeft, .wrappingShiftRight, .wrappingAdd, .wrappingSubtract,
      .wrappingMultiply:
      expected = numberType(type) == nil ? nil : type
    case .closedRange, .halfOpenRange:
      expected = numberType(type) == nil ? nil : type
      if case .framework(let name)? = type?.unwrapped, name.hasSuffix(">"),
        let bound = name.split(separator: "<").last?.dropLast()
      {
        expected = .framework(String(bound))
      }
    default: break
    }
    if symbol.isShift { return (evaluate(left, scope, expected), evaluate(right, scope, nil)) }
    switch (isLiteralOnly(left), isLiteralOnly(right)) {
    case (true, true):
      if expected == nil, isFractionLiteral(left) || isFractionLiteral(right) {
        expected = .framework("Double")
      }
      return (evaluate(left, scope, expected), evaluate(right, scope, expected))
    case (true, false):
      let value = evaluate(right, scope, expected)
      return (evaluate(left, scope, self.type(of: value)), value)
    case (false, true):
      let value = evaluate(left, scope, expected)
      return (value, evaluate(right, scope, self.type(of: value)))
    case (false, false):
      if left.kind == .implicitMember {
        let value = evaluate(right, scope, expected)
        return (evaluate(left, scope, self.type(of: value)), value)
      }
      let value = evaluate(left, scope, expected)
      let other = expected ?? (right.kind == .number ? nil : self.type(of: value))
      // Only what needs a type takes that of the other side.
      return (value, evaluate(right, scope, other.map { contextual($0, right) } ?? nil))
    }
  }

  private func contextual(_ type: TypeReference, _ node: SyntaxNode) -> TypeReference? {
    switch node.kind {
    case .implicitMember, .call, .list: type
    default: numberType(type) == nil ? nil : type
    }
  }
}
