/// What a file sees of others: its package, and what it imports. [Kotlin specification, packages and imports]
struct CodeVisibility {
  /// The package of the file; empty without one.
  var package: [String] = []
  /// What is imported by name, as whole paths by the name that they have here.
  var imported: [String: [[String]]] = [:]
  /// The packages and types whose members are all imported.
  var wholes: [[String]] = []

  /// The whole paths that an import by name gives to a written one.
  func explicit(_ path: [String]) -> [[String]] {
    guard let first = path.first else { return [] }
    return (imported[first] ?? []).map { $0 + path.dropFirst() }
  }

  /// The whole paths of what is added to a type elsewhere, and imported by its own name.
  func added(_ path: [String]) -> [[String]] {
    guard path.count > 1, let last = path.last else { return [] }
    return (imported[last] ?? []).map { $0.dropLast() + path.dropLast() + $0.suffix(1) }
  }

  /// The whole paths without an import by name, in groups: those of a later one only where an earlier
  /// one has none.
  func implicit(_ path: [String]) -> [[[String]]] {
    [[package + path], wholes.map { $0 + path }, [path]]
  }
}
