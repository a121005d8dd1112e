import AuditEngine
import SourceText

/// A page for several policies, or for one that could not be audited: the verdicts first, then the page
/// of each within it, so that no link of one leads into another.
struct HTMLRun {
  private let run: RunReport

  init(_ run: RunReport) { self.run = run }

  /// Writes the page; `page` writes that of an audit.
  func write(to output: inout ReportOutput, _ page: (AuditReport, inout ReportOutput) -> Void) {
    let count = run.sections.count
    let title = count == 1 ? "The audit could not be done" : "Contrast by \(count) policies"
    output.append(HTMLHead(title: title, skip: "Skip to the reports").markup)
    output.append(
      """
      <header>
      <div class="title"><h1>\(title)</h1></div>
      <ul class="verdicts" aria-label="Policies">
      \(run.sections.indices.map(verdict).joined(separator: "\n"))</ul>
      </header>
      <main id="main">

      """)
    for index in run.sections.indices {
      output.append("<section id=\"policy-\(index + 1)\">\n<h2>\(name(index))</h2>\n")
      switch run.sections[index] {
      case .audit(let report):
        var bytes: [UInt8] = []
        withUnsafeMutablePointer(to: &bytes) { collected in
          var inner = ReportOutput { collected.pointee += $0 }
          page(report, &inner)
          // Nothing but the closure could throw, and it does not.
          try? inner.finish()
        }
        let text = HTMLText.attribute(String(decoding: bytes, as: UTF8.self))
        let name = HTMLText.text(report.policyName, limit: HTMLText.nameLimit)
        output.append("<iframe class=\"policy\" title=\"\(name)\" srcdoc=\"\(text)\"></iframe>\n")
      case .failure(_, let reasons):
        output.append("<p>Nothing counts as checked.</p>\n<ul>\n")
        for reason in reasons.prefix(RunReport.reasonLimit) {
          output.append("<li>\(HTMLText.text(reason.description))</li>\n")
        }
        output.append("</ul>\n")
      }
      output.append("</section>\n")
    }
    output.append(
      """
      </main>
      <footer><p>Made by \(HTMLText.name("\(run.tool.name) \(run.tool.version)")).</p></footer>
      </body>
      </html>

      """)
  }

  private func verdict(_ index: Int) -> String {
    let tag: String
    switch run.sections[index] {
    case .audit(let report): tag = HTMLSummary.verdict(report)
    case .failure: tag = HTMLOutcome.tag("fail", "✕", "Could not be audited")
    }
    return "<li><a href=\"#policy-\(index + 1)\">\(name(index))</a> \(tag)</li>"
  }

  private func name(_ index: Int) -> String { HTMLText.name(run.sections[index].policyName) }
}
