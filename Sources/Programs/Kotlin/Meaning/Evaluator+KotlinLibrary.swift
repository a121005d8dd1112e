/// Functions and members of the library of Kotlin.
extension Evaluator {
  /// A function without a base; nil if it isn't known.
  func kotlinCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value? {
    func values() -> [Value] { arguments.map { value(of: $0, element(type), scope) } }
    switch (name, arguments.count) {
    case ("listOf", _), ("persistentListOf", _), ("immutableListOf", _): return .list(values())
    case ("emptyList", 0), ("emptySet", 0): return .list([])
    case ("emptyMap", 0): return .dictionary([], [])
    case ("listOfNotNull", _): return .list(values().filter { $0 != .nothing })
    case ("setOf", _), ("persistentSetOf", _):
      var found: [Value] = []
      for value in values() {
        guard let isNew = containsNot(value, in: found) else {
          return unknown("whether two of these are equal isn't known", node)
        }
        if isNew { found.append(value) }
      }
      return .list(found)
    case ("arrayOf", _), ("mutableListOf", _), ("mutableMapOf", _), ("intArrayOf", _),
      ("longArrayOf", _), ("floatArrayOf", _), ("mutableSetOf", _), ("arrayListOf", _):
      // Whoever has it may change it.
      return lost("\(name) makes something that may change", arguments, scope, node)
    case ("mapOf", _), ("persistentMapOf", _):
      let pairs = values()
      if let lost = pairs.lazy.compactMap(\.unknown).first { return .unknown(lost) }
      return dictionary(pairs, node)
    case ("Pair", 2): return .tuple(values(), labels: ["first", "second"])
    case ("Triple", 3): return .tuple(values(), labels: ["first", "second", "third"])
    case ("with", 2):
      let receiver = value(of: arguments[0], nil, scope)
      guard case .function(let function) = value(of: arguments[1], nil, scope) else { return nil }
      return apply(function, [], scope, node, on: receiver)
    case ("run", 1):
      guard case .function(let function) = value(of: arguments[0], nil, scope) else { return nil }
      return apply(function, [], scope, node)
    case ("require", _), ("check", _), ("println", _), ("print", _):
      guard name == "require" || name == "check" else { return .void }
      guard case .boolean(true)? = arguments.first.map({ value(of: $0, nil, scope) }) else {
        jump = (.lost(Unknown("the program ends here", at: node.span)), scope.activation)
        return unknown("the program ends here", node)
      }
      return .void
    case ("maxOf", 2...), ("minOf", 2...), ("max", 2), ("min", 2):
      let numbers = values()
      return numbers.dropFirst().reduce(numbers[0]) { best, next in
        smaller(name.hasPrefix("min"), best, next, node)
      }
    case ("abs", 1):
      let number = value(of: arguments[0], nil, scope)
      guard
        case .boolean(let isNegative)? = KotlinNumber.applying(
          .less, number, KotlinNumber.int(0))
      else { return unknown("the number isn't known", node) }
      return isNegative ? KotlinNumber.negated(number) : number
    case ("sqrt", 1), ("floor", 1), ("ceil", 1), ("round", 1), ("sin", 1), ("cos", 1):
      return real(name, value(of: arguments[0], nil, scope))
        ?? unknown("the number isn't known", node)
    default: return nil
    }
  }

  private func element(_ type: TypeReference?) -> TypeReference? {
    if case .list(let element)? = type?.unwrapped { element } else { nil }
  }

  /// Whether a value is not in a list; nil if that isn't known.
  private func containsNot(_ value: Value, in list: [Value]) -> Bool? {
    for other in list {
      guard let same = isEqual(value, other) else { return nil }
      if same { return false }
    }
    return true
  }

