/// Values of the library's types, as their initializers make them.
extension Evaluator {
  /// Makes a value of a type of the library or a framework; nil if the initializer isn't known.
  func framework(_ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode)
    -> Value?
  {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    if let whole = WholeNumberType(rawValue: name) {
      return wholeNumber(whole, labels, arguments, scope, node)
    }
    switch name {
    case "Color", "UIColor", "NSColor", "CGColor":
      return color(name, labels, arguments, scope, node)
    case "Font", "UIFont", "NSFont": return font(name, nil, arguments, scope, node)
    case "Double", "CGFloat", "TimeInterval": return fraction(labels, arguments, scope)
    case "Float": return unknown("numbers of 32 bits are not calculated", node)
    case "String", "Substring", "NSString": return text(labels, arguments, scope)
    case "Character":
      guard labels == "_", case .text(let text, _) = value(of: arguments[0], nil, scope),
        text.count == 1
      else { return nil }
      return .text(text)
    case "Bool":
      guard labels == "_" else { return nil }
      switch value(of: arguments[0], nil, scope) {
      case .boolean(let value): return .boolean(value)
      case .text(let text, _): return Bool(text).map { .boolean($0) } ?? .nothing
      default: return nil
      }
    case "Array", "Set":
      if arguments.isEmpty { return name == "Set" ? foreign("Set", list: []) : .list([]) }
      return collection(name, labels, arguments, scope)
    case "Dictionary": return dictionary(labels, arguments, scope, node)
    case "Scanner":
      guard labels == "string", case .text = value(of: arguments[0], nil, scope) else { return nil }
      serial += 1
      let scanner = ObjectValue(program.foreignType("Scanner"), serial: serial)
      scanner.fields = ["string": value(of: arguments[0], nil, scope), "scanLocation": .int(0)]
      return .object(scanner)
    case "UserDefaults": return Evaluator.settings
    case "CGColorSpace":
      guard labels == "name" else { return nil }
      return value(of: arguments[0], .framework(name), scope)
    case "Result":
      guard arguments.count == 1, let code = arguments[0].node else { return nil }
      let made = apply(evaluate(code, scope), [], scope, node, nil)
      let error = thrown
      thrown = nil
      if let unknown = error?.unknown ?? (error == nil ? made.unknown : nil) {
        return .unknown(unknown)
      }
      return .enumeration(
        EnumerationValue(
          type: "Result", name: error == nil ? "success" : "failure", payload: [error ?? made],
          declaration: nil))
    default: return nil
    }
  }

  private func text(_ labels: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    guard let first = arguments.first.map({ value(of: $0, nil, scope) }) else { return .text("") }
    if first.unknown != nil { return first }
    switch (labels, first) {
    case ("_", .list(let values)):
      let parts = values.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
      return parts.count == values.count ? .text(parts.joined()) : nil
    case ("_", _), ("describing", _): return SwiftLanguage().written(first).map { .text($0) }
    case ("_:radix", .whole(let number)), ("_:radix:uppercase", .whole(let number)):
      var isUppercase = false
      if arguments.count == 3 {
        guard case .boolean(let value) = value(of: arguments[2], nil, scope) else { return nil }
        isUppercase = value
      }
      guard let radix = value(of: arguments[1], .framework("Int"), scope).int,
        (2...36).contains(radix)
      else { return nil }
      return .text(
        number.number.isWide
          ? String(number.number.magnitude, radix: radix, uppercase: isUppercase)
          : String(number.number.bits, radix: radix, uppercase: isUppercase))
    case ("repeating:count", .text(let text, _)):
      guard let count = value(of: arguments[1], .framework("Int"), scope).int, count >= 0,
        count * text.utf8.count < 10_000
      else { return nil }
      return .text(String(repeating: text, count: count))
    case (_, .text(let format, _)) where labels.hasPrefix("format"):
      let values = arguments.dropFirst().map { value(of: $0, nil, scope) }
      if let unknown = values.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
      return SwiftFormat.text(format, values).map { .text($0) }
    default: return nil
    }
  }

  private func collection(
    _ name: String, _ labels: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    if labels == "repeating:count" {
      guard let count = value(of: arguments[1], .framework("Int"), scope).int,
        (0..<4096).contains(count)
      else { return nil }
      return .list(Array(repeating: value(of: arguments[0], nil, scope), count: count))
    }
    guard labels == "_" else { return nil }
    let given = value(of: arguments[0], nil, scope)
    if given.unknown != nil { return given }
    if case .instance(let instance) = given, let values = unordered(instance) {
      return name == "Set" ? distinct(values) : foreign("Unordered", list: values)
    }
    guard let values = elements(of: given) else { return nil }
    return name == "Set" ? distinct(values) : .list(values)
  }

  private func dictionary(
    _ labels: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    if arguments.isEmpty { return .dictionary([], []) }
    let given = value(of: arguments[0], nil, scope)
    if given.unknown != nil { return given }
    guard let values = elements(of: given) else { return nil }
    var (keys, found): ([Value], [Value]) = ([], [])
    switch labels {
    case "uniqueKeysWithValues", "_:uniquingKeysWith", "_:_":
      for value in values {
        guard case .tuple(let parts, _) = value, parts.count == 2,
          let index = index(of: parts[0], in: keys)
        else { return nil }
        guard let index else {
          keys.append(parts[0])
          found.append(parts[1])
          continue
        }
        guard labels != "uniqueKeysWithValues" else { return nil }
        let call = LibraryCall(
          name: "", arguments: arguments, base: node, scope: scope, node: node)
        found[index] = apply(
          self.value(of: arguments[1], nil, scope), [found[index], parts[1]], call)
      }
    case "grouping:by", "grouping:_":
      let function = value(of: arguments[1], nil, scope)
      let call = LibraryCall(name: "", arguments: arguments, base: node, scope: scope, node: node)
      for value in values {
        let key = apply(function, [value], call)
        guard key.anyUnknown == nil, let index = index(of: key, in: keys) else { return nil }
        if let index, case .list(let group) = found[index] {
          found[index] = .list(group + [value])
        } else {
          keys.append(key)
          found.append(.list([value]))
        }
      }
    default: return nil
    }
    return .dictionary(keys, found)
  }

  // MARK: Values that are instances of the library's own types

  /// An instance of a type of the library.
  func foreign(_ name: String, _ fields: [String: Value]) -> Value {
    .instance(Instance(type: program.foreignType(name), fields: fields))
  }

  /// A set, or elements in an order that isn't known.
  func foreign(_ name: String, list values: [Value]) -> Value {
    foreign(name, ["elements": .list(values)])
  }

  /// The elements of what has no order.
  func unordered(_ instance: Instance) -> [Value]? {
    guard ["Set", "Unordered"].contains(instance.type.name), instance.type.node == nil,
      case .list(let values)? = instance.fields["elements"]
    else { return nil }
    return values
  }

  /// A set of the values that differ; nil where that isn't known.
  func distinct(_ values: [Value]) -> Value? {
    var found: [Value] = []
    for value in values {
      guard let known = index(of: value, in: found) else { return nil }
      if known == nil { found.append(value) }
    }
    return foreign("Set", list: found)
  }
}
