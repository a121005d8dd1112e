/// Types that functions declare.
extension Evaluator {
  /// Notes the types that a block declares.
  func declareTypes(_ statements: [SyntaxNode], _ scope: Scope) {
    guard let first = statements.first(where: isType) else { return }
    if let known = program.localTypes[first] {
      scope.types = known
      return
    }
    let holder = TypeDeclaration(
      name: "", node: nil, flavour: .structure, outer: scope.typeOwner)
    program.localTypes[first] = holder
    let collector = MemberCollector(program: program, isLocal: true)
    for statement in statements where isType(statement) {
      collector.add(statement, in: MemberPlace(owner: holder))
    }
    scope.types = holder
  }

  private func isType(_ node: SyntaxNode) -> Bool {
    node.kind == .typeDeclaration || node.kind == .typeAlias
  }

  /// The type that a piece of syntax names where code stands.
  func type(of node: SyntaxNode, _ scope: Scope) -> TypeReference {
    program.type(of: node, within: scope.typeOwner, scope.activation.generics)
  }
}
