/// What a call of a function knows beside its variables.
final class Activation {
  /// What `self` is: an instance, or a type in static code.
  var receiver: Scope.Box?
  /// The type whose code runs.
  var owner: TypeDeclaration?
  var isStatic: Bool
  let tree: SyntaxTree
  /// The function around a closure.
  var home: Activation?
  /// The code around a closure that runs for a receiver of its own.
  var outer: Activation?
  /// What the function returns.
  var result: TypeReference?
  /// Whether an instance is being set up.
  var isInitializer = false
  /// The part of a chain that `#if` goes on with.
  var chain: Value?

  init(owner: TypeDeclaration?, receiver: Scope.Box?, isStatic: Bool, tree: SyntaxTree) {
    (self.owner, self.receiver, self.isStatic, self.tree) = (owner, receiver, isStatic, tree)
  }
}
