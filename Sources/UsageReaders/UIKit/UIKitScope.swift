/// What stands between two braces of code that sets up views.
struct UIKitScope {
  enum Kind: Equatable {
    /// A type, by its number.
    case type(Int, name: String)
    /// A function, an accessor or a closure.
    case body
    /// A branch or a loop of a body.
    case block
  }

  let kind: Kind
  /// The number of the body that it is or is in.
  var body = 0
  /// The answers to questions of the code that hold in it.
  var conditions: [UsageState.Condition] = []
  /// The constants, variables and parameters that it declares, and what they stand for.
  var locals: [String: [UIKitReceiver]] = [:]
  /// The property that becomes what it returns.
  var made: UIKitReceiver?
}
