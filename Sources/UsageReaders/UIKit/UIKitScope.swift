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
  /// Whether names of parameters may stand in it, before `in`.
  var isClosure = false
  /// The number of the body that it is or is in.
  var body = 0
  /// The token that closes it.
  var end = 0
  /// The answers to questions of the code that hold in it.
  var conditions: [UsageState.Condition] = []
  /// The constants, variables and parameters that it declares, and what they stand for.
  var locals: [String: [UIKitReceiver]] = [:]
  /// The property that becomes what it returns.
  var made: UIKitReceiver?
  /// The conditions of the `else` after it.
  var otherwise: [UsageState.Condition]?
  /// What it switches over, and among how many cases.
  var choice: (subject: String, count: Int)?
}
