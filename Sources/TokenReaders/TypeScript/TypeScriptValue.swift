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
  case number(Double)
  case boolean(Bool)
  /// `undefined`.
  case nothing
  /// `null`, for which no default of a parameter is taken.
  case null
  /// A function that a call gets: it can be called, and holds no color itself.
  case function(TypeScriptFunction)
  /// A function, a class: no color.
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

  /// The member of a name, compared by bytes: two texts that Swift takes for one are two names.
  func member(_ name: String) -> Member? {
    if case .array(let elements) = self {
      return Int(name).flatMap { index in
        elements.indices.contains(index) && "\(index)" == name
          ? Member(key: name, value: elements[index]) : nil
      }
    }
    return members?.last { $0.key.utf8.elementsEqual(name.utf8) }
  }

  /// The place of a text or of what is not known, the first one in an object; nil if there is none.
  var span: SourceSpan? {
    switch self {
    case .text(_, let span), .unknown(_, let span), .open(_, _, let span): span
    default: members?.lazy.compactMap(\.value.span).first
    }
  }

  /// How many values it is made of, counted up to a limit: what is used twice may multiply. Nil if it is
  /// nested deeper than an expression may be.
  func count(upTo limit: Int, depth: Int = 64) -> Int? {
    guard depth > 0 else { return nil }
    var count = 1
    for member in members ?? [] {
      guard count < limit else { return count }
      guard let inner = member.value.count(upTo: limit - count, depth: depth - 1) else {
        return nil
      }
      count += inner
    }
    return count
  }

  /// The same with each color in it unknown; nil if it holds none, and nothing that may be one.
  ///
  /// What a function is given is nested no deeper than an expression may be.
  func withUnknownColors(_ reason: String, at span: SourceSpan) -> TypeScriptValue? {
    if case .text(_, let place) = self {
      return TypeScriptTokens.isColor(self) || TypeScriptTokens.isReference(self)
        ? .unknown(reason, place.file.path == span.file.path ? place : span) : nil
    }
    var hasColor = false
    if case .open(let members, _, _) = self {
      hasColor = members.contains { if case .unknown = $0.value { true } else { false } }
    }
    let found = (members ?? []).compactMap { member -> Member? in
      if case .unknown = member.value {
        if TypeScriptTokens.isColorName([member.key]) { hasColor = true }
        return member
      }
      guard let value = member.value.withUnknownColors(reason, at: span) else { return nil }
      hasColor = true
      return Member(key: member.key, value: value)
    }
    // What is unknown beside colors most likely is one.
    return hasColor ? .open(found, reason, span) : nil
  }
}
