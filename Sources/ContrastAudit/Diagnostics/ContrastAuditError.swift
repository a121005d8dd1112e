import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// Why something could not be loaded, audited or measured: every reason that was found.
///
/// An audit that throws it has not passed.
public struct ContrastAuditError: Error, Sendable, CustomStringConvertible {
  let all: [Diagnostic]
  let paths: SourcePaths

  init(_ diagnostics: [Diagnostic], paths: SourcePaths = SourcePaths()) {
    all = diagnostics
    self.paths = paths
  }

  init(_ message: String) {
    self.init([Diagnostic(.error, message)])
  }

  /// What a module beneath has thrown.
  init(_ error: any Error, paths: SourcePaths = SourcePaths()) {
    switch error {
    case let error as ContrastAuditError: self = error
    case let failure as ToolFailure: self.init(failure.diagnostics, paths: paths)
    case let error as SourceLoadError:
      self.init([Diagnostic(.error, error.message)], paths: paths)
    default: self.init([Diagnostic(.error, "\(error)")], paths: paths)
    }
  }

  /// Every reason, and the warnings so far; at least one is an error.
  public var diagnostics: [AuditDiagnostic] { all.map { AuditDiagnostic($0) } }

  /// A reason a line, as `path:line:column: severity: message`.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
