package import SourceText

/// A place in a ``SyntaxTree``: two words, made and thrown away freely.
package struct SyntaxNode: Sendable {
  /// The tree.
  package let tree: SyntaxTree
  /// The number of the node in its tree.
  package let index: Int

  /// What it is.
  package var kind: SyntaxKind { tree.nodes.kind(at: index) }
  /// What it is to the node around it.
  package var role: SyntaxRole { tree.nodes.role(at: index) }
  /// What the kind alone doesn't say.
  package var detail: Int { Int(tree.nodes[index].detail) }
  /// The byte offsets in the file.
  package var range: Range<Int> {
    let node = tree.nodes[index]
    return Int(node.lower)..<Int(node.upper)
  }
  /// Where it is written.
  package var span: SourceSpan { SourceSpan(file: tree.file, range: range) }
  /// The number of the first node of its subtree; it is the last one itself.
  package var first: Int { tree.nodes.first(at: index) }

  /// The text as it is written.
  package var text: String { String(decoding: tree.file.bytes[range], as: UTF8.self) }

  /// The text without the backticks around a name.
  package var name: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") && text.first == "`"
      ? String(text.dropFirst().dropLast()) : text
  }

  /// The words in its text, each once.
  var words: Set<String> {
    let range = range
    var words: Set<String> = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      if offset < range.upperBound, tree.file.bytes[offset].isPartOfWord { continue }
      if offset > start {
        let word = String(decoding: tree.file.bytes[start..<offset], as: UTF8.self)
        // Beyond ASCII not every character is a letter.
        for part in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          words.insert(String(part))
        }
      }
      start = offset + 1
    }
    return words
  }

  /// Whether it is written so.
  package func isText(_ text: StaticString) -> Bool {
    let range = range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where tree.file.bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The nodes directly in it, in the order of the file.
  package var children: [SyntaxNode] { children(of: nil) }

  /// The children with a role.
  package func children(_ role: SyntaxRole) -> [SyntaxNode] { children(of: role) }

  /// The children with a role, or all: counted first, so that each is put where it belongs.
  private func children(of role: SyntaxRole?) -> [SyntaxNode] {
    var count = 0
    eachFromLast { if role == nil || tree.nodes.role(at: $0) == role { count += 1 } }
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      var place = count
      eachFromLast {
        guard role == nil || tree.nodes.role(at: $0) == role else { return }
        place -= 1
        buffer.initializeElement(at: place, to: SyntaxNode(tree: tree, index: $0))
      }
      initialized = count
    }
  }

  /// Passes on the nodes directly in it, in the order of the file, without a list of them.
  func forEachChild(_ body: (SyntaxNode) -> Void) {
    var count = 0
    eachFromLast { _ in count += 1 }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { buffer in
      var place = count
      eachFromLast {
        place -= 1
        buffer.initializeElement(at: place, to: $0)
      }
      for child in buffer { body(SyntaxNode(tree: tree, index: child)) }
    }
  }

  @inline(__always) private func eachFromLast(_ body: (Int) -> Void) {
    var next = index - 1
    let first = first
    while next >= first {
      body(next)
      next = tree.nodes.first(at: next) - 1
    }
  }

  /// The first child with a role.
  package func child(_ role: SyntaxRole) -> SyntaxNode? {
    tree.nodes.child(role, of: index).map { SyntaxNode(tree: tree, index: $0) }
  }

  /// Whether another node is in it, or is it.
  func contains(_ other: SyntaxNode) -> Bool {
    other.tree === tree && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }

  /// Whether something directly in it is not known.
  package var holdsUnparsed: Bool {
    var isFound = false
    eachFromLast { if tree.nodes.kind(at: $0) == .unparsed { isFound = true } }
    return isFound
  }

  /// What is written first in it: a name, a literal, or itself.
  package var leftmost: SyntaxNode { SyntaxNode(tree: tree, index: first) }

  /// Everything below it, children before their parents.
  package var descendants: SyntaxDescendants { SyntaxDescendants(of: self) }

  /// The piece of code among accessors that runs on an occasion.
  func accessor(_ kind: Accessor) -> SyntaxNode? {
    children(.item).first { $0.detail == kind.rawValue }
  }

  /// The text of the child that names it.
  package var declaredName: String { child(.name)?.name ?? "" }
}

extension SyntaxNode: Hashable {
  /// Whether both are the same place of the same tree.
  package static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.tree === right.tree && left.index == right.index
  }

  /// Hashes the identity of the tree and the number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
