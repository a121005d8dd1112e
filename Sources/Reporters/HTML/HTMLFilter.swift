import AuditEngine

/// The filter of the page: by outcome, context and rule, made of style sheets only.
struct HTMLFilter {
  private struct Choice {
    let id: String
    let label: String
    let options: [String]
    /// What a rule of the style sheet hides while another option is chosen.
    let subject: String
  }

  private let choices: [Choice]
  private let counts: [(kind: HTMLOutcome, count: Int)]

  /// The filters of a report; there is none for a single choice.
  init(_ report: AuditReport, _ excerpt: HTMLExcerpt, limits: HTMLLimits) {
    counts = HTMLOutcome.allCases.map { kind in
      (
        kind,
        excerpt.parts.reduce(0) { sum, part in
          sum + part.shown.count { HTMLOutcome($0.outcome) == kind }
        }
      )
    }.filter { $0.count > 0 }
    var choices: [Choice] = []
    for axis in report.axes.indices {
      let contexts = HTMLFilter.contexts(of: axis, in: report)
      guard (2...limits.choices).contains(contexts.count) else { continue }
      choices.append(
        Choice(
          id: "axis-\(axis)", label: report.axes[axis], options: contexts,
          subject: ".panel:not([data-axis-\(axis)=\"%\"])"))
    }
    if (2...limits.choices).contains(report.rules.count) {
      choices.append(
        Choice(
          id: "rule", label: "rule", options: report.rules.map(\.id),
          subject: "[data-o]:not([data-rule=\"%\"])"))
    }
    self.choices = choices
  }

  /// The contexts of an axis in order of appearance.
  static func contexts(of axis: Int, in report: AuditReport) -> [String] {
    var seen: Set<String> = []
    return report.permutations.map { $0[axis] }.filter { seen.insert($0).inserted }
  }

  /// A style sheet in which each choice hides everything else.
  var styles: String {
    let rules = choices.flatMap { choice in
      choice.options.indices.map { index in
        let subject = choice.subject.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "\(index)")
        return ":root:has(#\(choice.id) option:nth-child(\(index + 2)):checked) \(subject) "
          + "{ display: none; }\n"
      }
    }
    return rules.isEmpty ? "" : "<style>\n\(rules.joined())</style>\n"
  }

  /// The controls; empty without a choice.
  var markup: String {
    var parts: [String] = []
    if counts.count > 1 {
      let all = counts.reduce(0) { $0 + $1.count }
      let radios =
        [radio("all", "Everything", all, isChecked: true)]
        + counts.map { radio($0.kind.rawValue, $0.kind.label, $0.count, isChecked: false) }
      parts.append(
        "<fieldset><legend>Show</legend><div class=\"choices\">\n\(radios.joined())"
          + "</div></fieldset>\n")
    }
    for choice in choices {
      let options = choice.options.map { "<option>\(HTMLText.text($0, limit: 40))</option>" }
      parts.append(
        "<label><span>\(HTMLText.name(choice.label))</span><select id=\"\(choice.id)\" "
          + "autocomplete=\"off\"><option>all</option>\(options.joined())</select></label>\n")
    }
    guard !parts.isEmpty else { return "" }
    return "<search class=\"filter box\" aria-label=\"Filter\">\n\(parts.joined())</search>\n"
      + "<p class=\"filtered notice doubt\" role=\"status\">A filter is set: not everything is "
      + "shown.</p>\n"
  }

  private func radio(_ id: String, _ label: String, _ count: Int, isChecked: Bool) -> String {
    "<label><input type=\"radio\" name=\"show\" id=\"show-\(id)\" autocomplete=\"off\""
      + "\(isChecked ? " checked" : "")> \(label) (\(count))</label>\n"
  }
}
