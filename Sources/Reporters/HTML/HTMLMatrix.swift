import AuditEngine

/// Foregrounds × backgrounds of one permutation with the ratios of the judged pairings.
struct HTMLMatrix {
  private let title: String
  private let id: String
  private var rows: [String] = []
  private var columns: [String] = []
  private var cells: [[Int]: [Evaluation]] = [:]
  private var omitted = 0

  /// The maximum number of backgrounds across, and of foregrounds down.
  private static let columnLimit = 40
  private static let rowLimit = 100

  /// The matrix of evaluations; names are HTML already.
  init(_ evaluations: [(Evaluation, HTMLPairing)], title: String, id: String) {
    self.title = title
    self.id = id
    var rowPlaces: [String: Int] = [:]
    var columnPlaces: [String: Int] = [:]
    for (evaluation, pairing) in evaluations.sorted(by: { $0.1.index < $1.1.index }) {
      let row = rowPlaces[pairing.foreground] ?? rows.count
      let column = columnPlaces[pairing.background] ?? columns.count
      guard row < HTMLMatrix.rowLimit, column < HTMLMatrix.columnLimit else {
        omitted += 1
        continue
      }
      if row == rows.count { rows.append(pairing.foreground) }
      if column == columns.count { columns.append(pairing.background) }
      rowPlaces[pairing.foreground] = row
      columnPlaces[pairing.background] = column
      cells[[row, column], default: []].append(evaluation)
    }
  }

  /// Writes the matrix, collapsed.
  func write(to output: inout ReportOutput) {
    output.append(
      """
      <details class="box" id="\(id)"><summary><span class="hidden">Ratios of </span>\(title)</summary>
      <div class="scroll" role="region" aria-labelledby="\(id)-matrix" tabindex="0">\
      <table class="matrix">
      <caption id="\(id)-matrix"><span>Ratios of \(title): foregrounds down, backgrounds across; an empty \
      cell is a pair that nobody declared.\(left)</span></caption>
      <thead><tr><th scope="col">Foreground</th>
      """)
    for column in columns { output.append("<th scope=\"col\">\(column)</th>") }
    output.append("</tr></thead>\n<tbody>\n")
    for (row, name) in rows.enumerated() {
      output.append("<tr><th scope=\"row\">\(name)</th>")
      for column in columns.indices { output.append(cell(cells[[row, column]] ?? [])) }
      output.append("</tr>\n")
    }
    output.append("</tbody></table></div></details>\n")
  }

  private var left: String {
    omitted == 0 ? "" : " Left out for lack of space: \(omitted) evaluations."
  }

  /// The worst evaluation of a pair; usages have different requirements.
  private func cell(_ evaluations: [Evaluation]) -> String {
    let worst = evaluations.min { rank($0) < rank($1) }
    guard let worst else { return "<td></td>" }
    let ratio =
      worst.range.map { "\($0.least)–\($0.greatest)" } ?? worst.measurement.exact.description
    let (mark, word) =
      switch worst.outcome {
      case .fail: ("✕", "fails")
      case .indeterminate: ("?", "depends")
      case .pass: ("✓", "passes")
      case .exempt: ("–", "exempt")
      case .waived: ("○", "waived")
      case .known: ("○", "known")
      }
    let style = HTMLOutcome(worst.outcome) == .fail ? " class=\"missed\"" : ""
    return
      "<td\(style)>\(HTMLSample(worst, as: .text).chip)\(ratio) <span aria-hidden=\"true\">\(mark)</span>"
      + "<span class=\"hidden\">\(word)</span></td>"
  }

  private func rank(_ evaluation: Evaluation) -> Int {
    switch evaluation.outcome {
    case .fail: 0
    case .indeterminate: 1
    case .known: 2
    case .waived: 3
    case .pass: 4
    case .exempt: 5
    }
  }
}
