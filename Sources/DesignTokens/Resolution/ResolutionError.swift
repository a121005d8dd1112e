public import SourceText

/// Why a token has no usable value, and where that shows.
public struct ResolutionError: Error, Sendable, Hashable {
  /// What was found and what was expected.
  public let message: String
  /// Where it stands; nil where nothing was declared at all.
  public let span: SourceSpan?

  /// Describes an error.
  public init(_ message: String, at span: SourceSpan?) {
    self.message = message
    self.span = span
  }

  /// The error as something to print.
  public var diagnostic: Diagnostic { Diagnostic(.error, message, at: span) }
}
