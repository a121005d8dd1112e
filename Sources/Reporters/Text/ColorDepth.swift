/// How many colors a terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
  /// No color at all.
  case none
  /// The sixteen that every color terminal has.
  case ansi16
  /// The palette of 256.
  case ansi256
  /// 24 bits.
  case trueColor
}
