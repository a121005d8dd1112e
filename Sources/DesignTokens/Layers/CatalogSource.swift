public import SourceText

/// A place that tokens were read from, as a policy or the user names it.
public struct CatalogSource: Sendable {
  /// The path, as it is written.
  public let name: String
  /// Where a policy names it; nil for the user.
  public let span: SourceSpan?
  /// Whether it is there to be overridden: the tokens of a system that others are laid over.
  public let isBase: Bool
  /// The layers that were read from it, by index, in the order in which they win.
  public internal(set) var layers: [Int]

  /// The name and, where a policy has it, the line.
  var place: String {
    "'\(name)'" + (span.map { " (\($0.file.path):\($0.line))" } ?? "")
  }
}
