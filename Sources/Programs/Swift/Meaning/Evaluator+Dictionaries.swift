/// Dictionaries, sets, ranges and what else the library has.
extension Evaluator {
  func dictionaryProperty(_ name: String, _ keys: [Value], _ values: [Value]) -> Value? {
    switch name {
    case "count": .int(keys.count)
    case "isEmpty": .boolean(keys.isEmpty)
    case "keys": foreign("Unordered", list: keys)
    case "values": foreign("Unordered", list: values)
    default: nil
    }
  }

  func dictionaryMethod(_ keys: [Value], _ values: [Value], _ call: LibraryCall) -> Value? {
    let function = { self.value(of: call.arguments[0], nil, call.scope) }
    switch (call.name, call.labels) {
    case ("mapValues", "_"), ("compactMapValues", "_"):
      let function = function()
      let results = values.map { apply(function, [$0], call) }
      if let lost = results.lazy.compactMap(\.unknown).first { return .unknown(lost) }
      if call.name == "mapValues" { return .dictionary(keys, results) }
      let kept = zip(keys, results).filter { $0.1 != .nothing }
      return .dictionary(kept.map(\.0), kept.map(\.1))
    case ("removeValue", "forKey"), ("updateValue", "_:forKey"):
      let given = call.arguments[call.arguments.count - 1]
      let key = value(of: given, keys.first.flatMap { type(of: $0) }, call.scope)
      guard key.anyUnknown == nil, let position = index(of: key, in: keys) else { return nil }
      var (keys, values) = (keys, values)
      let old = position.map { values[$0] } ?? .nothing
      if call.name == "updateValue" {
        let new = value(of: call.arguments[0], values.first.flatMap { type(of: $0) }, call.scope)
        if let position {
          values[position] = new
        } else {
          (keys, values) = (keys + [key], values + [new])
        }
      } else if let position {
        keys.remove(at: position)
        values.remove(at: position)
      }
      if let lost = write(call.base, .dictionary(keys, values), call.scope) {
        return .unknown(lost)
      }
      return old
    case ("merging", "_:uniquingKeysWith"), ("merge", "_:uniquingKeysWith"):
      guard case .dictionary(let more, let others) = value(of: call.arguments[0], nil, call.scope)
      else { return nil }
      var (keys, values) = (keys, values)
      let function = value(of: call.arguments[1], nil, call.scope)
      for (key, value) in zip(more, others) {
        guard let position = index(of: key, in: keys) else { return nil }
        if let position {
          values[position] = apply(function, [values[position], value], call)
        } else {
          (keys, values) = (keys + [key], values + [value])
        }
      }
      if call.name == "merging" { return .dictionary(keys, values) }
      return write(call.base, .dictionary(keys, values), call.scope).map { .unknown($0) } ?? .void
    case ("filter", "_"):
      guard case .list(let kept)? = listMethod(pairs(keys, values), call) else { return nil }
      let parts: [[Value]] = kept.map { if case .tuple(let parts, _) = $0 { parts } else { [] } }
      return .dictionary(parts.map { $0[0] }, parts.map { $0[1] })
    default: return unorderedMethod(pairs(keys, values), call)
    }
  }

  private func pairs(_ keys: [Value], _ values: [Value]) -> [Value] {
    zip(keys, values).map { .tuple([$0, $1], labels: ["key", "value"]) }
  }

  /// Methods of what has no order: those whose result doesn't depend on it.
  private func unorderedMethod(_ values: [Value], _ call: LibraryCall) -> Value? {
    if values.count < 2 { return listMethod(values, call) }
    switch call.name {
    case "sorted": return sorted(values, call, isOrdered: false).map { .list($0) }
    case "contains", "allSatisfy": return listMethod(values, call)
    case "min", "max":
      // Of values that are equal but not the same it isn't known which is met first.
      guard case let found? = listMethod(values, call),
        found == listMethod(values.reversed(), call)
      else { return nil }
      return found
    case "map", "compactMap", "flatMap":
      guard case .list(let results)? = listMethod(values, call) else { return nil }
      return foreign("Unordered", list: results)
    case "filter":
      guard case .list(let results)? = listMethod(values, call) else { return nil }
      return foreign("Unordered", list: results)
    case "first" where call.arguments.count == 1:
      guard
        case .list(let found)? = listMethod(
          values,
          LibraryCall(
            name: "filter",
            arguments: call.arguments.map {
              Argument(label: nil, node: $0.node, value: $0.value, isTrailing: false)
            }, base: call.base, scope: call.scope, node: call.node)),
        found.count < 2
      else { return nil }
      return found.first ?? .nothing
    default: return nil
    }
  }

  // MARK: Instances of the library's types

  func foreignProperty(_ name: String, _ instance: Instance, _ node: SyntaxNode) -> Value? {
    if let values = unordered(instance) {
      switch name {
      case "count": return .int(values.count)
      case "isEmpty": return .boolean(values.isEmpty)
      case "first" where values.count < 2: return values.first ?? .nothing
      default: return nil
      }
    }
    if ["lowerBound", "upperBound"].contains(name) { return instance.fields[name] }
    if let values = elements(of: .instance(instance)) { return listProperty(name, values) }
    return nil
  }

