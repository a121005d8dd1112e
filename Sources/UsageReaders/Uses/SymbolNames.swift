import Programs
import SourceText

/// What the declaration around a place in a file is called: `ProfileView.body`, by its type and its symbol.
struct SymbolNames {
  private struct Declaration {
    let range: Range<Int>
    let name: String
    let isType: Bool
  }

  /// The types and their members in the order in which they begin.
  private let declarations: [Declaration]

  /// Finds the declarations of a file. O(n log n)
  init(_ tree: SyntaxTree) {
    declarations = tree.root.descendants.compactMap { node -> Declaration? in
      switch node.kind {
      case .typeDeclaration:
        node.child(.name).map {
          Declaration(range: node.range, name: $0.typePath.joined(separator: "."), isType: true)
        }
      case .function: Declaration(range: node.range, name: node.declaredName, isType: false)
      case .initializer: Declaration(range: node.range, name: "init", isType: false)
      case .subscriptDeclaration:
        Declaration(range: node.range, name: "subscript", isType: false)
      case .binding:
        node.child(.pattern).map {
          Declaration(range: node.range, name: $0.name, isType: false)
        }
      default: nil
      }
    }.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  /// The symbols around some places, by their places; what stands outside of all has none.
  ///
  /// O(n log n): both are walked through once.
  func names(of places: Set<SourceSpan>) -> [SourceSpan: String] {
    var names: [SourceSpan: String] = [:]
    var open: [Declaration] = []
    var next = 0
    for place in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let offset = place.range.lowerBound
      func close(_ offset: Int) {
        while let last = open.last, last.range.upperBound <= offset { open.removeLast() }
      }
      while next < declarations.count, declarations[next].range.lowerBound <= offset {
        close(declarations[next].range.lowerBound)
        // What a body declares belongs to it.
        if open.last?.isType ?? true { open.append(declarations[next]) }
        next += 1
      }
      close(offset)
      if !open.isEmpty { names[place] = open.map(\.name).joined(separator: ".") }
    }
    return names
  }
}
