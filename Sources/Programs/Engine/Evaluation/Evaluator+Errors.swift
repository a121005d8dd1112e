import SourceText

/// Errors that code throws.
///
/// A function that throws leaves its error in `thrown`, where it stops everything up to the statement
/// around the call. An error that isn't known is one that may not be thrown at all.
extension Evaluator {
  static func thrownReason(_ node: SyntaxNode?) -> Unknown {
    Unknown("it throws an error", at: node?.span)
  }

  /// `try`, `try?` and `try!`.
  func attempt(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let code = node.child(.value) else { return unknown("nothing follows try", node) }
    let value = evaluate(code, scope, type)
    switch node.detail {
    case 0:
      // It may have thrown or not.
      if thrown == nil, let unknown = value.unknown { thrown = .unknown(unknown) }
      return value
    case 1:
      guard let error = thrown else { return value }
      thrown = nil
      return error.unknown.map { .unknown($0) } ?? .nothing
    default:
      guard let error = thrown else { return value }
      thrown = nil
      return .unknown(error.unknown ?? Unknown("the program ends here", at: node.span))
    }
  }

  /// `do` with its `catch` clauses.
  func runDo(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    guard let body = node.child(.body) else { return .next }
    let flow = run(block: body, Scope(parent: scope, activation: scope.activation))
    let clauses = node.children.filter { $0.kind == .catchClause }
    guard case .threw(let error) = flow, !clauses.isEmpty else { return flow }
    if let unknown = error.unknown {
      for clause in clauses where mayWrite(clause) { lose(unknown) }
      return .lost(unknown)
    }
    for clause in clauses {
      let inner = Scope(parent: scope, activation: scope.activation)
      if clause.child(.pattern) == nil {
        inner.variables["error"] = Scope.Box(error)
      } else {
        switch matches(clause, error, inner) {
        case .success(true): break
        case .success(false): continue
        case .failure(let lost): return .lost(lost.unknown)
        }
      }
      return clause.child(.body).map { run(block: $0, inner) } ?? .next
    }
    return flow
  }

  /// What the end of a function's code gives to whom called it.
  func value(of flow: Flow, _ node: SyntaxNode) -> Value {
    switch flow {
    case .returned(let value): return value
    case .lost(let unknown): return .unknown(unknown)
    case .next: return .void
    case .threw(let error):
      thrown = error
      return .unknown(Evaluator.thrownReason(node))
    default: return unknown("the code ends in a way that isn't understood", node)
    }
  }
}
