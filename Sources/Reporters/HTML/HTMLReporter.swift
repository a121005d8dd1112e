import AuditEngine
import SourceText

/// The report for a browser, a phone or paper: one file without scripts and without network
/// requests.
///
/// What to change stands first, then what cannot be fixed, then the failures of each permutation; all
/// that was judged is folded beneath. Filters and tables need no script. The page
/// itself meets WCAG AA: its colors are in `palette.css` and are audited like any tokens.
package struct HTMLReporter: Reporter {
  private let limits: HTMLLimits

  /// A reporter.
  package init() { self.init(limits: HTMLLimits()) }

  /// A reporter with limits.
  init(limits: HTMLLimits) { self.limits = limits }

  /// Writes what became of each policy: the page of the only one, or a page with those of all.
  package func write(_ run: RunReport, to output: inout ReportOutput) {
    if let report = run.only {
      write(report, to: &output)
    } else {
      HTMLRun(run).write(to: &output) { write($0, to: &$1) }
    }
  }

  private func write(_ report: AuditReport, to output: inout ReportOutput) {
    let excerpt = HTMLExcerpt(report, limits: limits)
    let contexts = HTMLContexts(report)
    let filter = HTMLFilter(report, excerpt, contexts, limits: limits)
    let unmet = HTMLUnmet(report, excerpt, contexts, limits: limits)
    writeHead(report, filter, to: &output)
    HTMLSummary(report: report, excerpt: excerpt, hasUnmet: unmet.findings > 0).write(to: &output)
    output.append("<main id=\"main\">\n")
    HTMLChanges(report: report, excerpt: excerpt, contexts: contexts, limits: limits)
      .write(to: &output)
    unmet.write(to: &output)
    HTMLIndex(report: report, excerpt: excerpt, contexts: contexts, limits: limits)
      .write(to: &output)
    var findings = HTMLFindings(report, excerpt, contexts)
    findings.write(filter, to: &output)
    HTMLStatements(report: report, limits: limits).write(to: &output)
    output.append("</main>\n")
    let tool = "\(report.tool.name) \(report.tool.version)"
    output.append(
      """
      <footer>
      <p>Made by \(HTMLText.name(tool)). Ratios are WCAG 2.2’s, over the composited colors; a ratio that \
      is shown is cut down, never rounded up. Samples are shown in a typeface of this device, in a use that their names suggest.</p>
      <p class="printed">Printed are the changes and the matrix; the page itself has all pairings, checks and \
      rules.</p>
      </footer>
      </body>
      </html>

      """)
  }

  private func writeHead(
    _ report: AuditReport, _ filter: HTMLFilter, to output: inout ReportOutput
  ) {
    let findings = report.summary[.fail] + report.summary[.indeterminate]
    let name = HTMLText.text(report.system ?? "Contrast report", limit: HTMLText.nameLimit)
    output.append(
      HTMLHead(
        title: "\(name): \(findings) of \(report.summary.evaluations) fail", styles: filter.styles,
        skip: "Skip to the changes"
      ).markup)
  }
}
