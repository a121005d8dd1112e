import AuditEngine

/// All that was judged: a group for each foreground, closed, the one with most failures first.
struct HTMLFindings {
  private let report: AuditReport
  private let contexts: HTMLContexts
  private let excerpt: HTMLExcerpt
  private var pairings: [Int: HTMLPairing] = [:]

  /// The findings of a report.
  init(_ report: AuditReport, _ excerpt: HTMLExcerpt, _ contexts: HTMLContexts) {
    self.report = report
    self.excerpt = excerpt
    self.contexts = contexts
  }

  private typealias Group = (foreground: String, rows: [HTMLRow])

  /// Writes the section with its filter.
  mutating func write(_ filter: HTMLFilter, to output: inout ReportOutput) {
    guard !excerpt.rows.isEmpty else { return }
    output.append(
      "<section id=\"findings\" aria-labelledby=\"findings-title\">\n"
        + "<h2 id=\"findings-title\">All pairings</h2>\n\(filter.markup)")
    for group in groups { write(group, to: &output) }
    output.append("</section>\n")
  }

  private var groups: [Group] {
    var places: [String: Int] = [:]
    var groups: [Group] = []
    for row in excerpt.rows {
      let name = report.pairings[row.evaluation.pairing].foregroundName
      let place = places[name] ?? groups.count
      if place == groups.count { groups.append((name, [])) }
      places[name] = place
      groups[place].rows.append(row)
    }
    let counts = groups.map { Self.count(.fail, in: $0.rows) }
    return groups.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map { groups[$0] }
  }

  private static func count(_ kind: HTMLOutcome, in rows: [HTMLRow]) -> Int {
    rows.reduce(0) { $0 + ($1.kind == kind ? $1.permutations.count : 0) }
  }

  private mutating func write(_ group: Group, to output: inout ReportOutput) {
    var tallies = ""
    var kinds: [String] = []
    for kind in HTMLOutcome.allCases {
      let count = Self.count(kind, in: group.rows)
      guard count > 0 else { continue }
      kinds.append(kind.rawValue)
      tallies +=
        "<span class=\"\(kind == .fail ? "tag fail" : "more")\">\(kind.tally(count))</span>"
    }
    output.append(
      "<details class=\"group box\" data-has=\"\(kinds.joined(separator: " "))\"><summary>"
        + "<h3>\(HTMLText.name(group.foreground))</h3>\(tallies)</summary>\n<ul class=\"list\">\n")
    for row in group.rows {
      let pairing = pairing(of: row.evaluation)
      // A box is all of its combinations, so that a filter of several axes is exact.
      for box in contexts.boxes(of: row.permutations) {
        let evaluation = HTMLEvaluation(row.evaluation, pairing, in: report)
        output.append(evaluation.markup(in: box, contexts))
      }
    }
    output.append("</ul></details>\n")
  }

  /// The pairing in HTML, which is the same in every permutation.
  private mutating func pairing(of evaluation: Evaluation) -> HTMLPairing {
    if let known = pairings[evaluation.pairing] { return known }
    let pairing = HTMLPairing(evaluation.pairing, in: report)
    pairings[evaluation.pairing] = pairing
    return pairing
  }
}
