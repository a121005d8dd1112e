/// Statements and blocks.
extension ScriptMachine {
  /// Declares the names of a block before it runs: functions have their value at once.
  func hoist(_ statements: [SyntaxNode], _ scope: ScriptScope, isFunction: Bool) {
    if isFunction {
      for statement in statements {
        for name in ScriptWrites.variables(in: statement) where scope.variables[name] == nil {
          scope.variables[name] = ScriptScope.Box(.void)
        }
      }
    }
    for statement in statements {
      let node =
        statement.kind == .exportDeclaration ? statement.child(.body) ?? statement : statement
      switch node.kind {
      case .variable where node.detail != 2:
        for name in ScriptWrites.declared(by: node) {
          scope.variables[name] = ScriptScope.Box(nil, isConstant: node.detail == 1)
        }
      case .function where node.child(.body) != nil:
        let name = node.declaredName.isEmpty ? ScriptModule.defaultName : node.declaredName
        scope.variables[name] = ScriptScope.Box(.record(function(node, scope)))
      case .typeDeclaration:
        let name = node.declaredName.isEmpty ? ScriptModule.defaultName : node.declaredName
        if scope.variables[name] == nil { scope.variables[name] = ScriptScope.Box(nil) }
      case .exportDeclaration where node.detail == 1:
        scope.variables[ScriptModule.defaultName] = ScriptScope.Box(nil)
      default: break
      }
    }
  }

  func run(block: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    let inner = ScriptScope(parent: scope, module: scope.module)
    let statements = block.children
    hoist(statements, inner, isFunction: false)
    return try run(statements, inner)
  }

