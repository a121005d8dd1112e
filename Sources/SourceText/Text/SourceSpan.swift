/// A range of bytes in a file: where something was said.
package struct SourceSpan: Sendable {
  /// The file.
  package let file: SourceFile
  private let lower: UInt32
  private let upper: UInt32

  /// A span of bytes; offsets outside the file are moved to its ends.
  package init(file: SourceFile, range: Range<Int>) {
    self.file = file
    lower = UInt32(min(max(range.lowerBound, 0), file.bytes.count))
    upper = UInt32(min(max(range.upperBound, 0), file.bytes.count))
  }

  /// The byte offsets.
  package var range: Range<Int> { Int(lower)..<Int(upper) }

  /// Whether another span lies within this one.
  package func contains(_ other: SourceSpan) -> Bool {
    file === other.file && lower <= other.lower && other.upper <= upper
  }

  /// Where the span begins.
  package var start: SourcePosition { file.position(at: Int(lower)) }

  /// The 1-based number of the line in which the span begins.
  package var line: Int { file.line(at: Int(lower)) }

  /// Where the span begins, its column counted in the given units.
  package func start(columns unit: ColumnUnit) -> SourcePosition {
    file.position(at: Int(lower), columns: unit)
  }

  /// Where the span ends, its column one past the last, counted in the given units.
  package func end(columns unit: ColumnUnit) -> SourcePosition {
    file.position(at: Int(upper), columns: unit)
  }
}

extension SourceSpan: Hashable {
  /// Two spans are equal when they cover the same bytes of the same file.
  package static func == (left: SourceSpan, right: SourceSpan) -> Bool {
    left.file === right.file && left.lower == right.lower && left.upper == right.upper
  }

  /// Hashes the identity of the file and the offsets.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(lower)
    hasher.combine(upper)
  }
}
