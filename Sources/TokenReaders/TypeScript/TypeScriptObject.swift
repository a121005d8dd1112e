import SourceText

/// An object that is made of members and spreads, in order.
struct TypeScriptObject {
  private var keys: [String] = []
  private var values: [String: TypeScriptValue] = [:]
  private var unknown: (reason: String, span: SourceSpan)?

  var isEmpty: Bool { keys.isEmpty }

  var value: TypeScriptValue {
    let members = keys.map { TypeScriptValue.Member(key: $0, value: values[$0] ?? .plain) }
    return unknown.map { .open(members, $0.reason, $0.span) } ?? .object(members)
  }

  /// The value of a key, so far.
  subscript(_ key: String) -> TypeScriptValue? { values[key] }

  mutating func set(_ key: String, _ value: TypeScriptValue) {
    if values[key] == nil { keys.append(key) }
    values[key] = value
  }

  /// Adds the members of another object.
  mutating func merge(_ value: TypeScriptValue, at span: SourceSpan) {
    switch value {
    case .object, .array:
      for member in value.members ?? [] { set(member.key, member.value) }
    case .open(let members, let reason, _):
      open(reason, span)
      for member in members { set(member.key, member.value) }
    case .unknown(let reason, _): open(reason, span)
    case .text, .number, .boolean, .nothing, .function, .plain: break
    }
  }

  /// Notes that any member may be there: what was set before may be another.
  mutating func open(_ reason: String, _ span: SourceSpan) {
    unknown = unknown ?? (reason, span)
    for key in keys { values[key] = .unknown(reason, span) }
  }
}
