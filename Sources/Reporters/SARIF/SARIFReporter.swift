import AuditEngine
import SourceText

/// SARIF 2.1.0 for code scanning.
///
/// What GitHub does, and the consequences:
/// - It shows an alert in a pull request if its line is in the diff, and recognizes it by `ruleId` and
///   a hash of that line, which its upload computes; for each result with another
///   `primaryLocationLineHash` the upload prints a warning. So the place is that of the color that
///   fails, which no plan of changes moves, and our own fingerprint has a key of its own.
/// - It lists each result as an alert, and a color fails in many themes at once. So a result is a
///   pairing of a rule, and its message says in which themes it fails.
/// - It rejects a run with more than 25,000 results and shows the 5,000 most severe. So the worst
///   come first, and a notification says how many were left out.
/// - It rejects a line or column of 0 and a result without a location.
/// - It ignores `suppressions` and `baselineState`: a result with them is an open alert like any
///   other (github/codeql-action#1230), and fails a pull request. So a waived or known finding is
///   not a result; a notification for each waiver, and one for the baseline, count them.
/// - It shows a related place only if the message links to it.
/// - `kind` stays `fail` for indeterminate findings: `open` would have no level.
///
/// Warnings about the audit itself are notifications. [SARIF 2.1.0, OASIS]
package struct SARIFReporter: Reporter {
  private let run: ReportedRun
  private let locations: SARIFLocation
  private let resultLimit: Int
  /// The maximum number of notifications.
  private static let notificationLimit = 1000

  /// The default maximum number of results.
  package static let defaultLimit = 25_000

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), resultLimit: Int = defaultLimit) {
    self.run = run
    self.resultLimit = resultLimit
    locations = SARIFLocation(paths: run.paths)
  }

  /// Writes what became of each policy, in one run: GitHub takes no second one of a category.
  ///
  /// `results` is there even where nothing could be audited because GitHub requires it;
  /// `executionSuccessful` tells that it means nothing.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let audits = report.audits
    // What is less than an error is a notification.
    let findings = FindingList(audits, diagnosticsFrom: .error).all
    let groups = FindingGroup.all(of: findings, in: audits, by: .name)
    let shown = groups.prefix(resultLimit)
    let rules = SARIFRules(audits, hasAuditRule: shown.contains { $0.worst.rule == nil })
    open(report.tool, to: &output)
    write(rules.objects, to: &output)
    output.append("}},\n")
    var notifications = report.reasons
    for audit in audits {
      notifications += accepted(audit) + audit.diagnostics.filter { $0.severity < .error }
      let summary = SummaryText(audit)
      for text in [summary.coverage()].compactMap(\.self) + summary.leftOut() {
        notifications.append(Diagnostic(.note, text))
      }
    }
    if shown.count < groups.count {
      let left = groups[shown.endIndex...].reduce(0) { $0 + $1.count }
      notifications.insert(
        Diagnostic(.warning, "\(left) of \(findings.count) findings were left out"), at: 0)
    }
    close(
      invocation: (status: run.exitStatus, isSuccessful: !report.hasFailed, notifications),
      to: &output, properties: properties(audits),
      results: shown.lazy.map { result($0, in: audits[$0.worst.audit], rules) })
  }

  private func properties(_ audits: [AuditReport]) -> [(String, String)] {
    guard !audits.isEmpty else { return [] }
    let sentences = audits.map { audit in
      (audits.count == 1 ? "" : "\(audit.policyName): ") + SummaryText(audit).sentence()
    }
    return [("summary", JSONText.string(sentences.joined(separator: "; ")))]
  }

  /// What is accepted, by whom and why.
  private func accepted(_ report: AuditReport) -> [Diagnostic] {
    func text(_ count: Int) -> String { "\(count) finding\(count == 1 ? " is" : "s are")" }
    let accepted = AcceptedFindings(report)
    var notes = zip(report.waivers, accepted.waived).filter { $0.1 > 0 }.map { waiver, count in
      Diagnostic(
        .note, "\(text(count)) waived: \(FindingText.text(of: waiver))", at: waiver.span)
    }
    if accepted.known > 0 {
      notes.append(Diagnostic(.note, "\(text(accepted.known)) known: in the baseline"))
    }
    return notes
  }

  // MARK: The frame

  private func open(_ tool: ToolIdentity, to output: inout ReportOutput) {
    output.append(
      """
      {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [{
      "tool": {"driver": {"name": \(JSONText.string(tool.name)), \
      "semanticVersion": \(JSONText.string(tool.version)), "rules": [
      """)
  }

  private func close(
    invocation: (status: Int32, isSuccessful: Bool, notifications: [Diagnostic]),
    to output: inout ReportOutput, properties: [(String, String)],
    results: some Sequence<String>
  ) {
    output.append(
      "\"invocations\": [{\"executionSuccessful\": \(invocation.isSuccessful), "
        + "\"exitCode\": \(invocation.status), \"toolExecutionNotifications\": [")
    let shown = invocation.notifications.prefix(SARIFReporter.notificationLimit)
    write(shown.lazy.map(notification), to: &output)
    output.append("}],\n")
    output.append(
      """
      "originalUriBaseIds": {"\(SARIFLocation.repository)": {"description": \
      {"text": "The root of the repository"}}, "\(SARIFLocation.builtInCatalog)": {"description": \
      {"text": "The catalog built into contrast-audit"}}},
      "columnKind": "utf16CodeUnits",

      """)
    if !properties.isEmpty {
      output.append("\"properties\": \(JSONText.object(properties)),\n")
    }
    output.append("\"results\": [")
    write(results, to: &output)
    output.append("\n}]\n}\n")
  }

  /// The rest of an array, one element per line.
  private func write(_ elements: some Sequence<String>, to output: inout ReportOutput) {
    var separator = "\n"
    for element in elements {
      output.append(separator)
      output.append(element)
      separator = ",\n"
    }
    output.append("]")
  }

  private func notification(_ diagnostic: Diagnostic) -> String {
    var members = [
      ("level", JSONText.string(diagnostic.severity.rawValue)),
      ("message", SARIFLocation.message(SARIFText.message(diagnostic.message))),
    ]
    if let span = diagnostic.span {
      members.append(("locations", "[\(locations.object(span))]"))
    }
    return JSONText.object(members)
  }

  // MARK: Results

  private func result(
    _ group: FindingGroup, in report: AuditReport, _ rules: SARIFRules
  ) -> String {
    let finding = group.worst
    var text = SARIFText.message(
      finding.message(in: report, others: group.others, paths: run.paths))
    // A finding without a place, such as low coverage, gets the policy's.
    var span = finding.span ?? report.policySpan
    var fingerprint = finding.fingerprint
    var members: [(String, String)] = []
    if case .evaluation(let evaluation) = finding.subject {
      let related = SARIFRelated(group, evaluation, in: report)
      text += ". \(related.links)"
      members = [
        ("relatedLocations", JSONText.array(related.objects(locations))),
        ("properties", properties(of: evaluation, findings: group.count, in: report)),
      ]
      span = evaluation.foregroundOrigin
      fingerprint = report.identity(of: evaluation).acrossContexts
        .fingerprint(in: report.policyPlace)
    }
    members =
      [
        (
          "ruleId",
          JSONText.string(finding.rule == nil ? SARIFRule.audit : finding.identifier(in: report))
        ),
        ("ruleIndex", "\(rules.index(of: finding))"),
        ("level", JSONText.string(finding.severity.rawValue)),
        ("message", SARIFLocation.message(text)),
      ] + members
    if let span { members.append(("locations", "[\(locations.object(span))]")) }
    members.append(("partialFingerprints", SARIFText.fingerprints(fingerprint)))
    return JSONText.object(members)
  }

  /// The properties of an evaluation, the worst of its findings.
  private func properties(
    of evaluation: Evaluation, findings: Int, in report: AuditReport
  ) -> String {
    let context = zip(report.axes, report.permutations[evaluation.permutation])
      .map {
        ($0.cut(to: FindingText.nameLimit), JSONText.string($1.cut(to: FindingText.nameLimit)))
      }
    var properties = [
      ("findings", "\(findings)"),
      ("outcome", JSONText.string(evaluation.outcome.rawValue)),
      ("usage", JSONText.string(evaluation.usage.rawValue)),
      ("permutation", JSONText.object(context)),
      ("foreground", JSONText.string(evaluation.foreground.hex)),
      ("background", JSONText.string(evaluation.background.hex)),
    ]
    if let requirement = evaluation.requirement {
      properties.append(("criterion", JSONText.string(requirement.criterion)))
      properties.append(("required", JSONText.number(requirement.minimum)))
    }
    if evaluation.outcome != .indeterminate {
      properties.append(("ratio", JSONText.number(evaluation.measurement.exact.value)))
    }
    if let range = evaluation.range {
      properties.append(
        ("ratioRange", JSONText.numbers([range.least.value, range.greatest.value])))
    }
    return JSONText.object(properties)
  }
}
