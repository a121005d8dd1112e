/// Operators whose strength the app declares.
extension Evaluator {
  /// The precedence of the groups that the language declares, and their associativity.
  private static let groups: [String: (strength: Int, isRight: Bool)] = [
    "BitwiseShiftPrecedence": (160, false), "MultiplicationPrecedence": (150, false),
    "AdditionPrecedence": (140, false), "RangeFormationPrecedence": (135, false),
    "DefaultPrecedence": (133, false), "ComparisonPrecedence": (130, false),
  ]
  private static let own: [SyntaxOperator: String] = [
    .shiftLeft: "BitwiseShiftPrecedence", .shiftRight: "BitwiseShiftPrecedence",
    .multiply: "MultiplicationPrecedence", .divide: "MultiplicationPrecedence",
    .remainder: "MultiplicationPrecedence", .bitAnd: "MultiplicationPrecedence",
    .add: "AdditionPrecedence", .subtract: "AdditionPrecedence", .bitOr: "AdditionPrecedence",
    .bitXor: "AdditionPrecedence", .less: "ComparisonPrecedence", .greater: "ComparisonPrecedence",
    .lessOrEqual: "ComparisonPrecedence", .greaterOrEqual: "ComparisonPrecedence",
    .equal: "ComparisonPrecedence", .notEqual: "ComparisonPrecedence",
  ]

  /// Operands and operators in a row, each operator with the strength that it is declared with.
  func sequence(_ node: SyntaxNode, _ scope: Scope) -> Value {
    let lost = Unknown("which operands belong together isn't known", at: node.span)
    var operands: [SyntaxNode] = []
    var operators: [SyntaxNode] = []
    guard let top = node.children.first, flatten(top, &operands, &operators) else {
      if mayWrite(node) { lose(lost) }
      return .unknown(lost)
    }
    let strengths = operators.map(strength)
    guard strengths.allSatisfy({ $0 != nil }) else {
      lose(lost)
      return .unknown(lost)
    }
    var values = operands.map { evaluate($0, scope) }
    var rest = Array(zip(operators, strengths.map { $0 ?? 0 }))
    while let highest = rest.map(\.1).max(), let index = rest.firstIndex(where: { $0.1 == highest })
    {
      let made = operation(
        SyntaxOperator(rawValue: rest[index].0.detail) ?? .custom, values[index], values[index + 1],
        scope, rest[index].0)
      values.replaceSubrange(index...index + 1, with: [made])
      rest.remove(at: index)
    }
    return values[0]
  }

  private func flatten(
    _ node: SyntaxNode, _ operands: inout [SyntaxNode], _ operators: inout [SyntaxNode]
  ) -> Bool {
    switch node.kind {
    case .binary:
      guard let left = node.child(.left), let right = node.child(.right),
        flatten(left, &operands, &operators)
      else { return false }
      operators.append(node)
      return flatten(right, &operands, &operators)
    case .ternary, .assignment, .cast, .typeTest, .attempt, .wait: return false
    default:
      operands.append(node)
      return true
    }
  }

  private func strength(_ node: SyntaxNode) -> Int? {
    guard let symbol = SyntaxOperator(rawValue: node.detail) else { return nil }
    if symbol != .custom { return Evaluator.own[symbol].flatMap { Evaluator.groups[$0]?.strength } }
    guard let name = node.child(.operator)?.text else { return nil }
    // `infix operator +++: AdditionPrecedence`
    let found = program.trees.lazy.flatMap { $0.root.children }.filter {
      $0.kind == .operatorDeclaration
    }.compactMap { declaration -> String? in
      let words = declaration.text.replacing(":", with: " : ").split(whereSeparator: \.isWhitespace)
      guard words.count >= 3, words[0] == "infix", words[2] == name else { return nil }
      return words.count == 5 ? String(words[4]) : "DefaultPrecedence"
    }.first
    return found.flatMap { Evaluator.groups[$0]?.strength }
  }
}
