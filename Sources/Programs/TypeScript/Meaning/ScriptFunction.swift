/// The code of a function or a class, with what it sees around it.
final class ScriptFunction: RecordCode {
  let node: SyntaxNode
  let scope: ScriptScope
  /// The object whose member it is: `super` means what that is made after.
  let home: Record?
  let isClass: Bool
  /// The class that a class goes on from.
  var parent: Value?
  /// What sets up the instances of a class before and while its constructor runs.
  var fields: [SyntaxNode] = []
  var constructor: SyntaxNode?

  init(node: SyntaxNode, scope: ScriptScope, home: Record? = nil, isClass: Bool = false) {
    (self.node, self.scope, self.home, self.isClass) = (node, scope, home, isClass)
  }
}

extension Record {
  /// The code, if it is a function or a class.
  var function: ScriptFunction? {
    if case .function(let code) = kind { code as? ScriptFunction } else { nil }
  }
}
