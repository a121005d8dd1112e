/// Constant instances that are reported as they are declared.
extension Evaluator {
  /// The instance that a constant holds, whose parts are what its initializer gave them.
  ///
  /// Where code writes by the name of the constant, or by one that it hands the instance on to, what its
  /// parts are isn't known.
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
    let names = names(of: constant)
    return program.trees.contains { tree in
      tree.root.descendants.contains { node in
        switch node.kind {
        case .assignment: node.child(.left)?.mentions(names) ?? false
        case .inOut: node.mentions(names)
        case .member:
          methods.contains(node.declaredName)
            && node.child(.base)?.mentions(names) ?? false
        default: false
        }
      }
    }
  }

  /// The names under which code may have the instance of a constant: its own, and those of variables,
  /// functions and parameters that are handed it.
  private func names(of constant: Member) -> Set<String> {
    let nodes = program.trees.flatMap { Array($0.root.descendants) }
    let functions = Dictionary(
      grouping: nodes.filter { $0.kind == .function || $0.kind == .initializer },
      by: { $0.kind == .function ? $0.declaredName : "init" })
    var names: Set = [constant.name]
    var count = 0
    while count < names.count {
      count = names.count
      for node in nodes {
        switch node.kind {
        case .binding, .bindingCondition, .forLoop:
          guard node.children.contains(where: { $0.kind != .block && $0.handsOn(names) }) else {
            continue
          }
          names.insert(node.declaredName)
          for inner in node.descendants where inner.kind == .patternName {
            names.insert(inner.name)
          }
        case .assignment where node.child(.right)?.handsOn(names) == true:
          guard let left = node.child(.left) else { continue }
          names.insert(left.kind == .member ? left.declaredName : left.name)
        case .function:
          let ends = node.child(.body)?.children ?? []
          let results = node.descendants.filter { $0.kind == .returnStatement } + ends.suffix(1)
          if results.contains(where: { $0.handsOn(names) }) { names.insert(node.declaredName) }
        case .call where node.handsOn(names):
          let callee = node.child(.base)
          let name = callee?.kind == .member ? callee?.declaredName : callee?.name
          let called = functions[name ?? "", default: []] + functions["init", default: []]
          let closures = node.descendants.filter { $0.kind == .closure }
          names.formUnion((called + closures).flatMap { parameters(of: $0) }.map(\.declaredName))
          if !closures.isEmpty { names.insert("$0") }
        default: continue
        }
      }
    }
    return names.subtracting([""])
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
  /// Whether the value of one of some names goes on from here, and not only a part of it.
  fileprivate func handsOn(_ names: Set<String>) -> Bool {
    ([self] + Array(descendants)).contains { node in
      node.kind == .name && names.contains(node.name)
        && ![.base, .label, .name, .left].contains(node.role)
    }
  }

  /// Whether one of some names stands in it.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    kind == .name && names.contains(name)
      || descendants.contains { $0.kind == .name && names.contains($0.name) }
  }
}
