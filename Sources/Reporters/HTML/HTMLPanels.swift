import AuditEngine

/// The panels: for each permutation its evaluations with samples, and its matrix.
struct HTMLPanels {
  private let report: AuditReport
  private let hasIndex: Bool
  private var pairings: [Int: HTMLPairing] = [:]
  private var isFirst = true

  /// Panels of a report.
  init(report: AuditReport, hasIndex: Bool) {
    self.report = report
    self.hasIndex = hasIndex
    places = report.axes.indices.map { axis in
      let contexts = HTMLFilter.contexts(of: axis, in: report)
      return Dictionary(uniqueKeysWithValues: zip(contexts, contexts.indices))
    }
  }

  /// The index of each context on its axis.
  private let places: [[String: Int]]

  /// Writes one panel.
  mutating func write(_ part: HTMLExcerpt.Part, to output: inout ReportOutput) {
    let names = report.permutations[part.permutation]
    let id = "panel-\(part.permutation)"
    let kinds = Set(part.shown.map { HTMLOutcome($0.outcome) })
    let has = HTMLOutcome.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " ")
    if isFirst { output.append("<div id=\"panels\"></div>\n") }
    isFirst = false
    output.append("<section class=\"panel\" id=\"\(id)\" aria-labelledby=\"\(id)-title\"")
    for (axis, name) in names.enumerated() {
      output.append(" data-axis-\(axis)=\"\(places[axis][name] ?? -1)\"")
    }
    let title = names.isEmpty ? "All tokens" : HTMLText.names(names, separator: " · ")
    output.append(
      " data-has=\"\(has)\">\n<div class=\"top\"><h2 id=\"\(id)-title\">\(title)</h2>"
        + "<p>\(HTMLPanels.tally(part))</p><a class=\"back\" href=\"#index\">Back to the index"
        + "<span class=\"hidden\"> from \(title)</span></a></div>\n<ul class=\"list box\">\n")
    for evaluation in part.shown {
      let pairing = pairing(of: evaluation)
      output.append(HTMLEvaluation(evaluation, pairing, in: report).markup)
    }
    output.append("</ul>\n")
    if part.omittedFindings + part.omittedOthers > 0 {
      output.append(
        "<p class=\"left\">Left out here: \(part.omittedFindings) that fail and "
          + "\(part.omittedOthers) others.</p>\n")
    }
    if !part.shown.isEmpty {
      let cells = part.shown.map { ($0, pairing(of: $0)) }
      HTMLMatrix(cells, title: title, id: id).write(to: &output)
    }
    output.append("</section>\n")
  }

  private static func tally(_ part: HTMLExcerpt.Part) -> String {
    if part.judged == 0 { return "nothing judged" }
    return part.findings == 0
      ? "all \(part.judged) pass or are accepted"
      : "\(part.findings) of \(part.judged) fail"
  }

  /// The pairing in HTML, which is the same in every permutation.
  private mutating func pairing(of evaluation: Evaluation) -> HTMLPairing {
    if let known = pairings[evaluation.pairing] { return known }
    let pairing = HTMLPairing(evaluation.pairing, in: report)
    pairings[evaluation.pairing] = pairing
    return pairing
  }
}
