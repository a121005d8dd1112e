package import SourceText

/// Why the work cannot be done: every reason that was found.
package struct ToolFailure: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ message: String) {
    diagnostics = [Diagnostic(.error, message)]
  }
}
