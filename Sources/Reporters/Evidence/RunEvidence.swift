import AuditEngine
import SourceText

/// What a whole run shows about success criteria, and what it could not look at.
struct RunEvidence {
  let tool: ToolIdentity
  let audits: [AuditEvidence]
  /// Why policies could not be audited, each with what tells it from others.
  let failures: [(policy: String, reasons: [Diagnostic])]
  private let paths: SourcePaths

  /// Collects the evidence of a run; linear in its evaluations.
  init(_ report: RunReport, run: ReportedRun) {
    tool = report.tool
    paths = run.paths
    let reports = report.audits
    // Files of a part of the audits would be taken for all.
    let areKnown = run.files.count == reports.count
    audits = reports.enumerated().map { index, audit in
      AuditEvidence(audit, files: areKnown ? run.files[index] : nil)
    }
    failures = report.sections.compactMap { section in
      guard case .failure(_, let reasons) = section else { return nil }
      return (section.policyName, RunReport.shown(reasons))
    }
  }

  /// The systems by name, or by their policies where they have none.
  var names: [String] { audits.map { $0.report.system ?? $0.report.policyName } }

  /// The criteria that an audit of the run is about, in the order of their numbers.
  var criteria: [SuccessCriterion] {
    SuccessCriterion.allCases.filter { criterion in audits.contains { $0[criterion] != nil } }
  }

  /// What the title says where the run is no evidence, or only a part; empty for all of it.
  var state: String {
    if audits.isEmpty { return "ERROR" }
    return !failures.isEmpty || audits.contains(where: \.isPartial) ? "INCOMPLETE" : ""
  }

  // MARK: In words, with names as code of Markdown

  /// The tool with its version.
  var toolText: String { "\(MarkdownText.name(tool.name)) \(tool.version)" }

  /// A title with what it has to say where the run is no evidence.
  func heading(_ title: String) -> String {
    "## Evidence for \(title)\(state.isEmpty ? "" : ": \(state)")\n\n"
  }

  /// Writes what was audited, a section for each policy.
  func writeFacts(to output: inout ReportOutput) {
    for (title, lines) in facts {
      output.append("\n### Policy \(title)\n\n")
      for line in lines { output.append("- \(line)\n") }
    }
  }

  /// What was judged for a criterion: a sentence or more for each policy.
  func remarks(on criterion: SuccessCriterion) -> [String] {
    let areSeveral = audits.count + failures.count > 1
    let found = audits.map { audit in
      let name = areSeveral ? "\(MarkdownText.name(audit.report.policyName)): " : ""
      guard let evidence = audit[criterion] else {
        return "\(name)nothing was judged for it at level \(audit.report.level.rawValue)."
      }
      return name + EvidenceText.remark(evidence, in: audit.report)
    }
    return found
      + failures.map {
        "\(MarkdownText.name($0.policy)): no evidence, because the audit could not be done."
      }
  }

  /// What was audited, in lines: for each policy a name, and facts about it.
  var facts: [(title: String, lines: [String])] {
    audits.map { audit in
      (MarkdownText.name(audit.report.policyName), EvidenceText.facts(of: audit, paths))
    }
      + failures.map { failure in
        (
          MarkdownText.name(failure.policy),
          ["The audit could not be done, so there is no evidence, and nothing counts as checked."]
            + failure.reasons.map { EvidenceText.line(of: $0, paths) }
        )
      }
  }
}
