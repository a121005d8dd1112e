/// Copies values with the objects in them: what is done to a copy leaves the first as it is.
struct ValueCopy {
  private var copies: [ObjectIdentifier: ObjectValue] = [:]
  /// Deeper values are not copied.
  private static let depthLimit = 100

  /// Two values that may share objects, copied; nil where code in them could have these objects too.
  static func of(_ value: Value, _ other: Value?) -> (Value, Value?)? {
    var copy = ValueCopy()
    guard let first = copy.copy(value, 0) else { return nil }
    guard let other else { return (first, nil) }
    return copy.copy(other, 0).map { (first, $0) }
  }

  private mutating func copy(_ value: Value, _ depth: Int) -> Value? {
    guard depth < Self.depthLimit else { return nil }
    switch value {
    case .nothing, .whole, .fraction, .single, .boolean, .text, .font, .type, .framework, .unknown:
      return value
    case .color(let color):
      if case .provided = color.base { return nil }
      return value
    case .list(let values): return copies(of: values, depth).map { .list($0) }
    case .dictionary(let keys, let values):
      guard let keys = copies(of: keys, depth), let values = copies(of: values, depth) else {
        return nil
      }
      return .dictionary(keys, values)
    case .tuple(let values, let labels):
      return copies(of: values, depth).map { .tuple($0, labels: labels) }
    case .instance(var instance):
      guard let fields = copies(of: instance.fields, depth) else { return nil }
      instance.fields = fields
      return .instance(instance)
    case .enumeration(var value):
      guard let payload = copies(of: value.payload, depth) else { return nil }
      value.payload = payload
      return .enumeration(value)
    case .object(let object, let type): return copy(object, depth).map { .object($0, type) }
    case .record, .function: return nil
    }
  }

  private mutating func copy(_ object: ObjectValue, _ depth: Int) -> ObjectValue? {
    if let known = copies[ObjectIdentifier(object)] { return known }
    let copy = ObjectValue(object.type, serial: object.serial)
    copies[ObjectIdentifier(object)] = copy
    guard let fields = copies(of: object.fields, depth) else { return nil }
    (copy.fields, copy.origin) = (fields, object.origin)
    (copy.isShared, copy.isDeclared) = (object.isShared, object.isDeclared)
    return copy
  }

  private mutating func copies(of values: [Value], _ depth: Int) -> [Value]? {
    var copies: [Value] = []
    copies.reserveCapacity(values.count)
    for value in values {
      guard let copy = copy(value, depth + 1) else { return nil }
      copies.append(copy)
    }
    return copies
  }

  private mutating func copies(of fields: [String: Value], _ depth: Int) -> [String: Value]? {
    var copies = fields
    for (name, value) in fields {
      guard let copy = copy(value, depth + 1) else { return nil }
      copies[name] = copy
    }
    return copies
  }
}
