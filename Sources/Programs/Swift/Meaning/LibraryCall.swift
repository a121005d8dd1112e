/// A call of a method of the library.
struct LibraryCall {
  let name: String
  let arguments: [Argument]
  /// What the method is called on.
  let base: SyntaxNode
  let scope: Scope
  let node: SyntaxNode

  /// The labels of the arguments, `_` where there is none.
  var labels: String { arguments.map { $0.label ?? "_" }.joined(separator: ":") }
}
