/// Functions and members of the library of Dart.
extension Evaluator {
  /// A function without a base; nil if it isn't known.
  func dartCall(_ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode)
    -> Value?
  {
    let values = { arguments.map { self.value(of: $0, nil, scope) } }
    switch (name, arguments.count) {
    case ("print", _), ("debugPrint", _): return .void
    case ("max", 2), ("min", 2):
      let numbers = values()
      if let lost = numbers.lazy.compactMap(\.unknown).first { return .unknown(lost) }
      guard case .boolean(let isLess)? = DartNumber.applying("<", numbers[0], numbers[1]) else {
        return nil
      }
      return isLess == (name == "min") ? numbers[0] : numbers[1]
    case ("pow", 2), ("sqrt", 1), ("sin", 1), ("cos", 1):
      let numbers = values().compactMap(\.double)
      guard numbers.count == arguments.count else { return nil }
      switch name {
      case "pow":
        // Of two whole numbers it is one.
        guard case .fraction = value(of: arguments[0], nil, scope) else { return nil }
        return .fraction(RealFunctions.power(numbers[0], numbers[1]))
      case "sqrt": return .fraction(numbers[0].squareRoot())
      case "sin": return .fraction(RealFunctions.sine(numbers[0]))
      default: return .fraction(RealFunctions.cosine(numbers[0]))
      }
    default: return nil
    }
  }

  /// A static function or named constructor of the library; nil if it isn't known.
  func dartStatic(
    _ type: String, _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch (type, name) {
    case ("int", "parse"), ("int", "tryParse"):
      guard let first = arguments.first, case .text(let text, _) = value(of: first, nil, scope),
        arguments.count == 1 || arguments.count == 2 && arguments[1].label == "radix"
      else { return nil }
      let radix = arguments.count == 2 ? value(of: arguments[1], nil, scope).int : nil
      guard arguments.count == 1 || radix != nil, (2...36).contains(radix ?? 10) else { return nil }
      let isHexadecimal = radix == nil && text.lowercased().hasPrefix("0x")
      let digits = isHexadecimal ? String(text.dropFirst(2)) : text
      if let number = Int64(digits, radix: isHexadecimal ? 16 : radix ?? 10) {
        return DartNumber.int(number)
      }
      return name == "tryParse" ? .nothing : nil
    case ("double", "parse"):
      guard arguments.count == 1, case .text(let text, _) = value(of: arguments[0], nil, scope)
      else { return nil }
      return Double(text).map { .fraction($0) }
    case ("List", "generate"):
      guard arguments.count >= 2, let count = value(of: arguments[0], nil, scope).int,
        (0..<1024).contains(count),
        case .function(let function) = value(of: arguments[1], nil, scope)
      else { return nil }
      return .list((0..<count).map { run(function, [DartNumber.int(Int64($0))], scope, node) })
    case ("List", "unmodifiable"), ("List", "of"), ("List", "from"):
      guard let first = arguments.first, case .list(let values) = value(of: first, nil, scope)
      else { return nil }
      return .list(values)
    default: return nil
    }
  }

  private func run(
    _ function: FunctionValue, _ values: [Value], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    apply(
      function, values.map { Argument(label: nil, node: nil, value: $0, isTrailing: false) }, scope,
      node)
  }

  func dartProperty(_ name: String, of value: Value, _ node: SyntaxNode) -> Value? {
    switch (value, name) {
    case (.text(let text, _), "length"): DartNumber.int(Int64(text.utf16.count))
    case (.text(let text, _), "isEmpty"): .boolean(text.isEmpty)
    case (.text(let text, _), "isNotEmpty"): .boolean(!text.isEmpty)
    case (.list(let values), "length"): DartNumber.int(Int64(values.count))
    case (.list(let values), "first"): values.first
    case (.list(let values), "last"): values.last
    case (.list(let values), "isEmpty"): .boolean(values.isEmpty)
    case (.list(let values), "isNotEmpty"): .boolean(!values.isEmpty)
    case (.list(let values), "reversed"): .list(values.reversed())
    case (.dictionary(let keys, _), "length"): DartNumber.int(Int64(keys.count))
    case (.dictionary(let keys, _), "keys"): .list(keys)
    case (.dictionary(_, let values), "values"): .list(values)
    case (.enumeration(let value), "name"): .text(value.name)
    case (.enumeration(let value), "index"):
      value.declaration?.cases.firstIndex { $0.name == value.name }.map {
        DartNumber.int(Int64($0))
      }
    case (.whole(let number), "isEven"): .boolean(number.number.bits & 1 == 0)
    case (.whole(let number), "isOdd"): .boolean(number.number.bits & 1 == 1)
    default: nil
    }
  }

  /// A method of a value of the library; nil if it isn't known.
  func dartMethod(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch receiver {
    case .whole, .fraction: return dartNumberMethod(name, receiver, arguments, scope)
    case .text(let text, _): return dartTextMethod(name, text, arguments, scope)
    case .list(let values): return dartListMethod(name, values, arguments, scope, node)
    case .dictionary(let keys, _) where name == "containsKey" && arguments.count == 1:
      let key = value(of: arguments[0], nil, scope)
      if let lost = key.anyUnknown { return .unknown(lost) }
      let found = keys.map { isEqual($0, key) }
      return found.contains(true) ? .boolean(true) : found.contains(nil) ? nil : .boolean(false)
    default: return nil
    }
  }

