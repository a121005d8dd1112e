/// The use of tokens, stated by the policy because their file does not; coverage shows it.
package struct StatedUse: Sendable {
  /// A token's name or a pattern.
  package let tokens: PolicyName
  /// Their use.
  package let use: String
}

extension PolicyForm<[StatedUse]> {
  static let uses = PolicyForm<[(key: PolicyName, value: String)]>.map(.string).map { members in
    members.map { StatedUse(tokens: $0.key, use: $0.value) }
  }
}
