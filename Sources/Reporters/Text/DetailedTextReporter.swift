import AuditEngine
import ColorMath
import SourceText

/// The report for people that look at each finding: failures in each permutation, worst first, then the
/// changes and the totals.
package struct DetailedTextReporter: Reporter {
  private let style: TerminalStyle
  private let findingLimit: Int

  /// The default maximum number of findings.
  package static let defaultLimit = 5000

  /// A reporter with the colors of a terminal; above `findingLimit`, it shows the worst findings.
  package init(colors: ColorDepth = .none, findingLimit: Int = defaultLimit) {
    style = TerminalStyle(depth: colors)
    self.findingLimit = findingLimit
  }

  /// Writes what became of each policy.
  package func write(_ run: RunReport, to output: inout ReportOutput) {
    RunText(style).write(run, to: &output) { write($0, to: &$1) }
  }

  private func write(_ report: AuditReport, to output: inout ReportOutput) {
    // By index: of millions of evaluations most are only counted.
    let shown = report.worstFindings(findingLimit)
    let findings = shown.map { report.evaluations[$0] }
    var columns = TextColumns(findings, in: report)
    var start = report.evaluations.startIndex
    var shownStart = shown.startIndex
    for permutation in report.permutations.indices {
      var end = start
      while end < report.evaluations.endIndex, report.evaluations[end].permutation == permutation {
        end += 1
      }
      let first = shownStart
      while shownStart < shown.endIndex, shown[shownStart] < end { shownStart += 1 }
      write(
        start..<end, lines: first..<shownStart, of: permutation, in: report, &columns, to: &output)
      start = end
    }
    let count = report.summary.findings
    if shown.count < count {
      output.append(
        "\(count - shown.count) of \(count) findings were left out; those shown are "
          + "the worst; the JSON report has all\n\n")
    }
    writePlan(report, to: &output)
    let sections = TextSections(report, style: style)
    for lines in [sections.structural(), sections.waived(), sections.diagnostics()]
    where !lines.isEmpty {
      output.append(lines.joined(separator: "\n") + "\n\n")
    }
    writeMatrix(report, to: &output)
    let summary = SummaryText(report)
    writeCoverage(summary, to: &output)
    writeRules(report, to: &output)
    writeSummary(summary, to: &output)
  }

  // MARK: Findings

  private func write(
    _ evaluations: Range<Int>, lines: Range<Int>, of permutation: Int, in report: AuditReport,
    _ columns: inout TextColumns, to output: inout ReportOutput
  ) {
    guard !lines.isEmpty else { return }
    var count = 0
    var judged = 0
    for index in evaluations {
      let outcome = report.evaluations[index].outcome
      if outcome != .exempt { judged += 1 }
      if outcome.isFinding { count += 1 }
    }
    let worstFirst = lines.map { index in
      (line: index, share: columns.lines[index].finding.shareReached)
    }.sorted { $0.share < $1.share }
    let names = FindingText.permutationText(report.permutations[permutation])
    let heading = names.isEmpty ? "All tokens" : names
    output.append(
      style.bold(heading) + "  " + style.dim("\(count) of \(judged) fail") + "\n")
    for index in worstFirst { write(columns.lines[index.line], in: report, &columns, to: &output) }
    if count > lines.count { output.append("  and \(count - lines.count) more\n") }
    output.append("\n")
  }

  private func write(
    _ line: TextLine, in report: AuditReport, _ columns: inout TextColumns,
    to output: inout ReportOutput
  ) {
    let finding = line.finding
    let severity = report.severity(of: finding)
    output.append("", width: line.ratioWidth, paddedTo: columns.ratio + 2)
    output.append(severity == .error ? style.red(line.ratio) : style.yellow(line.ratio))
    output.append(" of ")
    let minimum = finding.requirement?.minimumText ?? ""
    output.append(minimum, width: minimum.utf8.count, paddedTo: 3)
    output.append("  ")
    output.append(style.swatch(finding.foreground, on: finding.background))
    output.append(columns.pairingText(of: line))
    output.append("  ")
    output.append(line.colors, width: line.colors.utf8.count, paddedTo: columns.colors)
    output.append("  ")
    if columns.change > 0 {
      output.append(line.change, width: line.changeWidth, paddedTo: columns.change)
      output.append("  ")
    }
    let usage = columns.usageText(of: line)
    output.append(usage, width: usage.visibleWidth, paddedTo: columns.usage)
    output.append("  ")
    output.append(columns.rules[report.pairings[finding.pairing].rule])
    if severity != .error { output.append(" (\(severity.rawValue))") }
    let origin = report.place(of: finding)
    let place = "\(origin.file.path):\(origin.line)".inert
    let fingerprint = columns.fingerprints.fingerprint(of: finding).prefix(8)
    output.append("  ")
    output.append(style.dim("\(place)  \(fingerprint)"))
    output.append("\n")
    if let layers = line.text.layersText { writeNote(style.dim(layers), columns, to: &output) }
    if let worsening = line.text.worsening {
      writeNote(style.yellow(worsening), columns, to: &output)
    }
    let verdict = finding.outcome == .indeterminate ? line.text.verdict : nil
    if let doubt = line.text.displays ?? line.text.borderline ?? verdict {
      writeNote(style.yellow(doubt), columns, to: &output)
    }
  }

  /// A line below a finding, aligned with its words.
  private func writeNote(
    _ note: String, _ columns: TextColumns, to output: inout ReportOutput
  ) {
    output.append("  " + "".padded(to: columns.ratio) + "  \(note)\n")
  }

  // MARK: Summary

  /// The changes of the plan, those that fix most first, then what no change fixes.
  private func writePlan(_ report: AuditReport, to output: inout ReportOutput) {
    let plan = report.plan
    if let cut = plan.cut { output.append("No plan: \(ChangeText.reason(cut))\n\n") }
    if !plan.changes.isEmpty {
      output.append(
        style.bold("Changes") + "  " + style.dim("together they make nothing worse") + "\n")
      let table = ChangeTable(plan.changes, style: style)
      for index in plan.byFindings {
        let note = text(plan.findings[index])
        output.append("  \(table.line(plan.changes[index], note: note))\n")
        if let reason = ChangeText.decision(plan.reasons[index]) {
          output.append("      \(style.dim("to decide: \(reason)"))\n")
        }
      }
      output.append("\n")
    }
    if !plan.unmet.isEmpty {
      output.append(style.bold("Not fixed") + "  " + style.dim("no change was found") + "\n")
      for unmet in plan.unmet.prefix(DetailedTextReporter.unmetLimit) {
        output.append(
          "  \(ChangeText.demand(unmet.demand)): \(ChangeText.reason(unmet.reason))  "
            + "\(text(unmet.findings))\n")
      }
      let more = plan.unmet.count - DetailedTextReporter.unmetLimit
      if more > 0 { output.append("  and \(more) more\n") }
      output.append("\n")
    }
  }

  /// The maximum number of demands shown that no change meets.
  private static let unmetLimit = 20

  private func text(_ findings: Int) -> String {
    findings == 0 ? "lets others pass" : "\(findings) finding\(findings == 1 ? "" : "s")"
  }

  /// With two axes, the failures as a table of one axis by the other.
  private func writeMatrix(
    _ report: AuditReport, to output: inout ReportOutput
  ) {
    guard report.axes.count == 2, report.permutations.count > 1 else { return }
    var rows: [String] = []
    var columns: [String] = []
    for names in report.permutations {
      if !rows.contains(names[0]) { rows.append(names[0]) }
      if !columns.contains(names[1]) { columns.append(names[1]) }
      guard columns.count <= 8, rows.count <= 40 else { return }
    }
    var failed = [Int](repeating: 0, count: report.permutations.count)
    var judged = failed
    // Advice is not counted as a failure.
    let hasErrors = report.rules.contains { $0.severity == .error }
    let isCounted = report.pairings.map {
      !hasErrors || report.rules[$0.rule].severity == .error
    }
    for index in report.evaluations.indices {
      let (outcome, pairing) = (
        report.evaluations[index].outcome, report.evaluations[index].pairing
      )
      guard outcome != .exempt, isCounted[pairing] else { continue }
      judged[report.evaluations[index].permutation] += 1
      if outcome.isFinding { failed[report.evaluations[index].permutation] += 1 }
    }
    let corner = "failing"
    let rowWidth = max(corner.count, rows.map(\.inert.count).max() ?? 0)
    let width = max(9, columns.map(\.inert.count).max() ?? 0)
    let heading = columns.map { "  " + $0.inert.padded(to: width, alignment: .right) }.joined()
    output.append(corner.padded(to: rowWidth) + heading + "\n")
    for row in rows {
      var line = row.inert.padded(to: rowWidth)
      for column in columns {
        let index = report.permutations.firstIndex { $0[0] == row && $0[1] == column }
        let cell = index.map { judged[$0] == 0 ? "–" : "\(failed[$0]) of \(judged[$0])" } ?? ""
        let isClean = index.map { failed[$0] == 0 } ?? true
        let padded = cell.padded(to: width, alignment: .right)
        line += "  " + (isClean ? style.green(padded) : style.red(padded))
      }
      output.append(line + "\n")
    }
    output.append("\n")
  }

  /// What no pairing reaches; nothing if everything is reached.
  private func writeCoverage(_ summary: SummaryText, to output: inout ReportOutput) {
    let lines = [summary.coverage(quote: style.dim)].compactMap(\.self)
    for line in lines + summary.leftOut(quote: style.dim) { output.append("\(line)\n\n") }
  }

  /// The verdict of each rule, as many side by side as fit into 100 columns.
  private func writeRules(_ report: AuditReport, to output: inout ReportOutput) {
    let verdicts = RuleVerdictText.all(report)
    var lines: [(text: String, width: Int)] = []
    for verdict in verdicts.prefix(SummaryText.ruleLimit) {
      let plain = "\(verdict.name) \(verdict.words)"
      let text = style.colored(verdict)
      if let last = lines.last, last.width + 3 + plain.count <= 100 {
        lines[lines.count - 1] = ("\(last.text) · \(text)", last.width + 3 + plain.count)
      } else {
        lines.append((text, plain.count))
      }
    }
    for line in lines { output.append(line.text + "\n") }
    let more = verdicts.count - SummaryText.ruleLimit
    if more > 0 { output.append("and \(more) more rules\n") }
    if !lines.isEmpty { output.append("\n") }
  }

  private func writeSummary(_ summary: SummaryText, to output: inout ReportOutput) {
    let verdict = style.bold(style.colored(summary.verdict, summary.severity))
    output.append("\(verdict)  \(summary.sentence())\n")
  }
}
