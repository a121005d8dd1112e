/// Which names are a framework's, and which the program declares for itself.
extension Program {
  /// The framework's type that a name means outside of all types, also through an alias; nil for a type of
  /// the program.
  package func frameworkType(_ name: String, in tree: SyntaxTree) -> String? {
    if case .framework(let name) = type(named: [name], within: nil, of: tree) { name } else { nil }
  }

  /// Whether an extension of a framework's type declares a static member of a name, which hides the
  /// framework's own.
  package func extends(_ type: String, with name: String, in tree: SyntaxTree) -> Bool {
    foreign[type]?.members[name]?.contains {
      $0.isStatic && $0.kind != .type && $0.isVisible(from: tree)
    } ?? false
  }

  /// The frameworks' types that the program's type of a name inherits, also through the program's own;
  /// empty where the program has no such type.
  package func frameworkParents(of name: String, in tree: SyntaxTree) -> Set<String> {
    guard case .declared(let type) = type(named: [name], within: nil, of: tree) else { return [] }
    var found: Set<String> = []
    var seen: Set<TypeDeclaration> = [type]
    var open = [type]
    while let next = open.popLast() {
      for inherited in next.inherited {
        let parts = inherited.kind == .composedType ? inherited.children : [inherited]
        for part in parts {
          switch self.type(of: part, within: next.outer) {
          case .framework(let name): found.insert(name)
          case .declared(let parent) where seen.insert(parent).inserted: open.append(parent)
          default: break
          }
        }
      }
    }
    return found
  }
}
