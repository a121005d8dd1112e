import AuditEngine

/// The filter of all pairings: by outcome, context and rule, made of style sheets only. What fails is
/// chosen first.
struct HTMLFilter {
  private struct Choice {
    let id: String
    let label: String
    let options: [String]
    /// What selects the rows of an option; `%` is its index.
    let selector: String
  }

  private let choices: [Choice]
  private let counts: [(kind: HTMLOutcome, count: Int)]

  /// The filters of a report; there is none for a single choice.
  init(
    _ report: AuditReport, _ excerpt: HTMLExcerpt, _ contexts: HTMLContexts, limits: HTMLLimits
  ) {
    counts = HTMLOutcome.allCases.map { kind in
      (
        kind,
        excerpt.rows.reduce(0) { $0 + ($1.kind == kind ? $1.permutations.count : 0) }
      )
    }.filter { $0.count > 0 }
    var choices: [Choice] = []
    for axis in report.axes.indices {
      let names = contexts.names[axis]
      guard (2...limits.choices).contains(names.count) else { continue }
      choices.append(
        Choice(
          id: "axis-\(axis)", label: report.axes[axis], options: names,
          selector: "[data-axis-\(axis)~=\"%\"]"))
    }
    if (2...limits.choices).contains(report.rules.count) {
      choices.append(
        Choice(
          id: "rule", label: "rule", options: report.rules.map(\.id),
          selector: "[data-rule=\"%\"]"))
    }
    self.choices = choices
  }

  /// A style sheet in which each choice hides everything else.
  var styles: String {
    let rules = choices.flatMap { choice in
      choice.options.indices.map { index in
        let rows = choice.selector.replacing("%", with: "\(index)")
        return ":root:has(#\(choice.id) option:nth-child(\(index + 2)):checked) "
          + ":is([data-o]:not(\(rows)), .group:not(:has(\(rows)))) { display: none; }\n"
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
        counts.map { choice in
          let isFirst = choice.kind == counts[0].kind
          return radio(choice.kind.rawValue, choice.kind.label, choice.count, isChecked: isFirst)
        } + [radio("all", "Everything", all, isChecked: false)]
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
