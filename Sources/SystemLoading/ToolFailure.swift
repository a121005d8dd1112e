package import SourceText

/// Why a command fails: all reasons.
package struct ToolFailure: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ message: String, nextStep: NextStep? = nil) {
    diagnostics = [Diagnostic(.error, message, nextStep: nextStep)]
  }
}
