import AuditEngine
import SourceText

/// A Code Quality report for GitLab of what a change made worse, and nothing else; what GitLab does
/// with it stands at ``GitLabReporter``.
struct ComparisonGitLab: ComparisonReporter {
  let paths: SourcePaths

  func write(_ run: ComparisonRun, to output: inout ReportOutput) {
    let all = ComparisonIssue.all(of: run, in: paths)
    var issues = all.prefix(GitLabReporter.defaultLimit).map {
      GitLabIssue(
        description: $0.message, check: $0.identifier, fingerprint: $0.fingerprint,
        severity: GitLabIssue.severity($0.severity), place: $0.place, line: $0.line)
    }
    if issues.count < all.count {
      issues.append(
        GitLabIssue(
          description: "\(all.count - issues.count) of \(all.count) were left out",
          check: run.tool.name, fingerprint: "left-out", severity: "major"))
    }
    GitLabIssue.write(issues, to: &output)
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    GitLabIssue.write(
      GitLabIssue.failures(
        failure.reasons, "nothing could be compared", by: failure.tool, in: paths), to: &output)
  }
}
