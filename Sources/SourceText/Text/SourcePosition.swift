/// A 1-based line and a 1-based column, counted in Unicode scalars, or in the units that a report
/// needs.
package struct SourcePosition: Sendable, Hashable {
  /// 1-based line number.
  package let line: Int
  /// 1-based column, counted from the start of the line.
  package let column: Int

  /// Makes a position from a 1-based line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
