import Programs
import SourceText

/// Finds the colors in the files of tokens that became no part of one.
///
/// `Color(0xFF333333)` in a function, in the default value of a parameter, in a class that nothing here
/// makes: whatever they are for, an audit does not see them. Only colors that are written as numbers
/// count.
struct UnreadColors {
  /// Where they stand, in order.
  private(set) var places: [SourceSpan] = []

  init(_ program: Program, _ framework: any ColorFramework, _ values: [ProgramValue]) {
    var read: [Int: [Range<Int>]] = [:]
    for value in values {
      read[value.document, default: []].append(value.range)
      if case .success(let color) = value.color {
        read[color.document, default: []].append(color.origin)
      }
    }
    for (number, tree) in program.trees.enumerated() {
      guard let own = read[number] else { continue }
      let ranges = ByteRanges(own)
      let found = tree.root.descendants.filter { node in
        node.kind == .call && Self.isColor(node, framework.colorTypes)
          && !ranges.contain(node.range.lowerBound)
      }
      places += found.map(\.span).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Whether a color is written there: `Color(0xFF333333)`, `Color.fromARGB(…)`.
  private static func isColor(_ node: SyntaxNode, _ types: Set<String>) -> Bool {
    guard let path = node.child(.base)?.path, path.count < 3, types.contains(path[0]) else {
      return false
    }
    var hasNumber = false
    for argument in node.arguments {
      for inner in [argument.value] + Array(argument.value.descendants) {
        if inner.kind == .name { return false }
        if inner.kind == .number { hasNumber = true }
      }
    }
    return hasNumber
  }
}
