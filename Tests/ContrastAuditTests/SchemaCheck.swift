import Foundation

/// As much of JSON Schema as the policy's schema uses to say what may stand where.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ text: String) throws {
    struct NotAnObject: Error {}
    guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw NotAnObject() }
    self.root = root
  }

  /// The names that an object may have, by a path of keys through the schema.
  func properties(_ path: String...) -> Set<String> {
    let found = path.reduce(root) { $0[$1] as? [String: Any] ?? [:] }
    return Set((found["properties"] as? [String: Any] ?? [:]).keys)
  }

  /// The names of what it defines.
  var definitions: Set<String> { Set((root["$defs"] as? [String: Any] ?? [:]).keys) }

  /// What is wrong with a value, each with its place; empty where nothing is.
  func errors(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return errors(value, root, at: "$")
  }

  private func errors(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    if let reference = schema["$ref"] as? String {
      let target = reference.split(separator: "/").dropFirst()
        .reduce(root) { $0[String($1)] as? [String: Any] ?? ["enum": []] }
      found += errors(value, target, at: path)
    }
    let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String] ?? []
    if !types.isEmpty, !types.contains(where: { isType(value, $0) }) {
      return ["\(path): no \(types.joined(separator: " or "))"]
    }
    if let only = schema["const"] as? AnyHashable, only != value as? AnyHashable {
      found.append("\(path): not \(only)")
    }
    for form in schema["allOf"] as? [[String: Any]] ?? [] { found += errors(value, form, at: path) }
    if let form = schema["not"] as? [String: Any], errors(value, form, at: path).isEmpty {
      found.append("\(path): fits what it must not")
    }
    if let condition = schema["if"] as? [String: Any] {
      let branch = errors(value, condition, at: path).isEmpty ? "then" : "else"
      if let form = schema[branch] as? [String: Any] { found += errors(value, form, at: path) }
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(path): not among \(choices)")
    }
    for (key, isEnough) in [("oneOf", { $0 == 1 }), ("anyOf", { $0 > 0 })]
      as [(String, (Int) -> Bool)]
    {
      guard let forms = schema[key] as? [[String: Any]] else { continue }
      let fitting = forms.count { errors(value, $0, at: path).isEmpty }
      if !isEnough(fitting) { found.append("\(path): fits \(fitting) of \(key)") }
    }
    if let members = value as? [String: Any] { found += objectErrors(members, schema, at: path) }
    if let elements = value as? [Any] {
      found += countErrors(elements.count, schema, "Items", at: path)
      if let items = schema["items"] as? [String: Any] {
        for (index, element) in elements.enumerated() {
          found += errors(element, items, at: "\(path)[\(index)]")
        }
      }
    }
    if let number = value as? Double, isType(value, "number") {
      if let least = schema["minimum"] as? Double, number < least {
        found.append("\(path): too small")
      }
      if let most = schema["maximum"] as? Double, number > most {
        found.append("\(path): too large")
      }
    }
    return found
  }

  private func objectErrors(
    _ members: [String: Any], _ schema: [String: Any], at path: String
  ) -> [String] {
    var found = countErrors(members.count, schema, "Properties", at: path)
    for key in schema["required"] as? [String] ?? [] where members[key] == nil {
      found.append("\(path): no \(key)")
    }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
        found += errors(value, property, at: "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): unknown \(key)")
      }
    }
    return found
  }

  private func countErrors(
    _ count: Int, _ schema: [String: Any], _ what: String, at path: String
  ) -> [String] {
    let least = schema["min\(what)"] as? Int ?? 0
    let most = schema["max\(what)"] as? Int ?? .max
    return (least...most).contains(count) ? [] : ["\(path): \(count) \(what)"]
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    let isBoolean = (value as? NSNumber).map { isTruth($0) } ?? false
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean
    case "number": value is NSNumber && !isBoolean
    case "integer": !isBoolean && (value as? Double).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  /// Whether a number stands for a truth value, which Foundation keeps as one.
  private func isTruth(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
