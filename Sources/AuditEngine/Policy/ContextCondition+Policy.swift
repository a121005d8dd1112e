import SourceText

extension PolicyForm<ContextCondition> {
  /// On each axis the context, or contexts, that are meant: `{"scheme": "light", "theme": ["a",
  /// "b"]}`.
  static let contexts = {
    let names = PolicyForm<[PolicyName]>.names
    return PolicyForm(shape: .named("contexts", .map(names.shape, isNeverEmpty: true))) {
      value, name, reader in
      guard value.expect(.object, name, &reader.diagnostics) else { return nil }
      let terms = value.members.compactMap { member in
        names.read(member.value, member.key, &reader).map {
          ContextCondition.Term(
            axis: member.key, contexts: $0.map(\.text), span: member.value.span)
        }
      }
      guard value.members.contains(where: { _ in true }) else {
        reader.diagnostics.error(
          "\(name) names no axis; expected, for example, {\"scheme\": \"dark\"}", at: value.span)
        return nil
      }
      return ContextCondition(terms: terms)
    }
  }()
}
