/// Why a literal cannot be rewritten.
struct EditRefusal: Error {
  /// One clause.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
