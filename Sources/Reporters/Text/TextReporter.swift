public import AuditEngine
import ColorMath
import SourceText

/// The report for people: what fails in each permutation, worst first, then how much of what.
public struct TextReporter: Reporter {
  private let style: TerminalStyle

  /// Reports in the colours of a terminal.
  public init(colors: ColorDepth) {
    style = TerminalStyle(depth: colors)
  }

  /// Writes a report.
  public func write(_ report: AuditReport, to output: inout ReportOutput) {
    let findings = report.evaluations.filter { $0.outcome.isFinding }
    var columns = Columns(findings, in: report)
    var start = report.evaluations.startIndex
    for permutation in report.permutations.indices {
      var end = start
      while end < report.evaluations.endIndex, report.evaluations[end].permutation == permutation {
        end += 1
      }
      write(start..<end, of: permutation, in: report, &columns, to: &output)
      start = end
    }
    writeSuggestions(findings, in: report, to: &output)
    writeStructural(report, to: &output)
    writeWaived(report, to: &output)
    writeDiagnostics(report, to: &output)
    writeMatrix(report, findings, to: &output)
    let summary = SummaryText(report)
    writeCoverage(summary, to: &output)
    writeSummary(summary, to: &output)
  }

  // MARK: Findings

  /// The widths of the columns, over the whole report so that they line up.
  private struct Columns {
    var ratio = 0
    var pairing = 0
    var colors = 0
    var usage = 0
    var change = 0
    /// The text of each pairing that has findings, made once.
    private var texts: [String?]

    init(_ findings: [Evaluation], in report: AuditReport) {
      texts = Array(repeating: nil, count: report.pairings.count)
      for finding in findings {
        let text = FindingText(finding, in: report)
        ratio = max(ratio, text.ratioText.visibleWidth)
        pairing = max(pairing, min(self.text(of: finding, text).visibleWidth, 72))
        colors = max(colors, text.colorsText.visibleWidth)
        usage = max(usage, finding.usage.rawValue.visibleWidth)
        change = max(change, min(text.changeText.visibleWidth, 32))
      }
      for index in texts.indices { texts[index] = texts[index]?.padded(to: pairing) }
    }

    mutating func text(of finding: Evaluation, _ text: FindingText) -> String {
      if let known = texts[finding.pairing] { return known }
      let made = text.pairingText
      texts[finding.pairing] = made
      return made
    }
  }

  private func write(
    _ evaluations: Range<Int>, of permutation: Int, in report: AuditReport,
    _ columns: inout Columns, to output: inout ReportOutput
  ) {
    var findings: [(index: Int, share: Double)] = []
    var judged = 0
    for index in evaluations {
      let outcome = report.evaluations[index].outcome
      if outcome != .exempt { judged += 1 }
      guard outcome.isFinding else { continue }
      findings.append((index, FindingText(report.evaluations[index], in: report).shareReached))
    }
    guard !findings.isEmpty else { return }
    findings.sort { $0.share < $1.share }
    let names = FindingText.permutationText(report.permutations[permutation])
    let heading = names.isEmpty ? "All tokens" : names
    output.append(
      style.bold(heading) + "  " + style.dim("\(findings.count) of \(judged) do not pass") + "\n")
    for finding in findings {
      output.append(line(report.evaluations[finding.index], in: report, &columns))
    }
    output.append("\n")
  }

  private func line(
    _ finding: Evaluation, in report: AuditReport, _ columns: inout Columns
  ) -> String {
    let text = FindingText(finding, in: report)
    let rule = report.rule(of: finding)
    let severity = report.severity(of: finding)
    let isError = severity == .error
    let ratio = text.ratioText.padded(to: columns.ratio, alignment: .right)
    let origin = finding.foregroundOrigin
    var line = "  " + (isError ? style.red(ratio) : style.yellow(ratio))
    line += " of \((finding.requirement?.minimumText ?? "").padded(to: 3))  "
    line += style.swatch(finding.foreground, on: finding.background)
    line += columns.text(of: finding, text) + "  "
    line += text.colorsText.padded(to: columns.colors) + "  "
    if columns.change > 0 { line += text.changeText.padded(to: columns.change) + "  " }
    line += finding.usage.rawValue.padded(to: columns.usage) + "  \(rule.id.inert)"
    line += isError ? "" : " (\(severity.rawValue))"
    let place = "\(origin.file.path):\(origin.start.line)".inert
    line += "  " + style.dim("\(place)  \(report.fingerprint(of: finding).prefix(8))") + "\n"
    if let layers = text.layersText {
      line += "  " + "".padded(to: columns.ratio) + "  \(style.dim(layers))\n"
    }
    let doubt = text.borderline ?? (finding.outcome == .indeterminate ? text.verdict : nil)
    for note in [text.worsening, doubt].compactMap(\.self) {
      line += "  " + "".padded(to: columns.ratio) + "  \(style.yellow(note))\n"
    }
    return line
  }

  // MARK: Summary

