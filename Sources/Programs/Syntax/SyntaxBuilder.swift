import SourceText

/// Collects the nodes of a tree while a parser reads.
struct SyntaxBuilder {
  private(set) var nodes = SyntaxNodes()

  init(reserving count: Int) { nodes.reserveCapacity(count) }

  /// Where the subtree of the next node begins.
  var mark: Int { nodes.count }

  /// Adds a node over everything that was added since a mark.
  mutating func add(
    _ kind: SyntaxKind, from mark: Int, _ range: Range<Int>, detail: Int = 0,
    role: SyntaxRole = .none
  ) {
    var (lower, upper) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    // What is missing stands before or after the space around it.
    var child = nodes.count - 1
    while child >= mark {
      lower = min(lower, Int(nodes[child].lower))
      upper = max(upper, Int(nodes[child].upper))
      child = Int(nodes[child].first) - 1
    }
    nodes.append(
      SyntaxTree.Node(
        kind: kind, role: role, detail: UInt16(truncatingIfNeeded: detail),
        lower: UInt32(lower), upper: UInt32(upper),
        first: UInt32(mark)))
  }

  /// Says what the last node is to the one that will be around it.
  mutating func setRole(_ role: SyntaxRole) {
    nodes.setRole(role)
  }

  var last: SyntaxTree.Node? { nodes.last }

  /// Takes back everything that was added since a mark.
  mutating func remove(from mark: Int) { nodes.remove(from: mark) }
}
