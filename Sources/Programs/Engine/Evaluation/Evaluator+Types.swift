/// Types of values.
extension Evaluator {
  /// The type of a value; nil if it has none that helps.
  func type(of value: Value) -> TypeReference? {
    switch value {
    case .whole(let number): .framework(number.number.type.rawValue)
    case .fraction: .framework("Double")
    case .boolean: .framework("Bool")
    case .text: .framework("String")
    case .color(let color): .framework(color.type)
    case .instance(let instance): .declared(instance.type)
    case .object(let object): .declared(object.type)
    case .enumeration(let value): value.declaration.map { .declared($0) } ?? .framework(value.type)
    case .list(let values): values.first.flatMap { type(of: $0) }.map { .list($0) }
    case .nothing, .tuple, .function, .type, .framework, .dictionary, .unknown: nil
    }
  }

  /// Whether a value may be passed where a type is wanted.
  func fits(_ value: Value, _ type: TypeReference) -> Bool {
    switch (value, type) {
    case (.unknown, _), (_, .open): true
    case (.nothing, .optional): true
    case (_, .optional(let inner)): fits(value, inner)
    case (.fraction, .framework(let name)):
      ["Double", "CGFloat", "Float", "TimeInterval", "Any"].contains(name)
        || isForeignProtocol(name)
    case (.whole(let number), .framework(let name)):
      name == number.number.type.rawValue || isForeignProtocol(name)
    case (.text, .framework(let name)):
      name == "String" || name == "Substring" || isForeignProtocol(name)
    case (.boolean, .framework(let name)): name == "Bool" || isForeignProtocol(name)
    case (.color(let color), .framework(let name)):
      name == color.type || name == "CGColorRef" || isForeignProtocol(name)
    case (.instance(let instance), .declared(let type)): isA(instance.type, type)
    case (.object(let object), .declared(let type)): isA(object.type, type)
    case (.enumeration(let value), .declared(let type)):
      value.declaration.map { isA($0, type) } ?? false
    case (.enumeration(let value), .framework(let name)):
      value.type == name || isForeignProtocol(name)
    case (.instance, .framework(let name)), (.object, .framework(let name)): isForeignProtocol(name)
    case (.list(let values), .list(let element)): values.allSatisfy { fits($0, element) }
    case (.dictionary(_, let values), .dictionary(_, let element)):
      values.allSatisfy { fits($0, element) }
    case (.function, .function): true
    case (.tuple(let values, _), .tuple(let types)): values.count == types.count
    case (.framework(let name), .framework(let wanted)): name == wanted
    case (.type, .framework(let name)): isForeignProtocol(name)
    default: false
    }
  }

  private func isForeignProtocol(_ name: String) -> Bool {
    [
      "Any", "Hashable", "Equatable", "Comparable", "BinaryInteger", "FixedWidthInteger",
      "BinaryFloatingPoint",
      "FloatingPoint", "Numeric", "StringProtocol", "ShapeStyle", "View", "AnyObject", "Sendable",
      "LosslessStringConvertible",
      "CustomStringConvertible", "Identifiable", "ObservableObject",
    ].contains(name)
  }

  func isA(_ type: TypeDeclaration, _ other: TypeDeclaration) -> Bool {
    if type === other { return true }
    if other.flavour == .protocolType { return program.protocols(of: type).contains(other) }
    var current = program.superclass(of: type)
    var left = 64
    while let parent = current, left > 0 {
      if parent === other { return true }
      current = program.superclass(of: parent)
      left -= 1
    }
    return false
  }

  /// Whether a value is of a type when the program runs; nil if that isn't known.
  func isKind(_ value: Value, _ type: TypeReference) -> Bool? {
    switch (value, type) {
    case (.unknown, _), (_, .open), (.framework, _): nil
    case (.instance, .declared), (.object, .declared): fits(value, type)
    case (.enumeration(let value), .declared(let type)) where value.declaration != nil:
      isA(value.declaration ?? type, type)
    case (.whole, .framework), (.text, .framework), (.boolean, .framework),
      (.fraction, .framework("Double")):
      fits(value, type)
    default: nil
    }
  }

  /// A value where a type is wanted.
  func converted(_ value: Value, to type: TypeReference?) -> Value {
    guard let type else { return value }
    switch (value, type) {
    case (.whole(let number), .framework) where numberType(type)?.isFraction == true:
      // Only a literal can be both, and it was read as one already.
      return .unknown(
        Unknown("a whole number stands where a fraction is wanted: \(number.number.bits)", at: nil))
    case (.color(var color), .framework(let name)) where name == "CGColor":
      color.type = name
      return .color(color)
    case (_, .optional(let inner)): return value == .nothing ? value : converted(value, to: inner)
    default: return value
    }
  }
}
