import SourceText

/// Operators and templates, where all that they take is known.
extension TypeScriptModules {
  /// A text with holes.
  mutating func template(
    _ expression: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let bytes = scope.module.file.bytes
    let range = expression.range
    guard bytes[range.lowerBound] == UInt8(ascii: "`") else {
      return .unknown("a text with an unknown escape is not read", scope.span(expression))
    }
    var text: [UInt8] = []
    work += range.count / Self.bytesOfWork
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      guard bytes[index] != UInt8(ascii: "\\") else { break }
      guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      // A hole that has braces of its own is not read.
      guard let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "}")),
        let hole = CodeDocument.expression(
          at: scope.document.span(index + 2..<close), as: .ecmaScript),
        let part = Self.text(of: evaluate(hole, in: scope, &diagnostics)), canHold(text, part)
      else { break }
      text += Array(part.utf8)
      index = close + 1
    }
    guard index == range.upperBound - 1, let whole = String(validating: text, as: UTF8.self) else {
      return .unknown("a template with holes is not read", scope.span(expression))
    }
    return .text(whole, scope.span(expression))
  }

  /// Whether a text may grow by a part. Its length is work: a text that doubles multiplies.
  private mutating func canHold(_ text: [UInt8], _ part: String) -> Bool {
    let count = text.count + part.utf8.count
    work += count / Self.bytesOfWork
    return count <= Self.textLimit && work <= Self.workLimit
  }

  mutating func prefixed(
    _ mark: String, _ operand: CodeExpression, in scope: TypeScriptScope,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    switch mark {
    case "!": return truth(of: operand, in: scope, &diagnostics).map { .boolean(!$0) }
    case "-":
      guard case .number(let value) = evaluate(operand, in: scope, &diagnostics) else { return nil }
      return .number(-value)
    case "typeof":
      let span = scope.span(operand)
      let name: String? =
        switch optional(operand, in: scope, &diagnostics) {
        case .text: "string"
        case .number: "number"
        case .boolean: "boolean"
        case .object, .open, .array: "object"
        case .function: "function"
        case .nothing, .null, .unknown, .plain: nil
        }
      return name.map { .text($0, span) }
    default: return nil
    }
  }

  mutating func combined(
    _ mark: String, _ left: CodeExpression, _ right: CodeExpression, at span: SourceSpan,
    in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    let first = optional(left, in: scope, &diagnostics)
    switch mark {
    case "??":
      switch first {
      case .nothing, .null: return evaluate(right, in: scope, &diagnostics)
      case .unknown: return nil
      default: return first
      }
    case "||", "&&":
      guard let isTrue = Self.truth(of: first) else { return nil }
      return isTrue == (mark == "||") ? first : evaluate(right, in: scope, &diagnostics)
    default: break
    }
    let second = optional(right, in: scope, &diagnostics)
    switch mark {
    case "===", "!==":
      return Self.isEqual(first, second).map { .boolean($0 == (mark == "===")) }
    case "+":
      if case .number(let one) = first, case .number(let two) = second { return .number(one + two) }
      // A sum with a text is a text.
      switch (first, second) {
      case (.text, _), (_, .text): break
      default: return nil
      }
      guard let one = Self.text(of: first), let two = Self.text(of: second),
        canHold(Array(one.utf8), two)
      else { return nil }
      return .text(one + two, span)
    case "-", "*", "/":
      guard case .number(let one) = first, case .number(let two) = second else { return nil }
      return .number(mark == "-" ? one - two : mark == "*" ? one * two : one / two)
    default: return nil
    }
  }

  /// Whether a condition holds; nil if that is not known.
  mutating func truth(
    of condition: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> Bool? {
    Self.truth(of: optional(condition, in: scope, &diagnostics))
  }

  static func truth(of value: TypeScriptValue) -> Bool? {
    switch value {
    case .text(let text, _): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .boolean(let value): value
    case .nothing, .null: false
    case .object, .open, .array, .function: true
    case .unknown, .plain: nil
    }
  }

  /// Whether two values are the same; nil if that is not known.
  static func isEqual(_ first: TypeScriptValue, _ second: TypeScriptValue) -> Bool? {
    switch (first, second) {
    // By bytes: two texts that Swift takes for one may be two.
    case (.text(let one, _), .text(let two, _)): one.utf8.elementsEqual(two.utf8)
    case (.number(let one), .number(let two)): one == two
    case (.boolean(let one), .boolean(let two)): one == two
    case (.text, .number), (.number, .text), (.text, .boolean), (.boolean, .text): false
    default: nil
    }
  }

  /// A text or a number as text; nil for anything else.
  static func text(of value: TypeScriptValue) -> String? {
    switch value {
    case .text(let text, _): text
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      "\(Int(number))"
    case .number(let number) where abs(number) >= 1e-6 && abs(number) < 1e15: "\(number)"
    default: nil
    }
  }
}
