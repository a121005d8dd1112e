/// A 1-based line and a 1-based column, counted in Unicode scalars unless
/// other units were asked for.
public struct SourcePosition: Sendable, Hashable {
  /// 1-based line number.
  public let line: Int
  /// 1-based column, counted from the start of the line.
  public let column: Int

  /// Makes a position from a 1-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
