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
}
