public import SourceText

/// What a report says of the run, beside what was audited.
public struct ReportedRun: Sendable {
  /// Where the audited files lie.
  public let paths: SourcePaths
  /// The exit status that the tool is about to give.
  public let exitStatus: Int32

  /// The least severity that fails the gate.
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
