import AuditEngine

/// The table of all permutations with their failures, now and after the changes. The last axis is
/// horizontal if it is short, the others are vertical.
struct HTMLIndex {
  let report: AuditReport
  let excerpt: HTMLExcerpt
  let contexts: HTMLContexts
  let limits: HTMLLimits

  /// The maximum number of contexts across.
  private static let columnLimit = 8

  /// Writes the table, and the ratios beneath.
  func write(to output: inout ReportOutput) {
    let axes = HTMLText.names(report.axes, separator: " × ")
    output.append(
      "<section id=\"index\" aria-labelledby=\"index-title\">\n<h2 id=\"index-title\">"
        + "\(axes.isEmpty ? "Matrix" : "Failures by \(axes)")</h2>\n")
    writeTable(to: &output)
    HTMLRatios(report, excerpt, contexts, limits: limits).write(to: &output)
    output.append("</section>\n")
  }

  private func writeTable(to output: inout ReportOutput) {
    let axes = report.axes
    let last = axes.count - 1
    let columns = axes.count < 2 ? [] : contexts.names[last]
    let isCross = (1...HTMLIndex.columnLimit).contains(columns.count)
    let rowAxes = isCross ? Array(axes.dropLast()) : axes
    var rows: [(names: [String], parts: [HTMLExcerpt.Part])] = []
    var places: [[String]: Int] = [:]
    for part in excerpt.parts {
      let names = report.permutations[part.permutation]
      let key = isCross ? Array(names.dropLast()) : names
      let place = places[key] ?? rows.count
      if place == rows.count { rows.append((key, [])) }
      places[key] = place
      rows[place].parts.append(part)
    }
    output.append(
      "<div class=\"scroll box\" role=\"region\" aria-label=\"Table of permutations\" tabindex=\"0\">"
        + "<table>\n<caption><span>How many evaluations fail"
        + "\(isAnyFixed ? ", now and after the changes" : "").</span></caption>\n<thead><tr>")
    for axis in rowAxes { output.append("<th scope=\"col\">\(HTMLText.name(axis))</th>") }
    if rowAxes.isEmpty { output.append("<th scope=\"col\">Tokens</th>") }
    if isCross {
      for column in columns { output.append("<th scope=\"col\">\(HTMLText.name(column))</th>") }
    } else {
      output.append("<th scope=\"col\">Fail</th>")
    }
    output.append("</tr></thead>\n<tbody>\n")
    for row in rows {
      output.append("<tr>")
      for (index, name) in (rowAxes.isEmpty ? ["All tokens"] : row.names).enumerated() {
        let isLast = index == max(rowAxes.count, 1) - 1
        output.append(
          isLast
            ? "<th scope=\"row\">\(HTMLText.name(name))</th>" : "<td>\(HTMLText.name(name))</td>")
      }
      if isCross {
        for column in columns {
          let part = row.parts.first { report.permutations[$0.permutation][last] == column }
          output.append("<td>\(part.map(cell) ?? "")</td>")
        }
      } else {
        output.append("<td>\(row.parts.first.map(cell) ?? "")</td>")
      }
      output.append("</tr>\n")
    }
    output.append("</tbody></table></div>\n")
  }

  private var isAnyFixed: Bool { excerpt.parts.contains { $0.fixed > 0 } }

  private func cell(_ part: HTMLExcerpt.Part) -> String {
    guard part.judged > 0 else { return "none judged" }
    let after = isAnyFixed ? " <span class=\"more\">then \(part.findings - part.fixed)</span>" : ""
    let share = Double(part.findings) / Double(part.judged) * 100
    return "\(part.findings) of \(part.judged)\(after)<span class=\"bar\" aria-hidden=\"true\" "
      + "style=\"--share:\(Int(share.rounded()))%\"></span>"
  }
}
