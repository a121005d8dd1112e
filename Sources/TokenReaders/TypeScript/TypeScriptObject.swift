import SourceText

/// An object that is made of members and spreads, in order.
struct TypeScriptObject {
  private var keys: [String] = []
  /// By the bytes of the key: two texts that Swift takes for one are two keys.
  private var values: [[UInt8]: TypeScriptValue] = [:]
  private var unknown: (reason: String, span: SourceSpan)?

  var isEmpty: Bool { keys.isEmpty }

  var value: TypeScriptValue {
    let members = keys.map { TypeScriptValue.Member(key: $0, value: self[$0] ?? .plain) }
    return unknown.map { .open(members, $0.reason, $0.span) } ?? .object(members)
  }

  /// The value of a key, so far.
  subscript(_ key: String) -> TypeScriptValue? { values[Array(key.utf8)] }

  mutating func set(_ key: String, _ value: TypeScriptValue) {
    let bytes = Array(key.utf8)
    if values[bytes] == nil { keys.append(key) }
    values[bytes] = value
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
    // A class or a function may have members of its own.
    case .text("", _): break
    case .text, .function, .plain: open("the spread of what is no object is not read", span)
    case .number, .boolean, .nothing, .null: break
    }
  }

  /// Notes that any member may be there: what was set before may be another.
  mutating func open(_ reason: String, _ span: SourceSpan) {
    unknown = unknown ?? (reason, span)
    for key in values.keys { values[key] = .unknown(reason, span) }
  }
}
