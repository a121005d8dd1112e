import DesignTokens

/// What is seen of a change.
struct SeenChange {
  /// The greatest difference of a color.
  var difference = 0.0
  /// Whether all colors are grays, before and after.
  var isGray = true
  /// A background that changes.
  var surface: TokenID?
}
