public import SourceText

/// Why changes cannot be made; then none is made.
public struct ColorEditError: Error, Sendable, CustomStringConvertible {
  /// All reasons, each with its place.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, at span: SourceSpan?) {
    self.init([Diagnostic(.error, message, at: span)])
  }

  /// The diagnostics, one per line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
