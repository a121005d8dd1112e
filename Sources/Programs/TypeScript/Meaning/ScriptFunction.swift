/// The code of a function or a class, with what it sees around it.
struct ScriptFunction {
  let node: SyntaxNode
  let scope: ScriptScope
  /// The object whose member it is: `super` means what that is made after.
  var home: ScriptObject?
  /// A class: what sets up its instances before its constructor runs.
  var isClass = false
  var constructor: SyntaxNode?
  var fields: [SyntaxNode] = []
  /// The class that a class goes on from.
  var parent: Value?

  var isArrow: Bool { node.detail & FunctionFlag.arrow != 0 }
}
