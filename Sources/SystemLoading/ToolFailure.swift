package import SourceText

/// Why a command fails: all reasons.
package struct ToolFailure: Error {
  package let diagnostics: [Diagnostic]
  /// Whether reports that are there stay as they are: nobody asked for an audit of what is here.
  package let keepsReports: Bool

  package init(_ diagnostics: [Diagnostic], keepsReports: Bool = false) {
    self.diagnostics = diagnostics
    self.keepsReports = keepsReports
  }

  package init(_ message: String, nextStep: NextStep? = nil) {
    self.init([Diagnostic(.error, message, nextStep: nextStep)])
  }
}
