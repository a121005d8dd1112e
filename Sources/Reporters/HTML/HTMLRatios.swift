import AuditEngine

/// All ratios, closed: a matrix of foregrounds × backgrounds for each context that matters to them.
///
/// Pairings that are the same in every theme have one matrix for all themes.
struct HTMLRatios {
  private let report: AuditReport
  private let excerpt: HTMLExcerpt
  private let contexts: HTMLContexts
  private let limits: HTMLLimits

  private typealias Matrix = (title: String, rows: [HTMLRow])

  /// The matrices of the rows of a page.
  init(
    _ report: AuditReport, _ excerpt: HTMLExcerpt, _ contexts: HTMLContexts, limits: HTMLLimits
  ) {
    self.report = report
    self.excerpt = excerpt
    self.contexts = contexts
    self.limits = limits
  }

  /// Writes the matrices.
  func write(to output: inout ReportOutput) {
    let matrices = matrices
    guard !matrices.isEmpty else { return }
    output.append(
      "<details class=\"box ratios\"><summary>All ratios, foregrounds × backgrounds</summary>\n"
        + "<div class=\"grid\">\n")
    var left = limits.ratios
    var omitted = 0
    for (index, matrix) in matrices.enumerated() {
      guard matrix.rows.count <= left else {
        omitted += 1
        continue
      }
      left -= matrix.rows.count
      let cells = matrix.rows.map {
        ($0.evaluation, HTMLPairing($0.evaluation.pairing, in: report))
      }
      HTMLMatrix(cells, title: matrix.title, id: "ratios-\(index)").write(to: &output)
    }
    output.append("</div>\n")
    if omitted > 0 {
      output.append("<p class=\"left\">Left out here: \(omitted) of \(matrices.count).</p>\n")
    }
    output.append("</details>\n")
  }

  /// The matrices of the pairings that depend on the same axes, a matrix for each combination of these.
  private var matrices: [Matrix] {
    var rowsOf: [Int: [HTMLRow]] = [:]
    for row in excerpt.rows { rowsOf[row.evaluation.pairing, default: []].append(row) }
    var matrices: [Matrix] = []
    var places: [[Int?]: Int] = [:]
    for (_, rows) in rowsOf.sorted(by: { $0.key < $1.key }) {
      let boxes = rows.map { contexts.boxes(of: $0.permutations) }
      // Nothing depends on an axis where every row has all of its contexts.
      let axes = contexts.names.indices.filter { axis in
        boxes.joined().contains { $0[axis].count < contexts.names[axis].count }
      }
      for (row, boxes) in zip(rows, boxes) {
        for key in Set(boxes.flatMap { keys(in: $0, axes) }) {
          let place = places[key] ?? matrices.count
          if place == matrices.count { matrices.append((title(key), [])) }
          places[key] = place
          matrices[place].rows.append(row)
        }
      }
    }
    let order = places.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { ($0 ?? -1) < ($1 ?? -1) }
    }
    return order.map { matrices[$0.value] }
  }

  /// The combinations of contexts in a box; nil for an axis that does not matter.
  private func keys(in box: HTMLContexts.Box, _ axes: [Int]) -> [[Int?]] {
    box.indices.reduce([[]]) { keys, axis in
      let contexts: [Int?] = axes.contains(axis) ? box[axis] : [nil]
      return keys.flatMap { key in contexts.map { key + [$0] } }
    }
  }

  private func title(_ key: [Int?]) -> String {
    let names = key.indices.compactMap { axis in
      key[axis].map { contexts.name($0, on: axis) }
    }
    return names.isEmpty ? "all tokens" : names.joined(separator: " · ")
  }
}
