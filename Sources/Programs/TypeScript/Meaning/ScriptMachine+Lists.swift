/// Methods of lists. [ECMAScript, 23.1.3]
extension ScriptMachine {
  func ofList(
    _ name: String, _ object: Record, _ value: Value, _ arguments: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Value? {
    guard let elements = iterated(value) else { return nil }
    try step(node, elements.count / 16)
    if ScriptWrites.changing.contains(name) {
      guard !object.isFrozen else {
        throw .lost(Unknown("a list cannot be changed", at: node.span))
      }
      guard let result = try change(name, object, value, arguments, node) else {
        object.pin(nil, Unknown("it may be changed in line \(node.span.line)", at: node.span))
        return nil
      }
      return result
    }
    if let result = try walked(name, elements, value, arguments, node) { return result }
    let first = arguments.first ?? .void
    switch name {
    case "includes", "indexOf", "lastIndexOf":
      guard arguments.count == 1 else { return nil }
      var found = -1
      for (index, element) in elements.enumerated() {
        guard let same = isIdentical(element, first) else { return nil }
        if same, name == "lastIndexOf" || found < 0 { found = index }
      }
      return name == "includes" ? .boolean(found >= 0) : .fraction(Double(found))
    case "join":
      var mark = ","
      if !arguments.isEmpty, !isUndefined(first) {
        guard let given = written(first) else { return nil }
        mark = given
      }
      var parts: [String] = []
      for element in elements {
        if element == .nothing || isUndefined(element) { parts.append(""); continue }
        guard let part = primitive(element).flatMap({ written($0) }) else { return nil }
        parts.append(part)
      }
      let text = parts.joined(separator: mark)
      return text.utf8.count <= Self.textLimit ? .text(text, Origin(literal: node, level: 0)) : nil
    case "slice": return range("slice", elements.count, arguments).map { list(Array(elements[$0])) }
    case "concat":
      var all = elements
      for argument in arguments {
        if case .record(let other) = argument, other.isList {
          guard let more = iterated(argument) else { return nil }
          all += more
        } else {
          guard argument.unknown == nil else { return nil }
          all.append(argument)
        }
      }
      return all.count <= Self.listLimit ? list(all) : nil
    case "flat":
      guard let depth = arguments.isEmpty ? 1 : number(first), depth >= 0 else { return nil }
      return flat(elements, Int(min(depth, 20))).map { list($0) }
    case "at":
      guard var index = arguments.isEmpty ? 0 : number(first) else { return nil }
      index = index.rounded(.towardZero)
      if index < 0 { index += Double(elements.count) }
      return index >= 0 && index < Double(elements.count) ? elements[Int(index)] : .void
    case "toReversed": return list(elements.reversed())
    case "keys": return list(elements.indices.map { .fraction(Double($0)) })
    case "values": return list(elements)
    case "entries":
      return list(elements.enumerated().map { list([.fraction(Double($0.offset)), $0.element]) })
    default: return nil
    }
  }

  private func flat(_ elements: [Value], _ depth: Int) -> [Value]? {
    var all: [Value] = []
    for element in elements {
      guard case .record(let object) = element, object.isList, depth > 0 else {
        if element.unknown != nil { return nil }
        all.append(element)
        continue
      }
      guard let inner = iterated(element), let more = flat(inner, depth - 1) else { return nil }
      all += more
      guard all.count <= Self.listLimit else { return nil }
    }
    return all
  }

  // MARK: Methods that call a function

  private func walked(
    _ name: String, _ elements: [Value], _ value: Value, _ arguments: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Value? {
    let names: Set<String> = [
      "map", "filter", "forEach", "find", "findIndex", "findLast", "some", "every", "flatMap",
      "reduce", "reduceRight",
    ]
    guard names.contains(name), let function = arguments.first, case .record(let code) = function,
      code.function != nil || { if case .native = code.kind { true } else { false } }()
    else { return nil }
    if name.hasPrefix("reduce") { return try reduced(name, elements, value, arguments, node) }
    var results: [Value] = []
    let order =
      name == "findLast" ? Array(elements.enumerated()).reversed() : Array(elements.enumerated())
    for (index, element) in order {
      try step(node)
      let result = try invoke(
        function, arguments.count > 1 ? arguments[1] : .void,
        [element, .fraction(Double(index)), value], node)
      switch name {
      case "map": results.append(result)
      case "forEach": break
      case "flatMap":
        guard let more = flat([result], 1) else { return nil }
        results += more
      default:
        guard let isTrue = truth(result) else { return lostWalk(node) }
        switch name {
        case "filter": if isTrue { results.append(element) }
        case "find", "findLast": if isTrue { return element }
        case "findIndex": if isTrue { return .fraction(Double(index)) }
        case "some": if isTrue { return .boolean(true) }
        default: if !isTrue { return .boolean(false) }
        }
      }
      guard results.count <= Self.listLimit else { return nil }
    }
    switch name {
    case "map", "filter", "flatMap": return list(results)
    case "findIndex": return .fraction(-1)
    case "some": return .boolean(false)
    case "every": return .boolean(true)
    default: return .void
    }
  }

  private func lostWalk(_ node: SyntaxNode) -> Value { unknown("a condition is not known", node) }

  private func reduced(
    _ name: String, _ elements: [Value], _ value: Value, _ arguments: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Value? {
    var order = Array(elements.enumerated())
    if name == "reduceRight" { order.reverse() }
    var result: Value
    if arguments.count > 1 {
      result = arguments[1]
    } else {
      guard !order.isEmpty else { return nil }
      result = order.removeFirst().element
    }
    for (index, element) in order {
      try step(node)
      result = try invoke(
        arguments[0], .void, [result, element, .fraction(Double(index)), value], node)
    }
    return result
  }

  // MARK: Methods that change the list

  private func change(
    _ name: String, _ object: Record, _ value: Value, _ arguments: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Value? {
    switch name {
    case "push": object.elements += arguments
    case "unshift": object.elements = arguments + object.elements
    case "pop": return object.elements.popLast() ?? .void
    case "shift": return object.elements.isEmpty ? .void : object.elements.removeFirst()
    case "reverse":
      object.elements.reverse()
      return value
    case "fill":
      guard let range = range("slice", object.elements.count, Array(arguments.dropFirst())) else {
        return nil
      }
      for index in range { object.elements[index] = arguments.first ?? .void }
      return value
    case "splice":
      let count = object.elements.count
      guard let begin = range("slice", count, [arguments.first ?? .fraction(0)])?.lowerBound,
        let length = arguments.count > 1
          ? number(arguments[1]) : arguments.isEmpty ? 0 : Double(count)
      else { return nil }
      let end = min(count, begin + Int(max(0, min(length.isNaN ? 0 : length, Double(count)))))
      let removed = Array(object.elements[begin..<end])
      object.elements.replaceSubrange(begin..<end, with: arguments.dropFirst(2))
      return list(removed)
    case "sort": return try sorted(object, arguments, node) ? value : nil
    default: return nil
    }
    guard object.elements.count <= Self.listLimit else {
      throw .lost(Unknown("it is too long", at: node.span))
    }
    return .fraction(Double(object.elements.count))
  }

  /// Sorts a list by insertion, which asks in a known order and keeps what is equal in its order.
  private func sorted(_ object: Record, _ arguments: [Value], _ node: SyntaxNode)
    throws(ScriptStop) -> Bool
  {
    var elements = object.elements
    guard elements.count <= 500, !elements.contains(where: { isUndefined($0) || $0.unknown != nil })
    else { return false }
    for index in elements.indices.dropFirst() {
      let element = elements[index]
      var place = index
      while place > 0 {
        try step(node)
        let isAfter: Bool
        if let compare = arguments.first {
          guard
            let order = number(try invoke(compare, .void, [elements[place - 1], element], node))
          else { return false }
          isAfter = order > 0
        } else {
          guard let one = written(elements[place - 1]), let two = written(element),
            (one + two).utf8.allSatisfy({ $0 < 0x80 })
          else { return false }
          isAfter = two.utf8.lexicographicallyPrecedes(one.utf8)
        }
        guard isAfter else { break }
        elements[place] = elements[place - 1]
        place -= 1
      }
      elements[place] = element
    }
    object.elements = elements
    return true
  }
}
