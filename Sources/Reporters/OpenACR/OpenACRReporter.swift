import AuditEngine

/// A draft of an accessibility conformance report in OpenACR, the YAML of the GSA.
///
/// - The schema has no word for an undecided row. An empty level is valid by schema and catalog, and is
///   what the GSA's editor writes until a person has chosen one; `not-evaluated` is a term for level
///   AAA only, and would be wrong of rows that were judged.
/// - The schema requires a product and an e-mail address of the author, which no audit knows: the name
///   of the system stands for the product, and the address is empty.
/// - A report is of one product, so the remarks of several policies stand in the same rows.
/// - Notes are Markdown.
///
/// - SeeAlso: <https://github.com/GSA/openacr>, `schema/openacr-0.1.0.json`
package struct OpenACRReporter: Reporter {
  private let run: ReportedRun

  /// WCAG 2.2, Section 508 and EN 301 549.
  private static let catalog = "2.5-edition-wcag-2.2-508-eu-en"

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
  }

  /// Writes the draft; of a run that failed, one without rows.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let evidence = RunEvidence(report, run: run)
    let names = evidence.names.isEmpty ? evidence.failures.map(\.policy) : evidence.names
    let product = names.map { $0.inert(limit: FindingText.nameLimit) }.joined(separator: ", ")
    let state = evidence.state.isEmpty ? "" : ", \(evidence.state)"
    output.append(
      """
      # A draft for a person to complete: author, product, and the level of each row, which "" leaves open.
      title: \(YAMLText.string("\(product) Accessibility Conformance Report (draft\(state))"))
      product:
        name: \(YAMLText.string(product))
      author:
        email: ""
      notes: \(YAMLText.string(notes(evidence), indent: 2))
      evaluation_methods_used: \(YAMLText.string(methods(evidence), indent: 2))
      catalog: \(YAMLText.string(Self.catalog))
      chapters:

      """)
    for table in SuccessCriterion.Table.allCases {
      write(evidence.criteria.filter { $0.table == table }, of: table, evidence, to: &output)
    }
    guard evidence.criteria.isEmpty else { return }
    let none = "There is no evidence: the audit could not be done."
    output.append("  success_criteria_level_aa:\n    notes: \(YAMLText.string(none))\n")
  }

  private func write(
    _ criteria: [SuccessCriterion], of table: SuccessCriterion.Table, _ evidence: RunEvidence,
    to output: inout ReportOutput
  ) {
    guard !criteria.isEmpty else { return }
    output.append("  success_criteria_level_\(table.rawValue.lowercased()):\n    criteria:\n")
    for criterion in criteria {
      let remarks = evidence.remarks(on: criterion).joined(separator: "\n\n")
      output.append(
        """
              - num: \(YAMLText.string(criterion.rawValue))
                components:
                  - name: "software"
                    adherence:
                      level: ""
                      notes: \(YAMLText.string(remarks, indent: 16))

        """)
    }
  }

  private func notes(_ evidence: RunEvidence) -> String {
    let state = evidence.state
    let start =
      switch state {
      case "": ""
      case "INCOMPLETE": "INCOMPLETE: not everything was audited.\n\n"
      default: "\(state): the audit could not be done, and there is no evidence.\n\n"
      }
    return start
      + "\(EvidenceText.decision)\n\n\(EvidenceText.limits)\n\nThe remarks stand under software; "
      + "where the product is a web page, move them to web."
  }

  private func methods(_ evidence: RunEvidence) -> String {
    let tool = "\(MarkdownText.name(evidence.tool.name)) \(evidence.tool.version)"
    let facts = evidence.facts.map { title, lines in
      "Policy \(title)\n\n" + lines.map { "- \($0)" }.joined(separator: "\n")
    }
    return (["\(tool): \(EvidenceText.method)"] + facts).joined(separator: "\n\n")
  }
}
