import Programs
import SourceText

/// Where code stands whose value is wanted.
struct CodePlace {
  /// The declaration around it; nil without one.
  let member: Member?
  /// What the code does first.
  var statements: [SyntaxNode] = []
  /// The names that only a caller knows there.
  var unknown: Set<String> = []

  /// The value of a constant that the code declares first, with where that stands; nil for anything else.
  func local(_ node: SyntaxNode) -> (node: SyntaxNode, place: CodePlace)? {
    guard node.kind == .name,
      let index = statements.firstIndex(where: { $0.value(ofVariable: node.name) != nil }),
      let value = statements[index].value(ofVariable: node.name)
    else { return nil }
    return (
      value,
      CodePlace(member: member, statements: Array(statements[..<index]), unknown: unknown)
    )
  }
}

extension Evaluator {
  /// What a declaration comes to, its parameters left open.
  func answer(for member: Member) -> Answer { answer { $0.value(of: member) } }

  /// What an expression comes to where it stands.
  func answer(_ node: SyntaxNode, at place: CodePlace) -> Answer {
    answer { $0.value(of: node, at: place) }
  }

  /// The value of an expression where it stands, in this run.
  func value(of node: SyntaxNode, at place: CodePlace) -> Value {
    value(of: node, in: place.member, after: place.statements, hiding: place.unknown)
  }
}

extension Member {
  /// The expression that it has as its value, with where that stands; nil for other code.
  ///
  /// A function may declare constants before it returns one, or what it makes of them.
  var code: (node: SyntaxNode, place: CodePlace)? {
    if let value { return (value, CodePlace(member: self)) }
    if let delegate = binding?.child(.requirement), delegate.kind == .delegate {
      guard let call = delegate.child(.value), call.child(.base)?.isText("lazy") == true,
        let code = call.arguments.last?.value, code.kind == .closure, code.statements.count == 1
      else { return nil }
      return (code.statements[0], CodePlace(member: self))
    }
    guard let statements = body?.statements, let last = statements.last,
      last.kind == .returnStatement, let node = last.child(.value),
      statements.dropLast().allSatisfy({ $0.kind == .variable })
    else { return nil }
    var place = CodePlace(member: self, statements: Array(statements.dropLast()))
    place.unknown = Set(parameters.map(\.declaredName))
    // One that is the value has the function's name.
    return place.local(node) ?? (node, place)
  }
}

extension SyntaxNode {
  /// The value that a declaration of variables gives one of them.
  func value(ofVariable name: String) -> SyntaxNode? {
    children(.item).first { $0.child(.pattern)?.name == name }?.child(.value)
  }
}

extension SourceSpan {
  /// The file and the line, as a message has them.
  var written: String { "\(file.path):\(line)" }
}
