/// Methods of lists.
extension Evaluator {
  func sequenceMethod(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch (name, arguments.count) {
    case ("isEmpty", 0): return .boolean(values.isEmpty)
    case ("isNotEmpty", 0): return .boolean(!values.isEmpty)
    case ("first", 0): return values.first
    case ("last", 0): return values.last
    case ("firstOrNull", 0): return values.first ?? .nothing
    case ("lastOrNull", 0): return values.last ?? .nothing
    case ("reversed", 0): return .list(values.reversed())
    case ("toList", 0), ("asList", 0): return .list(values)
    case ("withIndex", 0):
      return .list(
        values.enumerated().map {
          .tuple([KotlinNumber.int($0), $1], labels: ["index", "value"])
        })
    case ("get", 1), ("getOrNull", 1), ("elementAt", 1):
      guard let index = value(of: arguments[0], nil, scope).int else { return nil }
      if values.indices.contains(index) { return values[index] }
      return name == "getOrNull" ? .nothing : nil
    case ("take", 1), ("drop", 1):
      guard let count = value(of: arguments[0], nil, scope).int, count >= 0 else { return nil }
      return .list(name == "take" ? Array(values.prefix(count)) : Array(values.dropFirst(count)))
    case ("step", 1):
      guard let step = value(of: arguments[0], nil, scope).int, step > 0 else { return nil }
      return .list(stride(from: 0, to: values.count, by: step).map { values[$0] })
    case ("plus", 1):
      let other = value(of: arguments[0], nil, scope)
      if case .list(let more) = other { return .list(values + more) }
      return .list(values + [other])
    case ("zip", 1):
      guard case .list(let others) = value(of: arguments[0], nil, scope) else { return nil }
      return .list(zip(values, others).map { .tuple([$0, $1], labels: ["first", "second"]) })
    case ("fold", 2):
      guard case .function(let function) = value(of: arguments[1], nil, scope) else { return nil }
      var result = value(of: arguments[0], nil, scope)
      for element in values { result = call(function, [result, element], scope, node) }
      return result
    default: break
    }
    guard arguments.count == 1,
      [
        "map", "mapIndexed", "mapNotNull", "filter", "filterNot", "forEach", "any", "all", "none",
        "find", "first", "firstOrNull", "associateWith", "associateBy", "flatMap",
      ].contains(name), case .function(let function) = value(of: arguments[0], nil, scope)
    else { return nil }
    return applied(name, to: values, function, scope, node)
  }

  private func call(
    _ function: FunctionValue, _ values: [Value], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    apply(
      function, values.map { Argument(label: nil, node: nil, value: $0, isTrailing: false) }, scope,
      node)
  }

  private func applied(
    _ name: String, to values: [Value], _ function: FunctionValue, _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    var results: [Value] = []
    for (index, element) in values.enumerated() {
      let given = name == "mapIndexed" ? [KotlinNumber.int(index), element] : [element]
      let result = call(function, given, scope, node)
      guard step() else { return unknown("it takes too much work", node) }
      switch name {
      case "map", "mapIndexed", "forEach", "associateWith", "associateBy": results.append(result)
      case "mapNotNull": if result != .nothing { results.append(result) }
      case "flatMap":
        guard case .list(let more) = result else {
          return .unknown(result.unknown ?? Unknown("the list isn't known", at: node.span))
        }
        results += more
      default:
        guard case .boolean(let holds) = result else {
          return .unknown(result.unknown ?? Unknown("the condition isn't known", at: node.span))
        }
        switch name {
        case "any" where holds: return .boolean(true)
        case "all" where !holds, "none" where holds: return .boolean(false)
        case "find" where holds, "first" where holds, "firstOrNull" where holds: return element
        case "filter" where holds, "filterNot" where !holds: results.append(element)
        default: break
        }
      }
    }
    switch name {
    case "forEach": return .void
    case "any": return .boolean(false)
    case "all", "none": return .boolean(true)
    case "find", "firstOrNull": return .nothing
    case "first": return nil
    case "associateWith", "associateBy":
      let keys = name == "associateWith" ? values : results
      guard keys.allSatisfy({ $0.anyUnknown == nil }), Set(keys).count == keys.count else {
        return nil
      }
      return .dictionary(keys, name == "associateWith" ? results : values)
    default: return .list(results)
    }
  }
}
