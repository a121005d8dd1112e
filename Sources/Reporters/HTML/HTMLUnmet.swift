import AuditEngine
import SourceText

/// What no change makes pass, and why: pairings with the same reason together.
struct HTMLUnmet {
  private let report: AuditReport
  private let contexts: HTMLContexts
  private let limits: HTMLLimits
  private var groups: [Group] = []
  /// How many findings there are in all groups.
  private(set) var findings = 0

  private struct Group {
    let reason: String
    /// The rows of each pairing by name.
    var pairs: [(name: String, rows: [HTMLRow])] = []
  }

  /// Collects what the plan leaves among the rows of a page.
  init(_ report: AuditReport, _ excerpt: HTMLExcerpt, _ contexts: HTMLContexts, limits: HTMLLimits)
  {
    self.report = report
    self.contexts = contexts
    self.limits = limits
    var places: [String: Int] = [:]
    for row in excerpt.rows where row.kind == .fail {
      guard let unmet = report.unmetDemand(of: row.evaluation) else { continue }
      findings += row.permutations.count
      let reason = ChangeText.reason(unmet.reason)
      let place = places[reason] ?? groups.count
      if place == groups.count { groups.append(Group(reason: reason)) }
      places[reason] = place
      let pairing = HTMLPairing(row.evaluation.pairing, in: report)
      let name = "\(pairing.foreground) <i>on</i> \(pairing.background)"
      if let pair = groups[place].pairs.firstIndex(where: { $0.name == name }) {
        groups[place].pairs[pair].rows.append(row)
      } else {
        groups[place].pairs.append((name, [row]))
      }
    }
  }

  /// Writes the section; nothing where everything can be fixed.
  func write(to output: inout ReportOutput) {
    guard !groups.isEmpty else { return }
    output.append(
      "<section id=\"unmet\" aria-labelledby=\"unmet-title\">\n<h2 id=\"unmet-title\">"
        + "What cannot be fixed, and why</h2>\n<p class=\"lead\">The changes leave "
        + "\(findings == 1 ? "this finding" : "these \(findings) findings"): a person has to "
        + "decide.</p>\n<ul class=\"list box\">\n")
    for group in groups.prefix(limits.reasons) {
      output.append("<li class=\"unmet\">\n")
      for pair in group.pairs.prefix(limits.examples) {
        output.append(markup(pair.name, pair.rows))
      }
      let left = group.pairs.count - limits.examples
      if left > 0 {
        output.append("<p class=\"more\">and \(left) more below, among all pairings</p>\n")
      }
      output.append("<p class=\"reason\">\(HTMLText.text(group.reason, limit: 1000))</p></li>\n")
    }
    output.append("</ul>\n")
    let left = groups.count - limits.reasons
    if left > 0 {
      output.append("<p class=\"left\">\(left) more reasons stand below, among all pairings.</p>\n")
    }
    output.append("</section>\n")
  }

  /// A pairing with its worst sample.
  private func markup(_ name: String, _ rows: [HTMLRow]) -> String {
    guard let worst = rows.first?.evaluation else { return "" }
    let use = HTMLUse(report.pairings[worst.pairing], as: worst.usage)
    let words = contexts.words(Set(rows.flatMap(\.permutations)).sorted())
    let count = rows.reduce(0) { $0 + $1.permutations.count }
    let needed = worst.requirement.map { " of \($0.minimumText)" } ?? ""
    return "<div class=\"pair\">\(HTMLSample(worst, as: use).markup)<div><p class=\"name\">\(name)"
      + "</p><p class=\"more\"><span>\(FindingText(worst, in: report).ratioText)\(needed)</span>"
      + (words.isEmpty ? "" : "<span>\(words)</span>")
      + "<span>\(count) finding\(count == 1 ? "" : "s")</span></p></div></div>\n"
  }
}
