import SourceText

/// The value of an expression, as far as it is known without running anything.
indirect enum TypeScriptValue {
  /// A member of an object.
  struct Member {
    let key: String
    let value: TypeScriptValue
  }

  /// Members in order; a later one replaces an earlier one of the name.
  case object([Member])
  case array([TypeScriptValue])
  case text(String, SourceSpan)
  /// What is not known, and why.
  case unknown(String, SourceSpan)
  /// An object with members that are not known, and why.
  case open([Member], String, SourceSpan)
  /// A number, a function: no color.
  case plain

  /// The members; nil if it is no object.
  var members: [Member]? {
    switch self {
    case .object(let members), .open(let members, _, _): members
    case .array(let elements):
      elements.enumerated().map { Member(key: "\($0.offset)", value: $0.element) }
    default: nil
    }
  }
}