  private func dictionary(_ pairs: [Value], _ node: SyntaxNode) -> Value {
    var (keys, values): ([Value], [Value]) = ([], [])
    for pair in pairs {
      guard case .tuple(let parts, _) = pair, parts.count == 2, parts[0].anyUnknown == nil else {
        return unknown("the entries aren't known", node)
      }
      guard let isNew = containsNot(parts[0], in: keys) else {
        return unknown("whether two keys are equal isn't known", node)
      }
      guard isNew else { return unknown("the map has a key twice", node) }
      keys.append(parts[0])
      values.append(parts[1])
    }
    return .dictionary(keys, values)
  }

  private func smaller(_ wantsLess: Bool, _ a: Value, _ b: Value, _ node: SyntaxNode) -> Value {
    if let lost = a.unknown ?? b.unknown { return .unknown(lost) }
    // Of two types the wider is what comes out.
    guard KotlinNumber.name(of: a) == KotlinNumber.name(of: b),
      case .boolean(let isLess)? = KotlinNumber.applying(.less, a, b)
    else { return unknown("the numbers aren't known", node) }
    if let number = a.double ?? b.double, number.isNaN { return unknown("it is no number", node) }
    return isLess == wantsLess ? a : b
  }

  private func real(_ name: String, _ value: Value) -> Value? {
    guard let number = value.double, KotlinNumber.name(of: value) != "Int" else { return nil }
    let result: Double
    switch name {
    case "sqrt": result = number.squareRoot()
    case "floor": result = number.rounded(.down)
    case "ceil": result = number.rounded(.up)
    case "round": result = number.rounded(.toNearestOrEven)
    default:
      guard case .fraction = value else { return nil }
      result = name == "sin" ? RealFunctions.sine(number) : RealFunctions.cosine(number)
    }
    if case .single = value { return .single(Float(result)) }
    return .fraction(result)
  }

  // MARK: Members

  func kotlinProperty(_ name: String, of value: Value, _ node: SyntaxNode) -> Value? {
    switch (value, name) {
    case (.text(let text, _), "length"): KotlinNumber.int(text.utf16.count)
    case (.list(let values), "size"): KotlinNumber.int(values.count)
    case (.list(let values), "indices"): .list(values.indices.map { KotlinNumber.int($0) })
    case (.list(let values), "lastIndex"): KotlinNumber.int(values.count - 1)
    case (.dictionary(let keys, _), "size"): KotlinNumber.int(keys.count)
    case (.dictionary(let keys, _), "keys"): .list(keys)
    case (.dictionary(_, let values), "values"): .list(values)
    case (.dictionary(let keys, let values), "entries"):
      .list(zip(keys, values).map { .tuple([$0, $1], labels: ["key", "value"]) })
    case (.enumeration(let value), "name"): .text(value.name)
    case (.enumeration(let value), "ordinal"):
      value.declaration?.cases.firstIndex { $0.name == value.name }.map { KotlinNumber.int($0) }
    default: nil
    }
  }

  /// A method of a value of the library; nil if it isn't known.
  func kotlinMethod(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    if name == "to", arguments.count == 1 {
      return .tuple([receiver, value(of: arguments[0], nil, scope)], labels: ["first", "second"])
    }
    if name == "in" || name == "contains", arguments.count == 1 {
      return membership(in: receiver, value(of: arguments[0], nil, scope), node, scope)
    }
    if name == "toString", arguments.isEmpty {
      return KotlinLibrary.written(receiver).map { .text($0) }
    }
    switch receiver {
    case .whole, .fraction, .single: return numberMethod(name, receiver, arguments, scope, node)
    case .text(let text, _): return textMethod(name, text, arguments, scope, node)
    case .list(let values): return sequenceMethod(name, values, arguments, scope, node)
    case .dictionary(let keys, let values):
      return mapMethod(name, keys, values, arguments, scope, node)
    case .boolean(let value):
      if name == "not", arguments.isEmpty { return .boolean(!value) }
      guard arguments.count == 1,
        case .boolean(let other) = self.value(of: arguments[0], nil, scope)
      else { return nil }
      switch name {
      case "and": return .boolean(value && other)
      case "or": return .boolean(value || other)
      case "xor": return .boolean(value != other)
      default: return nil
      }
    case .instance(let instance) where name == "copy" && instance.type.isData:
      return copy(instance, arguments, scope, node)
    default: return nil
    }
  }

