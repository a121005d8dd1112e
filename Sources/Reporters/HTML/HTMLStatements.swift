import AuditEngine
import SourceText

/// What is no ratio: token checks, warnings, coverage, and the rules that were judged.
struct HTMLStatements {
  let report: AuditReport
  let limits: HTMLLimits

  /// Writes the sections that have something to say.
  func write(to output: inout ReportOutput) {
    writeChecks(to: &output)
    writeWarnings(to: &output)
    writeCoverage(to: &output)
    writeRules(to: &output)
  }

  private func open(_ id: String, _ title: String, to output: inout ReportOutput) {
    output.append(
      "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(title)</h2>\n"
    )
  }

  /// How many of something are left out.
  private func left(_ count: Int) -> String {
    count > limits.statements
      ? "<p class=\"left\">Left out here: \(count - limits.statements) more; the report with "
        + "<code>--format json</code> has all.</p>\n"
      : ""
  }

  private func writeChecks(to output: inout ReportOutput) {
    guard !report.structural.isEmpty else { return }
    open("checks", "Token checks", to: &output)
    output.append("<ul class=\"list box\">\n")
    let sorted = report.structural.filter { !$0.isMet } + report.structural.filter(\.isMet)
    for result in sorted.prefix(limits.statements) {
      let rule = report.rules[result.rule]
      let tag = HTMLOutcome.tag(result.outcome)
      let kind = HTMLOutcome(result.outcome)
      let weight = rule.severity == .error ? "" : " (\(rule.severity.rawValue))"
      output.append(
        "<li class=\"statement\" data-o=\"\(kind.rawValue)\" data-rule=\"\(result.rule)\">\(tag)"
          + "<div><p>\(HTMLText.text(result.message))</p><p class=\"more\">"
          + "<span>\(HTMLText.name(rule.id))\(weight)</span><span>\(place(result.span))</span></p>"
          + "</div></li>\n")
    }
    output.append("</ul>\n\(left(sorted.count))</section>\n")
  }

  private func writeWarnings(to output: inout ReportOutput) {
    guard !report.diagnostics.isEmpty else { return }
    open("warnings", "Warnings", to: &output)
    output.append("<ul class=\"list box\">\n")
    let sorted = Diagnostic.Severity.allCases.reversed().flatMap { severity in
      report.diagnostics.filter { $0.severity == severity }
    }
    for diagnostic in sorted.prefix(limits.statements) {
      let (style, mark, word) =
        switch diagnostic.severity {
        case .error: ("fail", "✕", "Error")
        case .warning: ("doubt", "!", "Warning")
        case .note: ("quiet", "–", "Note")
        }
      let origin = diagnostic.span.map { "<p class=\"more\">\(place($0))</p>" } ?? ""
      output.append(
        "<li class=\"statement\">\(HTMLOutcome.tag(style, mark, word))"
          + "<div><p>\(HTMLText.text(diagnostic.message))</p>\(origin)</div></li>\n")
    }
    output.append("</ul>\n\(left(sorted.count))</section>\n")
  }

  private func writeCoverage(to output: inout ReportOutput) {
    let coverage = report.coverage
    open("coverage", "Coverage", to: &output)
    let reached = coverage.total - coverage.unreached.count
    output.append(
      "<p>Pairings reach \(reached) of \(coverage.total) color tokens"
        + (coverage.unreached.isEmpty ? ".</p>\n" : "; nothing was judged of these:</p>\n"))
    writeNames(coverage.unreached, to: &output)
    if !coverage.unwalked.isEmpty {
      output.append("<p class=\"lead\">Contexts that were not audited:</p>\n")
      writeNames(coverage.unwalked, to: &output)
    }
    output.append("</section>\n")
  }

  private func writeNames(_ names: [String], to output: inout ReportOutput) {
    guard !names.isEmpty else { return }
    output.append("<ul class=\"names\">\n")
    for name in names.prefix(limits.statements) {
      output.append("<li class=\"quiet\">\(HTMLText.name(name))</li>\n")
    }
    output.append("</ul>\n\(left(names.count))")
  }

  private func writeRules(to output: inout ReportOutput) {
    open("rules", "Rules", to: &output)
    output.append("<ul class=\"list box\">\n")
    for rule in report.rules.prefix(limits.statements) {
      let source = rule.source.map { "<span>\(HTMLText.text($0))</span>" } ?? ""
      let description = rule.description.map { "<p>\(HTMLText.text($0, limit: 1000))</p>" } ?? ""
      output.append(
        "<li><p class=\"name\">\(HTMLText.name(rule.id)): \(HTMLText.text(rule.title))</p>"
          + "\(description)<p class=\"more\">\(source)<span>severity \(rule.severity.rawValue)</span>"
          + "</p></li>\n")
    }
    output.append("</ul>\n\(left(report.rules.count))</section>\n")
  }

  private func place(_ span: SourceSpan) -> String {
    "\(HTMLText.name(span.file.path)):\(span.start.line):\(span.start.column)"
  }
}
