import AuditEngine
import SourceText

/// The head of the page: what was audited, the verdict, the evaluations per outcome, and the contents.
struct HTMLSummary {
  let report: AuditReport
  let excerpt: HTMLExcerpt
  /// Whether some findings cannot be fixed.
  let hasUnmet: Bool

  /// Writes the header.
  func write(to output: inout ReportOutput) {
    let system = report.system.map(HTMLText.name) ?? "Contrast report"
    let axes = HTMLText.names(report.axes, separator: " × ")
    let count = report.permutations.count
    let scope =
      report.axes.isEmpty ? "" : " · \(count) \(axes) permutation\(count == 1 ? "" : "s")"
    output.append(
      """
      <header>
      <div class="title"><h1>\(system)</h1>\(Self.verdict(report))</div>
      <p class="lead">Contrast by WCAG 2.2, level \(report.level.rawValue)\(scope)</p>
      \(rules)
      <dl class="counts">
      \(counts)</dl>
      \(notice)<nav aria-label="Sections"><ul>
      \(links)</ul></nav>
      </header>

      """)
  }

  /// Whether an audit passes, as a mark with a word.
  static func verdict(_ report: AuditReport) -> String {
    if report.evaluations.isEmpty && report.structural.isEmpty {
      return HTMLOutcome.tag("fail", "✕", "Nothing was audited")
    }
    if report.hasFindings(atLeast: report.failOn) {
      return HTMLOutcome.tag("fail", "✕", report.isOnlyIncomplete ? "Incomplete" : "Fails")
    }
    if report.hasFindings(atLeast: .note) { return HTMLOutcome.tag("doubt", "!", "Warnings") }
    return HTMLOutcome.tag("pass", "✓", "Passes")
  }

  /// Whether each rule is met.
  private var rules: String {
    let verdicts = RuleVerdictText.all(report)
    guard !verdicts.isEmpty else { return "" }
    let shown = verdicts.prefix(SummaryText.ruleLimit).map { verdict in
      "<li>\(HTMLText.name(verdict.name)) \(HTMLStatements.tag(verdict))</li>"
    }
    let more = verdicts.count - shown.count
    return "<ul class=\"verdicts\" aria-label=\"Rules\">\(shown.joined(separator: "\n"))"
      + (more > 0 ? "<li><a href=\"#rules\">\(more) more</a></li>" : "") + "</ul>"
  }

  private var counts: String {
    let summary = report.summary
    let missed = report.structural.count { $0.outcome.isFinding }
    let fixed = excerpt.parts.reduce(0) { $0 + $1.fixed }
    let rows: [(String, String, isShown: Bool)] = [
      ("Evaluations", "\(summary.evaluations)", true),
      ("Failed", "\(summary[.fail])", true),
      ("Fixed by the changes", "\(fixed)", fixed > 0),
      ("Passed", "\(summary[.pass])", true),
      ("Indeterminate", "\(summary[.indeterminate])", summary[.indeterminate] > 0),
      ("Waived", "\(summary[.waived])", summary[.waived] > 0),
      ("Known", "\(summary[.known])", summary[.known] > 0),
      ("Exempt", "\(summary[.exempt])", summary[.exempt] > 0),
      (
        "Token checks failed", "\(missed) of \(report.structural.count)", !report.structural.isEmpty
      ),
    ]
    return rows.filter(\.isShown).map { name, value, _ in
      "<div class=\"box\"><dt>\(name)</dt><dd>\(value)</dd></div>\n"
    }.joined()
  }

  /// What does not fit; never silent.
  private var notice: String {
    let omitted = [
      (excerpt.omittedFindings, "evaluation", " that fails", " that fail"),
      (excerpt.omittedOthers, "other evaluation", "", ""),
      (excerpt.omittedPermutations, "permutation", "", ""),
    ]
    let parts = omitted.filter { $0.0 > 0 }.map { count, noun, one, many in
      count == 1 ? "1 \(noun)\(one)" : "\(count) \(noun)s\(many)"
    }
    guard !parts.isEmpty else { return "" }
    return "<p class=\"notice doubt\"><strong>Not everything is on this page.</strong> Left out: "
      + "\(parts.joined(separator: ", ")). Failures come first, the worst of them "
      + "first; the report with <code>--format json</code> has all.</p>\n"
  }

  private var links: String {
    var links = [("changes", "What to change")]
    if hasUnmet { links.append(("unmet", "What cannot be fixed")) }
    links += [("index", "Matrix"), ("findings", "All pairings")]
    if !report.structural.isEmpty { links.append(("checks", "Token checks")) }
    if !report.diagnostics.isEmpty { links.append(("warnings", "Warnings")) }
    links += [("coverage", "Coverage"), ("rules", "Rules")]
    return links.map { "<li><a href=\"#\($0)\">\($1)</a></li>\n" }.joined()
  }
}
