import Programs
import SourceText

/// Colors in code that is not read: in a function, a class, a choice.
enum TypeScriptCode {
  /// The colors that stand behind names, `text: '#444'` and `static text = '#444'`, all unknown.
  static func colors(in nodes: [SyntaxNode], _ reason: String) -> [TypeScriptValue.Member] {
    nodes.compactMap { node in
      guard let (name, value) = named(node), let text = text(of: value), let name = key(name) else {
        return nil
      }
      let span = SourceSpan(
        file: node.tree.file, range: value.range.lowerBound + 1..<value.range.upperBound - 1)
      guard TypeScriptTokens.isColor(.text(text, span)) else { return nil }
      let place = TypeScriptValue.Reason(text: reason, span: value.span)
      return TypeScriptValue.Member(key: name, value: .unknown(place))
    }
  }

  /// A name and what it gets.
  private static func named(_ node: SyntaxNode) -> (SyntaxNode, SyntaxNode)? {
    let name: SyntaxNode?
    switch node.kind {
    case .dictionaryEntry, .variable: name = node.child(.key)
    case .binding: name = node.child(.pattern)
    case .argument: name = node.child(.label)
    case .assignment:
      let left = node.child(.left)
      name = left?.kind == .member ? left?.child(.name) : left
    default: return nil
    }
    guard let name, let value = node.child(.value) ?? node.child(.right) else { return nil }
    return (name, value)
  }

  private static func key(_ node: SyntaxNode) -> String? {
    node.kind == .name ? node.text : text(of: node)
  }

  /// A text without holes and escapes.
  private static func text(of node: SyntaxNode) -> String? {
    guard node.kind == .string, node.children.allSatisfy({ $0.kind == .stringText }) else {
      return nil
    }
    return node.children.first?.text ?? ""
  }
}
