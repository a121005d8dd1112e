/// An argument of a call, with its value once that is known.
struct Argument {
  let label: String?
  /// The code that gives it.
  let node: SyntaxNode?
  var value: Value?
  let isTrailing: Bool
}
