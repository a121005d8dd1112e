package import SourceText

/// Why changes cannot be made; then none is made.
package struct ColorEditError: Error, Sendable, CustomStringConvertible {
  /// All reasons, each with its place.
  package let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, at span: SourceSpan?) {
    self.init([Diagnostic(.error, message, at: span)])
  }

  /// The diagnostics, one per line.
  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
