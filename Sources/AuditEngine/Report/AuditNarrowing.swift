/// What of a policy an audit left out, beside contexts: whoever takes a report for evidence must know.
package struct AuditNarrowing: Sendable, Hashable {
  /// The rules that were not judged: optional ones, and those that a filter leaves out.
  package var rules: [String] = []
  /// The tokens to which pairings were narrowed; empty for all.
  package var tokens: [String] = []

  /// Whether everything was judged.
  package var isNothing: Bool { rules.isEmpty && tokens.isEmpty }
}
