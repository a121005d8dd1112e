/// An expression of a ``CodeDialect`` as far as the values of constants need it.
///
/// Casts, `const`, `new` and marks that something is there change no value and are left out.
package struct CodeExpression: Sendable {
  /// The forms of an expression.
  package indirect enum Kind: Sendable {
    /// A number as written.
    case number(String)
    /// The text of a string; nil if something is interpolated, or for an unknown escape.
    case string(String?)
    /// True or false.
    case boolean(Bool)
    /// A name, `this`, `null`.
    case name(String)
    /// `base.name`, or `.name` without a base.
    case member(CodeExpression?, String)
    /// A call with its arguments, trailing lambdas among them.
    case call(CodeExpression, [CodeArgument])
    /// `base[index]`.
    case element(CodeExpression, [CodeArgument])
    /// `[a, b]`; of a call such as `listOf(a, b)` the callee tells that it is a list.
    case list([CodeExpression])
    /// `{a: b}`, or the elements of a set.
    case object([CodeEntry])
    /// `...a` in a list, an object or a call.
    case spread(CodeExpression)
    /// A sign or a negation before an operand.
    case prefix(String, CodeExpression)
    /// Two operands and an operator, or a word as in `a to b`, between them.
    case binary(String, CodeExpression, CodeExpression)
    /// `condition ? a : b`.
    case ternary(CodeExpression, CodeExpression, CodeExpression)
    /// A function, a class or a regular expression, in a few words: it holds no data.
    case code(String)
    /// An unsupported expression, in a few words: "a lambda".
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
    let depth = 1 + CodeExpression.innerDepth(kind)
    self.kind =
      if depth > CodeExpression.depthLimit {
        .other("too deep a nesting")
      } else if range.count > ExpressionPlace.countLimit {
        .other("too long a text")
      } else {
        kind
      }
    place = ExpressionPlace(range, depth: min(depth, CodeExpression.depthLimit))
  }

  private static func innerDepth(_ kind: Kind) -> Int {
    switch kind {
    case .member(let base, _): base?.depth ?? 0
    case .call(let base, let arguments), .element(let base, let arguments):
      max(base.depth, arguments.lazy.map(\.value.depth).max() ?? 0)
    case .list(let elements): elements.lazy.map(\.depth).max() ?? 0
    case .object(let entries): entries.lazy.map(\.value.depth).max() ?? 0
    case .prefix(_, let operand), .spread(let operand): operand.depth
    case .binary(_, let left, let right): max(left.depth, right.depth)
    case .ternary(let condition, let first, let second):
      max(condition.depth, first.depth, second.depth)
    case .number, .string, .boolean, .name, .code, .other: 0
    }
  }
}

extension CodeExpression {
  /// The names of a path such as `a.b.c`; nil for anything else.
  package var path: [String]? {
    var names: [String] = []
    var rest = self
    while true {
      switch rest.kind {
      case .name(let name): return [name] + names.reversed()
      case .member(let base?, let name):
        names.append(name)
        rest = base
      default: return nil
      }
    }
  }
}
