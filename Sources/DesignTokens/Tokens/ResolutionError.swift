package import SourceText

/// Why a token has no usable value, and its place.
package struct ResolutionError: Error, Sendable, Hashable {
  /// What was found and what was expected.
  package let message: String
  /// Its place; nil if nothing is declared.
  package let span: SourceSpan?

  /// Describes an error.
  package init(_ message: String, at span: SourceSpan?) {
    self.message = message
    self.span = span
  }

  /// The error as a diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(.error, message, at: span) }

  /// The error as a warning, where it costs only the token and what needs it.
  package var warning: Diagnostic { Diagnostic(.warning, message, at: span) }
}

extension Diagnostic {
  /// What it says, as the reason why a token has no usable value.
  package var resolutionError: ResolutionError { ResolutionError(message, at: span) }
}
