/// How many colors a terminal can show.
package enum ColorDepth: Sendable, CaseIterable {
  /// No color.
  case none
  /// The sixteen colors of every color terminal.
  case ansi16
  /// The palette of 256 colors.
  case ansi256
  /// 24 bits.
  case trueColor
}
