/// A 1-based line and a 1-based column, counted in Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// 1-based line number.
  public let line: Int
  /// 1-based column, in Unicode scalars from the start of the line.
  public let column: Int

  /// Makes a position from a 1-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
