import AuditEngine
import Reporters
import SourceText

/// Everything that an audit found.
public struct AuditResult: Sendable {
  private let source: AuditedReport
  private let paths: SourcePaths
  private let files: [SourceFile]

  init(_ source: AuditedReport, paths: SourcePaths, files: [SourceFile]) {
    self.source = source
    self.paths = paths
    self.files = files
  }

  private var report: AuditReport { source.report }

  /// The name that the policy gives the system; nil if it gives none.
  public var system: String? { report.system }

  /// The level of the audit.
  public var level: WCAGLevel { WCAGLevel(report.level) }

  // MARK: The verdict

  /// Whether no finding has at least this severity.
  ///
  /// Findings are failures and what could not be decided, unless a waiver covers them, and diagnostics.
  public func passes(failOn severity: Severity = .error) -> Bool {
    !report.hasFindings(atLeast: severity.inSources)
  }

  /// The findings with at least this severity, worst first: by severity, then by the ratio as a
  /// fraction of the required one.
  ///
  /// O(n log n).
  public func findings(from severity: Severity = .note) -> [AuditFinding] {
    FindingList([report], diagnosticsFrom: severity.inSources).all
      .filter { $0.severity >= severity.inSources }
      .map { AuditFinding($0, in: source) }
  }

  /// The changes that together make most findings pass and nothing worse, in the order of their places;
  /// empty without ``AuditSettings/plansChanges``.
  /// Those that are safe are `plan.safe`.
  public var plan: [ColorChange] {
    zip(report.plan.changes, report.plan.reasons).map { ColorChange($0, $1) }
  }

  // MARK: What was judged

  /// Each pairing in each theme and scheme in which it was judged, theme by theme, in the order of the
  /// policy. Exempt ones included.
  public var evaluations: [ContrastEvaluation] {
    report.evaluations.map { ContrastEvaluation($0, in: source) }
  }

  /// The number of evaluations with an outcome.
  public func count(of outcome: AuditOutcome) -> Int { report.summary[outcome.inEngine] }

  /// The number of evaluations without the exempt ones.
  public var judged: Int { report.summary.evaluations }

  /// The results of demands that are no contrast ratio, such as that a token has its own value in a
  /// scheme.
  public var tokenChecks: [TokenCheckResult] {
    report.structural.map { TokenCheckResult($0, in: report) }
  }

  /// The rules that were judged, each with its verdict, in the order of the policy.
  public var rules: [RuleResult] {
    zip(report.rules, report.ruleSummaries).map { RuleResult($0, $1) }
  }

  /// How many color tokens the judged pairings reach.
  public var coverage: TokenCoverage { TokenCoverage(report.coverage) }

  /// Messages about the policy and the tokens, such as a waiver that covers nothing.
  public var diagnostics: [AuditDiagnostic] { report.diagnostics.map { AuditDiagnostic($0) } }

  // MARK: Reports

  /// The report as text.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - severity: the least severity that fails the gate; the verdict, JUnit and SARIF state it.
  public func rendered(as format: AuditFormat, failOn severity: Severity = .error) -> String {
    let run = ReportedRun(
      paths: paths, exitStatus: passes(failOn: severity) ? 0 : 1, failOn: severity.inSources,
      files: [files])
    var report = report
    report.failOn = severity.inSources
    let reporter = format.inReporters.reporter(run: run)
    return AuditFormat.text { reporter.write(report, to: &$0) }
  }
}