  /// The changes that would mend findings, those that mend most first, then what no change of one color mends.
  private func writeSuggestions(
    _ findings: [Evaluation], in report: AuditReport, to output: inout ReportOutput
  ) {
    let summary = SuggestionSummary(findings, in: report)
    func write(_ entry: SuggestionSummary.Entry, _ change: String) {
      let origin = entry.suggestion.origin
      let place = "\(origin.file.path):\(origin.start.line)".inert
      let count = "\(entry.findings) finding\(entry.findings == 1 ? "" : "s")"
      output.append("  \(change)  \(count)  \(style.dim(place))\n")
    }
    if !summary.changes.isEmpty {
      output.append(
        style.bold("Changes") + "  "
          + style.dim("each makes everything pass that its color is part of") + "\n")
      let width = summary.changes.map { min($0.suggestion.token.count, 48) }.max() ?? 0
      for entry in summary.changes {
        guard case .color(let color, let difference) = entry.suggestion.remedy else { continue }
        let current = entry.suggestion.current
        let text = SuggestionText(entry.suggestion)
        let isColor = entry.suggestion.kind == .color
        write(
          entry,
          (isColor ? style.block(current) : "") + text.value(current) + " → "
            + (isColor ? style.block(color) : "") + text.value(color)
            + "  ΔE \(SuggestionText.difference(difference))  "
            + entry.suggestion.token.inert(limit: FindingText.nameLimit).padded(to: min(width, 48)))
      }
      output.append("\n")
    }
    if !summary.conflicts.isEmpty {
      output.append(
        style.bold("Conflicts") + "  " + style.dim("no change of one color mends these") + "\n")
      for entry in summary.conflicts { write(entry, SuggestionText(entry.suggestion).sentence) }
      output.append("\n")
    }
  }

  /// The demands that are no ratios and are not met.
  private func writeStructural(_ report: AuditReport, to output: inout ReportOutput) {
    let missed = report.structural.filter { $0.outcome.isFinding }
    guard !missed.isEmpty else { return }
    output.append(style.bold("Tokens") + "  ")
    output.append(style.dim("\(missed.count) of \(report.structural.count) fail") + "\n")
    for result in missed {
      let rule = report.rules[result.rule]
      let mark = rule.severity == .error ? style.red("fail") : style.yellow(rule.severity.rawValue)
      let place = "\(result.span.file.path):\(result.span.start.line)".inert
      output.append("  \(mark)  \(result.message.inert)  \(rule.id.inert)  \(style.dim(place))\n")
    }
    output.append("\n")
  }

  /// A line for each waiver that waives something: how much, and why.
  private func writeWaived(_ report: AuditReport, to output: inout ReportOutput) {
    let counts = AcceptedFindings(report).waived
    let total = counts.reduce(0, +)
    guard total > 0 else { return }
    output.append(style.bold("Waived") + "  " + style.dim("\(total) not counted") + "\n")
    let width = counts.map { "\($0)".count }.max() ?? 0
    for (waiver, count) in zip(report.waivers, counts) where count > 0 {
      let number = "\(count)".padded(to: width, alignment: .right)
      let place = "\(waiver.span.file.path):\(waiver.span.start.line)".inert
      output.append("  \(number)  \(FindingText.text(of: waiver))  \(style.dim(place))\n")
    }
    output.append("\n")
  }

  private func writeDiagnostics(_ report: AuditReport, to output: inout ReportOutput) {
    guard !report.diagnostics.isEmpty else { return }
    for diagnostic in report.diagnostics {
      output.append(style.yellow(diagnostic.description) + "\n")
    }
    output.append("\n")
  }

  /// With two axes, failures of evaluations as a table of one by the other.
  private func writeMatrix(
    _ report: AuditReport, _ findings: [Evaluation], to output: inout ReportOutput
  ) {
    guard report.axes.count == 2, report.permutations.count > 1 else { return }
    var failed = [Int](repeating: 0, count: report.permutations.count)
    var judged = failed
    // Advice is not counted among what has to be mended.
    let hasErrors = report.rules.contains { $0.severity == .error }
    func counts(_ evaluation: Evaluation) -> Bool {
      evaluation.outcome != .exempt
        && (!hasErrors || report.rule(of: evaluation).severity == .error)
    }
    for finding in findings where counts(finding) { failed[finding.permutation] += 1 }
    for evaluation in report.evaluations where counts(evaluation) {
      judged[evaluation.permutation] += 1
    }
    var rows: [String] = []
    var columns: [String] = []
    for names in report.permutations {
      if !rows.contains(names[0]) { rows.append(names[0]) }
      if !columns.contains(names[1]) { columns.append(names[1]) }
    }
    guard columns.count <= 8, rows.count <= 40 else { return }
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

  /// What no pairing looks at; silent where everything is looked at.
  private func writeCoverage(_ summary: SummaryText, to output: inout ReportOutput) {
    for line in [summary.coverage(quote: style.dim), summary.unwalked(quote: style.dim)] {
      if let line { output.append("\(line)\n\n") }
    }
  }

  private func writeSummary(_ summary: SummaryText, to output: inout ReportOutput) {
    let verdict =
      switch summary.severity {
      case nil: style.green(summary.verdict)
      case .error: style.red(summary.verdict)
      case .warning, .note: style.yellow(summary.verdict)
      }
    output.append("\(style.bold(verdict))  \(summary.sentence())\n")
  }
}
