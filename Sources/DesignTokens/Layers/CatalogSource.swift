public import SourceText

/// A place that tokens were read from, as a policy or the user names it.
public struct CatalogSource: Sendable {
  /// A context in which alone a source holds, as a policy says it.
  public struct Context: Sendable {
    /// The name of the axis.
    public let axis: String
    /// The name of the context.
    public let context: String
    /// Where a policy says it.
    public let span: SourceSpan?

    /// Names a context of an axis.
    public init(axis: String, context: String, span: SourceSpan? = nil) {
      self.axis = axis
      self.context = context
      self.span = span
    }
  }

  /// The path, as it is written.
  public let name: String
  /// Where a policy names it; nil for the user.
  public let span: SourceSpan?
  /// Whether it is there to be overridden: the tokens of a system that others are laid over.
  public let isBase: Bool
  /// Whether it is meant to replace values of the sources before it.
  let isOverriding: Bool
  /// The contexts in which it holds; empty for everywhere.
  let contexts: [Context]
  /// The override that it is: an axis and a context of it; nil for what is always there.
  let override: (axis: String, context: String)?
  /// The layers that were read from it, by index, in the order in which they win.
  public internal(set) var layers: [Int]

  /// The name and, where a policy has it, the line.
  var place: String {
    "'\(name)'" + (span.map { " (\($0.file.path):\($0.line))" } ?? "")
  }
}
