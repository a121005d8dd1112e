import AuditEngine
import ColorMath
import SourceText

/// The report for machines: every evaluation, one per line, at full precision.
///
/// Keys may be added; existing ones stay. `schemaVersion` counts incompatible changes.
package struct JSONReporter: Reporter {
  private let paths: SourcePaths

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    paths = run.paths
  }

  /// Writes what became of each policy: the members of the only one at the top, several as elements
  /// of `audits`.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    output.append("{\n\(JSONDocument.lines(of: report.tool, verdict: verdict(report)))")
    if report.sections.count == 1 {
      write(report.sections[0], to: &output)
      output.append("\n}\n")
      return
    }
    writeList("audits", report.sections, to: &output) { section, output in
      output.append("{\n\"verdict\": \(JSONText.string(verdict(section))),\n")
      write(section, to: &output)
      output.append("\n}")
    }
    output.append("\n}\n")
  }

  /// `pass`, `warn`, `incomplete` or `fail`; `error` where something could not be audited.
  private func verdict(_ report: RunReport) -> String {
    let verdicts = report.sections.map(verdict)
    return ["error", "fail", "incomplete", "warn"].first { verdicts.contains($0) }
      ?? (verdicts.isEmpty ? "error" : "pass")
  }

  private func verdict(_ section: RunReport.Section) -> String {
    switch section {
    case .audit(let report): SummaryText(report).verdict.lowercased()
    case .failure: "error"
    }
  }

  private func write(_ section: RunReport.Section, to output: inout ReportOutput) {
    switch section {
    case .audit(let report): writeAudit(report, to: &output)
    case .failure(let place, let reasons):
      if let place { output.append("\"policy\": \(JSONText.name(place)),\n") }
      writeList("diagnostics", reasons, to: &output) {
        $1.append(JSONDocument.diagnostic($0, in: paths))
      }
    }
  }

  private func writeAudit(_ report: AuditReport, to output: inout ReportOutput) {
    if let place = report.policyPlace { output.append("\"policy\": \(JSONText.name(place)),\n") }
    if let system = report.system { output.append("\"system\": \(JSONText.name(system)),\n") }
    output.append("\"level\": \(JSONText.string(report.level.rawValue)),\n")
    if !report.impliedContexts.isEmpty {
      let implied = report.impliedContexts.sorted { $0.key < $1.key }
        .map { ($0.key, JSONText.name($0.value)) }
      output.append("\"impliedContexts\": \(JSONText.object(implied)),\n")
    }
    output.append("\"summary\": \(JSONText.object(JSONRuleWriter.counts(report.summary))),\n")
    let rules = JSONRuleWriter(report)
    writeList("rules", Array(report.rules.indices), to: &output) { $1.append(rules.object($0)) }
    output.append(",\n")
    output.append("\"coverage\": \(coverage(report.coverage)),\n")
    if let baseline = report.baseline {
      let gone = baseline.gone.map { $0.entry.identity.fingerprint(in: report.policyPlace) }
      let reasons = baseline.gone.map(\.reason)
      let members = [("gone", JSONText.strings(gone)), ("reasons", JSONText.strings(reasons))]
      output.append("\"baseline\": \(JSONText.object(members)),\n")
    }
    var results = JSONResultWriter(report, paths: paths)
    writeList("results", report.evaluations, to: &output) { results.write($0, to: &$1) }
    output.append(",\n")
    let (plan, ids) = (report.plan, report.changeIDs)
    let changes = plan.changes.indices.map { index in
      JSONChangeText.object(
        plan.changes[index], findings: plan.findings[index], reasons: plan.reasons[index],
        id: ids[index], paths: paths)
    }
    writeList("plan", changes, to: &output) { $1.append($0) }
    output.append(",\n")
    if let cut = plan.cut {
      output.append("\"planCut\": \(JSONText.string(ChangeText.reason(cut))),\n")
    }
    writeList("unmet", report.plan.unmet, to: &output) {
      $1.append(JSONChangeText.object($0, paths: paths))
    }
    output.append(",\n")
    writeList("structural", report.structural, to: &output) {
      $1.append(structural($0, in: report))
    }
    output.append(",\n")
    writeList("diagnostics", report.diagnostics, to: &output) {
      $1.append(JSONDocument.diagnostic($0, in: paths))
    }
  }

  /// An array with one element per line.
  private func writeList<Element>(
    _ name: String, _ elements: [Element], to output: inout ReportOutput,
    _ write: (Element, inout ReportOutput) -> Void
  ) {
    output.append("\"\(name)\": [")
    var separator = "\n"
    for element in elements {
      output.append(separator)
      write(element, &output)
      separator = ",\n"
    }
    output.append(elements.isEmpty ? "]" : "\n]")
  }

  private func coverage(_ coverage: Coverage) -> String {
    let inNoToken = coverage.inNoToken > 0 ? [("colorsInNoToken", "\(coverage.inNoToken)")] : []
    return JSONText.object(
      [
        ("percent", JSONText.number(coverage.percent)), ("colorTokens", "\(coverage.total)"),
        ("colorsJudged", "\(coverage.judged)"),
      ] + inNoToken + [
        ("unreached", JSONText.strings(coverage.unreached)),
        (
          "unreachedUses",
          JSONText.array(
            coverage.unreachedUses.map { use in
              JSONText.object([
                ("use", use.description.map { JSONText.name($0) } ?? "null"),
                ("tokens", JSONText.strings(use.tokens)),
              ])
            })
        ),
        ("unwalked", JSONText.strings(coverage.unwalked)),
        ("ignored", JSONText.strings(coverage.ignored)),
        (
          "leftOut",
          JSONText.array(
            coverage.leftOut.map { source in
              JSONText.object([
                ("path", JSONText.name(source.path.text)), ("reason", JSONText.name(source.reason)),
              ])
            })
        ),
      ])
  }

  private func structural(_ result: StructuralResult, in report: AuditReport) -> String {
    let rule = report.rules[result.rule]
    let measured = result.measurement.map { measurement in
      [
        ("tokens", JSONText.strings(measurement.tokens)),
        (
          "context",
          JSONText.object(measurement.context.map { ($0.axis, JSONText.name($0.name)) })
        ),
        ("measured", JSONText.number(measurement.value)),
        ("required", JSONText.number(measurement.required)),
      ] + (measurement.criterion.map { [("criterion", JSONText.string($0))] } ?? [])
    }
    let name = result.outcome.isFinding ? report.identity(of: result).name.text : nil
    return JSONText.object(
      [
        ("rule", JSONText.name(rule.id)), ("severity", JSONText.string(rule.severity.rawValue)),
        ("token", JSONText.name(result.token)),
      ] + (measured ?? []) + [
        ("outcome", JSONText.string(result.outcome.rawValue)),
        ("message", JSONText.name(result.message)),
      ] + (name.map { [("name", JSONText.string($0))] } ?? []) + [
        ("location", JSONText.location(result.span, paths)),
        ("fingerprint", JSONText.string(report.fingerprint(of: result))),
      ])
  }
}
