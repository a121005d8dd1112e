import AuditEngine
import SourceText

/// A report in Markdown for comments on pull requests and for a job summary.
///
/// - GitHub accepts comments of up to 65,536 characters, so the worst rows are taken until the room
///   is used up, and the report says how many were left out.
/// - GitHub shows a swatch for a color alone in a code span, such as `#0078D7`, in issues, pull
///   requests and discussions; GitLab and Gitea do so everywhere. Elsewhere only the text shows.
///   All accept images from the web only, and no styles.
package struct MarkdownReporter: Reporter {
  private let run: ReportedRun
  private let limit: Int

  /// A reporter for a run, with at most `limit` bytes, which are never fewer than the characters.
  package init(run: ReportedRun = ReportedRun(), limit: Int = 65_000) {
    self.run = run
    self.limit = limit
  }

  /// Writes what became of each policy, each section within its share of the room.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let share = limit / max(report.sections.count, 1)
    for (index, section) in report.sections.enumerated() {
      if index > 0 { output.append("\n") }
      switch section {
      case .audit(let audit):
        write(audit, named: report.sections.count > 1, limit: share, to: &output)
      case .failure(let place, let reasons):
        let name = report.sections.count > 1 ? place : nil
        write(
          RunReport(tool: report.tool, failure: reasons).reasons, of: name, limit: share,
          to: &output)
      }
    }
  }

  private func write(
    _ report: AuditReport, named: Bool, limit: Int, to output: inout ReportOutput
  ) {
    let summary = SummaryText(report)
    let name = named ? ", \(MarkdownText.code(report.policyName))" : ""
    var head = "## contrast-audit: \(summary.verdict)\(name)\n\n"
    head += "\(summary.sentence(quote: MarkdownText.name))\n"
    let rules = summary.rules(quote: MarkdownText.name)
    if !rules.isEmpty { head += "\n\(rules)\n" }
    let code = { MarkdownText.code($0) }
    var foot = ""
    for line in [summary.coverage(quote: code)].compactMap(\.self) + summary.leftOut(quote: code) {
      foot += "\n\(line)\n"
    }
    let findings = FindingList([report], diagnosticsFrom: .note).all
    var sections = MarkdownSections(report, run: run)
    var room = limit - head.utf8.count - foot.utf8.count - 200
    var shown = 0
    for finding in findings {
      room -= sections.cost(of: finding)
      guard room >= 0 else { break }
      sections.add(finding)
      shown += 1
    }
    output.append(head)
    sections.write(to: &output)
    if shown < findings.count {
      output.append(
        "\n\(findings.count - shown) of \(findings.count) findings do not fit here and were left "
          + "out; those shown are the worst.\n")
    }
    output.append(foot)
  }

  /// Writes why the audit could not be done.
  private func write(
    _ reasons: [Diagnostic], of policy: String?, limit: Int, to output: inout ReportOutput
  ) {
    let name = policy.map { ", \(MarkdownText.code($0))" } ?? ""
    let head =
      "## contrast-audit: ERROR\(name)\n\nThe audit could not be done, and nothing counts as checked.\n\n"
      + "| Severity | Reason | Place |\n| --- | --- | --- |\n"
    output.append(head)
    var room = limit - head.utf8.count - 100
    for (index, reason) in reasons.enumerated() {
      let place = MarkdownText.place(of: reason.span, in: run.paths)
      let row =
        "| \(reason.severity.rawValue) | \(MarkdownText.code(reason.message)) | \(place) |\n"
      room -= row.utf8.count
      guard room >= 0 else {
        output.append("\n\(reasons.count - index) more reasons were left out.\n")
        return
      }
      output.append(row)
    }
  }
}
