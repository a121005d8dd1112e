/// An expression as far as the values of constants need it.
package struct SwiftExpression: Sendable {
  /// The forms of an expression.
  package indirect enum Kind: Sendable {
    /// A number as written.
    case number(String)
    /// The text of a string in one line; nil if something is interpolated or it has several.
    case string(String?)
    /// True or false.
    case boolean(Bool)
    /// A name, `self`, `Self` or `$0`.
    case name(String)
    /// `base.name`, or `.name` without a base.
    case member(SwiftExpression?, String)
    /// A call with its arguments, trailing closures among them.
    case call(SwiftExpression, [SwiftArgument])
    /// `#name(…)`.
    case macro(String, [SwiftArgument])
    /// A closure.
    case closure(SwiftCode)
    /// `[a, b]`.
    case array([SwiftExpression])
    /// `(a, b)`, its labels left out.
    case tuple([SwiftExpression])
    /// A sign, a negation or `&` before an operand.
    case prefix(String, SwiftExpression)
    /// Two operands and an operator between them.
    case binary(String, SwiftExpression, SwiftExpression)
    /// `condition ? a : b`.
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `base[index]`.
    case element(SwiftExpression, [SwiftArgument])
    /// A value with members in the branches of an `#if`; the last condition always holds.
    case compiled([SwiftCompiledExpression])
    /// `if` or `switch` as a value.
    case statement(SwiftStatement)
    /// An unsupported expression, in a few words: "a subscript".
    case other(String)
  }

  /// The form.
  package let kind: Kind
  private let place: ExpressionPlace

  /// The byte offsets in the file.
  package var range: Range<Int> { place.range }
  /// The depth of nested expressions: 1 for a name.
  var depth: Int { place.depth }

  /// The maximum depth of expressions; deeper ones are not read.
  static let depthLimit = 64

  /// Pairs a form with its place.
  package init(_ kind: Kind, range: Range<Int>) {
    let depth = 1 + SwiftExpression.innerDepth(kind)
    self.kind =
      if depth > SwiftExpression.depthLimit {
        .other("too deep a nesting")
      } else if range.count > ExpressionPlace.countLimit {
        .other("too long a text")
      } else {
        kind
      }
    place = ExpressionPlace(range, depth: min(depth, SwiftExpression.depthLimit))
  }

  private static func innerDepth(_ kind: Kind) -> Int {
    switch kind {
    case .member(let base, _): base?.depth ?? 0
    case .call(let callee, let arguments): max(callee.depth, innerDepth(arguments))
    case .macro(_, let arguments): innerDepth(arguments)
    case .element(let base, let arguments): max(base.depth, innerDepth(arguments))
    case .compiled(let branches): branches.lazy.map(\.value.depth).max() ?? 0
    case .array(let elements), .tuple(let elements): elements.lazy.map(\.depth).max() ?? 0
    case .prefix(_, let operand): operand.depth
    case .binary(_, let left, let right): max(left.depth, right.depth)
    case .ternary(let condition, let first, let second):
      max(condition.depth, first.depth, second.depth)
    case .statement(let statement): statement.depth
    case .number, .string, .boolean, .name, .closure, .other: 0
    }
  }

  private static func innerDepth(_ arguments: [SwiftArgument]) -> Int {
    arguments.lazy.map(\.value.depth).max() ?? 0
  }
}

extension SwiftExpression {
  /// The names of a path such as `a.b.c`; nil for anything else.
  package var path: [String]? {
    guard let (names, isImplied) = dottedNames, !isImplied else { return nil }
    return names
  }

  /// The names of a path whose beginning its surroundings imply: `.b.c`; nil for anything else.
  package var impliedPath: [String]? {
    guard let (names, isImplied) = dottedNames, isImplied else { return nil }
    return names
  }

  private var dottedNames: (names: [String], isImplied: Bool)? {
    var names: [String] = []
    var rest = self
    while true {
      switch rest.kind {
      case .name(let name): return ([name] + names.reversed(), false)
      case .member(let base, let name):
        names.append(name)
        guard let base else { return (names.reversed(), true) }
        rest = base
      default: return nil
      }
    }
  }
}
