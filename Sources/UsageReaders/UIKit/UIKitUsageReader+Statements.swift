import Programs
import SourceText

/// Statements, and what the code asks before them.
extension UIKitUsageReader {
  /// How many questions may be open at once; no more are remembered.
  private static let conditionLimit = 24

  /// Reads the statements between braces.
  mutating func readBody(_ body: SyntaxNode) {
    for statement in body.statements { read(statement) }
  }

  /// Reads a statement or a declaration.
  mutating func read(_ node: SyntaxNode) {
    switch node.kind {
    case .typeDeclaration: readType(node)
    case .function, .initializer, .deinitializer, .subscriptDeclaration: readFunction(node)
    case .variable: readVariable(node)
    case .ifStatement: readIf(node, after: conditions)
    case .guardStatement:
      let outer = conditions
      for condition in node.children(.condition) { readCondition(condition) }
      if let body = node.child(.otherwise) {
        readBlock(body, in: adding(.asking(colors.question(of: node), false), to: outer))
      }
    case .switchStatement: readSwitch(node)
    case .forLoop: readLoop(node)
    case .whileLoop, .repeatLoop:
      within(UIKitScope(kind: .block, conditions: conditions)) { reader in
        for condition in node.children(.condition) { reader.readCondition(condition) }
        if let body = node.child(.body) { reader.readBody(body) }
      }
    case .doStatement, .catchClause, .deferStatement, .labeledStatement:
      for child in node.children {
        if child.kind == .block { readBlock(child, in: conditions) } else { read(child) }
      }
    case .block: readBlock(node, in: conditions)
    case .conditionalCompilation:
      for branch in node.children(.item) { readBody(branch) }
    case .returnStatement, .throwStatement, .yieldStatement:
      guard let value = node.child(.value) else { return }
      if node.kind == .returnStatement { readReturn(value) }
      readValue(value)
    case .importDeclaration, .typeAlias, .associatedType, .operatorDeclaration, .macroDeclaration:
      break
    default: readValue(node)
    }
  }

  private mutating func readBlock(_ body: SyntaxNode, in conditions: [UsageState.Condition]) {
    within(UIKitScope(kind: .block, conditions: conditions)) { $0.readBody(body) }
  }

  // MARK: Conditions

  private mutating func readIf(_ node: SyntaxNode, after before: [UsageState.Condition]) {
    let question = colors.question(of: node)
    let holding = adding(.asking(question, true), to: before)
    within(UIKitScope(kind: .block, conditions: holding)) { reader in
      for condition in node.children(.condition) { reader.readCondition(condition) }
      if let body = node.child(.body) { reader.readBody(body) }
    }
    guard let other = node.child(.otherwise) else { return }
    let otherwise = adding(.asking(question, false), to: before)
    if other.kind == .ifStatement {
      readIf(other, after: otherwise)
    } else {
      readBlock(other, in: otherwise)
    }
  }

  private mutating func readCondition(_ node: SyntaxNode) {
    switch node.kind {
    case .bindingCondition: readConstant(node)
    case .caseCondition:
      if let pattern = node.child(.pattern) { bindNames(in: pattern) }
      if let value = node.child(.value) { readValue(value) }
    default: readValue(node)
    }
  }

  private func adding(
    _ condition: UsageState.Condition, to conditions: [UsageState.Condition]
  ) -> [UsageState.Condition] {
    conditions.count < Self.conditionLimit ? conditions + [condition] : conditions
  }

  // MARK: Cases

  private mutating func readSwitch(_ node: SyntaxNode) {
    guard let value = node.child(.value) else { return }
    readValue(value)
    let cases = cases(of: node)
    let subject = colors.wholeText(value.range)
    for item in cases {
      let patterns = item.children.filter { $0.role == .pattern || $0.role == .filter }
      let range = (patterns.first?.range.lowerBound ?? 0)..<(patterns.last?.range.upperBound ?? 0)
      let text = colors.wholeText(range)
      let isDefault = item.detail == 1
      let words = isDefault ? "if \(subject) is another" : "if \(subject) is \(text)"
      let condition = UsageState.Condition(
        String(words.prefix(48)), isSurrounding: true,
        choice: .init(
          subject: "switch \(subject)", value: "\(isDefault ? "default" : "case") \(text)",
          count: cases.count))
      within(UIKitScope(kind: .block, conditions: adding(condition, to: conditions))) { reader in
        for pattern in patterns { reader.bindNames(in: pattern) }
        if let body = item.child(.body) { reader.readBody(body) }
      }
    }
  }

  /// The cases of a `switch`, also those in an `#if`.
  private func cases(of node: SyntaxNode) -> [SyntaxNode] {
    node.children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .switchCase: [child]
      case .conditionalCompilation, .conditionalBranch: cases(of: child)
      default: []
      }
    }
  }

  // MARK: Loops

  /// Reads a loop; the constant of `for label in [first, second]` is each of the elements.
  private mutating func readLoop(_ node: SyntaxNode) {
    let value = node.child(.value)
    if let value { readValue(value) }
    let elements = value.map { $0.kind == .list ? views($0) : [] } ?? []
    within(UIKitScope(kind: .block, conditions: conditions)) { reader in
      if let pattern = node.child(.pattern) {
        if pattern.kind == .patternName, !elements.isEmpty {
          reader.bind(pattern.name, to: elements)
        } else if pattern.kind == .patternName {
          reader.bind(pattern.name, to: [reader.newLocal(pattern.name)])
        } else {
          reader.bindNames(in: pattern)
        }
      }
      if let body = node.child(.body) { reader.readBody(body) }
    }
  }
}
