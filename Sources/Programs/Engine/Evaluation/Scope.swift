/// The variables of a block, and the blocks around it.
final class Scope {
  /// A variable: shared with the closures that captured it.
  final class Box {
    var value: Value
    let isConstant: Bool
    var type: TypeReference?
    var serial: Int

    init(_ value: Value, isConstant: Bool = true, type: TypeReference? = nil, serial: Int = 0) {
      (self.value, self.isConstant, self.type, self.serial) = (value, isConstant, type, serial)
    }
  }

  let parent: Scope?
  let activation: Activation
  var variables: [String: Box] = [:]
  /// Functions that are declared in the block.
  var functions: [String: [SyntaxNode]] = [:]

  init(parent: Scope?, activation: Activation) {
    (self.parent, self.activation) = (parent, activation)
  }

  func find(_ name: String) -> Box? {
    var scope: Scope? = self
    while let current = scope {
      if let box = current.variables[name] { return box }
      if current.functions[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }
}
