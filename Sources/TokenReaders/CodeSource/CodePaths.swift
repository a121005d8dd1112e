import SourceText

/// Finds declarations by their paths, which they hold themselves.
struct CodePaths {
  private var index = TextIndex()
  /// The first declaration of each path.
  private var firsts: [UInt32] = []
  /// All declarations of the paths that have several.
  private var several: [Int: [Int]] = [:]

  init(_ declarations: [CodeDeclaration]) {
    index.reserve(declarations.count) { _ in 0 }
    firsts.reserveCapacity(declarations.count)
    for position in declarations.indices {
      let declaration = declarations[position]
      let hash = Self.hash(declaration.owner, declaration.name)
      let known = find(hash, among: declarations) {
        $0.name == declaration.name && $0.owner == declaration.owner
      }
      guard let known else {
        firsts.append(UInt32(position))
        index.add(hash) { [firsts] number in
          let other = declarations[Int(firsts[number])]
          return Self.hash(other.owner, other.name)
        }
        continue
      }
      several[known, default: [Int(firsts[known])]].append(position)
    }
  }

  /// The declarations of a path, by index, in order.
  func declarations(of path: [String], among declarations: [CodeDeclaration]) -> [Int]? {
    guard let name = path.last else { return nil }
    let found = find(Self.hash(path.dropLast(), name), among: declarations) {
      $0.name == name && $0.owner.elementsEqual(path.dropLast())
    }
    return found.map { several[$0] ?? [Int(firsts[$0])] }
  }

  private func find(
    _ hash: Int, among declarations: [CodeDeclaration], where isSame: (CodeDeclaration) -> Bool
  ) -> Int? {
    index.find(hash) { isSame(declarations[Int(firsts[$0])]) }
  }

  private static func hash(_ owner: some Sequence<String>, _ name: String) -> Int {
    var hasher = Hasher()
    for part in owner { hasher.combine(part) }
    hasher.combine(name)
    return hasher.finalize()
  }
}
