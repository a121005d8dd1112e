import AuditEngine
import ColorMath
import SourceText

/// A change: old and new in their uses, how visible it is, what it fixes, and where it is made.
struct HTMLChangeCard {
  private let index: Int
  private let report: AuditReport
  private let contexts: HTMLContexts
  private let change: PlannedChange
  /// The findings that it makes pass, alone or with others.
  private let rows: [HTMLRow]

  /// The most uses that are drawn.
  private static let useLimit = 3

  /// The card of a change of the plan, with the rows that it makes pass.
  init(_ index: Int, fixing rows: [HTMLRow], in report: AuditReport, _ contexts: HTMLContexts) {
    self.index = index
    self.rows = rows
    self.report = report
    self.contexts = contexts
    change = report.plan.changes[index]
  }

  /// The item of the list of cards.
  var markup: String {
    """
    <li class="card box" id="change-\(index)"><div class="top">\
    <h3>\(HTMLText.name(change.token))</h3>\(tally)</div>
    <p class="swap">\(value(change.current)) <span class="to"><span class="hidden">becomes</span>\
    <span aria-hidden="true">→</span></span> <strong>\(value(change.proposal))</strong></p>
    <p class="more">\(details.map { "<span>\($0)</span>" }.joined())</p>
    \(uses)</li>

    """
  }

  private func value(_ value: PlannedChange.Value) -> String {
    let code = "<code class=\"copy\">\(HTMLText.text(value.text))</code>"
    guard let color = value.color else { return code }
    return "\(HTMLSample.swatch(color))\(code)"
  }

  private var tally: String {
    let count = report.plan.findings[index]
    let words =
      count == 0 ? "lets others pass" : "fixes \(count) finding\(count == 1 ? "" : "s")"
    return "<p class=\"tag \(count == 0 ? "quiet" : "pass")\">\(words)</p>"
  }

  private var details: [String] {
    var permutations = Set<Int>()
    for row in rows { permutations.formUnion(row.permutations) }
    let place = contexts.words(permutations.sorted())
    return [
      ChangeText.extent(change) ?? "", place,
      ChangeText.decision(report.plan.reasons[index]).map { "to decide: \(HTMLText.text($0))" }
        ?? "",
      "\(HTMLText.name(change.origin.file.path)):\(change.origin.start.line)",
    ].filter { !$0.isEmpty }
  }

  /// A few uses before and after. Findings that look alike are one use.
  private var uses: String {
    guard !rows.isEmpty else { return "" }
    let all = HTMLChangeCard.uses(of: rows, in: report)
    let items = HTMLChangeCard.choice(of: all, in: report).map { use in
      let evaluation = use.row.evaluation
      let pairing = HTMLPairing(evaluation.pairing, in: report)
      let preview = report.preview(of: evaluation)
      let after = preview.map { HTMLSample(evaluation, $0, as: use.use).markup } ?? ""
      let words = contexts.words(use.row.permutations)
      let place = words.isEmpty ? "" : "<span>\(words)</span>"
      let alike = use.alike == 0 ? "" : "<span>and \(use.alike) like it</span>"
      let need = evaluation.requirement.map { "<span>needs \($0.minimumText)</span>" } ?? ""
      return "<li><p class=\"more\"><span><b>\(pairing.foreground)</b> <i>on</i> "
        + "\(pairing.background)</span>\(place)\(need)\(alike)</p><div class=\"samples\">"
        + "<div>\(HTMLSample(evaluation, as: use.use).markup)"
        + "<p class=\"before\">now \(FindingText(evaluation, in: report).ratioText)</p></div><div>"
        + "\(after)<p class=\"after\">"
        + "\(preview.map { "then \($0.measurement.exact)" } ?? "")</p></div></div></li>\n"
    }
    let left = all.count - items.count
    let more =
      left == 0
      ? ""
      : "<p class=\"more\"><a href=\"#findings\">\(left) more "
        + "\(left == 1 ? "pair" : "pairs") of colors</a></p>"
    return "<ul class=\"uses\">\n\(items.joined())</ul>\(more)"
  }

  /// Rows of the same colors in the same use: the worst of them, and the number of others.
  private typealias Use = (row: HTMLRow, use: HTMLUse, alike: Int)

  /// What the rows look like: rows of the same colors in the same use once.
  private static func uses(of rows: [HTMLRow], in report: AuditReport) -> [Use] {
    var places: [[SRGBColor]: [HTMLUse: Int]] = [:]
    var uses: [Use] = []
    for row in rows {
      let evaluation = row.evaluation
      let use = HTMLUse(report.pairings[evaluation.pairing], as: evaluation.usage)
      let colors = [evaluation.foreground, evaluation.background]
      if let place = places[colors]?[use] {
        let all = Set(uses[place].row.permutations).union(row.permutations)
        uses[place].row.permutations = all.sorted()
        uses[place].alike += 1
      } else {
        places[colors, default: [:]][use] = uses.count
        uses.append((row, use, 0))
      }
    }
    return uses
  }

  /// A few that differ: the first of each use, then of each foreground, then of any.
  private static func choice(of uses: [Use], in report: AuditReport) -> [Use] {
    func foreground(_ use: Use) -> String {
      report.pairings[use.row.evaluation.pairing].foregroundName
    }
    var chosen: [Int] = []
    func choose(where fits: (Use) -> Bool) {
      for index in uses.indices where chosen.count < useLimit && !chosen.contains(index) {
        if fits(uses[index]) { chosen.append(index) }
      }
    }
    choose { use in !chosen.contains { uses[$0].use == use.use } }
    choose { use in !chosen.contains { foreground(uses[$0]) == foreground(use) } }
    choose { _ in true }
    return chosen.sorted().map { uses[$0] }
  }
}
