import Programs

/// Statements and values, and the views in them.
extension SwiftUIUsageReader {
  /// Walks a statement or a declaration.
  ///
  /// - Parameter isStack: whether what stands after it lies on top of it.
  mutating func walk(
    _ node: SyntaxNode, isStack: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    guard !SwiftUIViews.isPreview(node) else { return }
    switch node.kind {
    case .ifStatement, .guardStatement, .switchStatement, .forLoop, .whileLoop:
      let behind = surroundings
      if isStack { surroundings = surroundings.on(layer(ofChoice: node, &reading)) }
      walkBranches(of: node, behind)
    case .conditionalCompilation:
      let behind = surroundings
      if isStack { surroundings = surroundings.on(layer(ofChoice: node, &reading)) }
      for branch in node.children(.item) {
        var inner = behind
        for statement in branch.statements {
          walk(statement, isStack: isStack, &inner, &reading)
        }
      }
    case .repeatLoop, .doStatement, .catchClause, .deferStatement, .labeledStatement:
      for child in node.children {
        if child.role == .body { push(child, surroundings) }
        if child.role == .otherwise { walk(child, isStack: false, &surroundings, &reading) }
      }
    case .typeDeclaration, .function, .initializer, .deinitializer:
      if let body = node.child(.body) { walkAlone(body) }
    case .subscriptDeclaration: walkAccessors(of: node)
    case .variable:
      for item in node.children(.item) where item.kind == .binding {
        if let value = item.child(.value) {
          show(value, isStack: false, isStatement: false, &surroundings, &reading)
        }
        walkAccessors(of: item)
      }
    case .importDeclaration, .typeAlias, .associatedType, .operatorDeclaration, .macroDeclaration:
      break
    case .returnStatement, .throwStatement, .yieldStatement:
      if let value = node.child(.value) {
        show(value, isStack: isStack, isStatement: false, &surroundings, &reading)
      }
    default: show(node, isStack: isStack, isStatement: true, &surroundings, &reading)
    }
  }

  /// Walks what `if`, `for`, `switch` and the like show.
  private mutating func walkBranches(of node: SyntaxNode, _ surroundings: ViewSurroundings) {
    var behind = surroundings
    var next = node
    while next.kind == .ifStatement {
      let question = colors.question(of: next)
      let answer = colors.answer(to: question, at: next)
      if let body = next.child(.body), answer != false {
        push(body, behind.under(colors.asking(question, true, at: next)))
      }
      if answer == true { return }
      behind = behind.under(colors.asking(question, false, at: next))
      guard let other = next.child(.otherwise) else { return }
      next = other
    }
    if next.kind == .switchStatement {
      walkCases(of: next, behind)
    } else if let body = next.kind == .block ? next : next.child(.body) ?? next.child(.otherwise) {
      push(body, behind)
    }
  }

  /// Walks the cases of a `switch`, each where one of its answers holds.
  private mutating func walkCases(of node: SyntaxNode, _ surroundings: ViewSurroundings) {
    guard let cases = SwiftCases(node, colors) else {
      for item in node.children(.item) { walkCase(item, surroundings) }
      return
    }
    for item in cases.all {
      // What holds in one of several cases is not said.
      let answers = item.answers ?? []
      push(item.body, answers.count == 1 ? surroundings.under(answers[0]) : surroundings)
    }
  }

  /// Walks a case of a `switch`, or those that `#if` keeps.
  private mutating func walkCase(_ node: SyntaxNode, _ surroundings: ViewSurroundings) {
    if let body = node.child(.body) { push(body, surroundings) }
    guard node.kind == .conditionalCompilation || node.kind == .conditionalBranch else { return }
    for item in node.statements { walkCase(item, surroundings) }
  }

  private mutating func walkAccessors(of node: SyntaxNode) {
    for accessor in node.child(.accessors)?.children(.item) ?? [] {
      if let body = accessor.child(.body) { walkAlone(body) }
    }
  }

  /// Walks the body of a declaration alone, later where it is a member that returns views.
  private mutating func walkAlone(_ body: SyntaxNode) {
    if members.member(withBody: body) == nil { push(body, .none) }
  }

  // MARK: Values

  /// Reads the views in a value.
  ///
  /// - Parameters:
  ///   - isStack: whether what stands in it later lies on top of it.
  ///   - isStatement: whether it stands where a view does, and not within another value.
  mutating func show(
    _ value: SyntaxNode, isStack: Bool, isStatement: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    var open = [(value, isStatement)]
    while let (node, isStatement) = open.popLast() {
      switch node.kind {
      case .closure, .block: push(node, surroundings)
      case .ifStatement, .switchStatement, .doStatement:
        walk(node, isStack: false, &surroundings, &reading)
      case .binary where isStatement:
        open += node.children.reversed().map { ($0, true) }
      case .tuple where node == value && !isStatement:
        // What stands in parentheses.
        open += node.arguments.reversed().map { ($0.value, false) }
      case .attempt, .wait, .unparsed:
        open += node.children.reversed().map { ($0, isStatement) }
      default:
        if let chain = viewChain(node) {
          let layer = show(
            chain, isStatement: isStatement, isStack: isStack && isStatement, surroundings,
            &reading)
          if isStack, isStatement, let layer { surroundings = surroundings.on(layer) }
          continue
        }
        if isStack, isStatement, node.leftmost.kind == .name {
          let layer = PaintedStack.Layer.unknown(.component, "over \(node.leftmost.name)")
          surroundings = surroundings.on(layer)
        }
        open += node.children.reversed().map { ($0, false) }
      }
    }
  }

  /// Reads a view, if a chain is one; returns what it is for those that lie on it.
  private mutating func show(
    _ chain: ViewChain, isStatement: Bool, isStack: Bool, _ surroundings: ViewSurroundings,
    _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let name = chain.path[0]
    let isColor = isStatement && chain.path.count == 2 && kind(of: chain) == "Color"
    guard
      chain.isCall || isColor || members.target(of: chain) != nil || content(of: chain) != nil
    else {
      return layer(ofColor: chain, &reading) ?? .unknown(.component, "over \(name)")
    }
    let layer = read(
      chain, surroundings, isStatement: isStatement, isStack: isStack, &reading)
    if layer == nil || chain.base.isCalled == false,
      let color = self.layer(ofColor: chain, &reading)
    {
      return color
    }
    // What a function or a property of elsewhere shows may cover what is behind.
    if layer == nil, name.first?.isLowercase == true, !SwiftUIViews.containers.contains(name) {
      return .unknown(.component, "over \(name)")
    }
    return layer
  }
}
