/// What a call of a function knows beside its variables.
final class Activation {
  /// What `self` is: an instance, or a type in static code.
  var receiver: Scope.Box?
  /// The type whose code runs.
  let owner: TypeDeclaration?
  let isStatic: Bool
  let tree: SyntaxTree
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
