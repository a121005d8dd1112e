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

  /// Opens a folded section.
  private func open(
    _ id: String, _ title: String, _ tally: String, to output: inout ReportOutput
  ) {
    output.append(
      "<section class=\"folded\" id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n"
        + "<details class=\"box\"><summary><h2 id=\"\(id)-title\">\(title)</h2>\(tally)</summary>\n"
    )
  }

  private func quiet(_ text: String) -> String { "<span class=\"more\">\(text)</span>" }

  /// How many of something are left out.
  private func left(_ count: Int) -> String {
    count > limits.statements
      ? "<p class=\"left\">Left out here: \(count - limits.statements) more; the report with "
        + "<code>--format json</code> has all.</p>\n"
      : ""
  }

  private func writeChecks(to output: inout ReportOutput) {
    guard !report.structural.isEmpty else { return }
    let missed = report.structural.count { $0.outcome.isFinding }
    let tally = "\(missed) of \(report.structural.count) failed"
    open(
      "checks", "Token checks", missed > 0 ? HTMLOutcome.tag("fail", "✕", tally) : quiet(tally),
      to: &output)
    output.append("<ul class=\"list\">\n")
    let sorted = report.structural.filter { !$0.isMet } + report.structural.filter(\.isMet)
    for result in sorted.prefix(limits.statements) {
      let rule = report.rules[result.rule]
      let tag = HTMLOutcome.tag(result.outcome)
      let weight = rule.severity == .error ? "" : " (\(rule.severity.rawValue))"
      output.append(
        "<li class=\"statement\">\(tag)"
          + "<div><p>\(HTMLText.text(result.message))</p><p class=\"more\">"
          + "<span>\(HTMLText.name(rule.id))\(weight)</span><span>\(place(result.span))</span></p>"
          + "</div></li>\n")
    }
    output.append("</ul>\n\(left(sorted.count))</details></section>\n")
  }

  private func writeWarnings(to output: inout ReportOutput) {
    guard !report.diagnostics.isEmpty else { return }
    let errors = report.diagnostics.count { $0.severity == .error }
    open(
      "warnings", "Warnings",
      errors > 0
        ? HTMLOutcome.tag("fail", "✕", "\(errors) error\(errors == 1 ? "" : "s")")
        : quiet("\(report.diagnostics.count)"), to: &output)
    output.append("<ul class=\"list\">\n")
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
    output.append("</ul>\n\(left(sorted.count))</details></section>\n")
  }

  private func writeCoverage(to output: inout ReportOutput) {
    let coverage = report.coverage
    let reached = coverage.total - coverage.unreached.count
    open("coverage", "Coverage", quiet("\(reached) of \(coverage.total) color tokens"), to: &output)
    output.append(
      "<div class=\"body\"><p>Pairings reach \(reached) of \(coverage.total) color tokens"
        + (coverage.unreached.isEmpty ? ".</p>\n" : "; nothing was judged of these:</p>\n"))
    for use in coverage.unreachedUses.prefix(limits.statements) {
      if let description = use.description {
        output.append("<p class=\"lead\">\(HTMLText.text(description))</p>\n")
      } else if coverage.unreachedUses.count > 1 {
        output.append("<p class=\"lead\">No use stated</p>\n")
      }
      writeNames(use.tokens, to: &output)
    }
    output.append(left(coverage.unreachedUses.count))
    for part in SummaryText.leftOut(of: coverage) {
      output.append(
        "<p class=\"lead\">\(part.lead.prefix(1).uppercased() + part.lead.dropFirst()):</p>\n")
      writeNames(part.names, to: &output)
    }
    output.append("</div></details></section>\n")
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
    open("rules", "Rules", quiet("\(report.rules.count)"), to: &output)
    output.append("<ul class=\"list\">\n")
    var pairings = Array(repeating: [Pairing](), count: report.rules.count)
    for pairing in report.pairings { pairings[pairing.rule].append(pairing) }
    for (index, verdict) in RuleVerdictText.all(report).prefix(limits.statements).enumerated() {
      let rule = verdict.rule
      let source = rule.source.map { "<span>\(HTMLText.text($0))</span>" } ?? ""
      let description = rule.description.map { "<p>\(HTMLText.text($0, limit: 1000))</p>" } ?? ""
      output.append(
        "<li><p class=\"name\">\(HTMLText.name(rule.id)): \(HTMLText.text(rule.title))</p>"
          + "\(description)<p>\(HTMLStatements.tag(verdict))</p><p class=\"more\">\(source)"
          + "<span>severity \(rule.severity.rawValue)</span></p>\n")
      writePairings(pairings[index], of: rule, to: &output)
      output.append("</li>\n")
    }
    output.append("</ul>\n\(left(report.rules.count))</details></section>\n")
  }

  /// Whether a rule is met, with a mark that does not depend on color.
  static func tag(_ verdict: RuleVerdictText) -> String {
    let (style, mark) =
      switch verdict.summary.verdict {
      case .met: ("pass", "✓")
      case .notMet: ("fail", "✕")
      case .undecided: ("doubt", "?")
      case .accepted: ("quiet", "○")
      case .nothingJudged: ("quiet", "–")
      }
    return HTMLOutcome.tag(style, mark, verdict.words)
  }

  /// The pairings of a rule with what is required, where each comes from, and what documentation states.
  private func writePairings(
    _ pairings: [Pairing], of rule: Rule, to output: inout ReportOutput
  ) {
    let claims = rule.claims.map { claim in
      "<li>\(claim.foreground.hex) <i>on</i> \(claim.background.hex): documented as "
        + "\(HTMLText.text(claim.documented.text)):1, measured \(claim.measured):1</li>\n"
    }
    guard !pairings.isEmpty || !claims.isEmpty else { return }
    output.append(
      "<details class=\"sources\"><summary>Pairings and where they come from (\(pairings.count))</summary>\n<ul>\n"
    )
    for pairing in pairings.prefix(limits.statements) {
      let background = HTMLText.names(
        pairing.backgroundNames, separator: " <i>over</i> ", limit: 4)
      let notes = [RuleText.need(of: pairing, at: report.level)] + RuleText.notes(of: pairing)
      output.append(
        "<li>\(HTMLText.name(pairing.foregroundName)) <i>on</i> \(background): "
          + "\(notes.map { HTMLText.text($0) }.joined(separator: "; "))</li>\n")
    }
    output.append("\(claims.joined())</ul>\n\(left(pairings.count))</details>\n")
  }

  private func place(_ span: SourceSpan) -> String {
    "\(HTMLText.name(span.file.path)):\(span.start.line):\(span.start.column)"
  }
}
