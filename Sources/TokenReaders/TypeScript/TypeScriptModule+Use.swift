import SourceText

extension TypeScriptModule {
  /// A place at which a constant, or a part of it, gets another name or goes into a call.
  struct Use {
    /// The keys of the part.
    let path: [String]
    /// Whether only its members go on, as from a spread.
    let isOfMembers: Bool
    /// The name before the parentheses that it goes into, `lib` of `lib.fade(base)`; nil if there are none.
    let function: String?
    let span: SourceSpan

    /// Whether what goes on holds an object or a list: a text cannot be changed.
    func reachesObject(in value: TypeScriptValue) -> Bool {
      var part = value
      for key in path {
        // What is not known is not judged either.
        guard let member = part.member(key) else { return false }
        part = member.value
      }
      guard isOfMembers else { return Self.isObject(part) }
      return part.members?.contains { Self.isObject($0.value) } ?? false
    }

    private static func isObject(_ value: TypeScriptValue) -> Bool { value.members != nil }
  }
}
