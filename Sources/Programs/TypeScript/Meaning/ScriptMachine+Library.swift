/// What the language gives: `Object`, `Math` and the like.
/// [ECMAScript, 20.1.2, 21.1, 21.3, 23.1.2]
extension ScriptMachine {
  private static let constants: [String: Double] = [
    "Math.PI": .pi, "Math.E": 2.718281828459045, "Math.LN2": 0.6931471805599453,
    "Math.LN10": 2.302585092994046, "Math.SQRT2": 1.4142135623730951,
    "Math.SQRT1_2": 0.7071067811865476, "Number.EPSILON": 2.220446049250313e-16,
    "Number.MAX_SAFE_INTEGER": 9_007_199_254_740_991,
    "Number.MIN_SAFE_INTEGER": -9_007_199_254_740_991,
    "Number.POSITIVE_INFINITY": .infinity, "Number.NEGATIVE_INFINITY": -.infinity,
    "Number.NaN": .nan,
  ]

  /// A member of something of the language.
  func nativeMember(_ key: String, of name: String, _ node: SyntaxNode) -> Value {
    let path = "\(name).\(key)"
    if let constant = Self.constants[path] { return .fraction(constant) }
    guard Self.functions.contains(path) else { return unknown("'\(path)' is not read", node) }
    return native(path)
  }

  private static let functions: Set<String> = [
    "Object.keys", "Object.values", "Object.entries", "Object.fromEntries", "Object.assign",
    "Object.freeze", "Math.round", "Math.floor", "Math.ceil", "Math.min", "Math.max", "Math.abs",
    "Array.isArray", "Array.from", "Number.parseFloat", "Number.parseInt", "Object.is",
  ]

  /// Calls something of the language; nil for what isn't read.
  func library(_ name: String, _ values: [Value], _ node: SyntaxNode, _ scope: ScriptScope?)
    throws(ScriptStop) -> Value?
  {
    if name.hasPrefix("console.") { return .void }
    if name.hasPrefix("Math.") { return mathematics(name.dropFirst(5), values) }
    if let value = try ofObject(name, values, node) { return value }
    let first = values.first ?? .void
    switch name {
    case "String":
      if values.isEmpty { return .text("") }
      return primitive(first).flatMap { written($0) }.map { .text($0, first.origin) }
    case "Number":
      if values.isEmpty { return .fraction(0) }
      return number(first).map { .fraction($0) }
    case "Boolean": return truth(first).map { .boolean($0) }
    case "parseInt", "Number.parseInt":
      guard let text = written(first) else { return nil }
      var radix = 0
      if values.count > 1 {
        guard let given = number(values[1]) else { return nil }
        radix = Int(Int32(bitPattern: ScriptNumber.bits(given)))
      }
      let parsed = ScriptNumber.parsed(text, radix: radix)
      // A number of many digits, which is not exact.
      return parsed.isNaN && text.utf8.count > 10 ? nil : .fraction(parsed)
    case "parseFloat", "Number.parseFloat":
      return written(first).map { .fraction(ScriptNumber.parsed($0, radix: nil)) }
    case "isNaN": return number(first).map { .boolean($0.isNaN) }
    case "isFinite": return number(first).map { .boolean($0.isFinite) }
    case "Number.isNaN", "Number.isFinite", "Number.isInteger":
      if first.unknown != nil { return nil }
      guard case .fraction(let number, _) = first else { return .boolean(false) }
      return .boolean(
        name == "Number.isNaN"
          ? number.isNaN
          : number.isFinite && (name == "Number.isFinite" || number == number.rounded()))
    case "Array.isArray":
      if first.unknown != nil { return nil }
      guard case .record(let object) = first else { return .boolean(false) }
      return .boolean(object.isList)
    case "Array.of": return list(values)
    case "Array":
      guard values.count == 1, case .fraction(let count, _) = first else { return list(values) }
      guard count >= 0, count <= 10_000, count == count.rounded() else { return nil }
      return list(Array(repeating: .void, count: Int(count)))
    case "Array.from": return try listFrom(values, node)
    case "structuredClone": return clone(first, 0)
    default: return nil
    }
  }

  private func listFrom(_ values: [Value], _ node: SyntaxNode) throws(ScriptStop) -> Value? {
    guard let first = values.first, first.unknown == nil else { return nil }
    var elements: [Value]
    if let found = iterated(first) {
      elements = found
    } else if case .record(let object) = first, !object.isList,
      case .fraction(let count, _)? = object.own("length")?.value, count >= 0, count <= 10_000
    {
      elements = (0..<Int(count)).map { object.own(RecordKey("\($0)"))?.value ?? .void }
    } else {
      return nil
    }
    guard values.count > 1 else { return list(elements) }
    for index in elements.indices {
      elements[index] = try invoke(
        values[1], .void, [elements[index], .fraction(Double(index))], node)
    }
    return list(elements)
  }

