/// Lists, and what is made of them with functions.
extension Evaluator {
  func listProperty(_ name: String, _ values: [Value]) -> Value? {
    switch name {
    case "count": .int(values.count)
    case "isEmpty": .boolean(values.isEmpty)
    case "first": values.first ?? .nothing
    case "last": values.last ?? .nothing
    case "indices": .list(values.indices.map { .int($0) })
    case "startIndex": .int(0)
    case "endIndex": .int(values.count)
    case "lazy": .list(values)
    default: nil
    }
  }

  /// - Parameter mayChange: Whether the list is a variable's, which a method may change.
  func listMethod(_ values: [Value], _ call: LibraryCall, mayChange: Bool = true) -> Value? {
    (mayChange ? changing(values, call) : nil) ?? picking(values, call) ?? calling(values, call)
  }

  private func element(_ values: [Value], _ call: LibraryCall) -> TypeReference? {
    if call.base.kind == .name, case .list(let type)? = call.scope.find(call.base.name)?.type {
      return type
    }
    return values.first.flatMap { type(of: $0) }
  }

  /// Methods that change the list.
  private func changing(_ values: [Value], _ call: LibraryCall) -> Value? {
    func wrote(_ new: [Value], _ result: Value = .void) -> Value {
      if let lost = write(call.base, .list(new), call.scope) { return .unknown(lost) }
      return result
    }
    func position(_ index: Int) -> Int? {
      value(of: call.arguments[index], .framework("Int"), call.scope).int
    }
    var values = values
    switch (call.name, call.labels) {
    case ("append", "_"):
      return wrote(values + [value(of: call.arguments[0], element(values, call), call.scope)])
    case ("append", "contentsOf"):
      let type = element(values, call).map { TypeReference.list($0) }
      guard let more = elements(of: value(of: call.arguments[0], type, call.scope)) else {
        return nil
      }
      return wrote(values + more)
    case ("insert", "_:at"):
      guard let position = position(1), (0...values.count).contains(position) else { return nil }
      values.insert(
        value(of: call.arguments[0], element(values, call), call.scope), at: position)
      return wrote(values)
    case ("remove", "at"):
      guard let position = position(0), values.indices.contains(position) else { return nil }
      let value = values.remove(at: position)
      return wrote(values, value)
    case ("removeFirst", ""), ("popFirst", ""), ("removeLast", ""), ("popLast", ""):
      if values.isEmpty { return call.name.hasPrefix("pop") ? .nothing : nil }
      let value = call.name.hasSuffix("First") ? values.removeFirst() : values.removeLast()
      return wrote(values, value)
    case ("removeAll", ""): return wrote([])
    case ("swapAt", "_:_"):
      guard let one = position(0), let other = position(1), values.indices.contains(one),
        values.indices.contains(other)
      else { return nil }
      values.swapAt(one, other)
      return wrote(values)
    case ("reverse", ""): return wrote(values.reversed())
    case ("sort", ""), ("sort", "by"), ("sort", "_"):
      guard let sorted = sorted(values, call) else { return nil }
      return wrote(sorted)
    default: return nil
    }
  }

  /// Methods that need no function.
  private func picking(_ values: [Value], _ call: LibraryCall) -> Value? {
    switch (call.name, call.labels) {
    case ("enumerated", ""):
      return .list(
        values.enumerated().map { .tuple([.int($0), $1], labels: ["offset", "element"]) })
    case ("reversed", ""): return .list(values.reversed())
    case ("contains", "_"), ("firstIndex", "of"), ("lastIndex", "of"):
      let node = call.arguments[0].node
      let wanted = value(of: call.arguments[0], element(values, call), call.scope)
      if case .function = wanted { return nil }
      if wanted.unknown != nil { return node?.kind == .closure ? nil : wanted }
      let order =
        call.name == "lastIndex" ? Array(values.indices.reversed()) : Array(values.indices)
      for index in order {
        guard let same = isEqual(values[index], wanted) else { return nil }
        if same { return call.name == "contains" ? .boolean(true) : .int(index) }
      }
      return call.name == "contains" ? .boolean(false) : .nothing
    case ("dropFirst", ""): return .list(Array(values.dropFirst()))
    case ("dropLast", ""): return .list(Array(values.dropLast()))
    case ("dropFirst", "_"), ("dropLast", "_"), ("prefix", "_"), ("suffix", "_"):
      guard let count = value(of: call.arguments[0], .framework("Int"), call.scope).int, count >= 0
      else { return nil }
      switch call.name {
      case "dropFirst": return .list(Array(values.dropFirst(count)))
      case "dropLast": return .list(Array(values.dropLast(count)))
      case "prefix": return .list(Array(values.prefix(count)))
      default: return .list(Array(values.suffix(count)))
      }
    case ("joined", ""), ("joined", "separator"):
      var separator = ""
      if call.arguments.count == 1 {
        guard case .text(let text, _) = value(of: call.arguments[0], nil, call.scope) else {
          return nil
        }
        separator = text
      }
      let texts = values.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
      if texts.count == values.count { return .text(texts.joined(separator: separator)) }
      let lists = values.compactMap { if case .list(let list) = $0 { list } else { nil } }
      return lists.count == values.count && separator.isEmpty ? .list(lists.flatMap { $0 }) : nil
    case ("sorted", ""), ("sorted", "by"), ("sorted", "_"):
      return sorted(values, call).map { .list($0) }
    case ("max", ""), ("min", ""):
      guard var best = values.first else { return .nothing }
      for next in values.dropFirst() {
        let isMaximum = call.name == "max"
        guard
          let isBetter = isLess(
            isMaximum ? best : next, isMaximum ? next : best, call.scope, call.node)
        else { return nil }
        if isBetter { best = next }
      }
      return best
    case ("index", "after"), ("index", "before"):
      return value(of: call.arguments[0], .framework("Int"), call.scope).int.map {
        .int(call.labels == "after" ? $0 + 1 : $0 - 1)
      }
    default: return nil
    }
  }

