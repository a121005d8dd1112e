import Programs
import SourceText

/// A value of a module as tokens need it.
indirect enum TypeScriptValue {
  /// A member of an object.
  struct Member {
    let key: String
    let value: TypeScriptValue
  }

  /// Why something is not known, and where.
  struct Reason {
    let text: String
    let span: SourceSpan
  }

  /// An object or a list: its members in order, and why it may have others.
  case object(() -> [Member], open: Reason?)
  case text(String, SourceSpan)
  /// What is not known.
  case unknown(Reason)
  /// A number, a function, nothing: no color.
  case plain

  /// The members; nil if it is no object. Made anew each time: what is used twice may multiply.
  var members: [Member]? { if case .object(let members, _) = self { members() } else { nil } }

  /// Why it may have members that are not known.
  var open: Reason? { if case .object(_, let open) = self { open } else { nil } }

  /// The place of a text or of what is not known, the first one in an object; nil if there is none.
  func span(depth: Int = 8) -> SourceSpan? {
    switch self {
    case .text(_, let span): return span
    case .unknown(let reason): return reason.span
    case .object(let members, let open):
      if let open { return open.span }
      guard depth > 0 else { return nil }
      return members().prefix(100).lazy.compactMap { $0.value.span(depth: depth - 1) }.first
    case .plain: return nil
    }
  }

  /// The same with each color in it unknown; nil if it holds none, and nothing that may be one.
  ///
  /// - Parameter work: how many values may still be looked at.
  func withUnknownColors(_ reason: Reason, _ work: inout Int, depth: Int = 32) -> TypeScriptValue? {
    work -= 1
    guard work > 0, depth > 0 else { return nil }
    if case .text(_, let place) = self {
      return TypeScriptTokens.isColor(self) || TypeScriptTokens.isReference(self)
        ? .unknown(
          Reason(
            text: reason.text,
            span: place.file.path == reason.span.file.path ? place : reason.span)) : nil
    }
    guard let members else { return nil }
    var hasColor = open != nil && members.contains { $0.value.isUnknown }
    let found = members.compactMap { member -> Member? in
      if member.value.isUnknown {
        if TypeScriptTokens.isColorName([member.key]) { hasColor = true }
        return member
      }
      guard
        let value = member.value.withUnknownColors(reason, &work, depth: depth - 1)
      else { return nil }
      hasColor = true
      return Member(key: member.key, value: value)
    }
    // What is unknown beside colors most likely is one.
    return hasColor ? .object({ found }, open: reason) : nil
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