  func run(_ statements: [SyntaxNode], _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    for statement in statements {
      let flow = try run(statement, scope)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  /// Leaves code whose going on isn't known.
  func leave(_ reason: String, _ node: SyntaxNode, _ scope: ScriptScope) -> ScriptStop {
    let unknown = Unknown(reason, at: node.span)
    loseRest(scope, unknown)
    return .lost(unknown)
  }

  func run(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    depth += 1
    defer { depth -= 1 }
    try step(node)
    switch node.kind {
    case .block: return try run(block: node, scope)
    case .variable:
      for item in node.children(.item) { try declare(item, scope, isOfVar: node.detail == 2) }
      return .next
    case .function, .importDeclaration: return .next
    case .typeDeclaration:
      try declareType(node, scope)
      return .next
    case .exportDeclaration: return try runExport(node, scope)
    case .returnStatement:
      guard let value = node.child(.value) else { return .returned(.void) }
      return .returned(try evaluate(value, scope))
    case .throwStatement:
      guard let value = node.child(.value) else { break }
      thrown = try evaluate(value, scope)
      throw .thrown(node)
    case .ifStatement: return try runIf(node, scope)
    case .switchStatement: return try runSwitch(node, scope)
    case .forLoop: return try runFor(node, scope)
    case .whileLoop, .repeatLoop: return try runWhile(node, scope)
    case .labeledStatement:
      guard let body = node.child(.body), let name = node.child(.label)?.text else { break }
      label = name
      let flow = try run(body, scope)
      if case .left(let left?) = flow, left == name { return .next }
      return flow
    case .breakStatement: return .left(label: node.child(.label)?.text)
    case .continueStatement: return .continued(label: node.child(.label)?.text)
    case .doStatement: return try runTry(node, scope)
    case .unparsed: break
    default:
      _ = try evaluate(node, scope)
      return .next
    }
    throw leave("this statement is not understood", node, scope)
  }

  private func declare(_ item: SyntaxNode, _ scope: ScriptScope, isOfVar: Bool)
    throws(ScriptStop)
  {
    guard let pattern = item.child(.pattern) else { return }
    guard !item.holdsUnparsed else { throw leave("this variable is not understood", item, scope) }
    guard let initial = item.child(.value) else {
      if !isOfVar { try bind(pattern, to: .void, scope, .declaration) }
      return
    }
    let value = try named(initial, pattern, scope)
    try bind(pattern, to: value, scope, isOfVar ? .assignment : .declaration)
  }

  /// The value of what gets a name; what is lost on the way is the value alone.
  func named(_ node: SyntaxNode, _ pattern: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop)
    -> Value
  {
    guard scope === scope.module.top else { return try evaluate(node, scope) }
    renew()
    defer { renew() }
    do throws(ScriptStop) { return try evaluate(node, scope) } catch {
      guard case .lost(let unknown) = error else { throw error }
      apply(scope.module.writes.of(node), scope, unknown)
      return .unknown(unknown)
    }
  }

  private func runExport(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard !node.holdsUnparsed else { throw leave("this export is not understood", node, scope) }
    switch node.detail {
    case 0:
      return try node.child(.body).map { (body) throws(ScriptStop) in try run(body, scope) }
        ?? .next
    case 1:
      if let body = node.child(.body) {
        if body.kind == .typeDeclaration { try declareType(body, scope) }
      } else if let value = node.child(.value) {
        let result = try named(value, value, scope)
        scope.variables[ScriptModule.defaultName] = ScriptScope.Box(result, isConstant: true)
        mark(ScriptModule.defaultName, in: scope.module)
      }
    default: break
    }
    return .next
  }

  // MARK: Branches

  /// Whether a condition holds; nil if that isn't known.
  func truth(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Bool? {
    truth(try evaluate(node, scope))
  }

  private func runIf(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard let condition = node.child(.condition), let body = node.child(.body),
      !node.holdsUnparsed
    else { throw leave("this condition is not understood", node, scope) }
    let value = try evaluate(condition, scope)
    guard let isTrue = truth(value) else {
      throw leave("a condition is not known", condition, scope)
    }
    if isTrue { return try run(body, scope) }
    return try node.child(.otherwise).map { (other) throws(ScriptStop) in try run(other, scope) }
      ?? .next
  }

  private func runSwitch(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard let subject = node.child(.value), !node.holdsUnparsed else {
      throw leave("this choice is not understood", node, scope)
    }
    let value = try evaluate(subject, scope)
    let inner = ScriptScope(parent: scope, module: scope.module)
    let cases = node.children(.item)
    hoist(cases.flatMap { $0.children.filter { $0.role != .pattern } }, inner, isFunction: false)
    var chosen: Int?
    for (index, item) in cases.enumerated() where item.detail == 0 {
      guard let pattern = item.child(.pattern) else { continue }
      let other = try evaluate(pattern, inner)
      guard let isEqual = isIdentical(value, other) else {
        throw leave("which case holds is not known", pattern, scope)
      }
      if isEqual {
        chosen = index
        break
      }
    }
    guard let first = chosen ?? cases.firstIndex(where: { $0.detail == 1 }) else { return .next }
    for item in cases[first...] {
      let flow = try run(item.children.filter { $0.role != .pattern }, inner)
      switch flow {
      case .next: continue
      case .left(label: nil): return .next
      default: return flow
      }
    }
    return .next
  }

  private func runTry(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard let body = node.child(.body), !node.holdsUnparsed else {
      throw leave("this statement is not understood", node, scope)
    }
    var outcome: Result<Flow, ScriptStop>
    do throws(ScriptStop) { outcome = .success(try run(block: body, scope)) } catch {
      outcome = .failure(error)
      if case .thrown = error, let handler = node.child(.otherwise),
        let code = handler.child(.body)
      {
        do throws(ScriptStop) {
          let inner = ScriptScope(parent: scope, module: scope.module)
          if let pattern = handler.child(.pattern) {
            try bind(pattern, to: thrown, inner, .parameter)
          }
          outcome = .success(try run(block: code, inner))
        } catch { outcome = .failure(error) }
      }
    }
    if let last = node.child(.filter) {
      if case .failure(.lost(let unknown)) = outcome {
        loseRest(scope, unknown)
        throw .lost(unknown)
      }
      let flow = try run(block: last, scope)
      guard case .next = flow else { return flow }
    }
    return try outcome.get()
  }

  // MARK: Loops

  /// What a loop does after its body ran: nil to go on.
  private func after(_ flow: Flow, _ own: String?) -> Flow? {
    switch flow {
    case .next, .continued(label: nil): return nil
    case .left(label: nil): return .next
    case .continued(let name?) where name == own: return nil
    default: return flow
    }
  }

  private func runWhile(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard let body = node.child(.body), let condition = node.child(.condition), !node.holdsUnparsed
    else { throw leave("this loop is not understood", node, scope) }
    let own = label
    label = nil
    var isFirst = node.kind == .repeatLoop
    while true {
      try step(node)
      if !isFirst {
        guard let holds = try truth(condition, scope) else {
          throw leave("a condition is not known", condition, scope)
        }
        if !holds { return .next }
      }
      isFirst = false
      if let flow = after(try run(body, scope), own) { return flow }
    }
  }

  private func runFor(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Flow {
    guard let body = node.child(.body), !node.holdsUnparsed else {
      throw leave("this loop is not understood", node, scope)
    }
    let own = label
    label = nil
    if node.detail == 2 { return try runCounting(node, body, own, scope) }
    guard let pattern = node.child(.pattern), let over = node.child(.value) else { return .next }
    let value = try evaluate(over, scope)
    let elements: [Value]
    if node.detail == 1 {
      guard let keys = keys(of: value) else {
        throw leave("what a loop runs over is not known", over, scope)
      }
      elements = keys.map { .text($0.text) }
    } else {
      guard let found = iterated(value) else {
        throw leave("what a loop runs over is not known", over, scope)
      }
      elements = found
    }
    for element in elements {
      try step(node)
      let inner = ScriptScope(parent: scope, module: scope.module)
      if pattern.kind == .variable {
        guard let target = pattern.child(.item)?.child(.pattern) else { break }
        for name in ScriptWrites.names(in: target) where pattern.detail != 2 {
          inner.variables[name] = ScriptScope.Box(nil, isConstant: pattern.detail == 1)
        }
        try bind(target, to: element, inner, pattern.detail == 2 ? .assignment : .declaration)
      } else {
        try bind(pattern, to: element, inner, .assignment)
      }
      if let flow = after(try run(body, inner), own) { return flow }
    }
    return .next
  }

  private func runCounting(
    _ node: SyntaxNode, _ body: SyntaxNode, _ own: String?, _ scope: ScriptScope
  ) throws(ScriptStop) -> Flow {
    var inner = ScriptScope(parent: scope, module: scope.module)
    if let start = node.child(.pattern) {
      if start.kind == .variable {
        hoist([start], inner, isFunction: false)
        _ = try run(start, inner)
      } else {
        _ = try evaluate(start, inner)
      }
    }
    while true {
      try step(node)
      if let condition = node.child(.condition) {
        guard let holds = try truth(condition, inner) else {
          throw leave("a condition is not known", condition, inner)
        }
        if !holds { return .next }
      }
      if let flow = after(try run(body, inner), own) { return flow }
      // Functions that were made in this round keep its variables.
      let next = ScriptScope(parent: scope, module: scope.module)
      for (name, box) in inner.variables {
        let copy = ScriptScope.Box(box.value, isConstant: box.isConstant)
        copy.pinned = box.pinned
        next.variables[name] = copy
      }
      inner = next
      if let update = node.child(.filter) { _ = try evaluate(update, inner) }
    }
  }
}
