package import SourceText

/// A source of tokens, as a policy or the user names it.
package struct CatalogSource: Sendable {
  /// A context to which a policy limits a source.
  package struct Context: Sendable {
    /// The name of the axis.
    package let axis: String
    /// The name of the context.
    package let context: String
    /// The place in the policy.
    package let span: SourceSpan?

    /// Names a context of an axis.
    package init(axis: String, context: String, span: SourceSpan? = nil) {
      self.axis = axis
      self.context = context
      self.span = span
    }
  }

  /// The path, as written.
  package let name: String
  /// The place in the policy; nil if the user named it.
  package let span: SourceSpan?
  /// Whether it is made to be overridden: the tokens of a system under other sources.
  package let isBase: Bool
  /// Whether it replaces values of the sources before it on purpose.
  let isOverriding: Bool
  /// The contexts in which it applies; empty for everywhere.
  let contexts: [Context]
  /// The override that it is: an axis and a context of it; nil for a source that is always there.
  let override: (axis: String, context: String)?
  /// Whether it is code that has a value for each of the themes that it knows: none can be forgotten there.
  var hasWholeThemes = false
  /// The layers read from it, by index, the winning ones last.
  package internal(set) var layers: [Int]

  /// The name and, if known, the line in the policy.
  var place: String {
    "'\(name)'" + (span.map { " (\($0.file.path):\($0.line))" } ?? "")
  }
}
