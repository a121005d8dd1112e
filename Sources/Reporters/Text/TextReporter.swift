import AuditEngine
import SourceText

/// The report for people: the verdict and the way out, then the causes of the findings, the worst first,
/// each once.
package struct TextReporter: Reporter {
  private let style: TerminalStyle
  private let flow: TextFlow
  private let fixCommands: [String]

  /// The maximum number of causes shown.
  private static let causeLimit = 500
  /// The maximum number of token checks shown.
  private static let checkLimit = 20
  /// The number of warnings that are all shown.
  private static let fewWarnings = 3

  /// A reporter that says what is wrong and what to do.
  ///
  /// - Parameter fixCommands: the command that makes the changes of each audit.
  package init(_ layout: TextLayout, fixCommands: [String] = []) {
    style = TerminalStyle(depth: layout.colors)
    flow = TextFlow(width: layout.width)
    self.fixCommands = fixCommands
  }

  /// Writes what became of each policy.
  package func write(_ run: RunReport, to output: inout ReportOutput) {
    var commands = fixCommands[...]
    RunText(style).write(run, to: &output) { report, output in
      write(report, fixCommand: commands.popFirst() ?? "contrast-audit fix", to: &output)
    }
  }

  private func write(
    _ report: AuditReport, fixCommand: String, to output: inout ReportOutput
  ) {
    let causes = FindingCauses(report)
    let sections = TextSections(report, style: style, flow: flow)
    let blocks = [
      verdict(report) + wayOut(report, causes, fixCommand),
      lines(causes, of: report),
      sections.structural(limit: Self.checkLimit),
      sections.waived(),
      sections.diagnostics(few: Self.fewWarnings),
      coverage(report) + hints(report, causes),
    ]
    var isFirst = true
    for block in blocks where !block.isEmpty {
      if !isFirst { output.append("\n") }
      isFirst = false
      for line in block { output.append("\(line)\n") }
    }
  }

  // MARK: The answer

  /// Whether it passes, and each rule with it.
  private func verdict(_ report: AuditReport) -> [String] {
    let summary = SummaryText(report)
    let rules = RuleVerdictText.decisive(report)
    var pieces = (summary.brief() + (rules.named.isEmpty ? "" : ".")).split(separator: " ")
      .map(String.init)
    pieces += rules.named.map { style.colored($0) + " ·" }
    if rules.others > 0 { pieces.append("\(rules.others) others met") }
    // The last rule has no other beside it.
    if let last = pieces.last, last.hasSuffix(" ·") {
      pieces[pieces.count - 1] = String(last.dropLast(2))
    }
    return hanging(pieces, after: style.bold(style.colored(summary.verdict, summary.severity)))
  }

  /// What to do about the findings.
  private func wayOut(
    _ report: AuditReport, _ causes: FindingCauses, _ fixCommand: String
  ) -> [String] {
    let (findings, changes) = (report.summary.findings, report.plan.changes.count)
    guard findings > 0, report.hasPlan else { return [] }
    guard changes > 0 else {
      let them = findings == 1 ? "it, for the reason below" : "them, for the reasons below"
      return [
        report.plan.cut.map { "      no plan: \(ChangeText.reason($0))" }
          ?? "      no change of a color fixes \(them)"
      ]
    }
    let share =
      causes.fixed < findings
      ? "\(causes.fixed) of \(findings)" : findings == 1 ? "it" : "them all"
    let words =
      "\(changes) change\(changes == 1 ? " fixes" : "s fix") \(share)\(decisions(report.plan)):"
    return hanging(
      words.split(separator: " ").map(String.init) + [style.bold(fixCommand)], after: "    ")
  }

  /// How many changes are safe, and how many are decisions: `, 5 safe and 18 to decide`; empty where all
  /// are safe.
  private func decisions(_ plan: RepairPlan) -> String {
    let (safe, all) = (plan.safe.count, plan.changes.count)
    if safe == all { return "" }
    return safe == 0 ? ", to decide" : ", \(safe) safe and \(all - safe) to decide"
  }

  /// Pieces in lines beside a word.
  private func hanging(_ pieces: [String], after word: String) -> [String] {
    let indent = word.visibleWidth + 2
    return flow.lines(pieces, used: indent, indent: indent).enumerated().map {
      ($0.offset == 0 ? "\(word)  " : String(repeating: " ", count: indent)) + $0.element
    }
  }

  // MARK: The causes

  private func lines(_ causes: FindingCauses, of report: AuditReport) -> [String] {
    let shown = causes.all.prefix(Self.causeLimit)
    guard !shown.isEmpty else { return [] }
    let contexts = ReportContexts(report)
    let swatchWidth = style.depth == .none ? 0 : CauseColumns.swatchWidth
    var notes = CauseNotes(report, flow: flow, indent: swatchWidth + (swatchWidth > 0 ? 2 : 4))
    let rows = shown.map { CauseColumns($0, in: report, contexts, style) }
    let widths = rows[0].cells.indices.map { column in
      rows.map { min($0.cells[column].visibleWidth, CauseColumns.widest) }.max() ?? 0
    }
    let table = TextTable(widths: widths, width: flow.width - 2 - swatchWidth)
    var lines: [String] = []
    for (cause, row) in zip(shown, rows) {
      let (line, rest) = table.line(row.cells)
      let name = row.cells[0]
      lines.append("  \(row.swatches)\(style.bold(name))\(line.dropFirst(name.count))")
      lines += notes.lines(of: cause, besides: rest).map { notes.margin + style.dim($0) }
    }
    let left = causes.all.count - shown.count
    return lines + (left > 0 ? ["  and \(left) more causes"] : [])
  }

  // MARK: What else there is to know

  /// What no pairing reaches, and which contexts nobody looked at.
  private func coverage(_ report: AuditReport) -> [String] {
    func line(_ start: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      let shown = names.map { $0.inert(limit: FindingText.nameLimit) }
      return start + style.dim(flow.list(shown, used: start.count))
    }
    let coverage = report.coverage
    let unreached = "\(coverage.unreached.count) of \(coverage.total) colors in no pairing: "
    return [line(unreached, coverage.unreached)].compactMap(\.self)
      + SummaryText.leftOut(of: coverage).compactMap { line("\($0.lead): ", $0.names) }
  }

  /// How to see more, where there is more.
  private func hints(_ report: AuditReport, _ causes: FindingCauses) -> [String] {
    guard report.summary.findings > 1, let worst = causes.all.first?.findings.first else {
      return []
    }
    let id = report.fingerprint(of: report.evaluations[worst]).prefix(8)
    let pieces = ["each finding:", "--details ·", "one of them:", "contrast-audit explain \(id)"]
    return flow.lines(pieces, used: 0, indent: 0).map(style.dim)
  }
}
