import AuditEngine
import SourceText

/// What changed, as a page for browsers and paper, without scripts and without network requests:
/// each check with its colors before and after.
struct ComparisonHTML: ComparisonReporter {
  let paths: SourcePaths
  /// The maximum number of listed changes of a kind.
  private static let limit = 500

  func write(_ run: ComparisonRun, to output: inout ReportOutput) {
    let summary = ComparisonSummary(run)
    let comparisons = run.comparisons.map(\.comparison)
    let tag =
      switch summary.severity {
      case .error: HTMLOutcome.tag("fail", "✕", "Worse")
      case .warning, .note: HTMLOutcome.tag("doubt", "!", "Worse")
      case nil: HTMLOutcome.tag("pass", "✓", summary.verdict == "SAME" ? "Same" : "No worse")
      }
    let counts = AuditComparison.Kind.allCases.map { kind in
      (ComparedCheckText.shortHeading(kind), comparisons.reduce(0) { $0 + $1.count(kind) })
    }
    let less = comparisons.reduce(0) { $0 + $1.policyChanges.count }
    let unchanged = comparisons.reduce(0) { $0 + $1.unchanged }
    open(
      title: "Contrast: \(summary.verdict.lowercased())", tag: tag,
      lead: summary.sentence(quote: { HTMLText.name($0) }),
      counts: ([("Weaker in the policy", less)] + counts).filter { $0.1 > 0 }
        + [("Unchanged", unchanged)], to: &output)
    for report in run.comparisons { write(report, isNamed: run.hasSeveral, to: &output) }
    close(run.tool, to: &output)
  }

  private func write(_ report: ComparisonReport, isNamed: Bool, to output: inout ReportOutput) {
    let places = ComparedPlaces(report: report, paths: paths)
    if isNamed {
      let summary = ComparisonSummary(report: report)
      output.append(
        "<section><h2>\(HTMLText.name(places.policyName))</h2>\n"
          + "<p>\(summary.verdict): \(summary.counts)</p></section>\n")
    }
    for kind in AuditComparison.Kind.allCases where kind.isWorsening {
      write(kind, of: report, places, to: &output)
    }
    writePolicy(report, to: &output)
    for kind in AuditComparison.Kind.allCases where !kind.isWorsening && kind.isListed {
      write(kind, of: report, places, to: &output)
    }
    for (verb, contexts, tokens) in [
      ("appeared", report.comparison.contexts.appeared, report.comparison.tokens.appeared),
      ("vanished", report.comparison.contexts.vanished, report.comparison.tokens.vanished),
    ] {
      for (noun, names) in [
        ("Contexts", contexts.map { "\($0.axis) \($0.name)" }), ("Tokens", tokens),
      ]
      where !names.isEmpty {
        output.append(
          "<section><h2>\(noun) that \(verb)</h2>\n<p>"
            + "\(HTMLText.names(names, separator: ", ", limit: 50))</p></section>\n")
      }
    }
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    open(
      title: "Contrast: not compared", tag: HTMLOutcome.tag("fail", "✕", "Error"),
      lead: "Nothing could be compared, and nothing counts as checked.", counts: [], to: &output)
    output.append("<section><h2>Reasons</h2>\n<ul class=\"list box\">\n")
    for reason in failure.reasons {
      let place = reason.span.map { words(paths.place(of: $0.file), $0.start.line) } ?? ""
      output.append(
        "<li><p>\(HTMLText.text(reason.message))</p><p class=\"more\">\(place)</p></li>\n")
    }
    output.append("</ul></section>\n")
    close(failure.tool, to: &output)
  }

  // MARK: The frame

  private func open(
    title: String, tag: String, lead: String, counts: [(String, Int)],
    to output: inout ReportOutput
  ) {
    let boxes = counts.map {
      "<div class=\"box\"><dt>\($0)</dt><dd>\($1)</dd></div>\n"
    }.joined()
    output.append(
      HTMLHead(title: title, styles: Self.styles, skip: "Skip to the changes").markup)
    output.append(
      """
      <header>
      <div class="title"><h1>What changed</h1>\(tag)</div>
      <p class="lead">\(lead)</p>
      \(boxes.isEmpty ? "" : "<dl class=\"counts\">\n\(boxes)</dl>\n")</header>
      <main id="main">

      """)
  }

