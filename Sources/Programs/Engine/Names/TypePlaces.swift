/// The types of a file by where their members stand.
package struct TypePlaces: Sendable {
  /// In the order in which they begin.
  private var places: [(range: Range<Int>, type: SyntaxNode, path: String)] = []

  /// Finds the types of a file, and its extensions. O(n log n)
  package init(_ tree: SyntaxTree) {
    let types = tree.root.descendants.filter { $0.kind == .typeDeclaration }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for type in types {
      guard let body = type.child(.body), let name = type.child(.name) else { continue }
      let outer = path(around: type).map { "\($0)." } ?? ""
      places.append((body.range, type, outer + name.typePath.joined(separator: ".")))
    }
  }

  /// The declarations of types and extensions with their paths, such as `Outer.Inner`, in the order of
  /// the file.
  package var all: [(type: SyntaxNode, path: String)] { places.map { ($0.type, $0.path) } }

  /// The path of the innermost type around a place; nil outside of all.
  package func path(around node: SyntaxNode) -> String? { place(around: node)?.path }

  /// The declaration of the innermost type around a place, or the extension; nil outside of all.
  package func declaration(around node: SyntaxNode) -> SyntaxNode? { place(around: node)?.type }

  private func place(
    around node: SyntaxNode
  ) -> (range: Range<Int>, type: SyntaxNode, path: String)? {
    let offset = node.range.lowerBound
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // Types in it that ended before are few.
    return places[..<low].reversed().prefix(50).first { $0.range.contains(offset) }
  }
}
