package import AuditEngine
import ColorMath

/// The effect of an accent as a page: each pairing in its use, in the compared theme, with the accent
/// and with the nearest that passes.
package struct HTMLAccent {
  private let words: AccentText
  private let tool: ToolIdentity
  /// How many pairings of a group are drawn.
  private static let limit = 200

  /// A page.
  package init(text: AccentText, tool: ToolIdentity) {
    words = text
    self.tool = tool
  }

  /// Writes the page.
  package func write(to output: inout ReportOutput) {
    let title = HTMLText.text(words.subject)
    let caused = words.trials.reduce(0) { $0 + $1.readings.count(where: \.isCaused) }
    let verdict =
      caused == 0
      ? HTMLOutcome.tag("pass", "✓", "Nothing fails because of it")
      : HTMLOutcome.tag("fail", "✕", "\(caused) fail because of it")
    let comparison =
      words.comparison.map { "<p class=\"lead\">It is \(HTMLText.text($0)).</p>\n" } ?? ""
    output.append(HTMLHead(title: title, skip: "Skip to the pairings").markup)
    output.append(
      """
      <header>
      <div class="title"><h1>\(title)</h1>\(verdict)</div>
      <p class="lead">\(HTMLText.text(words.nearest))</p>
      \(comparison)</header>
      <main id="main">

      """)
    for trial in words.trials { write(trial, to: &output) }
    output.append(
      """
      </main>
      <footer>
      <p>Made by \(HTMLText.name("\(tool.name) \(tool.version)")). Ratios are WCAG 2.2’s, over the \
      composited colors; a ratio that is shown is cut down, never rounded up. \(AccentText.roundingNote). Samples are shown in a \
      typeface of this device, in a use that their names suggest.</p>
      </footer>
      </body>
      </html>

      """)
  }

  private func write(_ trial: AccentTrial, to output: inout ReportOutput) {
    let scheme = trial.scheme.isEmpty ? "In every context" : HTMLText.name(trial.scheme)
    output.append(
      """
      <section>
      <h2>\(scheme)</h2>
      <p class="lead">\(HTMLText.text(words.counts(of: trial)))</p>
      <p class="swap">\(HTMLText.text(words.comparedColumn)) \(color(trial.current)) \
      <span class="to" aria-hidden="true">→</span> <strong>\(color(trial.accent))</strong>\
      \(nearest(trial))</p>
      \(followers(trial))
      """)
    for (heading, readings) in AccentText.groups(of: trial) {
      let items = readings.prefix(Self.limit).map { card($0, of: trial) }.joined()
      let left = readings.count - Self.limit
      let more = left > 0 ? "<p class=\"more\">\(left) more; --format json has all</p>\n" : ""
      let list = "<ul class=\"cards\">\n\(items)</ul>\n\(more)"
      output.append(
        readings.contains(where: \.isCaused)
          ? "<h3>\(heading) (\(readings.count))</h3>\n\(list)"
          : "<details class=\"box folded\"><summary>\(heading) (\(readings.count))</summary>"
            + "<div class=\"body\">\(list)</div></details>\n")
    }
    output.append("</section>\n")
  }

  private func color(_ color: SRGBColor) -> String {
    "\(HTMLSample.swatch(color)) <code class=\"copy\">\(color.hex)</code>"
  }

  private func nearest(_ trial: AccentTrial) -> String {
    guard let proposal = trial.proposal, proposal.difference > 0 else { return "" }
    return " <span>or the nearest</span> <strong>\(color(proposal.color))</strong>"
  }

  private func followers(_ trial: AccentTrial) -> String {
    let derived = trial.followers.filter { $0.after != trial.accent }.prefix(12)
    guard !derived.isEmpty else { return "" }
    let items = derived.map { "<span>\(HTMLText.name($0.name))</span> \(color($0.after))" }
    return "<p class=\"swap\">\(items.joined(separator: " "))</p>\n"
  }

  private func card(_ reading: AccentTrial.Reading, of trial: AccentTrial) -> String {
    let shows = trial.proposal.map { $0.difference > 0 } ?? false
    let looks: [(name: String, look: RepairPreview?)] = [
      (words.comparedColumn, reading.before), (trial.accent.hex, reading.after),
      (trial.proposal?.color.hex ?? "", shows ? reading.proposed : nil),
    ]
    let use = HTMLUse(reading.pairing, as: reading.judged.usage)
    let samples = looks.compactMap { name, look in
      look.map { look in
        let passes = look.measurement.meets(reading.minimum)
        return "<div>\(HTMLSample(reading.judged, look, as: use).markup)"
          + "<p class=\"\(passes ? "after" : "before")\">\(HTMLText.text(name)) "
          + "\(AccentText.ratio(look.measurement, reading.minimum))</p></div>"
      }
    }
    let rounded = AccentText.rounded(reading).map { "<p class=\"more\">\($0)</p>" } ?? ""
    return """
      <li class="card box"><p class="more"><span><b>\(HTMLText.name(reading.foreground))</b> <i>on</i> \
      \(HTMLText.name(reading.background))</span><span>needs \(Requirement.text(reading.minimum))</span>\
      <span>\(HTMLText.name(reading.rule))</span></p><div class="samples">\(samples.joined())</div>\
      \(rounded)</li>

      """
  }
}
