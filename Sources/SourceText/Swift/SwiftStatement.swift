/// A statement of a body as far as the values of constants need it.
package struct SwiftStatement: Sendable {
  /// The forms of a statement.
  package enum Kind: Sendable {
    /// `return value`, or an expression alone.
    case value(SwiftExpression, isReturn: Bool)
    /// `let name = value`, `var name = value`.
    case constant(String, SwiftExpression)
    /// `let name: Type`, which gets its value later.
    case variable(String)
    /// `name = value`.
    case assignment(String, SwiftExpression)
    /// `switch subject { … }`.
    case choice(SwiftExpression, [SwiftCase])
    /// `if condition { … } else { … }`; the second body is nil if there is no `else`, and holds one
    /// statement where an `if` follows it.
    case condition(SwiftExpression, SwiftCode, SwiftCode?)
    /// `#if … #endif`.
    case compiled([SwiftCompiledBody])
    /// What is not read, in a few words: "'guard'".
    case other(String)
  }

  /// The form.
  package let kind: Kind
  /// The byte offsets in the file.
  package let range: Range<Int>

  /// How many expressions nest in what is read of it already.
  var depth: Int {
    switch kind {
    case .value(let value, _), .constant(_, let value), .assignment(_, let value): value.depth
    case .choice(let subject, _): subject.depth
    case .condition(let condition, _, _): condition.depth
    case .compiled, .variable, .other: 0
    }
  }
}
