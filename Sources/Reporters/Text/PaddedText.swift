extension String {
  /// The text filled up with spaces to a width in characters, not counting escape sequences; longer
  /// text stays as it is.
  public func padded(to width: Int, alignment: PaddedText = .left) -> String {
    let space = String(repeating: " ", count: max(0, width - visibleWidth))
    return alignment == .left ? self + space : space + self
  }

  /// The text without the spaces at its end.
  public func trimmingTrailingSpace() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  /// The number of characters that show: `ESC [ … m` does not.
  private var visibleWidth: Int {
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

/// On which side a text stands in its column.
public enum PaddedText: Sendable {
  case left, right
}
