public import SourceText

/// Why an audit could not be done.
public struct ContrastAuditError: Error, Sendable, CustomStringConvertible {
  /// Every reason that was found.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String) {
    diagnostics = [Diagnostic(.error, message)]
  }

  /// A reason a line, as `path:line:column: severity: message`.
  public var description: String {
    (["the audit could not be done:"] + diagnostics.map(\.description)).joined(separator: "\n")
  }
}
