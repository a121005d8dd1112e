/// How many colours a terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
  /// No colour at all.
  case none
  /// The sixteen that every colour terminal has.
  case ansi16
  /// The palette of 256.
  case ansi256
  /// 24 bits.
  case trueColor
}
