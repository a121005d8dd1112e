import SourceText

/// The leaves of a property: one expression for one choice on each axis.
extension SwiftEvaluator {
  /// What is declared.
  enum Leaf {
    case color(SwiftColor)
    indirect case textStyle(SwiftTextStyle)
    /// The arguments of an initializer, or the elements of an array, each a value of its own.
    case group([SwiftArgument])
    /// A value that is not read in one of the themes, and why.
    case unreadable(String)
  }

  /// The expression that is reached from an expression, past whatever chooses.
  mutating func reached(
    from expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> (SwiftExpression, SwiftContext) {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      let chosen = try isTrue(condition, context) ? first : second
      return try reached(from: chosen, context.deeper())
    case .call(let callee, let arguments):
      guard case .closure(let code) = callee.kind, arguments.isEmpty else {
        return (expression, context)
      }
      return try reached(inBody: code, context.deeper())
    case .name(let name):
      guard let local = try context.followed(name) else { return (expression, context) }
      return try reached(from: local.value, local.context)
    case .compiled(let branches):
      return try reached(from: chosen(of: branches, context), context.deeper())
    default: return (expression, context)
    }
  }

  /// The expression that is reached in a body.
  mutating func reached(
    inBody code: SwiftCode, _ context: SwiftContext
  ) throws(SwiftStop) -> (SwiftExpression, SwiftContext) {
    try result(of: code, context) { evaluator, value, context throws(SwiftStop) in
      try evaluator.reached(from: value, context)
    }
  }

  /// What an expression that was reached declares.
  mutating func leaf(
    _ expression: SwiftExpression, as type: SwiftColorType?, _ context: SwiftContext
  ) throws(SwiftStop) -> Leaf {
    if case .array(let elements) = expression.kind {
      return .group(
        elements.enumerated().map { SwiftArgument(label: "\($0.offset)", value: $0.element) })
    }
    if case .call(let callee, let arguments) = expression.kind, type == nil {
      if Self.isTextStyle(callee, arguments) {
        return .textStyle(try textStyle(callee, arguments, context))
      }
      if let group = try group(callee, arguments, context) { return .group(group) }
    }
    return .color(try color(expression, as: type ?? .color, context))
  }

  /// The arguments of a type's initializer; nil if the call is another.
  private func group(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> [SwiftArgument]? {
    guard isGroup(callee, arguments, context) else { return nil }
    if let path = callee.path, let scope = program.type(path, from: context.scope),
      program.scopes[scope].hasInitializer
    {
      throw .notRead("'\(program.scopes[scope].name)' has an initializer of its own")
    }
    return arguments
  }

  /// The type of the source whose initializer a callee is.
  func constructed(
    by callee: SwiftExpression, expecting scope: Int?, _ context: SwiftContext
  ) -> Int? {
    if case .member(nil, "init") = callee.kind { return scope }
    guard var path = callee.path else { return nil }
    if path.count > 1, path.last == "init" { path.removeLast() }
    return path == ["Self"] ? context.scope : program.type(path, from: context.scope)
  }

  /// Whether a call makes a value of a type that is no color, from arguments with labels.
  func isGroup(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) -> Bool {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label != nil }) else { return false }
    if case .member(nil, "init") = callee.kind { return Self.pair(of: arguments) == nil }
    guard let path = callee.path, initialized(by: callee, expecting: nil, context) == nil,
      let name = path.last == "init" ? path.dropLast().last : path.last
    else { return false }
    // A pair is a color in two schemes, not two colors.
    return name.first?.isUppercase == true && Self.pair(of: arguments) == nil
      && sharedColor(of: callee, arguments, expecting: nil, context) == nil
  }
}
