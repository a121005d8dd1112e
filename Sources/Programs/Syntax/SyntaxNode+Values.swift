/// What readers ask of values.
extension SyntaxNode {
  /// The arguments of a call, a macro or a subscript, with the closures after it.
  package var arguments: [SyntaxArgument] { children(.argument).compactMap(SyntaxArgument.init) }

  /// What the braces of a closure or a block hold, or a branch of `#if`, or a file.
  package var statements: [SyntaxNode] {
    children.filter { $0.role != .signature && $0.role != .condition }
  }

  /// The operator of an operation; nil for what is none.
  package var symbol: SyntaxOperator? {
    switch kind {
    case .binary, .prefix, .postfix: SyntaxOperator(rawValue: detail)
    default: nil
    }
  }

  /// Whether it is `value<A, B>`.
  private var isSpecialization: Bool { kind == .typeName && detail == 1 }

  /// The value without parentheses around it, and without the marks after it that say nothing about which
  /// value it is: `?`, `!` and `<A, B>`.
  package var bare: SyntaxNode {
    var node = self
    while let inner = node.isMarked ? node.child(.base) : node.inParentheses { node = inner }
    return node
  }

  private var isMarked: Bool {
    kind == .optionalChain || kind == .forceUnwrap || isSpecialization
  }

  /// The one value in parentheses; nil for a list of several, or for one with a label.
  private var inParentheses: SyntaxNode? {
    guard kind == .tuple else { return nil }
    let items = children
    guard items.count == 1, items[0].child(.label) == nil else { return nil }
    return items[0].child(.value)
  }

  /// The names of `a.b.c`; nil for anything else.
  package var path: [String]? {
    let (names, root) = dotted
    guard let root, root.kind == .name else { return nil }
    return [root.name] + names
  }

  /// The names of `.b.c`, whose beginning its surroundings imply; nil for anything else.
  package var impliedPath: [String]? {
    let (names, root) = dotted
    return root == nil ? names : nil
  }

  /// The names after what a value begins with; no beginning for `.b.c`.
  private var dotted: (names: [String], root: SyntaxNode?) {
    var names: [String] = []
    var node = bare
    while node.kind == .member, let base = node.child(.base) {
      names.append(node.declaredName)
      node = base.bare
    }
    guard node.kind == .implicitMember else { return (names.reversed(), node) }
    return ([node.declaredName] + names.reversed(), nil)
  }

  /// What a value begins with, and each step that is taken from there, in order: of `a.b(1)[2]` it is `a`
  /// with `a.b`, `a.b(1)` and `a.b(1)[2]`. O(length)
  package var chain: (root: SyntaxNode, steps: [SyntaxNode]) {
    var steps: [SyntaxNode] = []
    var node = self
    while let base = node.base {
      steps.append(node)
      node = base
    }
    return (node, steps.reversed())
  }

  /// What a step is taken from; nil for what is none.
  private var base: SyntaxNode? {
    switch kind {
    case .member, .call, .subscriptCall, .optionalChain, .forceUnwrap, .postfix, .typeName:
      child(.base)
    default: nil
    }
  }
}
