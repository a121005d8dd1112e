import AuditEngine
import Reporters
import SystemLoading

/// The audits of a watch: each is compared with the last one by the same policy.
struct WatchedHistory {
  /// The last audit by a policy that could be done.
  private struct Past {
    let snapshot: AuditSnapshot
    let time: String
  }

  private let destinations: ReportDestinations
  private var past: [String: Past] = [:]
  /// The findings of the last audit and of the one before; nil where it could not be done.
  private var findings: (before: Int?, now: Int?) = (nil, nil)
  private var time = ""
  private var failed = 0

  init(_ destinations: ReportDestinations) {
    self.destinations = destinations
  }

  /// Audits, writes the reports, and prints what changed; the whole report where nothing is known to
  /// compare with, or where the format is for machines.
  mutating func audit(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    time = environment.readTime()
    findings = (findings.now ?? findings.before, nil)
    failed = 0
    let run = try AuditCommand.judge(arguments, for: destinations, in: environment)
    failed = run.failures.isEmpty ? 0 : run.sections.count - run.audits.count
    let comparisons = run.audits.map { audit in
      past[audit.report.policyName].map {
        self.comparison(of: audit.report, audit.system, with: $0)
      }
    }
    let isCompared = destinations.printed == .text && !comparisons.contains { $0 == nil }
    try AuditCommand.write(
      run, arguments, to: isCompared ? destinations.filesAlone : destinations, in: environment)
    if isCompared {
      let colors = ColorChoice.depth(arguments, in: environment)
      for (comparison, audit) in zip(comparisons, run.audits) {
        guard let comparison, Self.shows(comparison.comparison) else { continue }
        try print(
          comparison, of: run.sections.count > 1 ? audit.report.policyName : nil, colors,
          in: environment)
      }
    }
    for audit in run.audits {
      past[audit.report.policyName] = Past(
        snapshot: AuditSnapshot(audit.report, of: audit.system.policy, over: audit.system.catalog),
        time: time)
    }
    findings.now = run.audits.reduce(0) { $0 + $1.report.findingCount }
    guard run.failures.isEmpty else { throw ToolFailure(run.failures) }
    return run.status
  }

  private func comparison(
    of report: AuditReport, _ system: AuditedSystem, with past: Past
  ) -> ComparisonReport {
    let comparison = AuditComparison(
      from: past.snapshot,
      to: AuditSnapshot(report, of: system.policy, over: system.catalog),
      isThere: { (try? system.loader.load($0, from: system.policy.statedFile)) != nil })
    return ComparisonReport(
      comparison: comparison, old: ComparedName(kind: .files, text: past.time, commit: nil),
      new: ComparedName(kind: .files, text: time, commit: nil), tool: Tool.identity,
      policy: system.policy.statedFile)
  }

  private static func shows(_ comparison: AuditComparison) -> Bool {
    !comparison.changes.isEmpty || !comparison.policyChanges.isEmpty
      || !comparison.contexts.appeared.isEmpty || !comparison.contexts.vanished.isEmpty
      || !comparison.tokens.appeared.isEmpty || !comparison.tokens.vanished.isEmpty
  }

  private func print(
    _ comparison: ComparisonReport, of policy: String?, _ colors: ColorDepth,
    in environment: ToolEnvironment
  ) throws {
    if let policy { try environment.output.write("\(policy.inert)\n\n") }
    var output = ReportOutput { try environment.output.write($0) }
    ComparisonText.Writer(colors: colors, paths: environment.sourcePaths)
      .write(ComparisonRun(tool: Tool.identity, comparisons: [comparison]), to: &output)
    try output.finish()
  }

  /// Prints the result of the last audit on standard error.
  func printStatus(watching count: Int, in environment: ToolEnvironment) {
    var parts: [String] = []
    if let now = findings.now {
      let was = findings.before.map { $0 == now ? ", as before" : ", was \($0)" } ?? ""
      parts.append("\(now) finding\(now == 1 ? "" : "s")\(was)")
    }
    if findings.now == nil {
      parts.append("not audited")
    } else if failed > 0 {
      parts.append("\(failed) polic\(failed == 1 ? "y" : "ies") not audited")
    }
    parts.append("watching \(count) file\(count == 1 ? "" : "s"). Ctrl-C ends")
    try? environment.errors.write("\(time)  \(parts.joined(separator: "; "))\n")
    try? environment.errors.finish()
  }
}
