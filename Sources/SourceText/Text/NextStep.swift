/// What helps after an error. Libraries name the step; a tool adds how it is taken there.
package enum NextStep: Sendable, Hashable {
  /// Look at the names of the tokens.
  case listTokens
  /// Look at the pairings.
  case listPairings
  /// Write a first policy.
  case writePolicy
  /// Write a first policy from the tokens in a folder.
  case writePolicyOf(String)
  /// Write a first policy, or name one that lies elsewhere.
  case writeOrNamePolicy
  /// Name a file, by its path, as the policy.
  case usePolicy(String)
  /// Look whether a name was meant as something else than a file.
  case checkName(String)
}
