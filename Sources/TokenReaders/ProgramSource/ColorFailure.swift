/// Why an expression is no color that is read.
struct ColorFailure: Error {
  /// One clause.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
