package import SourceText

/// A name that a policy writes, and its place: of a token, a rule, a prefix, or a key.
package struct PolicyName: Sendable {
  /// The name.
  package let text: String
  /// The place of the name.
  package let span: SourceSpan
}

extension [PolicyName] {
  /// The names, for a description of a demand.
  var list: String { list(", ") }

  /// The same with another separator.
  func list(_ separator: String) -> String { map(\.text).joined(separator: separator) }

  /// The place of the first; nil for none.
  var span: SourceSpan? { first?.span }
}
