import SourceText

extension SwiftTokenCollector {
  /// Whether an argument is a colour or holds some, as far as that is seen without asking for its
  /// value.
  func isColorful(_ value: SwiftExpression, _ context: SwiftContext) -> Bool {
    switch value.kind {
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      return isColorful(first, context) || isColorful(second, context)
    case .array(let elements): return elements.contains { isColorful($0, context) }
    case .call(let callee, let arguments):
      if evaluator.initialized(by: callee, expecting: nil, context) != nil { return true }
      if evaluator.isGroup(callee, arguments, context) {
        return arguments.contains { isColorful($0.value, context) }
      }
      if case .member(let base?, _) = callee.kind { return isColorful(base, context) }
      return false
    case .name, .member: return isColorful(path: value, context)
    default: return false
    }
  }

  private func isColorful(path value: SwiftExpression, _ context: SwiftContext) -> Bool {
    guard let path = value.path else { return false }
    if path.count == 1, let local = context.locals[path[0]] {
      var inner = context
      inner.locals[path[0]] = nil
      return isColorful(local, inner)
    }
    guard let target = try? evaluator.lookup.target(path, in: context, evaluator.themes) else {
      return false
    }
    switch target {
    case .framework, .earlier: return true
    case .property(let index, _): return kinds.kinds[index] > .none
    case .part(_, let index, let inner):
      return kinds.kinds[index] > .none || inner.map { kinds.kinds[$0] > .none } ?? false
    case .type: return false
    }
  }
}
