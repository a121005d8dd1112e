/// A file with colors that the policy does not audit, with the reason; reports name it.
package struct LeftOutSource: Sendable {
  /// Its path, relative to the policy, with its place.
  package let path: PolicyName
  /// Why it is not audited.
  package let reason: String
}

extension PolicyForm<[LeftOutSource]> {
  /// `{"theme.scss": "Sass, which is not read"}`.
  static let leftOut = PolicyForm<[(key: PolicyName, value: String)]>.map(.string).map { members in
    members.map { LeftOutSource(path: $0.key, reason: $0.value) }
  }
}
