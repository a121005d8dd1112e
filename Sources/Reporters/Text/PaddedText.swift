extension String {
  /// The text filled up with spaces to a width in characters, not counting escape sequences; longer
  /// text stays as it is.
  public func padded(to width: Int, alignment: PaddedText = .left) -> String {
    let missing = width - visibleWidth
    guard missing > 0 else { return self }
    let space = String(repeating: " ", count: missing)
    return alignment == .left ? self + space : space + self
  }

  /// The text without the spaces at its end.
  public func trimmingTrailingSpace() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  /// The number of characters that show: `ESC [ … m` does not.
  var visibleWidth: Int {
    // Characters that print, a byte each.
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

/// On which side a text stands in its column.
public enum PaddedText: Sendable {
  case left, right
}
