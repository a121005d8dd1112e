/// The variables of a block, and the blocks around it.
final class ScriptScope {
  /// A variable: shared with the functions that see it.
  final class Box {
    /// Nil before its declaration is reached.
    var value: Value?
    let isConstant: Bool
    /// Why code that runs later, or that isn't understood, may have written it.
    var pinned: Unknown?

    init(_ value: Value?, isConstant: Bool = false) {
      (self.value, self.isConstant) = (value, isConstant)
    }
  }

  let parent: ScriptScope?
  let module: ScriptModule
  var variables: [String: Box] = [:]
  /// What a call of a function has; nil in its blocks.
  var call: Call?

  /// What a call of a function knows beside its variables.
  struct Call {
    var receiver: Value?
    var home: Record?
    let node: SyntaxNode
    /// The time at which it began.
    let serial: Int
  }

  init(parent: ScriptScope?, module: ScriptModule) {
    (self.parent, self.module) = (parent, module)
  }

  func find(_ name: String) -> Box? {
    var scope: ScriptScope? = self
    while let current = scope {
      if let box = current.variables[name] { return box }
      scope = current.parent
    }
    return nil
  }

  /// The scope of the function around, which declares what `var` does; or that of the module.
  var ofFunction: ScriptScope {
    var scope = self
    while scope.call == nil, let parent = scope.parent { scope = parent }
    return scope
  }
}
