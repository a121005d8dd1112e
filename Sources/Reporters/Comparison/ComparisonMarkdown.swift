import AuditEngine
import SourceText

/// What changed in Markdown, for comments on pull requests and a job summary: what newly fails first,
/// with its colors before and after; what is unchanged is only counted.
package struct ComparisonMarkdown: ComparisonReporter {
  private let paths: SourcePaths
  private let limit: Int

  /// A reporter with at most `limit` bytes: GitHub accepts comments of up to 65,536 characters.
  package init(paths: SourcePaths, limit: Int = 65_000) {
    self.paths = paths
    self.limit = limit
  }

  /// Writes what became of each policy. Of several, the verdicts come first, and then what changed.
  package func write(_ run: ComparisonRun, to output: inout ReportOutput) {
    let summary = ComparisonSummary(run)
    var head = "## contrast-audit: \(summary.verdict)\n\n"
    head += "\(summary.sentence(quote: MarkdownText.name))\n"
    guard run.hasSeveral else {
      for report in run.comparisons { write(report, head, limit: limit, to: &output) }
      return
    }
    let changed = run.comparisons.filter { ComparisonSummary(report: $0).verdict != "SAME" }
    let same = run.comparisons.count - changed.count
    if same > 0 { head += "\n\(same) of \(run.comparisons.count) policies: nothing changed.\n" }
    output.append(head)
    let share = (limit - head.utf8.count) / max(changed.count, 1)
    for (index, report) in changed.enumerated() {
      let summary = ComparisonSummary(report: report)
      let name = ComparedPlaces(report: report, paths: paths).policyName
      let heading =
        "\n## \(MarkdownText.code(name)): \(summary.verdict)\n\n\(summary.counts)\n"
      guard share > 1000 || index == 0 else {
        output.append("\n\(changed.count - 1) more policies that changed do not fit here.\n")
        break
      }
      write(report, heading, limit: max(share, 1000), to: &output)
    }
  }

  private func write(
    _ report: ComparisonReport, _ head: String, limit: Int, to output: inout ReportOutput
  ) {
    var text = head
    var room = limit - text.utf8.count - 200
    var leftOut = 0
    func add(_ heading: String, _ rows: [String]) {
      guard !rows.isEmpty else { return }
      room -= heading.utf8.count
      var shown: [String] = []
      for row in rows {
        room -= row.utf8.count
        guard room >= 0 else { break }
        shown.append(row)
      }
      leftOut += rows.count - shown.count
      if !shown.isEmpty { text += heading + shown.joined() }
    }
    let places = ComparedPlaces(report: report, paths: paths)
    let kinds = AuditComparison.Kind.allCases.filter(\.isListed)
    func add(_ kind: AuditComparison.Kind) {
      let changes = report.comparison.changes.filter { $0.kind == kind }
      add(
        """

        ### \(ComparedCheckText.heading(kind)): \(changes.count)

        | Contrast | Before | Needs | Finding | Colors | Colors before | Place |
        | ---: | ---: | ---: | --- | --- | --- | --- |

        """, changes.map { row($0, places) })
    }
    for kind in kinds where kind.isWorsening { add(kind) }
    let accepted = report.acceptsPolicyChanges ? ", accepted" : ""
    let policy = report.comparison.policyChanges
    add(
      """

      ### Weaker policy\(accepted): \(policy.count)

      | Severity | Change |
      | --- | --- |

      """, policy.map { "| \($0.severity.rawValue) | \(MarkdownText.code($0.message)) |\n" })
    for kind in kinds where !kind.isWorsening { add(kind) }
    for (verb, contexts, tokens) in [
      ("appeared", report.comparison.contexts.appeared, report.comparison.tokens.appeared),
      ("vanished", report.comparison.contexts.vanished, report.comparison.tokens.vanished),
    ] {
      for (noun, names) in [
        ("Contexts", contexts.map { "\($0.axis) \($0.name)" }), ("Tokens", tokens),
      ]
      where !names.isEmpty {
        let more = names.count > 20 ? " and \(names.count - 20) more" : ""
        let line =
          "\n\(noun) that \(verb): "
          + names.prefix(20).map(MarkdownText.name).joined(separator: ", ") + more + "\n"
        room -= line.utf8.count
        if room >= 0 { text += line }
      }
    }
    output.append(text)
    if leftOut > 0 {
      output.append("\n\(leftOut) more changes do not fit here and were left out.\n")
    }
  }

  /// Writes why nothing could be compared.
  package func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    let head =
      "## contrast-audit: ERROR\n\nNothing could be compared, and nothing counts as checked.\n\n"
      + "| Severity | Reason | Place |\n| --- | --- | --- |\n"
    output.append(head)
    var room = limit - head.utf8.count - 100
    let reasons = failure.reasons
    for (index, reason) in reasons.enumerated() {
      let place = MarkdownText.place(of: reason.span, in: paths)
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

  private func row(_ change: AuditComparison.Change, _ places: ComparedPlaces) -> String {
    let check = change.latest
    let text = ComparedCheckText(change)
    func colors(_ colors: AuditSnapshot.Check.Colors?) -> String {
      colors.map {
        "\(MarkdownText.code($0.foreground, limit: 40)) on "
          + MarkdownText.code($0.background, limit: 40)
      } ?? "–"
    }
    func ratio(_ check: AuditSnapshot.Check) -> String {
      ComparedCheckText.isMeasured(check)
        ? ComparedCheckText.ratio(check) : check.outcome.rawValue
    }
    let before = change.new == nil ? nil : change.old
    var place = "–"
    if change.new?.place != nil {
      switch places.place(of: change) {
      case (.inRepository(let path)?, let line), (.outside(let path)?, let line),
        (.embedded(let path)?, let line):
        place = MarkdownText.code("\(path):\(line)", limit: 1000)
      case (nil, _): break
      }
    } else if let old = check.place {
      place = "was " + MarkdownText.code(old.text, limit: 1000)
    }
    let cells = [
      ratio(check), before.map(ratio) ?? "–",
      check.required.map(Requirement.text) ?? "–",
      MarkdownText.code(text.name) + (text.severity.map { ", \($0)" } ?? ""),
      colors(check.colors), colors(text.oldColors), place,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
