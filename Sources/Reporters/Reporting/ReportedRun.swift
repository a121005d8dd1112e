package import SourceText

/// What a report says about the run, beside the audit itself.
package struct ReportedRun: Sendable {
  /// Where the audited files lie.
  package let paths: SourcePaths
  /// The exit status that the tool will give.
  package let exitStatus: Int32
  /// The lowest severity that fails the gate.
  package let failOn: Diagnostic.Severity
  /// The files that each audit read, for formats that are evidence; empty where they are not known.
  package let files: [[SourceFile]]
  /// The command that makes the changes of the plan, for each audit.
  package let fixCommands: [String]

  /// Whether a JUnit report has `file` and `line`, which the schemas of Jenkins and Surefire refuse.
  package let hasJUnitFileAttributes: Bool
  /// The maximum number of causes in a compact report; nil for its own, 0 for all.
  package let causeLimit: Int?

  /// Describes a run.
  package init(
    paths: SourcePaths = SourcePaths(), exitStatus: Int32 = 0,
    failOn: Diagnostic.Severity = .error, fixCommands: [String] = [],
    files: [[SourceFile]] = [],
    hasJUnitFileAttributes: Bool = false, causeLimit: Int? = nil
  ) {
    self.paths = paths
    self.exitStatus = exitStatus
    self.failOn = failOn
    self.fixCommands = fixCommands
    self.files = files
    self.hasJUnitFileAttributes = hasJUnitFileAttributes
    self.causeLimit = causeLimit
  }
}