  /// A change with its colors before and after beside its words; in a narrow window above them.
  private static let styles = """
    <style>
    .compared { display: grid; gap: 0.5rem 1.25rem; grid-template-columns: minmax(0, 1fr); align-items: center; }
    .compared .samples { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .compared > :first-child:not(.samples) { grid-column: 1 / -1; }
    .samples p { color: var(--muted); font-size: 0.875rem; }
    .samples .as-text::before { content: "Sample 123" / ""; }
    @media (min-width: 52rem) { .compared { grid-template-columns: 24rem minmax(0, 1fr) 16rem; } }
    </style>

    """

  private func close(_ tool: ToolIdentity, to output: inout ReportOutput) {
    output.append(
      """
      </main>
      <footer>
      <p>Made by \(HTMLText.name("\(tool.name) \(tool.version)")). Ratios are WCAG 2.2’s, over the \
      composited colors; a ratio that is shown is cut down, never rounded up.</p>
      </footer>
      </body>
      </html>

      """)
  }

  // MARK: Sections

  private func writePolicy(_ report: ComparisonReport, to output: inout ReportOutput) {
    let changes = report.comparison.policyChanges
    guard !changes.isEmpty else { return }
    let accepted = report.acceptsPolicyChanges ? ", accepted" : ""
    output.append(
      "<section><h2>Weaker policy\(accepted) <i>\(changes.count)</i></h2>\n<ul class=\"list box\">\n"
    )
    for change in changes.prefix(Self.limit) {
      output.append(
        "<li><p>\(HTMLText.text(change.message))</p><p class=\"more\">\(change.severity.rawValue)"
          + "</p></li>\n")
    }
    output.append("</ul>\(rest(changes.count))</section>\n")
  }

  private func write(
    _ kind: AuditComparison.Kind, of report: ComparisonReport, _ places: ComparedPlaces,
    to output: inout ReportOutput
  ) {
    let changes = report.comparison.changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return }
    output.append(
      "<section><h2>\(ComparedCheckText.heading(kind)) <i>\(changes.count)</i></h2>\n"
        + "<ul class=\"list box\">\n")
    for change in changes.prefix(Self.limit) { output.append(item(change, places)) }
    output.append("</ul>\(rest(changes.count))</section>\n")
  }

  /// What does not fit; never silent.
  private func rest(_ count: Int) -> String {
    guard count > Self.limit else { return "" }
    return "<p class=\"more\">\(count - Self.limit) more were left out; the JSON report has all"
      + "</p>"
  }

  private func item(_ change: AuditComparison.Change, _ places: ComparedPlaces) -> String {
    let check = change.latest
    let text = ComparedCheckText(change)
    let before = change.old?.colors.map { sample($0, "Before") } ?? ""
    let now = change.new?.colors.map { sample($0, "Now") } ?? ""
    var place = ""
    if change.new?.place != nil, case (let known?, let line) = places.place(of: change) {
      place = words(known, line)
    } else if let old = check.place {
      place = "was \(HTMLText.text(old.text))"
    }
    let details = [text.severity ?? "", text.outcomes ?? "", place].filter { !$0.isEmpty }
      .map { "<span>\($0)</span>" }.joined()
    let ratios = text.ratios.map { "<p class=\"measured\"><b>\($0)</b></p>" } ?? ""
    let samples = check.colors == nil ? "" : "<div class=\"samples\">\(before)\(now)</div>"
    return """
      <li><div class="compared">\(samples)<div><p class="name">\(HTMLText.text(text.name, limit: 1000))</p>\
      <p class="more">\(details)</p></div>\(ratios)</div></li>

      """
  }

  /// A sample in two colors, with their digits beneath. A report may hold anything for a color.
  private func sample(_ colors: AuditSnapshot.Check.Colors, _ name: String) -> String {
    func isColor(_ text: String) -> Bool {
      let digits = text.utf8.dropFirst()
      return text.utf8.first == UInt8(ascii: "#") && (digits.count == 6 || digits.count == 8)
        && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
    let picture =
      isColor(colors.foreground) && isColor(colors.background)
      ? "<span class=\"sample\" aria-hidden=\"true\"><span class=\"as-text\" style=\""
        + "color:\(colors.foreground);background:\(colors.background)\"></span></span>" : ""
    return "<div>\(picture)<p>\(name): \(HTMLText.text(colors.foreground, limit: 40)) on "
      + "\(HTMLText.text(colors.background, limit: 40))</p></div>"
  }

  private func words(_ place: SourcePaths.Place, _ line: Int) -> String {
    HTMLText.text("\(place.path):\(line)")
  }
}
