import SourceText

/// Numbers and strings, followed to the constants that they come from.
extension SwiftEvaluator {
  /// A number, and whether Swift takes it for a whole one.
  struct Number {
    let value: Double
    let isWhole: Bool
  }

  /// A number where Swift expects a fraction: `27/255` is 0.106.
  mutating func number(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> Double {
    let value = try number(expression, context, isTyped: true).value
    guard value.isFinite else {
      throw .notRead("'\(text(expression, context))' is not a finite number")
    }
    return value
  }

  /// A whole number that is written as one, or comes from a constant.
  mutating func wholeNumber(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> Double {
    let number = try number(expression, context, isTyped: false)
    guard number.isWhole else {
      throw .notRead("'\(text(expression, context))' is not a whole number")
    }
    return number.value
  }

  /// - Parameter isTyped: whether the place says that it is a fraction; where it does not, whole
  ///   numbers are divided as such, which is hardly meant and not read.
  private mutating func number(
    _ expression: SwiftExpression, _ context: SwiftContext, isTyped: Bool
  ) throws(SwiftStop) -> Number {
    try spend(context)
    switch expression.kind {
    case .number(let literal): return try number(literal: literal)
    case .prefix("-", let operand):
      let inner = try number(operand, context, isTyped: isTyped)
      return Number(value: -inner.value, isWhole: inner.isWhole)
    case .prefix("+", let operand): return try number(operand, context, isTyped: isTyped)
    case .binary(let name, let left, let right):
      let first = try number(left, context, isTyped: isTyped)
      let second = try number(right, context, isTyped: isTyped)
      return try combine(first, name, second, isTyped: isTyped)
    case .call(let callee, let arguments)
    where arguments.count == 1 && arguments[0].label == nil && isFractionType(callee):
      // The type stands before the parentheses, not for what is in them: `Double(27/255)` is 0.
      let inner = try number(arguments[0].value, context, isTyped: false)
      return Number(value: inner.value, isWhole: false)
    case .ternary(let condition, let first, let second):
      let chosen = try isTrue(condition, context) ? first : second
      return try number(chosen, context, isTyped: isTyped)
    case .compiled(let branches):
      return try number(chosen(of: branches, context), context, isTyped: isTyped)
    case .name, .member:
      return try constant(expression, context) {
        evaluator, value, context, type throws(SwiftStop) in
        let isFraction = type.map { $0 != "Int" } ?? false
        let found = try evaluator.number(value, context, isTyped: isFraction)
        return Number(value: found.value, isWhole: found.isWhole && !isFraction)
      }
    default: throw .notRead("'\(text(expression, context))' is not a number that is read")
    }
  }

  private func isFractionType(_ callee: SwiftExpression) -> Bool {
    callee.path.map { ["CGFloat", "Double", "Float"].contains($0.last) && $0.count == 1 } ?? false
  }

  private func number(literal: String) throws(SwiftStop) -> Number {
    let digits = literal.filter { $0 != "_" }
    if digits.hasPrefix("0x"), let whole = UInt64(digits.dropFirst(2), radix: 16) {
      return Number(value: Double(whole), isWhole: true)
    }
    guard let first = digits.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"),
      let value = Double(digits)
    else { throw .notRead("'\(literal.prefix(40))' is not a number that is read") }
    return Number(value: value, isWhole: !digits.contains { ".eEpP".contains($0) })
  }

  private func combine(
    _ left: Number, _ name: String, _ right: Number, isTyped: Bool
  ) throws(SwiftStop) -> Number {
    let isWhole = left.isWhole && right.isWhole
    switch name {
    case "+": return Number(value: left.value + right.value, isWhole: isWhole)
    case "-": return Number(value: left.value - right.value, isWhole: isWhole)
    case "*": return Number(value: left.value * right.value, isWhole: isWhole)
    case "/":
      guard isTyped || !isWhole else { throw .notRead("whole numbers are divided as such") }
      return Number(value: left.value / right.value, isWhole: isWhole)
    default: throw .notRead("the operator '\(name)' is not evaluated")
    }
  }

  // MARK: Strings

  /// A string without anything interpolated into it.
  mutating func string(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> String {
    try spend(context)
    switch expression.kind {
    case .string(let text?): return text
    case .string(nil): throw .notRead("a string with something interpolated or several lines")
    case .ternary(let condition, let first, let second):
      return try string(try isTrue(condition, context) ? first : second, context)
    case .compiled(let branches): return try string(chosen(of: branches, context), context)
    case .name, .member:
      return try constant(expression, context) {
        evaluator, value, context, _ throws(SwiftStop) in
        try evaluator.string(value, context)
      }
    default: throw .notRead("'\(text(expression, context))' is not a string that is read")
    }
  }

  // MARK: Constants

  /// Follows a name to its constant, whose declared type is handed on too.
  private mutating func constant<Result>(
    _ expression: SwiftExpression, _ context: SwiftContext,
    _ value: (inout SwiftEvaluator, SwiftExpression, SwiftContext, String?) throws(SwiftStop) ->
      Result
  ) throws(SwiftStop) -> Result {
    if case .name(let name) = expression.kind, let local = try context.followed(name) {
      return try value(&self, local.value, local.context, nil)
    }
    let text = self.text(expression, context)
    guard let path = expression.path,
      case .property(let index, _)? = try target(path, context, isExact: true)
    else { throw .notRead("'\(text)' is not declared here") }
    if let reason = obstacle(index) { throw .notRead("it depends on '\(text)': \(reason)") }
    let property = program.properties[index]
    let type = property.declaration.type?.text
    if let given = try context.given(to: index) {
      return try value(&self, given.value, given.context, type)
    }
    let inner = try context.entering(property, in: program)
    switch property.declaration.source {
    case .initial(let initial): return try value(&self, initial, inner, type)
    case .computed(let code):
      return try result(of: code, inner) { evaluator, found, context throws(SwiftStop) in
        try value(&evaluator, found, context, type)
      }
    case .elsewhere, .requirement: throw .notRead("'\(text)' has no value here")
    }
  }
}
