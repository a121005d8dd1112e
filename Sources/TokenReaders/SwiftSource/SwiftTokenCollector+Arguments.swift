import SourceText

extension SwiftTokenCollector {
  /// Whether an argument is a color or holds some, as far as that is seen without asking for its
  /// value.
  ///
  /// - Parameter scope: the type that is expected, where the source declares it.
  func isColorful(
    _ value: SwiftExpression, expecting scope: Int?, _ context: SwiftContext
  ) -> Bool {
    switch value.kind {
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      return isColorful(first, expecting: scope, context)
        || isColorful(second, expecting: scope, context)
    case .array(let elements):
      return elements.contains { isColorful($0, expecting: nil, context) }
    case .compiled(let branches):
      return branches.contains { isColorful($0.value, expecting: scope, context) }
    case .call(let callee, let arguments):
      if evaluator.initialized(by: callee, expecting: nil, context) != nil { return true }
      if evaluator.isGroup(callee, arguments, context) {
        let made = evaluator.constructed(by: callee, expecting: scope, context)
        return arguments.contains { isColorful($0, of: made, context) }
      }
      if case .member(let base?, _) = callee.kind {
        return isColorful(base, expecting: nil, context)
      }
      return false
    case .name, .member: return isColorful(path: value, context)
    default: return false
    }
  }

  private func isColorful(
    _ argument: SwiftArgument, of scope: Int?, _ context: SwiftContext
  ) -> Bool {
    guard let scope,
      let property = program.scopes[scope].properties[argument.label ?? ""]?.first
    else { return isColorful(argument.value, expecting: nil, context) }
    return kinds.declaredType(of: property) != nil
      || isColorful(
        argument.value, expecting: evaluator.lookup.typeScope(of: property), context)
  }

  private func isColorful(path value: SwiftExpression, _ context: SwiftContext) -> Bool {
    guard let path = value.path else { return false }
    if path.count == 1, let local = context.locals[path[0]] {
      guard case .value(let value, let place, _, _) = local else { return false }
      return isColorful(value, expecting: nil, place)
    }
    return evaluator.lookup.targets(path, in: context, evaluator.themes).contains { target in
      switch target {
      case .framework, .earlier: true
      case .property(let index, _): kinds.kinds[index] > .none
      case .part(let names, let index, let inner):
        names.contains(where: evaluator.lookup.isColorToken) || kinds.kinds[index] > .none
          || inner.map { kinds.kinds[$0] > .none } ?? false
      case .type: false
      }
    }
  }
}
