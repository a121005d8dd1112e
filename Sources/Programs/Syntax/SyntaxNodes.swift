/// The nodes of a tree, 12 bytes each: a file of megabytes has hundreds of thousands.
struct SyntaxNodes: RandomAccessCollection, Sendable {
  /// What is kept of a node: how long it is, and how many nodes are below it.
  private struct Packed {
    let kind: SyntaxKind
    var role: SyntaxRole
    let detail: UInt16
    let lower: UInt32
    let length: UInt16
    let below: UInt16
  }

  /// The length and the nodes below of the few that are larger than a node can say.
  private struct Large {
    let length: UInt32
    let below: UInt32
  }

  private var packed: [Packed] = []
  private var large: [Int: Large] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> SyntaxTree.Node {
    let node = packed[index]
    var (length, below) = (UInt32(node.length), UInt32(node.below))
    if node.length == .max, let large = large[index] {
      (length, below) = (large.length, large.below)
    }
    return SyntaxTree.Node(
      kind: node.kind, role: node.role, detail: node.detail, lower: node.lower,
      upper: node.lower + length, first: UInt32(index) - below)
  }

  @inline(__always) func kind(at index: Int) -> SyntaxKind { packed[index].kind }

  @inline(__always) func role(at index: Int) -> SyntaxRole { packed[index].role }

  /// The number of the first node of a subtree.
  @inline(__always) func first(at index: Int) -> Int {
    let node = packed[index]
    if node.length == .max, let large = large[index] { return index - Int(large.below) }
    return index - Int(node.below)
  }

  /// The first of the nodes directly in another one that has a role.
  func child(_ role: SyntaxRole, of index: Int) -> Int? {
    let start = first(at: index)
    var next = index - 1
    var found: Int?
    while next >= start {
      if packed[next].role == role { found = next }
      next = first(at: next) - 1
    }
    return found
  }

  mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }

  mutating func append(_ node: SyntaxTree.Node) {
    let (length, below) = (node.upper - node.lower, UInt32(packed.count) - node.first)
    let isLarge = length >= UInt16.max || below >= UInt16.max
    if isLarge { large[packed.count] = Large(length: length, below: below) }
    packed.append(
      Packed(
        kind: node.kind, role: node.role, detail: node.detail, lower: node.lower,
        length: isLarge ? .max : UInt16(length), below: isLarge ? .max : UInt16(below)))
  }

  /// Says what the last node is to the one that will be around it.
  mutating func setRole(_ role: SyntaxRole) {
    if let last = packed.indices.last { packed[last].role = role }
  }

  /// Takes back everything from a place on.
  mutating func remove(from index: Int) { packed.removeSubrange(index...) }

  /// How many bytes they take.
  var size: Int { packed.count * MemoryLayout<Packed>.stride }
}
