/// Statements and blocks.
extension Evaluator {
  /// Runs statements one after the other.
  func run(block: SyntaxNode, _ scope: Scope, givesValue: TypeReference? = nil) -> Flow {
    run(statements: block.children, scope, givesValue: givesValue)
  }

  func run(statements: [SyntaxNode], _ scope: Scope, givesValue: TypeReference? = nil) -> Flow {
    for statement in statements where statement.kind == .function {
      scope.functions[statement.declaredName, default: []].append(statement)
    }
    declareTypes(statements, scope)
    var deferred: [SyntaxNode] = []
    var flow = Flow.next
    for (index, statement) in statements.enumerated() {
      guard step() else { return .lost(Unknown("it takes too much work", at: statement.span)) }
      if statement.kind == .deferStatement {
        deferred.append(statement)
        continue
      }
      let isValue = givesValue != nil && index == statements.count - 1
      flow = isValue ? runValue(statement, scope, givesValue ?? .open) : run(statement, scope)
      if let left = jump {
        guard left.home === scope.activation else {
          return .lost(Unknown("code around it is left here", at: statement.span))
        }
        (flow, jump) = (left.flow, nil)
      }
      if let error = thrown {
        thrown = nil
        flow = .threw(error)
      }
      if case .next = flow { continue }
      if case .lost(let unknown) = flow {
        loseWrites(in: Array(statements[index...]) + deferred, scope, unknown)
        return flow
      }
      break
    }
    return leave(flow, deferred, scope)
  }

  /// Runs what was deferred, the last first.
  private func leave(_ flow: Flow, _ deferred: [SyntaxNode], _ scope: Scope) -> Flow {
    for statement in deferred.reversed() {
      guard let body = statement.child(.body) else { continue }
      let end = run(block: body, Scope(parent: scope, activation: scope.activation))
      guard case .next = end else {
        let lost = Unknown("what is deferred isn't understood", at: statement.span)
        lose(lost)
        return .lost(lost)
      }
    }
    return flow
  }

  /// What the rest of a function might write is lost with it.
  private func loseWrites(in statements: [SyntaxNode], _ scope: Scope, _ unknown: Unknown) {
    if statements.contains(where: { mayWrite($0) }) { lose(unknown) }
  }

  private func runValue(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference) -> Flow {
    let wanted: TypeReference? = type == .open ? nil : type
    switch node.kind {
    case .ifStatement, .switchStatement: return run(node, scope, givesValue: type)
    case .returnStatement, .throwStatement, .variable, .assignment, .guardStatement, .forLoop,
      .whileLoop,
      .repeatLoop, .doStatement, .labeledStatement, .function, .typeDeclaration, .typeAlias,
      .conditionalCompilation, .breakStatement, .fallthroughStatement, .continueStatement:
      return run(node, scope, givesValue: type)
    default: return .returned(evaluate(node, scope, wanted))
    }
  }

  func run(_ node: SyntaxNode, _ scope: Scope, givesValue: TypeReference? = nil) -> Flow {
    if let flow = language.run(node, scope, givesValue, self) { return flow }
    switch node.kind {
    case .variable: return declare(node, scope)
    case .function, .typeDeclaration, .typeAlias, .importDeclaration: return .next
    case .returnStatement:
      guard let value = node.child(.value) else { return .returned(.void) }
      return .returned(
        converted(evaluate(value, scope, scope.activation.result), to: scope.activation.result))
    case .ifStatement: return runIf(node, scope, givesValue)
    case .guardStatement:
      switch holds(node.children(.condition), scope) {
      case .success(true): return .next
      case .success(false):
        guard let body = node.child(.otherwise) else { break }
        return run(block: body, Scope(parent: scope, activation: scope.activation))
      case .failure(let lost): return .lost(lost.unknown)
      }
    case .switchStatement: return runSwitch(node, scope, givesValue)
    case .forLoop: return runFor(node, scope)
    case .whileLoop, .repeatLoop: return runWhile(node, scope)
    case .labeledStatement:
      guard let body = node.child(.body) else { break }
      label = node.child(.label)?.name
      let flow = run(body, scope, givesValue: givesValue)
      if case .left(let name?) = flow, name == node.child(.label)?.name { return .next }
      return flow
    case .breakStatement: return .left(label: node.child(.label)?.name)
    case .continueStatement: return .continued(label: node.child(.label)?.name)
    case .fallthroughStatement: return .fellThrough
    case .doStatement where language.catchesErrors || node.child(.otherwise) == nil:
      return runDo(node, scope)
    case .throwStatement where language.catchesErrors:
      guard let value = node.child(.value) else { break }
      let error = evaluate(value, scope)
      return thrown == nil ? .threw(error) : .next
    case .conditionalCompilation:
      for branch in node.children(.item) {
        if let condition = branch.child(.condition) {
          guard let holds = language.isCompiled(condition, self) else {
            return .lost(Unknown("the flag isn't understood", at: condition.span))
          }
          if !holds { continue }
        }
        return run(
          statements: branch.children.filter { $0.role != .condition }, scope,
          givesValue: givesValue)
      }
      return .next
    case .assignment: return assign(node, scope)
    case .unparsed, .deferStatement, .doStatement, .throwStatement, .yieldStatement: break
    default:
      // A value that nobody takes: what it does to other values counts.
      _ = evaluate(node, scope)
      if node.kind == .call, isEnd(node) {
        return .lost(Unknown("the program ends here", at: node.span))
      }
      return .next
    }
    return .lost(Unknown("this statement is not evaluated", at: node.span))
  }

