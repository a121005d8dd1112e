import SourceText

extension SwiftExpression {
  /// The parts of the symbol of an asset in a folder, or of a resource: `.Brand.ink`,
  /// `ColorResource.brand`; nil for any other expression.
  var symbol: [String]? {
    switch kind {
    case .member(nil, let name): [name]
    case .member(let base?, let name):
      if case .name("ColorResource") = base.kind { [name] } else { base.symbol.map { $0 + [name] } }
    default: nil
    }
  }

  /// The last part of a dotted name, with or without what stands before it.
  var memberName: String? {
    switch kind {
    case .member(_, let name), .name(let name): name
    default: nil
    }
  }

  /// Whether it begins with a member without a base, whose type only the place tells.
  var isImplied: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _): base.isImplied
    case .call(let callee, _): callee.isImplied
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      first.isImplied || second.isImplied
    default: false
    }
  }

  /// The same with the name of a type before a member without a base: `.gray10.opacity(0.5)` of Shade
  /// is `Shade.gray10.opacity(0.5)`.
  func of(_ type: [String]) -> SwiftExpression {
    switch kind {
    case .member(nil, let name):
      guard let first = type.first else { return self }
      var base = SwiftExpression(.name(first), range: range)
      for part in type.dropFirst() { base = SwiftExpression(.member(base, part), range: range) }
      return SwiftExpression(.member(base, name), range: range)
    case .member(let base?, let name):
      return SwiftExpression(.member(base.of(type), name), range: range)
    case .call(let callee, let arguments):
      return SwiftExpression(.call(callee.of(type), arguments), range: range)
    case .ternary(let condition, let first, let second):
      return SwiftExpression(.ternary(condition, first.of(type), second.of(type)), range: range)
    default: return self
    }
  }
}
