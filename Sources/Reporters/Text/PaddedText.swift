extension String {
  /// The text padded with spaces to a width in characters, not counting escape sequences; longer
  /// text is unchanged.
  package func padded(to width: Int, alignment: PaddedText = .left) -> String {
    let missing = width - visibleWidth
    guard missing > 0 else { return self }
    let space = String(repeating: " ", count: missing)
    return alignment == .left ? self + space : space + self
  }

  /// The text without the spaces at its end.
  package func trimmingTrailingSpace() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  /// The number of visible characters: `ESC [ … m` is not visible.
  var visibleWidth: Int {
    // Printable characters, one byte each.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    var width = 0
    var isEscape = false
    for character in self {
      if isEscape {
        isEscape = character != "m"
      } else if character == "\u{1B}" {
        isEscape = true
      } else {
        width += 1
      }
    }
    return width
  }
}

/// The side of a text in its column.
package enum PaddedText: Sendable {
  case left, right
}
