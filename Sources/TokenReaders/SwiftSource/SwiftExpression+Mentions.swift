import SourceText

extension SwiftExpression {
  /// The names by themselves that an expression speaks of; nil if it has a body in it, or what is
  /// not read.
  var mentionedNames: Set<String>? {
    switch kind {
    case .number, .string, .boolean, .member(nil, _): []
    case .name(let name): [name]
    case .member(let base?, _), .prefix(_, let base): base.mentionedNames
    case .call(let callee, let arguments): Self.union([callee] + arguments.map(\.value))
    case .macro(_, let arguments): Self.union(arguments.map(\.value))
    case .array(let elements), .tuple(let elements): Self.union(elements)
    case .binary(_, let left, let right): Self.union([left, right])
    case .ternary(let condition, let first, let second): Self.union([condition, first, second])
    case .element(let base, let arguments): Self.union([base] + arguments.map(\.value))
    case .compiled(let branches): Self.union(branches.map(\.value))
    case .closure, .statement, .other: nil
    }
  }

  private static func union(_ expressions: [SwiftExpression]) -> Set<String>? {
    var names: Set<String> = []
    for expression in expressions {
      guard let own = expression.mentionedNames else { return nil }
      names.formUnion(own)
    }
    return names
  }
}
