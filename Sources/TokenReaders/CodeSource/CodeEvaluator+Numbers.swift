import SourceText

/// Numbers of constants.
extension CodeEvaluator {
  /// The number that an expression is.
  func number(_ expression: CodeExpression, _ scope: CodeScope) throws(CodeStop) -> CodeAmount {
    guard scope.depth < Self.depthLimit else { throw CodeStop("it leads through too many names") }
    switch expression.kind {
    case .number(let text):
      switch CodeNumber(text) {
      case .integer(let value, let isUnsigned)?:
        return .integer(Int64(bitPattern: value), isUnsigned: isUnsigned)
      case .fraction(let value)?: return .fraction(value)
      case nil: throw CodeStop("'\(text.prefix(40))' is no number")
      }
    case .prefix("-", let operand):
      switch try number(operand, scope) {
      case .integer(let value, let isUnsigned): return .integer(0 &- value, isUnsigned: isUnsigned)
      case .fraction(let value): return .fraction(-value)
      }
    case .binary(let name, let left, let right):
      return try computed(name, number(left, scope), number(right, scope))
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .member(let base?, let name) = callee.kind else {
        throw CodeStop("a computed number is not read")
      }
      let value = try number(base, scope)
      switch name {
      case "toInt", "toLong":
        return value.whole == nil ? .integer(try whole(value), isUnsigned: false) : value
      case "toFloat", "toDouble": return .fraction(value.value)
      default: throw CodeStop("'\(name)' is not read")
      }
    case .name, .member:
      guard let path = expression.path, scope.parameters[path[0]] == nil else {
        throw CodeStop("a computed number is not read")
      }
      let found = program.declarations(of: path, from: scope.owner, in: scope.document)
      guard found.count == 1, !isAssignedAgain(program.declarations[found[0]]),
        let value = self.expression(of: program.declarations[found[0]])
      else { throw CodeStop("'\(path.joined(separator: "."))' is not a number that is read") }
      let inner = self.scope(of: program.declarations[found[0]], depth: scope.depth + 1)
      return try evaluation.number(found[0]) {
        () throws(CodeStop) -> CodeAmount in try number(value, inner)
      }
    default: throw CodeStop("a computed number is not read")
    }
  }

  private func whole(_ amount: CodeAmount) throws(CodeStop) -> Int64 {
    guard amount.value.isFinite,
      let number = Int64(exactly: amount.value.rounded(.towardZero))
    else {
      throw CodeStop("a number is too large")
    }
    return number
  }

  private func computed(
    _ name: String, _ left: CodeAmount, _ right: CodeAmount
  ) throws(CodeStop) -> CodeAmount {
    if let first = left.whole, let second = right.whole {
      switch name {
      case "+": return .integer(first &+ second, isUnsigned: false)
      case "-": return .integer(first &- second, isUnsigned: false)
      case "*": return .integer(first &* second, isUnsigned: false)
      case "|", "or": return .integer(first | second, isUnsigned: false)
      case "&", "and": return .integer(first & second, isUnsigned: false)
      case "<<", "shl":
        guard (0..<64).contains(second) else { throw CodeStop("a computed number is not read") }
        return .integer(first << second, isUnsigned: false)
      // Kotlin divides whole numbers to whole ones, Dart does not.
      case "~/",
        "/" where name == "~/" || language.dialect.name == "Kotlin":
        guard second != 0, second != -1 else { throw CodeStop("a computed number is not read") }
        return .integer(first / second, isUnsigned: false)
      default: break
      }
    }
    if name == "~/" {
      return .integer(try whole(.fraction(left.value / right.value)), isUnsigned: false)
    }
    let value: Double
    switch name {
    case "+": value = left.value + right.value
    case "-": value = left.value - right.value
    case "*": value = left.value * right.value
    case "/": value = left.value / right.value
    default: throw CodeStop("the operator '\(name)' is not read")
    }
    guard value.isFinite else { throw CodeStop("a computed number is not read") }
    return .fraction(value)
  }

  /// Whether a variable has another value later.
  func isAssignedAgain(_ declaration: CodeDeclaration) -> Bool {
    declaration.isVariable && program.assigned[declaration.name] != nil
  }
}