  private func isEnd(_ node: SyntaxNode) -> Bool {
    guard let name = node.child(.base), name.kind == .name else { return false }
    return language.ends.contains(name.name)
  }

  private func declare(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    for item in node.children(.item) {
      guard let pattern = item.child(.pattern), node.child(.attribute) == nil else {
        return .lost(Unknown("this variable is not understood", at: item.span))
      }
      let type = item.child(.type).map { self.type(of: $0, scope) }
      if let accessors = item.child(.accessors) {
        guard pattern.kind == .patternName else {
          return .lost(Unknown("this variable is not understood", at: item.span))
        }
        if accessors.accessor(.get) != nil {
          scope.computed[pattern.name] = item
          scope.variables[pattern.name] = nil
          continue
        }
        scope.observers[pattern.name] = accessors
      }
      var value = Value.unknown(Unknown("it has no value yet", at: item.span))
      var known = type
      if let initial = item.child(.value) {
        value = converted(evaluate(initial, scope, type), to: type)
        guard thrown == nil else { return .next }
        known = known ?? typeWritten(initial, scope)
      } else if case .optional? = type, node.detail == 0 {
        value = .nothing
      }
      bind(
        pattern, value, scope, isConstant: node.detail == 1 && item.child(.value) != nil,
        type: known)
    }
    return .next
  }

  /// The type that code writes for a new collection: `[any Theme]()`.
  private func typeWritten(_ node: SyntaxNode, _ scope: Scope) -> TypeReference? {
    switch node.kind {
    case .name: return scope.find(node.name)?.type
    case .cast where node.detail == 0: return node.child(.type).map { type(of: $0, scope) }
    case .call:
      guard let base = node.child(.base), base.kind == .list || base.kind == .dictionary,
        case .type(let type) = evaluate(base, scope)
      else { return nil }
      return type
    default: return nil
    }
  }

  /// Gives names to a value or its parts.
  func bind(
    _ pattern: SyntaxNode, _ value: Value, _ scope: Scope, isConstant: Bool, type: TypeReference?
  ) {
    switch pattern.kind {
    case .patternName, .name:
      serial += 1
      scope.variables[pattern.name] = Scope.Box(
        value, isConstant: isConstant, type: type, serial: serial)
      scope.computed[pattern.name] = nil
    case .tuplePattern, .tuple:
      let items = pattern.children(pattern.kind == .tuple ? .argument : .item)
        .map { pattern.kind == .tuple ? $0.child(.value) ?? $0 : $0 }
      var types: [TypeReference] = []
      if case .tuple(let parts, _)? = type { types = parts }
      for (index, item) in items.enumerated() {
        var part = Value.unknown(Unknown("the tuple has other parts", at: pattern.span))
        if let values = language.parts(of: value, self), index < values.count {
          part = values[index]
        }
        if hasLabels(pattern) {
          part = .unknown(Unknown("the pattern has labels", at: pattern.span))
        }
        if case .unknown = value { part = value }
        bind(
          item, part, scope, isConstant: isConstant, type: index < types.count ? types[index] : nil)
      }
    default: break
    }
  }

  /// Whether the parts of a tuple stand by their labels in a pattern, in whatever order.
  func hasLabels(_ pattern: SyntaxNode) -> Bool {
    pattern.children.contains {
      $0.role == .label || $0.kind == .argument && $0.child(.label) != nil
    }
  }

