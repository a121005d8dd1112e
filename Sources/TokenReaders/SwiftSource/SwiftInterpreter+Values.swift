import DesignTokens
import SourceText

/// What expressions are in the body of an initializer.
extension SwiftInterpreter {
  mutating func value(of expression: SwiftExpression) throws(Refusal) -> SwiftValue {
    try spend(1)
    switch expression.kind {
    case .number(let literal): return try Self.number(literal)
    case .string(let text?):
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw Refusal(reason: "a string has characters beyond ASCII")
      }
      return .text(text)
    case .boolean(let flag): return .boolean(flag)
    case .name("nil"): return .nothing
    case .name(let name):
      if let value = variables[name] { return value }
      guard let value = try constant(name, of: nil) else { throw unknown(expression) }
      return value
    case .tuple(let elements):
      var values: [SwiftValue] = []
      for element in elements { values.append(try value(of: element)) }
      return .tuple(values)
    case .prefix(let sign, let operand): return try value(of: operand, after: sign, expression)
    case .binary(let name, let left, let right):
      return try value(of: left, name, right, expression)
    case .ternary(let condition, let first, let second):
      guard case .boolean(let flag) = try value(of: condition) else { throw unknown(condition) }
      return try value(of: flag ? first : second)
    case .member(let base, let name): return try member(name, of: base, expression)
    case .element(let base, let arguments): return try element(of: base, arguments, expression)
    case .call(let callee, let arguments): return try call(callee, arguments, expression)
    default: throw unknown(expression)
    }
  }

  /// An expression whose value nobody needs, `self.init(…)` among them.
  mutating func perform(_ expression: SwiftExpression) throws(Refusal) {
    if case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, "init") = callee.kind, case .name("self") = base.kind
    {
      made = try color(type, arguments, expression)
      return
    }
    if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
      ["assert", "print", "debugPrint", "precondition"].contains(name)
    {
      // What does not hold there ends the app; in the app that is audited it holds.
      return
    }
    _ = try value(of: expression)
  }

  func unknown(_ expression: SwiftExpression) -> Refusal {
    let file = program.documents[document].file
    let text = String(decoding: file.bytes[expression.range].prefix(40), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let place = program.documents[document].span(expression.range).start
    return Refusal(reason: "'\(line)' in line \(place.line)")
  }

  static func number(_ literal: String) throws(Refusal) -> SwiftValue {
    let digits = literal.filter { $0 != "_" }
    let (prefix, radix) =
      digits.hasPrefix("0x") ? (2, 16) : digits.hasPrefix("0b") ? (2, 2) : (0, 10)
    if let whole = Int(digits.dropFirst(prefix), radix: radix) { return .integer(whole, nil) }
    guard let value = Double(digits), value.isFinite else {
      throw Refusal(reason: "'\(literal.prefix(40))' is not a number")
    }
    return .fraction(value)
  }

  // MARK: Operators

  private mutating func value(
    of operand: SwiftExpression, after sign: String, _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    switch (sign, try value(of: operand)) {
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("-", .fraction(let number)): return .fraction(-number)
    case ("-", .integer(let number, let type)) where type?.isSigned != false:
      return .integer(-number, type)
    case ("+", let value): return value
    default: throw unknown(whole)
    }
  }

  private mutating func value(
    of left: SwiftExpression, _ name: String, _ right: SwiftExpression, _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    let first = try value(of: left)
    switch (name, first) {
    case ("&&", .boolean(false)), ("||", .boolean(true)): return first
    case ("&&", .boolean), ("||", .boolean):
      guard case .boolean(let flag) = try value(of: right) else { throw unknown(whole) }
      return .boolean(flag)
    case ("??", .nothing): return try value(of: right)
    case ("??", _): return first
    default: break
    }
    let second = try value(of: right)
    switch name {
    case "==": return .boolean(try isEqual(first, second))
    case "!=": return .boolean(try !isEqual(first, second))
    case "<", "<=", ">", ">=": return .boolean(try isOrdered(first, name, second))
    default: return try combine(first, name, second)
    }
  }

  func isEqual(_ first: SwiftValue, _ second: SwiftValue) throws(Refusal) -> Bool {
    switch (first, second) {
    case (.integer(let left, _), .integer(let right, _)): return left == right
    case (.integer(let left, nil), .fraction(let right)): return Double(left) == right
    case (.fraction(let left), .integer(let right, nil)): return left == Double(right)
    case (.text, .text), (.boolean, .boolean), (.fraction, .fraction), (.index, .index),
      (.nothing, _), (_, .nothing):
      return first == second
    default: throw Refusal(reason: "it compares what cannot be compared")
    }
  }

  private func isOrdered(
    _ first: SwiftValue, _ name: String, _ second: SwiftValue
  ) throws(Refusal) -> Bool {
    let (left, right): (Double, Double)
    switch (first, second) {
    case (.integer(let one, _), .integer(let two, _)): (left, right) = (Double(one), Double(two))
    case (.fraction(let one), .fraction(let two)): (left, right) = (one, two)
    case (.fraction(let one), .integer(let two, nil)): (left, right) = (one, Double(two))
    case (.integer(let one, nil), .fraction(let two)): (left, right) = (Double(one), two)
    default: throw Refusal(reason: "it compares what cannot be compared")
    }
    switch name {
    case "<": return left < right
    case "<=": return left <= right
    case ">": return left > right
    default: return left >= right
    }
  }

  /// What an operator makes of two numbers or texts.
  func combine(
    _ first: SwiftValue, _ name: String, _ second: SwiftValue
  ) throws(Refusal) -> SwiftValue {
    switch (first, second) {
    case (.integer(let left, let one), .integer(let right, let two)):
      let isShift = name == "<<" || name == ">>"
      guard one == nil || two == nil || one == two || isShift else {
        throw Refusal(reason: "it mixes types of numbers")
      }
      if name == "/", one == nil, two == nil {
        throw Refusal(reason: "it divides whole numbers of unknown type")
      }
      let type = isShift ? one : one ?? two
      guard let result = Self.integer(left, name, right), type?.holds(result) ?? true else {
        throw Refusal(reason: "'\(name)' of \(left) and \(right) is out of range")
      }
      return .integer(result, type)
    case (.fraction(let left), .fraction(let right)):
      return .fraction(try Self.fraction(left, name, right))
    case (.fraction(let left), .integer(let right, nil)):
      return .fraction(try Self.fraction(left, name, Double(right)))
    case (.integer(let left, nil), .fraction(let right)):
      return .fraction(try Self.fraction(Double(left), name, right))
    case (.text(let left), .text(let right)) where name == "+": return .text(left + right)
    default: throw Refusal(reason: "'\(name)' is not evaluated there")
    }
  }

  private static func integer(_ left: Int, _ name: String, _ right: Int) -> Int? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch name {
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return checked(left.dividedReportingOverflow(by: right))
    case "%": return checked(left.remainderReportingOverflow(dividingBy: right))
    case "&": return left & right
    case "|": return left | right
    case "^": return left ^ right
    case ">>": return left >= 0 && (0..<63).contains(right) ? left >> right : nil
    case "<<":
      guard left >= 0, (0..<62).contains(right), (left << right) >> right == left else {
        return nil
      }
      return left << right >= 0 ? left << right : nil
    default: return nil
    }
  }

  private static func fraction(
    _ left: Double, _ name: String, _ right: Double
  ) throws(Refusal) -> Double {
    let result: Double? =
      switch name {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      case "/": left / right
      default: nil
      }
    guard let result, result.isFinite else {
      throw Refusal(reason: "'\(name)' of \(left) and \(right) is not evaluated")
    }
    return result
  }
}
