import Programs
package import SourceText

/// Tells Swift files that declare colors from those that only use some.
package enum SwiftPalettes {
  private static let colors: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "ColorAsset"]
  /// What the types that a view may inherit from end with.
  private static let shown = ["View", "Controller", "Cell", "Button", "Label", "Style", "Modifier"]
  /// How many colors a palette has at least.
  private static let leastCount = 2

  /// Whether a file declares at least two colors, as constants or getters of what shows nothing itself.
  ///
  /// O(n) for n bytes; most files are told by their bytes alone.
  ///
  /// - Parameter besideViews: whether the colors of a file with views count, which are parts of these as
  ///   often as a palette; those of a color type, `Color.ink`, always do.
  package static func declares(_ file: SourceFile, besideViews: Bool) -> Bool {
    guard mayMakeColors(file.bytes) else { return false }
    let program = Program(swift: [SourceSpan(file: file, range: 0..<file.bytes.count)])
    let isOpen = besideViews || !program.types.contains(where: isView)
    var count = 0
    for member in program.members where !member.isRequirement {
      guard [.stored, .computed].contains(member.kind), member.owner.map(isShown) != true,
        isOpen || member.owner.map({ $0.node == nil && colors.contains($0.name) }) == true,
        let code = member.value ?? member.body
      else { continue }
      count += colors(in: code, isConstant: member.isStatic)
      if count >= leastCount { return true }
    }
    return false
  }

  /// Whether bytes have what each color that is counted begins with: the name of a color type as a word,
  /// or digits and a word for colors elsewhere.
  private static func mayMakeColors(_ bytes: [UInt8]) -> Bool {
    let (colors, end) = (Self.colors.map { Array($0.utf8) }, bytes.count)
    guard let first = bytes.place(of: Array("olor".utf8), in: 0..<end) else { return false }
    if ["0x", "\"#", "#colorLiteral"].contains(where: {
      bytes.place(of: Array($0.utf8), in: 0..<end) != nil
    }) {
      return true
    }
    var start = max(first.lowerBound - 1, 0)
    while let found = bytes.place(of: Array("Color".utf8), in: start..<end) {
      let before = bytes[..<found.lowerBound].lastIndex { !$0.isPartOfWord } ?? -1
      let after = bytes[found.upperBound...].firstIndex { !$0.isPartOfWord } ?? end
      if colors.contains(where: bytes[(before + 1)..<after].elementsEqual) { return true }
      start = after
    }
    return false
  }

  private static func isView(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { ["View", "Controller"].contains(where: $0.declaredName.hasSuffix) }
  }

  private static func isShown(_ type: TypeDeclaration) -> Bool {
    SwiftHoldings.isShown(type)
      || type.inherited.contains { parent in shown.contains { parent.declaredName.hasSuffix($0) } }
      || type.outer.map(isShown) == true
  }

  /// How many colors an expression or a body makes; that of a system counts where it is a constant.
  private static func colors(in code: SyntaxNode, isConstant: Bool) -> Int {
    let nodes = [code] + Array(code.descendants)
    let made = nodes.count { node in
      switch node.kind {
      case .call: isColor(node.child(.base)) && node.child(.argument) != nil
      case .macro: node.text.hasPrefix("#colorLiteral")
      default: false
      }
    }
    let written = nodes.count { $0.isHexColor }
    if made > 0 || written > 0 { return max(made, written) }
    return isConstant && code.kind == .member && isColor(code.child(.base)) ? 1 : 0
  }

  private static func isColor(_ node: SyntaxNode?) -> Bool {
    guard let node else { return false }
    switch node.kind {
    case .name: return colors.contains(node.name)
    case .member:
      return node.declaredName == "init" && isColor(node.child(.base))
        || node.child(.base)?.kind == .name && colors.contains(node.declaredName)
    default: return false
    }
  }
}

extension SyntaxNode {
  /// Whether it is a literal of 6 or 8 hexadecimal digits, as colors are written.
  fileprivate var isHexColor: Bool {
    let digits: Substring
    switch kind {
    case .number where text.hasPrefix("0x"): digits = text.dropFirst(2)
    case .string where text.hasPrefix("\"#"): digits = text.dropFirst(2).dropLast()
    default: return false
    }
    return [6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
  }
}
