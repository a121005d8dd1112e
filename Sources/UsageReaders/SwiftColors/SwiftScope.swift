import Programs

/// What is known of the names in a piece of code, by those who use it.
struct SwiftScope: Hashable {
  /// What `self` is called where code around reads a member of it: `status` for `status.color`.
  struct Receiver: Hashable {
    let text: String
    let scope: String
    /// The case that it is; nil where it is not known.
    let answer: String?
  }

  /// The type whose instance it is in.
  var owner: TypeDeclaration?
  /// What tells questions apart that two instances ask; empty where nobody uses the type.
  var name = ""
  /// What its initializer was given.
  var properties: [String: SwiftGiven] = [:]
  /// What the function was called with; empty in code of a property.
  var parameters: [String: SwiftGiven] = [:]
  /// What tells apart the questions of two calls of the function.
  var function = ""
  var receiver: Receiver?

  /// The same in another member of the same instance.
  var ofInstance: SwiftScope {
    var scope = self
    (scope.parameters, scope.function) = ([:], "")
    return scope
  }
}
