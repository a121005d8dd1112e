public import SourceText

/// What a report says about the run, beside the audit itself.
public struct ReportedRun: Sendable {
  /// Where the audited files lie.
  public let paths: SourcePaths
  /// The exit status that the tool will give.
  public let exitStatus: Int32

  /// The lowest severity that fails the gate.
  public let failOn: Diagnostic.Severity

  /// Describes a run.
  public init(
    paths: SourcePaths = SourcePaths(), exitStatus: Int32 = 0,
    failOn: Diagnostic.Severity = .error
  ) {
    self.paths = paths
    self.exitStatus = exitStatus
    self.failOn = failOn
  }
}