  private func dartNumberMethod(
    _ name: String, _ number: Value, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard let value = number.double else { return nil }
    let others = arguments.map { self.value(of: $0, nil, scope) }
    if let lost = others.lazy.compactMap(\.unknown).first { return .unknown(lost) }
    switch (name, others.count) {
    case ("toDouble", 0): return .fraction(value)
    case ("toInt", 0), ("truncate", 0), ("round", 0), ("floor", 0), ("ceil", 0):
      if case .whole = number { return number }
      switch name {
      case "round": return DartNumber.whole(value.rounded())
      case "floor": return DartNumber.whole(value.rounded(.down))
      case "ceil": return DartNumber.whole(value.rounded(.up))
      default: return DartNumber.whole(value.rounded(.towardZero))
      }
    case ("abs", 0):
      return value < 0 ? DartNumber.applying("-", DartNumber.int(0), number) : number
    case ("clamp", 2):
      guard let low = others[0].double, let high = others[1].double, low <= high else { return nil }
      return value < low ? others[0] : value > high ? others[1] : number
    case ("toRadixString", 1):
      guard case .whole(let whole) = number, let radix = others[0].int, (2...36).contains(radix)
      else { return nil }
      return .text(String(whole.number.bits, radix: radix))
    case ("toString", 0):
      return language.written(number).map { .text($0) }
    default: return nil
    }
  }

  private func dartTextMethod(
    _ name: String, _ text: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    let others = arguments.map { value(of: $0, nil, scope) }
    if let lost = others.lazy.compactMap(\.unknown).first { return .unknown(lost) }
    guard text.utf8.allSatisfy({ $0 < 0x80 }), arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    let texts = others.map { value -> String? in
      if case .text(let text, _) = value { text } else { nil }
    }
    switch (name, others.count) {
    case ("toUpperCase", 0): return .text(text.uppercased())
    case ("toLowerCase", 0): return .text(text.lowercased())
    case ("toString", 0): return .text(text)
    case ("startsWith", 1): return texts[0].map { .boolean(text.hasPrefix($0)) }
    case ("endsWith", 1): return texts[0].map { .boolean(text.hasSuffix($0)) }
    case ("contains", 1): return texts[0].map { .boolean($0.isEmpty || text.contains($0)) }
    case ("substring", 1), ("substring", 2):
      guard let from = others[0].int, let to = others.count == 2 ? others[1].int : text.count,
        from >= 0, from <= to, to <= text.count
      else { return nil }
      return .text(String(text.dropFirst(from).prefix(to - from)))
    case ("padLeft", 1), ("padLeft", 2):
      guard let width = others[0].int, width < 100,
        let fill = others.count == 2 ? texts[1] : " "
      else { return nil }
      return .text(String(repeating: fill, count: max(0, width - text.count)) + text)
    case ("replaceAll", 2), ("replaceFirst", 2):
      guard let old = texts[0], let new = texts[1], old.count == 1 else { return nil }
      let parts = text.split(separator: Character(old), omittingEmptySubsequences: false)
      if name == "replaceAll" { return .text(parts.joined(separator: new)) }
      guard parts.count > 1 else { return .text(text) }
      return .text(parts[0] + new + parts[1...].joined(separator: old))
    default: return nil
    }
  }

  private func dartListMethod(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch (name, arguments.count) {
    case ("toList", _), ("toSet", 0): return .list(values)
    case ("asMap", 0):
      return .dictionary(values.indices.map { DartNumber.int(Int64($0)) }, values)
    case ("elementAt", 1), ("skip", 1), ("take", 1):
      guard let index = value(of: arguments[0], nil, scope).int, index >= 0 else { return nil }
      if name == "skip" { return .list(Array(values.dropFirst(index))) }
      if name == "take" { return .list(Array(values.prefix(index))) }
      return values.indices.contains(index) ? values[index] : nil
    case ("contains", 1):
      let wanted = value(of: arguments[0], nil, scope)
      let found = values.map { isEqual($0, wanted) }
      return found.contains(true) ? .boolean(true) : found.contains(nil) ? nil : .boolean(false)
    case ("fold", 2):
      guard case .function(let function) = value(of: arguments[1], nil, scope) else { return nil }
      return values.reduce(value(of: arguments[0], nil, scope)) {
        run(function, [$0, $1], scope, node)
      }
    default: break
    }
    guard arguments.count == 1,
      ["map", "where", "any", "every", "forEach", "firstWhere"].contains(name),
      case .function(let function) = value(of: arguments[0], nil, scope)
    else { return nil }
    var results: [Value] = []
    for element in values {
      let result = run(function, [element], scope, node)
      guard step() else { return unknown("it takes too much work", node) }
      if name == "map" || name == "forEach" {
        results.append(result)
        continue
      }
      guard case .boolean(let holds) = result else {
        return .unknown(result.unknown ?? Unknown("the condition isn't known", at: node.span))
      }
      switch name {
      case "any" where holds: return .boolean(true)
      case "every" where !holds: return .boolean(false)
      case "firstWhere" where holds: return element
      case "where" where holds: results.append(element)
      default: break
      }
    }
    switch name {
    case "map", "where": return .list(results)
    case "forEach": return .void
    case "any", "every": return .boolean(name == "every")
    default: return nil
    }
  }
}
