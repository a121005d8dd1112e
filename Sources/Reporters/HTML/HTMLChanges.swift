import AuditEngine
import SourceText

/// The first section: what to change, a card each, the change that fixes most first.
struct HTMLChanges {
  let report: AuditReport
  let excerpt: HTMLExcerpt
  let contexts: HTMLContexts
  let limits: HTMLLimits

  /// Writes the section.
  func write(to output: inout ReportOutput) {
    let plan = report.plan
    output.append(
      "<section id=\"changes\" aria-labelledby=\"changes-title\">\n"
        + "<h2 id=\"changes-title\">What to change</h2>\n<p class=\"lead\">\(lead)</p>\n")
    guard !plan.changes.isEmpty else {
      output.append("</section>\n")
      return
    }
    var rows: [[HTMLRow]] = plan.changes.map { _ in [] }
    for row in excerpt.rows where row.kind == .fail {
      for index in report.changeIndices(for: row.evaluation) { rows[index].append(row) }
    }
    let order = plan.byFindings
    output.append("<ol class=\"cards\">\n")
    for index in order.prefix(limits.cards) {
      let card = HTMLChangeCard(index, fixing: rows[index], in: report, contexts)
      output.append(card.markup)
    }
    output.append("</ol>\n")
    writeRest(order.dropFirst(limits.cards), to: &output)
    output.append("</section>\n")
  }

  /// How much the changes do.
  private var lead: String {
    let findings = report.summary.findings
    let changes = report.plan.changes.count
    let fixed = excerpt.parts.reduce(0) { $0 + $1.fixed }
    guard findings > 0 else { return "Nothing: no pairing fails." }
    guard report.hasPlan else { return "No changes were worked out." }
    if let cut = report.plan.cut { return "No plan: \(ChangeText.reason(cut))." }
    guard changes > 0 else { return "No change makes anything pass." }
    let share = fixed == findings ? "all \(findings) findings" : "\(fixed) of \(findings) findings"
    return "\(changes) change\(changes == 1 ? "" : "s") "
      + "\(changes == 1 ? "makes" : "together make") \(share) pass, and nothing "
      + "worse. A click on a value selects it whole."
  }

  /// The changes without a card.
  private func writeRest(_ rest: ArraySlice<Int>, to output: inout ReportOutput) {
    guard !rest.isEmpty else { return }
    output.append(
      "<details class=\"box\"><summary>\(rest.count) more changes</summary>\n<ul class=\"lines\">\n"
    )
    for index in rest.prefix(limits.statements) {
      let sentence = ChangeText.placed(report.plan.changes[index])
      output.append("<li id=\"change-\(index)\">\(HTMLText.text(sentence))</li>\n")
    }
    let left = rest.count - limits.statements
    output.append(
      "</ul>\n" + (left > 0 ? "<p class=\"left\">Left out here: \(left) more.</p>\n" : "")
        + "</details>\n")
  }
}
