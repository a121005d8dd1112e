import SourceText

/// Where an expression stands and what has been chosen for it.
struct SwiftContext {
  /// The document whose text the expression is.
  var document: Int
  /// The scope in which names are looked up.
  var scope: Int
  /// The constants of the bodies around it, and the parameters.
  var locals: [String: SwiftLocal] = [:]
  /// The variables that were assigned since the body began that declares them.
  var assigned: Set<String> = []
  /// The instance whose members are named; nil for any.
  var instance: SwiftInstance?
  /// What is chosen on each axis.
  var choices: [SwiftAxis: String] = [:]
  /// Whether it matters which of the declarations of a name is compiled, and not only its name.
  var isExact = false
  /// Whether every declaration that may be meant will do, to see what kind of value it is.
  var isLenient = false
  /// How many properties and constants were followed on the way here.
  var depth = 0

  /// How many may be followed.
  static let depthLimit = 32

  /// The context of what a name leads to.
  func deeper() throws(SwiftStop) -> SwiftContext {
    guard depth < Self.depthLimit else {
      throw .notRead("its value goes through more than \(Self.depthLimit) constants")
    }
    var context = self
    context.depth += 1
    context.assigned = []
    return context
  }
}
