/// How a report for people is laid out.
package struct TextLayout: Sendable {
  /// The colors of the terminal.
  package var colors: ColorDepth
  /// The columns of the terminal.
  package var width: Int
  /// Whether each evaluation stands in the report, instead of their causes.
  package var isDetailed: Bool

  /// The columns where there is no terminal.
  package static let defaultWidth = 100

  /// A layout; by default that of a file.
  package init(
    colors: ColorDepth = .none, width: Int = defaultWidth, isDetailed: Bool = false
  ) {
    self.colors = colors
    self.width = max(width, Self.leastWidth)
    self.isDetailed = isDetailed
  }

  /// Fewer columns hold no token and its colors.
  private static let leastWidth = 40
}