  /// An instance of a data class with some properties changed: its constructor runs again.
  private func copy(
    _ instance: Instance, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    guard let code = instance.type.node else { return nil }
    let parameters = parameters(of: code)
    guard arguments.allSatisfy({ $0.label != nil }) || arguments.count <= parameters.count else {
      return nil
    }
    var given: [String: Value] = [:]
    for (index, argument) in arguments.enumerated() {
      guard index < parameters.count,
        let parameter = argument.label.map({ label in
          parameters.first { $0.declaredName == label }
        }) ?? parameters[index]
      else { return nil }
      let type = parameter.child(.type).map { program.type(of: $0, within: instance.type) }
      given[parameter.declaredName] = value(of: argument, type, scope)
    }
    let all = parameters.map { parameter in
      let name = parameter.declaredName
      return Argument(
        label: name, node: nil,
        value: given[name] ?? instance.fields[name] ?? unknown("\(name) has no value", node),
        isTrailing: false)
    }
    return make(instance.type, all, scope, node)
  }

  private func numberMethod(
    _ name: String, _ number: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    // What is written takes the type of the number: `0xFF336699 and 0xFF`.
    let isBits = ["and", "or", "xor"].contains(name)
    let wanted = isBits ? self.type(of: number) : nil
    let others = arguments.map { value(of: $0, wanted, scope) }
    if let lost = others.lazy.compactMap(\.unknown).first { return .unknown(lost) }
    if others.isEmpty, name.hasPrefix("to") {
      return KotlinNumber.converted(number, to: String(name.dropFirst(2)))
    }
    switch (name, others.count) {
    case ("inv", 0): return KotlinNumber.bits(name, number, nil)
    case ("and", 1), ("or", 1), ("xor", 1), ("shl", 1), ("shr", 1), ("ushr", 1):
      return KotlinNumber.bits(name, number, others[0])
    case ("plus", 1): return KotlinNumber.applying(.add, number, others[0])
    case ("minus", 1): return KotlinNumber.applying(.subtract, number, others[0])
    case ("times", 1): return KotlinNumber.applying(.multiply, number, others[0])
    case ("div", 1): return KotlinNumber.applying(.divide, number, others[0])
    case ("coerceIn", 2):
      return smaller(true, smaller(false, number, others[0], node), others[1], node)
    case ("coerceAtLeast", 1): return smaller(false, number, others[0], node)
    case ("coerceAtMost", 1): return smaller(true, number, others[0], node)
    case ("roundToInt", 0):
      guard case .fraction = number else {
        guard case .single(let value, _) = number else { return nil }
        return KotlinNumber.converted(.fraction(Double(value + 0.5).rounded(.down)), to: "Int")
      }
      return number.double.flatMap {
        KotlinNumber.converted(.fraction(($0 + 0.5).rounded(.down)), to: "Int")
      }
    case ("pow", 1):
      guard case .fraction(let base, _) = number, let exponent = others[0].double else {
        return nil
      }
      return .fraction(RealFunctions.power(base, exponent))
    case ("until", 1), ("downTo", 1):
      guard let from = number.int, let to = others[0].int, abs(to - from) < 4096 else { return nil }
      if name == "until" {
        return .list((from..<max(from, to)).map { KotlinNumber.int($0) })
      }
      return .list(stride(from: from, through: to, by: -1).map { KotlinNumber.int($0) })
    default: return nil
    }
  }

