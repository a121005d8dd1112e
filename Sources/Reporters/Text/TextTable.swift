/// Cells in columns that line up, where a long cell moves only what stands beside it.
struct TextTable {
  /// The columns where cells begin.
  private let starts: [Int]
  private let width: Int
  /// How many columns fit.
  private let count: Int

  /// - Parameters:
  ///   - widths: the columns that most cells need.
  ///   - width: the columns of a line.
  init(widths: [Int], width: Int) {
    let starts = widths.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 + 2) }
    self.starts = starts
    self.width = width
    count = widths.indices.first { starts[$0] + widths[$0] > width } ?? widths.count
  }

  /// A line of as many cells as fit, at least one, and the others.
  func line(_ cells: [String]) -> (text: String, rest: [String]) {
    var text = ""
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      let start = text.isEmpty ? 0 : max(starts[index], text.visibleWidth + 2)
      if start > 0, index >= count || start + cell.visibleWidth > width {
        return (text, Array(cells[index...]))
      }
      text = text.padded(to: start) + cell
    }
    return (text, [])
  }
}
