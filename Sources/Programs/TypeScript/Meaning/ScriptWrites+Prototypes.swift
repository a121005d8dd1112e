/// What code does to the methods of the language: `Array.prototype.map = …`, in any spelling.
extension ScriptWrites {
  /// The methods that code may replace; nil for any. A mention of a prototype counts as a write unless a
  /// member of it is read where it stands.
  static func methods(in statements: [SyntaxNode]) -> Set<String?> {
    var found: Set<String?> = []
    let own = Set(statements.flatMap { [$0] + Array($0.descendants) }.compactMap(ownType))
    for statement in statements {
      note(statement, isWritten: false, own, &found)
    }
    return found
  }

  /// The name of a class or a function, whose prototype is the program's own.
  private static func ownType(_ node: SyntaxNode) -> String? {
    node.kind == .function || node.kind == .typeDeclaration ? node.declaredName : nil
  }

  private static func note(
    _ first: SyntaxNode, isWritten: Bool, _ own: Set<String>, _ found: inout Set<String?>
  ) {
    var waiting = [(node: first, isWritten: isWritten)]
    while let (node, isWritten) = waiting.popLast() {
      if node.kind == .call, let callee = node.child(.base), callee.kind == .member,
        callee.declaredName == "getPrototypeOf" || callee.declaredName == "setPrototypeOf"
      {
        found.insert(nil)
      }
      let key = node.kind == .member ? node.declaredName : keyText(of: node)
      for child in node.children {
        let isTarget =
          isWritten && node.kind != .member && node.kind != .subscriptCall
          || node.kind == .assignment && child.role == .left
          || node.kind == .forLoop && child.role == .pattern
          || (node.kind == .prefix || node.kind == .postfix)
            && [.increment, .decrement, .delete].contains(SyntaxOperator(rawValue: node.detail))
        waiting.append((child, isTarget))
        guard isPrototype(child, own) else { continue }
        switch node.kind {
        case .member, .subscriptCall:
          guard child.role == .base else {
            found.insert(nil)
            continue
          }
          if isWritten || key == nil { found.insert(key) }
        // Comparisons.
        case .binary: continue
        default: found.insert(nil)
        }
      }
    }
  }

  private static func keyText(of node: SyntaxNode) -> String? {
    node.kind == .subscriptCall ? node.child(.argument).flatMap { ScriptModule.text($0) } : nil
  }

  private static func isPrototype(_ node: SyntaxNode, _ own: Set<String>) -> Bool {
    let key = node.kind == .member ? node.declaredName : keyText(of: node)
    guard key == "prototype" || key == "__proto__" else { return false }
    guard key == "prototype", let base = node.child(.base), base.kind == .name else { return true }
    return !own.contains(base.text)
  }
}
