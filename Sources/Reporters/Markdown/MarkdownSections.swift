import AuditEngine
import SourceText

/// The tables of a Markdown report: one for each permutation, one for token checks and one for
/// diagnostics. Rows keep the order in which they are added.
struct MarkdownSections {
  private let report: AuditReport
  private let run: ReportedRun
  private var rows: [Key: [String]] = [:]
  private var pending: (row: String, key: Key)?
  /// How many findings each table would have with enough room.
  private let counts: [Key: Int]

  private enum Key: Hashable {
    case permutation(Int)
    case tokens
    case diagnostics
  }

  init(_ report: AuditReport, run: ReportedRun) {
    self.report = report
    self.run = run
    counts = report.evaluations.reduce(into: [:]) { counts, evaluation in
      guard evaluation.outcome == .fail || evaluation.outcome == .indeterminate else { return }
      counts[.permutation(evaluation.permutation), default: 0] += 1
    }
  }

  /// The bytes of a finding, with the heading of its table if it is the first.
  mutating func cost(of finding: ReportedFinding) -> Int {
    let (row, key) = row(of: finding)
    pending = (row, key)
    return row.utf8.count + (rows[key] == nil ? heading(of: key).utf8.count + 60 : 0)
  }

  /// Adds the finding whose cost was computed last.
  mutating func add(_ finding: ReportedFinding) {
    let (row, key) = pending ?? row(of: finding)
    rows[key, default: []].append(row)
    pending = nil
  }

  func write(to output: inout ReportOutput) {
    let permutations = report.permutations.indices.map { Key.permutation($0) }
    for key in permutations + [.tokens, .diagnostics] {
      guard let rows = rows[key] else { continue }
      output.append(heading(of: key))
      for row in rows { output.append(row) }
      if let count = counts[key], count > rows.count {
        output.append("\n\(count - rows.count) more of these were left out.\n")
      }
    }
  }

  // MARK: Tables

  private func heading(of key: Key) -> String {
    switch key {
    case .permutation(let index):
      let names = FindingText.permutationText(report.permutations[index])
      let title = names.isEmpty ? "All tokens" : MarkdownText.code(names)
      return """

        ### \(title): \(counts[key] ?? 0) fail

        | Contrast | Needs | Foreground | Background | Colors | To pass | Usage | Rule | Change |
        | ---: | ---: | --- | --- | --- | --- | --- | --- | --- |

        """
    case .tokens:
      return "\n### Tokens\n\n| Rule | Finding | Change |\n| --- | --- | --- |\n"
    case .diagnostics:
      return "\n### Diagnostics\n\n| Severity | Diagnostic | Place |\n| --- | --- | --- |\n"
    }
  }

  private func row(of finding: ReportedFinding) -> (String, Key) {
    let place = MarkdownText.place(of: finding.span, in: run.paths)
    let weight = finding.severity == .error ? "" : " (\(finding.severity.rawValue))"
    let rule = MarkdownText.name(finding.identifier(in: report)) + weight
    switch finding.subject {
    case .evaluation(let evaluation):
      let cells = cells(of: evaluation) + [rule, place]
      return ("| \(cells.joined(separator: " | ")) |\n", .permutation(evaluation.permutation))
    case .structural(let result):
      return ("| \(rule) | \(MarkdownText.code(result.message)) | \(place) |\n", .tokens)
    case .diagnostic(let diagnostic):
      let message = MarkdownText.code(diagnostic.message)
      return ("| \(diagnostic.severity.rawValue) | \(message) | \(place) |\n", .diagnostics)
    }
  }

  /// The colors to change to, with their swatches, or a dash.
  private func changes(of evaluation: Evaluation) -> String {
    let changes = report.changes(for: evaluation).map {
      "\(MarkdownText.code($0.token)): \(MarkdownText.name($0.proposal.text))"
    }
    return changes.isEmpty ? "–" : changes.joined(separator: ", ")
  }

  private func cells(of evaluation: Evaluation) -> [String] {
    let text = FindingText(evaluation, in: report)
    let doubt =
      evaluation.outcome == .indeterminate
      ? ", depending on what lies beneath"
      : (text.displays ?? text.borderline).map { " (\($0))" } ?? ""
    let layers = text.layersText.map { "; \(MarkdownText.code($0))" } ?? ""
    return [
      text.ratioText + doubt, evaluation.requirement?.minimumText ?? "",
      MarkdownText.code(text.foregroundText), MarkdownText.code(text.backgroundText),
      "`\(evaluation.foreground.hex)` on `\(evaluation.background.hex)`\(layers)",
      changes(of: evaluation), evaluation.usage.rawValue,
    ]
  }
}
