/// Text that fits into a number of columns. Breaks stand between the given pieces only, so that no name,
/// color or number is torn.
struct TextFlow {
  /// The columns that may be used.
  let width: Int

  /// Pieces in as few lines as possible.
  ///
  /// - Parameters:
  ///   - used: the columns that are taken from the first line.
  ///   - indent: the columns that are taken from each other line.
  func lines(
    _ pieces: [String], separator: String = " ", used: Int, indent: Int
  ) -> [String] {
    var lines: [String] = []
    var (line, taken) = ("", used)
    for piece in pieces {
      let size = piece.visibleWidth
      if line.isEmpty {
        line = piece
        taken += size
      } else if taken + separator.count + size <= width || piece.hasPrefix("::") {
        // At the beginning of a line, build servers take it for a command.
        line += separator + piece
        taken += separator.count + size
      } else {
        lines.append(line)
        (line, taken) = (piece, indent + size)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Items of a list, as many as fit in one line, and how many more there are. An item too long for the line
  /// is passed over, and stands there alone if all are.
  ///
  /// - Parameter used: the columns that are taken from the line.
  func list(_ items: [String], used: Int) -> String {
    guard let first = items.first else { return "" }
    func more(_ left: Int) -> String { left > 0 ? " and \(left) more" : "" }
    var text = ""
    var (taken, left) = (used, items.count)
    for item in items {
      let next = (text.isEmpty ? "" : ", ") + item
      let size = taken + next.visibleWidth
      if size + more(left - 1).count <= width {
        text += next
        (taken, left) = (size, left - 1)
      } else if !text.isEmpty {
        break
      }
    }
    return text.isEmpty ? first + more(left - 1) : text + more(left)
  }
}