  private func runIf(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Flow {
    let inner = Scope(parent: scope, activation: scope.activation)
    switch holds(node.children(.condition), inner) {
    case .success(true):
      return node.child(.body).map { run(block: $0, inner, givesValue: type) } ?? .next
    case .success(false):
      guard let otherwise = node.child(.otherwise) else { return .next }
      let other = Scope(parent: scope, activation: scope.activation)
      if otherwise.kind == .ifStatement { return runIf(otherwise, other, type) }
      return run(block: otherwise, other, givesValue: type)
    case .failure(let lost): return .lost(lost.unknown)
    }
  }

  private func runSwitch(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Flow {
    guard let subject = node.child(.value) else {
      return .lost(Unknown("the switch isn't understood", at: node.span))
    }
    let value = evaluate(subject, scope)
    if let pattern = node.child(.pattern) {
      bind(pattern, value, scope, isConstant: true, type: nil)
    }
    if let stranger = stranger(among: node.children(.item), to: value) { return .lost(stranger) }
    guard
      !node.children.contains(where: { $0.kind == .conditionalCompilation || $0.kind == .unparsed })
    else {
      return .lost(Unknown("cases depend on flags", at: node.span))
    }
    let cases = node.children(.item)
    var index = 0
    var isChosen = false
    while index < cases.count {
      let inner = Scope(parent: scope, activation: scope.activation)
      if !isChosen {
        switch matches(cases[index], value, inner) {
        case .success(let fits): isChosen = fits
        case .failure(let lost): return .lost(lost.unknown)
        }
      }
      if isChosen {
        guard let body = cases[index].child(.body) else { return .next }
        let flow = run(block: body, inner, givesValue: type)
        switch flow {
        case .fellThrough: break
        case .left(label: nil): return .next
        default: return flow
        }
      }
      index += 1
    }
    return value.unknown.map { .lost($0) } ?? .lost(Unknown("no case fits", at: node.span))
  }

  /// Why the declaration of an enumeration is not the one that a switch was written for: it lacks a case
  /// that the switch names. What another declaration has is not known.
  private func stranger(among cases: [SyntaxNode], to value: Value) -> Unknown? {
    guard case .enumeration(let subject) = value, let declaration = subject.declaration else {
      return nil
    }
    for pattern in cases.flatMap({ $0.children(.pattern) }) {
      let named = pattern.kind == .call ? pattern.child(.base) ?? pattern : pattern
      guard named.kind == .implicitMember, !["none", "some"].contains(named.declaredName),
        declaration.members[named.declaredName] == nil
      else { continue }
      return Unknown("\(declaration.name) has no case \(named.declaredName)", at: named.span)
    }
    return nil
  }

  private func runFor(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    guard let pattern = node.child(.pattern), let sequence = node.child(.value),
      let body = node.child(.body)
    else {
      return .lost(Unknown("the loop isn't understood", at: node.span))
    }
    let own = label
    label = nil
    let value = evaluate(sequence, scope)
    guard let elements = elements(of: value) else {
      return .lost(
        value.unknown ?? Unknown("what the loop runs over isn't known", at: sequence.span))
    }
    for element in elements {
      let inner = Scope(parent: scope, activation: scope.activation)
      if pattern.kind == .patternName || pattern.kind == .tuplePattern || pattern.kind == .wildcard
      {
        bind(pattern, element, inner, isConstant: true, type: nil)
      } else {
        switch matches(pattern, element, inner, binds: false) {
        case .success(true): break
        case .success(false): continue
        case .failure(let lost): return .lost(lost.unknown)
        }
      }
      if let filter = node.child(.filter) {
        let result = evaluate(filter, inner, .framework("Bool"))
        guard case .boolean(let isWanted) = result else {
          return .lost(result.unknown ?? Unknown("the condition isn't known", at: filter.span))
        }
        if !isWanted { continue }
      }
      switch run(block: body, inner) {
      case .next, .continued(label: nil): continue
      case .left(label: nil): return .next
      case .continued(let name) where name == own: continue
      case let flow: return flow
      }
    }
    return .next
  }

  private func runWhile(_ node: SyntaxNode, _ scope: Scope) -> Flow {
    guard let body = node.child(.body) else { return .next }
    var isFirst = node.kind == .repeatLoop
    let own = label
    label = nil
    while true {
      guard step() else { return .lost(Unknown("it takes too much work", at: node.span)) }
      let inner = Scope(parent: scope, activation: scope.activation)
      if !isFirst {
        switch holds(node.children(.condition), inner) {
        case .success(true): break
        case .success(false): return .next
        case .failure(let lost): return .lost(lost.unknown)
        }
      }
      isFirst = false
      switch run(block: body, inner) {
      case .next, .continued(label: nil): continue
      case .left(label: nil): return .next
      case .continued(let name) where name == own: continue
      case let flow: return flow
      }
    }
  }
}
