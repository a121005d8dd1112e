import AuditEngine
import SourceText

/// What stands beside the findings in reports for people: token checks, waivers and warnings.
///
/// Each section is its lines; none where there is nothing to say.
struct TextSections {
  private let report: AuditReport
  private let style: TerminalStyle
  /// Breaks lines; nil leaves them whole.
  private let flow: TextFlow?

  init(_ report: AuditReport, style: TerminalStyle, flow: TextFlow? = nil) {
    self.report = report
    self.style = style
    self.flow = flow
  }

  /// The token checks that fail.
  ///
  /// - Parameter limit: the maximum number; the others are counted.
  func structural(limit: Int = .max) -> [String] {
    let missed = report.structural.filter { $0.outcome.isFinding }
    guard !missed.isEmpty else { return [] }
    let count = "\(missed.count) of \(report.structural.count) fail"
    var lines = ["\(style.bold("Tokens"))  \(style.dim(count))"]
    for result in missed.prefix(limit) {
      let rule = report.rules[result.rule]
      let mark = rule.severity == .error ? style.red("fail") : style.yellow(rule.severity.rawValue)
      let place = "\(result.span.file.path):\(result.span.line)".inert
      lines += broken(
        "  \(mark)  ", result.message.inert, [rule.id.inert, style.dim(place)], indent: 8)
    }
    return lines + (missed.count > limit ? ["  and \(missed.count - limit) more"] : [])
  }

  /// A line for each used waiver: how much, and why.
  func waived() -> [String] {
    guard !report.waivers.isEmpty else { return [] }
    let counts = AcceptedFindings(report).waived
    let total = counts.reduce(0, +)
    guard total > 0 else { return [] }
    var lines = ["\(style.bold("Waived"))  \(style.dim("\(total) not counted"))"]
    let width = counts.map { "\($0)".count }.max() ?? 0
    for (waiver, count) in zip(report.waivers, counts) where count > 0 {
      let number = "\(count)".padded(to: width, alignment: .right)
      let place = "\(waiver.span.file.path):\(waiver.span.line)".inert
      lines += broken(
        "  \(number)  ", FindingText.text(of: waiver), [style.dim(place)], indent: width + 4)
    }
    return lines
  }

  /// The errors and warnings of the audit itself.
  ///
  /// - Parameter few: of more warnings than these only the first is shown, and the others are counted;
  ///   errors are always shown.
  func diagnostics(few: Int = .max) -> [String] {
    let warnings = report.diagnostics.count { $0.severity != .error }
    let limit = warnings > few ? 1 : warnings
    var lines: [String] = []
    var shown = 0
    for diagnostic in report.diagnostics {
      if diagnostic.severity != .error { shown += 1 }
      if diagnostic.severity == .error || shown <= limit {
        // Whole: editors and build servers look for lines of this form.
        lines.append(style.yellow(diagnostic.description))
      }
    }
    return lines + (warnings > limit ? ["and \(warnings - limit) more warnings"] : [])
  }

  /// A text and pieces that are not torn in as few lines as possible.
  private func broken(
    _ start: String, _ text: String, _ pieces: [String], indent: Int
  ) -> [String] {
    guard let flow else { return [start + ([text] + pieces).joined(separator: "  ")] }
    let words = text.split(separator: " ").map(String.init)
    let lines = flow.lines(
      words + pieces.map { " \($0)" }, used: start.visibleWidth, indent: indent)
    let margin = String(repeating: " ", count: indent)
    return lines.enumerated().map { ($0.offset == 0 ? start : margin) + $0.element }
  }
}
