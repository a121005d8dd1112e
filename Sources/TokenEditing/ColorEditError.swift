public import SourceText

/// Why changes cannot be made; then none is.
public struct ColorEditError: Error, Sendable, CustomStringConvertible {
  /// Everything that stands in the way, each with its place.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, at span: SourceSpan?) {
    self.init([Diagnostic(.error, message, at: span)])
  }

  /// The diagnostics, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
