package import SourceText

/// What a report says about the run, beside the audit itself.
package struct ReportedRun: Sendable {
  /// Where the audited files lie.
  package let paths: SourcePaths
  /// The exit status that the tool will give.
  package let exitStatus: Int32
  /// The lowest severity that fails the gate.
  package let failOn: Diagnostic.Severity
  /// The command that makes the changes of the plan.
  package let fixCommand: String

  /// Describes a run.
  package init(
    paths: SourcePaths = SourcePaths(), exitStatus: Int32 = 0,
    failOn: Diagnostic.Severity = .error, fixCommand: String = "contrast-audit fix"
  ) {
    self.paths = paths
    self.exitStatus = exitStatus
    self.failOn = failOn
    self.fixCommand = fixCommand
  }
}
