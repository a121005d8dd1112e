/// A statement of a body that is executed step by step.
package indirect enum SwiftInstruction: Sendable {
  /// `let a, b: Type`, `var a: Type = value`, `let (a, b) = value`: the names, the type and the value
  /// where there are any; a pattern takes its value apart.
  case declaration(names: [String], isPattern: Bool, type: SwiftTypeName?, value: SwiftExpression?)
  /// `target = value`, and `target += value` with its operator.
  case assignment(SwiftExpression, operation: String?, SwiftExpression)
  /// An expression alone.
  case value(SwiftExpression)
  /// `return`, with a value or without.
  case result(SwiftExpression?)
  /// `if` with all its conditions; the second body is empty if there is no `else`.
  case condition([Clause], SwiftCode, SwiftCode)
  /// `guard` with all its conditions.
  case requirement([Clause], SwiftCode)
  /// `switch`, a case without patterns for `default`.
  case choice(SwiftExpression, [SwiftCase])
  /// An unsupported statement, in a few words, and its place.
  case other(String, at: Range<Int>)

  /// One of the conditions of an `if` or a `guard`.
  package enum Clause: Sendable {
    /// It is true.
    case holds(SwiftExpression)
    /// `let name = value`: there is a value, which is called so.
    case exists(name: String, SwiftExpression)
  }
}

extension SwiftDocument {
  /// The statements of a body for execution; after an unsupported one there is nothing.
  package func instructions(of code: SwiftCode) -> [SwiftInstruction] {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    var parser = SwiftInstructionParser(source: source)
    return parser.parse(in: code.tokens)
  }
}
