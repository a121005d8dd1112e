import AuditEngine
import SourceText

/// SARIF 2.1.0 of what a change made worse, and nothing else; what GitHub does with it stands at
/// ``SARIFReporter``. The rules have no more than their identifiers: a comparison knows no titles.
struct ComparisonSARIF: ComparisonReporter {
  let run: ReportedRun
  /// GitHub rejects a result without a location.
  private static let policy = SourcePaths.Place.inRepository(Policy.fileName)

  func write(_ comparisons: ComparisonRun, to output: inout ReportOutput) {
    let issues = ComparisonIssue.all(of: comparisons, in: run.paths)
    let groups = ComparisonGroup.all(of: issues, byLine: false)
    let shown = groups.prefix(SARIFReporter.defaultLimit)
    var indices: [String: Int] = [:]
    var rules: [String] = []
    for identifier in shown.map(\.first.identifier) where indices[identifier] == nil {
      indices[identifier] = rules.count
      rules.append(identifier)
    }
    let summary = ComparisonSummary(comparisons)
    let left = groups[shown.endIndex...].reduce(0) { $0 + $1.count }
    write(
      comparisons.tool, isSuccessful: true, rules: rules,
      notifications: [
        Diagnostic(.note, "\(summary.verdict)  \(summary.sentence())")
      ] + (left > 0 ? [Diagnostic(.warning, "\(left) of \(issues.count) were left out")] : []),
      results: shown.lazy.map { group in
        let issue = group.first
        return JSONText.object([
          ("ruleId", JSONText.string(issue.identifier)),
          ("ruleIndex", "\(indices[issue.identifier] ?? 0)"),
          ("level", JSONText.string(group.severity.rawValue)),
          ("message", SARIFLocation.message(SARIFText.message(group.message))),
          (
            "locations",
            "[\(SARIFLocation.object(issue.place ?? Self.policy, line: issue.line))]"
          ),
          ("partialFingerprints", SARIFText.fingerprints(issue.pairingFingerprint)),
        ])
      }, to: &output)
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    write(
      failure.tool, isSuccessful: false, rules: [], notifications: failure.reasons,
      results: [String](), to: &output)
  }

  private func write(
    _ tool: ToolIdentity, isSuccessful: Bool, rules: [String], notifications: [Diagnostic],
    results: some Sequence<String>, to output: inout ReportOutput
  ) {
    let rules = rules.map { rule in
      JSONText.object([
        ("id", JSONText.string(rule)),
        ("shortDescription", SARIFLocation.message(SARIFText.message(rule))),
      ])
    }
    let notes = notifications.map { note in
      JSONText.object(
        [
          ("level", JSONText.string(note.severity.rawValue)),
          ("message", SARIFLocation.message(SARIFText.message(note.message))),
        ]
          + (note.span.map {
            let place = SARIFLocation.object(run.paths.place(of: $0.file), line: $0.start.line)
            return [("locations", "[\(place)]")]
          } ?? []))
    }
    output.append(
      """
      {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [{
      "tool": {"driver": {"name": \(JSONText.string(tool.name)), \
      "semanticVersion": \(JSONText.string(tool.version)), "rules": \(JSONText.array(rules))}},
      "invocations": [{"executionSuccessful": \(isSuccessful), "exitCode": \(run.exitStatus), \
      "toolExecutionNotifications": \(JSONText.array(notes))}],
      "originalUriBaseIds": {"\(SARIFLocation.repository)": {"description": \
      {"text": "The root of the repository"}}, "\(SARIFLocation.builtInCatalog)": {"description": \
      {"text": "The catalog built into contrast-audit"}}},
      "columnKind": "utf16CodeUnits",
      "results": [
      """)
    var separator = "\n"
    for result in results {
      output.append(separator + result)
      separator = ",\n"
    }
    output.append("]\n}]\n}\n")
  }
}
