import SourceText

/// Why the work cannot be done: every reason that was found.
struct ToolFailure: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String) {
    diagnostics = [Diagnostic(.error, message)]
  }
}
