import Programs

/// The syntax of TypeScript in few words, with the operands of each operator in parentheses.
struct ScriptForm {
  private static let names: [SyntaxKind: String] = [
    .ifStatement: "if", .forLoop: "for", .whileLoop: "while", .repeatLoop: "do",
    .switchStatement: "switch", .switchCase: "case", .doStatement: "try", .catchClause: "catch",
    .returnStatement: "return", .throwStatement: "throw", .labeledStatement: "label",
    .breakStatement: "break", .continueStatement: "continue", .importDeclaration: "import",
    .exportDeclaration: "export", .typeDeclaration: "class", .function: "function",
    .variable: "var", .enumerationCase: "case", .accessor: "accessor", .element: "element",
    .wait: "await", .yieldStatement: "yield", .taggedText: "tagged", .sequence: "sequence",
  ]

  static func text(_ node: SyntaxNode) -> String {
    let parts = node.children.map(text)
    switch node.kind {
    case .file, .block: return parts.joined(separator: "; ")
    case .binary, .assignment:
      let symbol = SyntaxOperator(rawValue: node.detail)?.text ?? "?"
      let mark = node.kind == .assignment ? symbol + "=" : symbol
      return "(\(parts.joined(separator: " \(mark) ")))"
    case .prefix: return "(\(SyntaxOperator(rawValue: node.detail)?.text ?? "?") \(parts[0]))"
    case .postfix: return "(\(parts[0]) \(SyntaxOperator(rawValue: node.detail)?.text ?? "?"))"
    case .ternary: return "(\(parts[0]) ? \(parts[1]) : \(parts[2]))"
    case .member: return parts.joined(separator: ".")
    case .optionalChain: return parts[0] + "?"
    case .subscriptCall: return "\(parts[0])[\(parts[1])]"
    case .call:
      return (node.detail == 1 ? "new " : "") + parts[0]
        + "(\(parts.dropFirst().joined(separator: ", ")))"
    case .tuple: return parts.joined()
    case .list: return "[\(parts.joined(separator: ", "))]"
    case .dictionary: return "{\(parts.joined(separator: ", "))}"
    case .dictionaryEntry: return parts.joined(separator: ": ")
    case .spread: return "...\(parts[0])"
    case .closure:
      return "fn(\(node.child(.parameter).map { list($0) } ?? ""))"
        + " { \(node.child(.body).map(text) ?? "") }"
    case .binding: return parts.joined(separator: node.role == .item ? " " : "=")
    case .string: return node.detail == 1 ? "`\(parts.joined())`" : "'\(parts.joined())'"
    case .interpolation: return "${\(parts.joined())}"
    case .unparsed: return "!!"
    case .wildcard: return "_"
    case .parameterList: return "(\(parts.joined(separator: ", ")))"
    case .parameter, .argument: return parts.joined(separator: "=")
    default:
      guard let name = names[node.kind] else { return node.text }
      return parts.isEmpty ? name : "\(name)<\(parts.joined(separator: " "))>"
    }
  }

  private static func list(_ node: SyntaxNode) -> String {
    node.children.map(text).joined(separator: ", ")
  }
}