  /// Methods that call a function for each element.
  private func calling(_ values: [Value], _ call: LibraryCall) -> Value? {
    switch (call.name, call.labels) {
    case ("reduce", "_:_"):
      let function = value(of: call.arguments[1], nil, call.scope)
      var result = value(of: call.arguments[0], values.first.flatMap { type(of: $0) }, call.scope)
      for element in values { result = apply(function, [result, element], call) }
      return result
    case ("reduce", "into:_"):
      guard case .function(let function) = value(of: call.arguments[1], nil, call.scope) else {
        return nil
      }
      serial += 1
      let box = Scope.Box(
        value(of: call.arguments[0], nil, call.scope), isConstant: false, serial: serial)
      for element in values {
        let arguments = [
          Argument(label: nil, node: nil, value: box.value, isTrailing: false, written: box),
          Argument(label: nil, node: nil, value: element, isTrailing: false),
        ]
        if let lost = apply(function, arguments, call.scope, call.node).unknown {
          return .unknown(lost)
        }
      }
      return box.value
    case ("max", "by"), ("min", "by"):
      guard var best = values.first else { return .nothing }
      let function = value(of: call.arguments[0], nil, call.scope)
      for next in values.dropFirst() {
        let isMaximum = call.name == "max"
        guard
          case .boolean(let isLess) = apply(
            function, isMaximum ? [best, next] : [next, best], call)
        else { return nil }
        if isLess { best = next }
      }
      return best
    default: break
    }
    guard call.arguments.count == 1, ["_", "where", "while"].contains(call.labels),
      [
        "map", "forEach", "flatMap", "compactMap", "filter", "first", "last", "contains",
        "allSatisfy",
        "firstIndex", "lastIndex", "drop", "prefix",
      ].contains(call.name)
    else { return nil }
    let function = value(of: call.arguments[0], nil, call.scope)
    if function.unknown != nil { return function }
    var results: [Value] = []
    let isBackward = call.name.hasPrefix("last")
    for (index, element) in isBackward
      ? Array(values.enumerated().reversed()) : Array(values.enumerated())
    {
      let result = apply(function, [element], call)
      guard step(), thrown == nil else { return unknown("it takes too much work", call.node) }
      switch call.name {
      case "map", "forEach":
        if call.name == "forEach", let lost = result.unknown { return .unknown(lost) }
        results.append(result)
        continue
      case "flatMap":
        if result == .nothing { continue }
        guard let parts = elements(of: result) else {
          // Of optional values it leaves out what is missing, as `compactMap` does.
          return result.unknown.map { .unknown($0) }
        }
        results += parts
        continue
      case "compactMap":
        if let lost = result.unknown { return .unknown(lost) }
        if result != .nothing { results.append(result) }
        continue
      default: break
      }
      guard case .boolean(let isWanted) = result else {
        return .unknown(result.unknown ?? Unknown("the condition isn't known", at: call.node.span))
      }
      switch call.name {
      case "first", "last": if isWanted { return element }
      case "firstIndex", "lastIndex": if isWanted { return .int(index) }
      case "contains": if isWanted { return .boolean(true) }
      case "allSatisfy": if !isWanted { return .boolean(false) }
      case "drop": if !isWanted { return .list(Array(values[index...])) }
      case "prefix": if !isWanted { return .list(Array(values[..<index])) }
      default: if isWanted { results.append(element) }
      }
    }
    switch call.name {
    case "map", "flatMap", "compactMap", "filter": return .list(results)
    case "forEach": return .void
    case "first", "last", "firstIndex", "lastIndex": return .nothing
    case "contains": return .boolean(false)
    case "allSatisfy": return .boolean(true)
    case "drop": return .list([])
    default: return .list(values)
    }
  }

  /// The values in order; nil where that isn't known. Of values that come before none of each other
  /// the first stays the first, if the order that they have is known.
  func sorted(_ values: [Value], _ call: LibraryCall, isOrdered: Bool = true) -> [Value]? {
    var function: Value?
    if let argument = call.arguments.first {
      let given = value(of: argument, .function(result: .framework("Bool")), call.scope)
      guard case .function = given else { return nil }
      function = given
    }
    var failed = false
    func isLess(_ left: Value, _ right: Value) -> Bool {
      guard let function else {
        guard let result = self.isLess(left, right, call.scope, call.node) else {
          failed = true
          return false
        }
        return result
      }
      guard case .boolean(let result) = apply(function, [left, right], call) else {
        failed = true
        return false
      }
      return result
    }
    guard values.count < 500 else { return nil }
    var result: [Value] = []
    for value in values {
      var position = result.count
      while position > 0, isLess(value, result[position - 1]) { position -= 1 }
      guard !failed else { return nil }
      if !isOrdered, position > 0, !isLess(result[position - 1], value),
        isEqual(result[position - 1], value) != true
      {
        return nil
      }
      result.insert(value, at: position)
    }
    return failed ? nil : result
  }
}
