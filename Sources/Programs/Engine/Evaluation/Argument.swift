/// An argument of a call, with its value once that is known.
struct Argument {
  let label: String?
  /// The code that gives it.
  let node: SyntaxNode?
  var value: Value?
  let isTrailing: Bool
  /// What the function writes instead of a variable of its own.
  var written: Scope.Box?
}
