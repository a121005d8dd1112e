/// Which names are a framework's, and which the program declares for itself.
extension Program {
  /// The framework's type that a name means in a type of a file, also through an alias; nil for a type of the
  /// program.
  ///
  /// - Parameter path: the path of the type around; nil outside of all.
  package func frameworkType(_ name: String, within path: String?, of tree: SyntaxTree) -> String? {
    if case .framework(let name) = meaning(of: name, within: path, of: tree) { name } else { nil }
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
  package func frameworkParents(
    of name: String, within path: String?, of tree: SyntaxTree
  ) -> Set<String> {
    guard case .declared(let type) = meaning(of: name, within: path, of: tree) else { return [] }
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

  /// The part of SwiftUI's environment that the program declares by a name; nil where it has not just one.
  package func environmentPart(_ name: String) -> Member? {
    let found = foreign["EnvironmentValues"]?.members[name]?.filter { !$0.isStatic } ?? []
    return found.count == 1 ? found[0] : nil
  }

  private func meaning(of name: String, within path: String?, of tree: SyntaxTree)
    -> TypeReference
  {
    type(named: [name], within: path.flatMap(type), of: tree)
  }
}
