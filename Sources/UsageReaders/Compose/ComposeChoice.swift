import Programs

/// `if (question) a else b`, or either part in braces.
struct ComposeChoice {
  let question: SyntaxNode
  let first: SyntaxNode
  let second: SyntaxNode

  /// Nil for anything else.
  init?(_ node: SyntaxNode) {
    guard node.kind == .ifStatement, let question = node.child(.condition),
      let first = ComposeChoice.value(node.child(.body)),
      let second = ComposeChoice.value(node.child(.otherwise))
    else { return nil }
    (self.question, self.first, self.second) = (question, first, second)
  }

  /// The one value of a branch.
  private static func value(_ branch: SyntaxNode?) -> SyntaxNode? {
    guard let branch, branch.kind == .block else { return branch }
    let statements = branch.children
    return statements.count == 1 ? statements[0] : nil
  }
}