  private func textMethod(
    _ name: String, _ text: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    let others = arguments.map { value(of: $0, nil, scope) }
    if let lost = others.lazy.compactMap(\.unknown).first { return .unknown(lost) }
    // Indices count letters of 16 bits; in other texts they are not these characters.
    guard text.utf8.allSatisfy({ $0 < 0x80 }), arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    func string(_ index: Int) -> String? {
      guard index < others.count, case .text(let text, _) = others[index] else { return nil }
      return text
    }
    func count(_ index: Int) -> Int? {
      guard index < others.count, let count = others[index].int, count >= 0 else { return nil }
      return count
    }
    switch (name, others.count) {
    case ("uppercase", 0), ("toUpperCase", 0): return .text(text.uppercased())
    case ("lowercase", 0), ("toLowerCase", 0): return .text(text.lowercased())
    case ("trim", 0):
      return .text(
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()))
    case ("isEmpty", 0): return .boolean(text.isEmpty)
    case ("isNotEmpty", 0): return .boolean(!text.isEmpty)
    case ("startsWith", 1): return string(0).map { .boolean(text.hasPrefix($0)) }
    case ("endsWith", 1): return string(0).map { .boolean(text.hasSuffix($0)) }
    case ("removePrefix", 1):
      return string(0).map { .text(text.hasPrefix($0) ? String(text.dropFirst($0.count)) : text) }
    case ("removeSuffix", 1):
      return string(0).map { .text(text.hasSuffix($0) ? String(text.dropLast($0.count)) : text) }
    case ("drop", 1): return count(0).map { .text(String(text.dropFirst($0))) }
    case ("dropLast", 1): return count(0).map { .text(String(text.dropLast($0))) }
    case ("take", 1): return count(0).map { .text(String(text.prefix($0))) }
    case ("takeLast", 1): return count(0).map { .text(String(text.suffix($0))) }
    case ("repeat", 1):
      return count(0).flatMap { $0 < 100 ? .text(String(repeating: text, count: $0)) : nil }
    case ("substring", 1), ("substring", 2):
      guard let from = count(0), let to = others.count == 2 ? count(1) : text.count, from <= to,
        to <= text.count
      else { return nil }
      return .text(String(text.dropFirst(from).prefix(to - from)))
    case ("padStart", 2):
      guard let width = count(0), width < 100, case .framework(let letter) = others[1],
        let fill = KotlinLibrary.character(letter)
      else { return nil }
      return .text(String(repeating: fill, count: max(0, width - text.count)) + text)
    case ("replace", 2):
      guard let old = string(0), let new = string(1), old.count == 1 else { return nil }
      return .text(
        text.split(separator: Character(old), omittingEmptySubsequences: false).joined(
          separator: new))
    case ("plus", 1): return KotlinLibrary.written(others[0]).map { .text(text + $0) }
    case ("toInt", 0...1), ("toLong", 0...1), ("toIntOrNull", 0...1), ("toLongOrNull", 0...1):
      guard let radix = others.isEmpty ? 10 : count(0), (2...36).contains(radix) else { return nil }
      let isLong = name.hasPrefix("toLong")
      let number = Int64(text, radix: radix).flatMap { WholeNumber($0, isLong ? .int64 : .int32) }
      if let number { return .whole(number) }
      return name.hasSuffix("OrNull") ? .nothing : nil
    default: return nil
    }
  }

  private func mapMethod(
    _ name: String, _ keys: [Value], _ values: [Value], _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    guard let first = arguments.first else {
      return name == "isEmpty" ? .boolean(keys.isEmpty) : nil
    }
    let key = value(of: first, nil, scope)
    if let lost = key.anyUnknown { return .unknown(lost) }
    var found: Value?
    for (other, value) in zip(keys, values) where found == nil {
      guard let same = isEqual(other, key) else {
        return unknown("whether these keys are equal isn't known", node)
      }
      if same { found = value }
    }
    switch (name, arguments.count) {
    case ("get", 1): return found ?? .nothing
    case ("containsKey", 1): return .boolean(found != nil)
    case ("getValue", 1): return found
    case ("getOrDefault", 2): return found ?? value(of: arguments[1], nil, scope)
    case ("getOrElse", 2):
      if let found { return found }
      guard case .function(let function) = value(of: arguments[1], nil, scope) else { return nil }
      return apply(function, [], scope, node)
    default: return nil
    }
  }
}
