/// What a column counts.
package enum ColumnUnit: Sendable {
  /// Unicode scalars, as our own diagnostics count.
  case unicodeScalars
  /// Code units of UTF-16, as SARIF's `utf16CodeUnits` and most editors count.
  case utf16
  /// Bytes of UTF-8, as Swift's and Clang's diagnostics count, which Xcode reads.
  case bytes
}
