import AuditEngine
import SourceText

/// SARIF 2.1.0 for code scanning.
///
/// What GitHub does, and the consequences:
/// - It recognizes a finding by `ruleId` and `partialFingerprints.primaryLocationLineHash`, and
///   shows it in a pull request if its line is in the diff. So there is a result for each finding,
///   at the token that must change: one result for all themes in which a token fails would become
///   another result as soon as one theme is fixed.
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
    let shown = findings.prefix(resultLimit)
    let rules = SARIFRules(audits, hasAuditRule: shown.contains { $0.rule == nil })
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
    if shown.count < findings.count {
      notifications.insert(
        Diagnostic(
          .warning, "\(findings.count - shown.count) of \(findings.count) findings were left out"),
        at: 0)
    }
    close(
      invocation: (status: run.exitStatus, isSuccessful: !report.hasFailed, notifications),
      to: &output, properties: properties(audits),
      results: shown.lazy.map { result($0, in: audits[$0.audit], rules) })
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
    _ finding: ReportedFinding, in report: AuditReport, _ rules: SARIFRules
  ) -> String {
    // A finding without a place, such as low coverage, gets the policy's.
    let span = finding.span ?? report.policySpan
    var members = [
      (
        "ruleId",
        JSONText.string(finding.rule == nil ? SARIFRule.audit : finding.identifier(in: report))
      ),
      ("ruleIndex", "\(rules.index(of: finding))"),
      ("level", JSONText.string(finding.severity.rawValue)),
    ]
    if case .evaluation(let evaluation) = finding.subject {
      members += self.members(of: evaluation, in: report)
    } else {
      let text = SARIFText.message(finding.message(in: report, paths: run.paths))
      members.append(("message", SARIFLocation.message(text)))
    }
    if let span { members.append(("locations", "[\(locations.object(span))]")) }
    members.append(
      (
        "partialFingerprints",
        JSONText.object([("primaryLocationLineHash", JSONText.string(finding.fingerprint))])
      ))
    return JSONText.object(members)
  }

  /// Message, related places and properties of an evaluation.
  private func members(
    of evaluation: Evaluation, in report: AuditReport
  ) -> [(String, String)] {
    let text = FindingText(evaluation, in: report)
    let pairing = report.pairings[evaluation.pairing]
    let foreground = SARIFText.message(text.foregroundText)
    let background = SARIFText.link(text.backgroundText)
    let place = text.permutationText.isEmpty ? "" : " in \(SARIFText.message(text.permutationText))"
    let layers = text.layersText.map { "; \(SARIFText.message($0))" } ?? ""
    let message =
      "\(SARIFText.message(text.verdict)): \(foreground) on [\(background)](1), "
      + "\(text.colorsText)\(place)\(layers). Declared [here](2)."
      + (text.remedyText(path: { run.paths.path(of: $0) }).map {
        " To pass: \(SARIFText.message($0))."
      } ?? "")
    let related = [
      locations.object(evaluation.backgroundOrigin, id: 1, text: "background"),
      locations.object(pairing.span, id: 2, text: "pairing"),
    ]
    let context = zip(report.axes, report.permutations[evaluation.permutation])
      .map {
        ($0.cut(to: FindingText.nameLimit), JSONText.string($1.cut(to: FindingText.nameLimit)))
      }
    var properties = [
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
    return [
      ("message", SARIFLocation.message(message)),
      ("relatedLocations", "[\(related.joined(separator: ", "))]"),
      ("properties", JSONText.object(properties)),
    ]
  }
}
