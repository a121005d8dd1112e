public import SourceText

/// Why a token has no usable value, and its place.
public struct ResolutionError: Error, Sendable, Hashable {
  /// What was found and what was expected.
  public let message: String
  /// Its place; nil if nothing is declared.
  public let span: SourceSpan?

  /// Describes an error.
  public init(_ message: String, at span: SourceSpan?) {
    self.message = message
    self.span = span
  }

  /// The error as a diagnostic.
  public var diagnostic: Diagnostic { Diagnostic(.error, message, at: span) }
}