  func foreignMethod(_ instance: Instance, _ call: LibraryCall) -> Value? {
    if let values = unordered(instance) {
      guard instance.type.name == "Set" else { return unorderedMethod(values, call) }
      switch (call.name, call.labels) {
      case ("insert", "_"), ("remove", "_"):
        let given = value(of: call.arguments[0], values.first.flatMap { type(of: $0) }, call.scope)
        guard given.anyUnknown == nil, let position = index(of: given, in: values) else {
          return nil
        }
        var values = values
        if call.name == "insert", position == nil { values.append(given) }
        if call.name == "remove", let position { values.remove(at: position) }
        return write(call.base, foreign("Set", list: values), call.scope).map { .unknown($0) }
          ?? .void
      case ("union", "_"), ("intersection", "_"), ("subtracting", "_"):
        let given = value(of: call.arguments[0], nil, call.scope)
        var others = elements(of: given)
        if case .instance(let other) = given { others = unordered(other) ?? others }
        guard let others else { return nil }
        if call.name == "union" { return distinct(values + others) }
        var kept: [Value] = []
        for value in values {
          guard let position = index(of: value, in: others) else { return nil }
          if (position != nil) == (call.name == "intersection") { kept.append(value) }
        }
        return foreign("Set", list: kept)
      default: return unorderedMethod(values, call)
      }
    }
    if call.name == "contains", call.labels == "_", call.arguments[0].node?.kind != .closure {
      let bound = instance.fields["lowerBound"] ?? instance.fields["upperBound"]
      let given = value(of: call.arguments[0], bound.flatMap { type(of: $0) }, call.scope)
      return covers(.instance(instance), given).map { .boolean($0) }
    }
    return elements(of: .instance(instance)).flatMap { listMethod($0, call) }
  }

  // MARK: Ranges

  /// A range by its operator; the bounds are values of one type.
  func range(_ symbol: SyntaxOperator, _ lower: Value?, _ upper: Value?) -> Value? {
    if let lower, let upper,
      isLess(upper, lower, .outside(program.trees[0]), program.trees[0].root) != false
    {
      return nil
    }
    let name =
      switch (lower != nil, upper != nil) {
      case (true, true): symbol == .closedRange ? "ClosedRange" : "Range"
      case (true, false): "PartialRangeFrom"
      default: symbol == .closedRange ? "PartialRangeThrough" : "PartialRangeUpTo"
      }
    var fields: [String: Value] = [:]
    fields["lowerBound"] = lower
    fields["upperBound"] = upper
    return foreign(name, fields)
  }

  private static let ranges: Set<String> = [
    "ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  /// Whether a range has a value in it; nil for what is no range, and where it isn't known.
  func covers(_ range: Value, _ value: Value) -> Bool? {
    guard case .instance(let instance) = range, instance.type.node == nil,
      Evaluator.ranges.contains(instance.type.name)
    else { return nil }
    let (scope, node) = (Scope.outside(program.trees[0]), program.trees[0].root)
    if let lower = instance.fields["lowerBound"] {
      guard let isLess = isLess(value, lower, scope, node) else { return nil }
      if isLess { return false }
    }
    guard let upper = instance.fields["upperBound"] else { return true }
    let isClosed =
      instance.type.name == "ClosedRange" || instance.type.name == "PartialRangeThrough"
    return isClosed
      ? isLess(upper, value, scope, node).map { !$0 } : isLess(value, upper, scope, node)
  }

  /// The part of a list or of a text that a range of places means.
  func part(of value: Value, _ range: Instance) -> Value? {
    guard Evaluator.ranges.contains(range.type.name), range.type.node == nil else { return nil }
    let values: [Value]
    let isText: Bool
    switch value {
    case .list(let list): (values, isText) = (list, false)
    case .text(let text, _): (values, isText) = (text.map { .text(String($0)) }, true)
    default: return nil
    }
    func bound(_ name: String) -> Int?? {
      guard let place = range.fields[name] else { return .some(nil) }
      if case .text(let text, _) = value { return offset(place, in: text).map { .some($0) } }
      return place.int.map { .some($0) }
    }
    guard let from = bound("lowerBound"), let to = bound("upperBound") else { return nil }
    let isClosed = range.type.name == "ClosedRange" || range.type.name == "PartialRangeThrough"
    let lower = from ?? 0
    let upper = to.map { isClosed ? $0 + 1 : $0 } ?? values.count
    guard lower >= 0, lower <= upper, upper <= values.count else { return nil }
    let part = values[lower..<upper]
    return isText
      ? .text(part.map { if case .text(let text, _) = $0 { text } else { "" } }.joined())
      : .list(Array(part))
  }

  // MARK: Sets of options

  /// Whether a type is a set of options, which the library gives its methods.
  func isOptionSet(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { $0.isText("OptionSet") }
  }

  func optionSetMethod(_ instance: Instance, _ call: LibraryCall) -> Value? {
    guard isOptionSet(instance.type), case .whole(let own)? = instance.fields["rawValue"],
      call.labels == "_",
      case .instance(let given) = value(
        of: call.arguments[0], .declared(instance.type), call.scope),
      case .whole(let other)? = given.fields["rawValue"]
    else { return nil }
    func made(_ bits: UInt64) -> Value {
      var new = instance
      new.fields["rawValue"] = .whole(WholeNumber(truncating: bits, own.number.type))
      return .instance(new)
    }
    let (left, right) = (own.number.magnitude, other.number.magnitude)
    switch call.name {
    case "contains", "isSuperset": return .boolean(left & right == right)
    case "union": return made(left | right)
    case "intersection": return made(left & right)
    case "subtracting": return made(left & ~right)
    case "insert", "remove", "formUnion":
      let new = made(call.name == "remove" ? left & ~right : left | right)
      return write(call.base, new, call.scope).map { .unknown($0) } ?? .void
    default: return nil
    }
  }
}
