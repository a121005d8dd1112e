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
  /// Variables of the block that are computed.
  var computed: [String: SyntaxNode] = [:]
  /// What runs when variables of the block are written.
  var observers: [String: SyntaxNode] = [:]
  /// What holds the types that are declared in the block.
  var types: TypeDeclaration?

  init(parent: Scope?, activation: Activation) {
    (self.parent, self.activation) = (parent, activation)
  }

  /// A scope for code that nothing stands around.
  static func outside(_ tree: SyntaxTree) -> Scope {
    Scope(
      parent: nil,
      activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: tree))
  }

  /// What holds the types whose names are in reach.
  var typeOwner: TypeDeclaration? {
    var scope: Scope? = self
    while let current = scope {
      if let types = current.types { return types }
      scope = current.parent
    }
    return activation.owner
  }

  /// The block that declares a variable, and the blocks in between.
  func home(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope {
      if current.variables[name] != nil || current.computed[name] != nil { return current }
      if current.functions[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }

  func find(_ name: String) -> Box? {
    var scope: Scope? = self
    while let current = scope {
      if let box = current.variables[name] { return box }
      if current.functions[name] != nil || current.computed[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }
}
