import AuditEngine

/// Rows for an accessibility conformance report, in Markdown, with the columns of a VPAT.
///
/// The term of each row is left open: evidence supports what a person decides, and a tool that sees
/// colors only cannot decide it. A run that failed has no rows.
///
/// - SeeAlso: <https://www.itic.org/policy/accessibility/vpat>, version 2.5, International Edition
package struct ACRReporter: Reporter {
  private let run: ReportedRun

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
  }

  /// Writes the rows, then what they rest on.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let evidence = RunEvidence(report, run: run)
    output.append(evidence.heading("an accessibility conformance report"))
    let tool = evidence.toolText
    guard !evidence.audits.isEmpty else {
      output.append("\(tool) could audit nothing, so there is no evidence and there are no rows.\n")
      evidence.writeFacts(to: &output)
      return
    }
    output.append(
      "What \(tool) judged of \(EvidenceText.names(evidence.names)). These are rows of a report, and no "
        + "report. \(EvidenceText.decision)\n")
    for table in SuccessCriterion.Table.allCases {
      let criteria = evidence.criteria.filter { $0.table == table }
      guard !criteria.isEmpty else { continue }
      output.append(
        """

        ### \(table.title)

        | Criteria | Conformance Level | Remarks and Explanations |
        | --- | --- | --- |

        """)
      for criterion in criteria {
        let remarks = evidence.remarks(on: criterion).joined(separator: " ")
        output.append("| \(criterion.name) | left open | \(remarks) |\n")
      }
    }
    output.append("\n### Evaluation methods\n\n\(EvidenceText.method)\n\n\(EvidenceText.limits)\n")
    evidence.writeFacts(to: &output)
  }
}
