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
  /// The type that static code runs for: of a class, one that inherits from its owner.
  var ownType: TypeDeclaration?
  /// The type by which the caller names the instance.
  var calledAs = StaticType.own
  /// What generic parameters are to the code: what their protocols promise.
  var promises: [String: TypeReference] = [:]
  /// What generic parameters are in this call.
  var generics: [String: TypeReference] = [:]
  /// Whether an instance is being set up.
  var isInitializer = false
  /// The part of a chain that `#if` goes on with.
  var chain: Value?

  init(owner: TypeDeclaration?, receiver: Scope.Box?, isStatic: Bool, tree: SyntaxTree) {
    (self.owner, self.receiver, self.isStatic, self.tree) = (owner, receiver, isStatic, tree)
  }

  /// The activation of code that stands in the code of another one.
  init(in outer: Activation, tree: SyntaxTree) {
    (owner, receiver, isStatic, self.tree) = (outer.owner, outer.receiver, outer.isStatic, tree)
    (ownType, promises, generics) = (outer.ownType, outer.promises, outer.generics)
    (isInitializer, self.outer, home) = (outer.isInitializer, outer.outer, outer.home)
  }
}
