import AuditEngine
import SourceText

/// What an audit shows for Apple's label Sufficient Contrast, in Markdown.
///
/// Apple lets a developer show the label if people can do the common tasks of the app with sufficient
/// contrast, and says to test with Bold Text, Increase Contrast and Reduce Transparency on. An audit of
/// colors is a part of that, so the report says what it is not, and never that the label may be shown.
///
/// - SeeAlso: App Store Connect Help, Sufficient Contrast accessibility evaluation criteria:
///   <https://developer.apple.com/help/app-store-connect/manage-app-accessibility/sufficient-contrast-accessibility-evaluation-criteria>
package struct AppleLabelReporter: Reporter {
  private let run: ReportedRun

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
  }

  /// Writes the settings and the counts of each policy, and what no audit of tokens sees.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let evidence = RunEvidence(report, run: run)
    output.append(evidence.heading("the label Sufficient Contrast"))
    let tool = evidence.toolText
    if evidence.audits.isEmpty {
      output.append("\(tool) could audit nothing, so there is no evidence.\n")
    } else {
      output.append(
        "What \(tool) judged of \(EvidenceText.names(evidence.names)). Whether the app shows the label "
          + "is a decision of people who did the common tasks of the app on each device; this report "
          + "does not make it.\n")
    }
    for audit in evidence.audits { write(audit, to: &output) }
    evidence.writeFacts(to: &output)
    output.append(Self.unseen)
  }

  // MARK: An audit

  private func write(_ audit: AuditEvidence, to output: inout ReportOutput) {
    let report = audit.report
    let contexts = ReportContexts(report)
    output.append(
      """

      ### Settings of \(MarkdownText.name(report.system ?? report.policyName))

      | Setting | Audited | Contexts |
      | --- | --- | --- |

      """)
    let axes = AppleSetting.all.map { ($0, $0.axis(of: contexts)) }
    for (setting, _) in axes {
      output.append("| \(setting.name) | \(Self.audited(setting, in: report, contexts)) |\n")
    }
    output.append("| Bold Text | no: it changes sizes and weights, not colors | – |\n")
    output.append(
      """

      Counted with each:

      | With | Evaluations | Passed | Failed | Not decided | Waived or known |
      | --- | ---: | ---: | ---: | ---: | ---: |

      """)
    var counts: [[Bool?]: AuditSummary] = [:]
    let settings = contexts.places.map { place in
      axes.map { $0.1.map { $0.isOn[place[$0.index]] } }
    }
    for evaluation in report.evaluations {
      counts[settings[evaluation.permutation], default: AuditSummary()].count(evaluation.outcome)
    }
    for key in counts.keys.sorted(by: Self.isBefore) {
      let names = zip(axes, key).compactMap { axis, isOn in
        isOn.map { "\(axis.0.name) \($0 ? "on" : "off")" }
      }
      let outcomes = counts[key] ?? AuditSummary()
      output.append(
        "| \(names.isEmpty ? "every setting alike" : names.joined(separator: ", ")) "
          + "| \(outcomes.evaluations) | \(outcomes[.pass]) | \(outcomes[.fail]) "
          + "| \(outcomes[.indeterminate]) | \(outcomes[.waived] + outcomes[.known]) |\n")
    }
    output.append("\n")
    for criterion in SuccessCriterion.allCases {
      guard let found = audit[criterion] else { continue }
      output.append("- \(criterion.name): \(EvidenceText.remark(found, in: report))\n")
    }
  }

  /// Whether a setting was audited, and by which contexts.
  private static func audited(
    _ setting: AppleSetting, in report: AuditReport, _ contexts: ReportContexts
  ) -> String {
    let left = setting.left(by: report)
    let more = left.isEmpty ? "" : "; not audited: \(EvidenceText.names(left))"
    let words = setting.words(of: report, contexts)
    guard let axis = setting.axis(of: contexts) else { return "\(words) | –\(more)" }
    let name = MarkdownText.name(contexts.axes[axis.index])
    return "\(words) | \(name): \(EvidenceText.names(contexts.names[axis.index]))\(more)"
  }

  /// Off before on, setting by setting.
  private static func isBefore(_ left: [Bool?], _ right: [Bool?]) -> Bool {
    func order(_ isOn: Bool?) -> Int { isOn == true ? 1 : 0 }
    return left.map(order).lexicographicallyPrecedes(right.map(order))
  }

  private static let unseen = """

    ### What no audit of tokens sees

    - Materials and vibrancy of the system: what shows through them is not known before the app runs.
    - Pictures, videos, and text over them.
    - Colors of the system that the tokens do not name, and how the system changes them with a setting.
    - Sizes and weights on the screen, with Bold Text and larger text: the policy states the usage.
    - Colors that are not tokens, and pairings and states that the policy does not name.
    - Whether people can do the common tasks of the app, on each device that it runs on.

    """
}
