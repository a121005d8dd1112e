package import SourceText

/// The syntax of one file: small nodes, children before their parent.
///
/// A parser emits a node when all of it is read, so that nothing is moved or allocated for itself. The
/// text of names and literals stays in the file.
package final class SyntaxTree: Sendable {
  /// A node: its subtree are the nodes from `first` to itself.
  struct Node: Sendable {
    let kind: SyntaxKind
    let role: SyntaxRole
    /// What the kind alone doesn't say, such as an operator.
    let detail: UInt16
    let lower: UInt32
    let upper: UInt32
    let first: UInt32
  }

  /// The file.
  package let file: SourceFile
  /// The language of the file; nil for one whose files are modules, which run as a whole.
  let language: (any ProgramLanguage)?
  /// What no parser could read, as messages with places.
  package let problems: [Diagnostic]
  let nodes: SyntaxNodes

  /// The package that the file belongs to.
  package let package: [String]
  /// What it may use of other packages.
  package let imports: [Import]

  init(
    file: SourceFile, in language: (any ProgramLanguage)?, nodes: SyntaxNodes,
    problems: [Diagnostic], package: [String] = [], imports: [Import] = []
  ) {
    self.file = file
    self.language = language
    self.nodes = nodes
    self.problems = problems
    self.package = package
    self.imports = imports
  }

  /// The whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, index: nodes.count - 1) }

  /// The outermost places that are not understood, in the order of the file.
  package var unparsed: [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next = nodes.count - 1
    while next >= 0 {
      let isUnknown = nodes[next].kind == .unparsed
      if isUnknown, nodes[next].lower < nodes[next].upper {
        found.append(SyntaxNode(tree: self, index: next))
      }
      next = isUnknown ? Int(nodes[next].first) - 1 : next - 1
    }
    return found.reversed()
  }

  /// How many bytes the nodes take.
  package var size: Int { nodes.size }
}

extension SyntaxTree {
  /// The nodes that lie in a range of bytes, children before their parents. O(log n) and their number.
  func nodes(in range: Range<Int>) -> [SyntaxNode] {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].upper) <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [SyntaxNode] = []
    while low < nodes.count, Int(nodes[low].upper) <= range.upperBound {
      if Int(nodes[low].lower) >= range.lowerBound {
        found.append(SyntaxNode(tree: self, index: low))
      }
      low += 1
    }
    return found
  }
}
