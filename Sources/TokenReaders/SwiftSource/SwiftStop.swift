/// Why an expression gives no value yet, or none at all.
enum SwiftStop: Error {
  /// The value depends on this; choose one of its contexts and ask again.
  case needs(SwiftAxis)
  /// Nothing of the kind is compiled under the chosen conditions.
  case notCompiled
  /// The value is outside what is read.
  case notRead(String)
}