  private func clone(_ value: Value, _ depth: Int) -> Value? {
    guard case .record(let object) = value else { return value }
    guard depth < 60, object.function == nil, object.openNames == nil else { return nil }
    let made = self.object(object.isList ? .list : .plain)
    steps += 1 + object.elements.count
    guard steps < Self.budget else { return nil }
    for key in object.keys {
      guard let property = object.own(key), property.getter == nil,
        let copy = clone(property.value, depth + 1)
      else { return nil }
      _ = made.set(key, copy)
    }
    return .record(made)
  }

  // MARK: Objects

  private func ofObject(_ name: String, _ values: [Value], _ node: SyntaxNode) throws(ScriptStop)
    -> Value?
  {
    guard name.hasPrefix("Object.") || name == "Reflect.ownKeys" else { return nil }
    guard let first = values.first else { return nil }
    switch name {
    case "Object.keys", "Object.values", "Object.entries":
      guard let keys = keys(of: first), first != .nothing, !isUndefined(first) else { return nil }
      try step(node, keys.count / 16)
      var result: [Value] = []
      for key in keys {
        let key0 = Value.text(key.text)
        if name == "Object.keys" { result.append(key0); continue }
        let value = try member(key, of: first, node)
        result.append(name == "Object.values" ? value : list([key0, value]))
      }
      return list(result)
    case "Object.fromEntries":
      guard let entries = iterated(first) else { return nil }
      let made = object()
      for entry in entries {
        guard let pair = iterated(entry), pair.count >= 1, let key = key(pair[0]) else {
          return nil
        }
        made.declare(key, Record.Property(value: pair.count > 1 ? pair[1] : .void))
      }
      try step(node, entries.count / 16)
      return .record(made)
    case "Object.assign":
      guard case .record(let target) = first, !target.isFrozen, !target.isList else { return nil }
      for value in values.dropFirst() {
        guard case .record(let source) = value else {
          if value.unknown != nil { try copy(value, into: target, node) }
          continue
        }
        if let unknown = source.openNames { target.open(unknown) }
        for key in source.keys {
          let found = try member(key, of: source, receiver: value, node)
          if let setter = find(key, in: target)?.setter {
            _ = try invoke(setter, first, [found], node)
          } else {
            _ = target.set(key, found)
          }
        }
      }
      return first
    case "Object.freeze":
      if case .record(let object) = first { object.isFrozen = true }
      return first.unknown == nil ? first : nil
    case "Object.seal", "Object.preventExtensions": return nil
    case "Object.is":
      guard values.count == 2, case .text = first else { return nil }
      return isIdentical(first, values[1]).map { .boolean($0) }
    case "Object.hasOwn":
      guard case .record(let object) = first, values.count == 2, let key = key(values[1]) else {
        return nil
      }
      let found = object.own(key)
      return found?.value.unknown == nil ? .boolean(found != nil) : nil
    default: return nil
    }
  }

  // MARK: Numbers

  private func mathematics(_ name: Substring, _ values: [Value]) -> Value? {
    var numbers: [Double] = []
    for value in values {
      guard let number = number(value) else { return nil }
      numbers.append(number)
    }
    let first = numbers.first ?? .nan
    switch name {
    case "max", "min":
      if numbers.contains(where: \.isNaN) { return .fraction(.nan) }
      return .fraction(
        name == "max" ? numbers.max() ?? -.infinity : numbers.min() ?? .infinity)
    case "round":
      let floor = first.rounded(.down)
      return .fraction(first - floor >= 0.5 ? floor + 1 : floor)
    case "floor": return .fraction(first.rounded(.down))
    case "ceil": return .fraction(first.rounded(.up))
    case "trunc": return .fraction(first.rounded(.towardZero))
    case "abs": return .fraction(first.magnitude)
    case "sign": return .fraction(first > 0 ? 1 : first < 0 ? -1 : first)
    case "sqrt": return .fraction(first.squareRoot())
    case "cbrt": return .fraction(RealFunctions.cubeRoot(first))
    case "sin": return .fraction(RealFunctions.sine(first))
    case "cos": return .fraction(RealFunctions.cosine(first))
    case "pow":
      guard numbers.count == 2 else { return nil }
      if numbers[1].isNaN || first.magnitude == 1 && numbers[1].isInfinite {
        return .fraction(.nan)
      }
      return .fraction(RealFunctions.power(first, numbers[1]))
    case "hypot" where numbers.count <= 1: return .fraction(first.magnitude)
    default: return nil
    }
  }
}
