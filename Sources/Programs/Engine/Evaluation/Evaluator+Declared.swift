/// Constant instances that are reported as they are declared.
extension Evaluator {
  /// The instance that a constant holds, whose parts are what its initializer gave them.
  ///
  /// Code may change an instance of a class through another name for it. Where code writes by the name
  /// of the constant, what its parts are isn't known.
  package func declaredInstance(of constant: Member) -> Value {
    let made = value(of: constant)
    guard constant.isConstant, case .object(let object, _) = made else { return made }
    let isWritten = writtenByName[constant] ?? self.isWritten(constant, of: object.type)
    writtenByName[constant] = isWritten
    object.isDeclared = !isWritten
    return made
  }

  /// Whether code writes to what the name of a constant is a part of, or calls a method on it that
  /// writes to its instance.
  private func isWritten(_ constant: Member, of type: TypeDeclaration) -> Bool {
    let methods = writingMethods(of: type)
    return program.trees.contains { tree in
      tree.root.descendants.contains { node in
        switch node.kind {
        case .assignment: node.child(.left)?.mentions([constant.name]) ?? false
        case .inOut: node.mentions([constant.name])
        case .member:
          methods.contains(node.declaredName)
            && node.child(.base)?.mentions([constant.name]) ?? false
        default: false
        }
      }
    }
  }

  /// The names of functions that write stored properties of a type, and of its own that call them.
  private func writingMethods(of type: TypeDeclaration) -> Set<String> {
    var names = Set(
      type.stored.flatMap { program.writes.places(of: $0, in: program) }
        .compactMap { $0.function?.child(.name)?.name })
    let own = type.ordered.filter { $0.kind == .function }
    var count = -1
    while count < names.count {
      count = names.count
      for method in own where method.node.child(.body)?.mentions(names) ?? false {
        names.insert(method.name)
      }
    }
    return names
  }
}

extension SyntaxNode {
  /// Whether one of some names stands in it.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    kind == .name && names.contains(name)
      || descendants.contains { $0.kind == .name && names.contains($0.name) }
  }
}
