import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The audits of a run, before anything is written about them.
struct JudgedPolicies {
  /// Those that could be done.
  var audits: [(system: AuditedSystem, report: AuditReport, request: RequestedPolicy)] = []
  /// The files that each of those read.
  var files: [[SourceFile]] = []
  /// All of them in order, also those that could not be done.
  var sections: [RunReport.Section] = []
  /// Why some could not be done.
  var failures: [Diagnostic] = []
  var status = ExitStatus.success
  var baselines: Baselines
}
