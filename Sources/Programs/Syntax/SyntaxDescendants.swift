/// The nodes below another one, children before their parents: numbers of a tree, and no list.
package struct SyntaxDescendants: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var place: Int
  private let end: Int

  init(of node: SyntaxNode) { (tree, place, end) = (node.tree, node.first, node.index) }

  /// The next node.
  package mutating func next() -> SyntaxNode? {
    guard place < end else { return nil }
    defer { place += 1 }
    return SyntaxNode(tree: tree, index: place)
  }

  /// How many are left.
  package var underestimatedCount: Int { end - place }
}
