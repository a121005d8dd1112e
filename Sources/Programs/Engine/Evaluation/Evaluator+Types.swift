/// Types of values.
extension Evaluator {
  /// The type of a value; nil if it has none that helps.
  func type(of value: Value) -> TypeReference? {
    switch value {
    case .whole, .fraction, .single, .boolean, .text:
      language.typeNames(of: value, self).first.map { .framework($0) }
    case .color(let color): .framework(color.type)
    case .font: .framework("Font")
    case .instance(let instance): .declared(instance.type)
    case .object(let object, _): .declared(object.type)
    case .enumeration(let value): value.declaration.map { .declared($0) } ?? .framework(value.type)
    case .list(let values): values.first.flatMap { type(of: $0) }.map { .list($0) }
    case .nothing, .tuple, .record, .function, .type, .framework, .dictionary, .unknown: nil
    }
  }

  /// Whether a value may be passed where a type is wanted.
  func fits(_ value: Value, _ type: TypeReference) -> Bool {
    switch (value, type) {
    case (.unknown, _), (_, .open): true
    case (.nothing, .optional): true
    case (_, .optional(let inner)): fits(value, inner)
    case (.instance(let instance), .declared(let type)): isA(instance.type, type)
    case (.object(let object, _), .declared(let type)): isA(object.type, type)
    case (.type(.declared(let own)), .declared(let type)) where own.flavour == .object:
      isA(own, type)
    case (.enumeration(let value), .declared(let type)):
      value.declaration.map { isA($0, type) } ?? false
    case (.list(let values), .list(let element)): values.allSatisfy { fits($0, element) }
    case (.dictionary(_, let values), .dictionary(_, let element)):
      values.allSatisfy { fits($0, element) }
    case (.function, .function): true
    case (.tuple(let values, _), .tuple(let types, _)): values.count == types.count
    case (.framework(let name), .framework(let wanted)): name == wanted
    case (_, .framework(let name)): language.fits(value, name, self)
    default: false
    }
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
    case (.type(.declared(let own)), .declared(let type)) where own.flavour == .object:
      isA(own, type)
    case (.enumeration(let value), .declared(let type)) where value.declaration != nil:
      isA(value.declaration ?? type, type)
    case (_, .framework(let name)): language.isKind(value, name, self)
    default: nil
    }
  }
}
