/// Literals that the app's own types take, texts of several lines, and `super`.
extension Evaluator {
  private static let literals: [SyntaxKind: [String]] = [
    .string: ["stringLiteral"], .number: ["integerLiteral", "floatLiteral"],
    .boolean: ["booleanLiteral"], .nothing: ["nilLiteral"], .list: ["arrayLiteral"],
    .dictionary: ["dictionaryLiteral"],
  ]

  /// What a type makes of a literal; nil where no initializer of the app takes one.
  func fromLiteral(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value? {
    guard let labels = Evaluator.literals[node.kind], let type else { return nil }
    let declaration: TypeDeclaration
    switch type.unwrapped {
    case .declared(let declared): declaration = declared
    case .framework(let name):
      guard let added = program.foreign[name], added.members["init"] != nil else { return nil }
      declaration = added
    default: return nil
    }
    if node.kind == .nothing, case .optional = type { return nil }
    if node.kind == .list, isOptionSet(declaration) {
      return options(node.children(.item), declaration, scope, node)
    }
    var label = labels[0]
    if node.kind == .number, case .fraction? = SwiftNumber(node.text.filter({ $0 != "_" })) {
      label = labels[1]
    }
    let takes = declaration.ordered.contains {
      $0.kind == .initializer && $0.parameters.first?.child(.name)?.name == label
        || $0.kind == .initializer && $0.parameters.first?.child(.label)?.name == label
    }
    guard takes else { return nil }
    let given = [
      Argument(label: label, node: nil, value: evaluate(node, scope), isTrailing: false)
    ]
    return language.construct(type.unwrapped, given, scope, node, nil, self)
  }

  /// `[.a, .b]` of a set of options.
  func options(
    _ items: [SyntaxNode], _ type: TypeDeclaration, _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    var bits: UInt64 = 0
    var kind = WholeNumberType.int
    for item in items {
      guard case .instance(let instance) = evaluate(item, scope, .declared(type)),
        case .whole(let raw)? = instance.fields["rawValue"]
      else { return unknown("the options aren't known", item) }
      bits |= raw.number.magnitude
      kind = raw.number.type
    }
    if items.isEmpty,
      let written = type.stored.first(where: { $0.name == "rawValue" })?.binding?.child(.type)
    {
      kind = WholeNumberType(rawValue: written.text) ?? .int
    }
    return .instance(
      Instance(type: type, fields: ["rawValue": .whole(WholeNumber(truncating: bits, kind))]))
  }

  /// A text of several lines: what stands before its last line stands before each.
  func linesOfText(_ node: SyntaxNode, _ scope: Scope) -> Value {
    let parts = node.children
    guard let last = parts.last, last.kind == .stringText,
      let end = last.text.lastIndex(of: "\n"),
      case let indent = last.text[last.text.index(after: end)...], indent.allSatisfy(\.isWhitespace)
    else { return unknown("the text isn't understood", node) }
    var result = ""
    for (index, part) in parts.enumerated() {
      guard part.kind == .stringText else {
        let arguments = part.children(.argument)
        guard arguments.count == 1, let code = arguments[0].child(.value) else {
          return unknown("the text isn't understood", part)
        }
        let given = evaluate(code, scope)
        if given.unknown != nil { return given }
        guard let text = language.written(given) else {
          return unknown("the text of the value isn't known", part)
        }
        result += text
        continue
      }
      var lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      for line in lines.indices where line > 0 || index == 0 {
        if line == 0, lines[0].allSatisfy(\.isWhitespace) { continue }
        guard lines[line].hasPrefix(indent) || lines[line].allSatisfy(\.isWhitespace) else {
          return unknown("the text isn't understood", part)
        }
        lines[line] = String(lines[line].dropFirst(min(indent.count, lines[line].count)))
      }
      if index == 0 { lines.removeFirst() }
      if index == parts.count - 1, lines.count > (index == 0 ? 0 : 1) { lines.removeLast() }
      // A backslash at the end of a line joins it with the next.
      let joined = lines.joined(separator: "\n").replacing("\\\n", with: "")
      guard let text = SwiftText.decoded(joined, hashes: node.detail / 2) else {
        return unknown("the text isn't understood", part)
      }
      result += text
      guard result.utf8.count < 10_000 else { return unknown("it takes too much work", node) }
    }
    return .text(result, touched.outermost(Origin(literal: node, level: level)))
  }

  /// An operator after a value, and chains that `#if` goes on with.
  func postfixed(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let name = node.child(.operator)?.text, let operand = node.child(.value) else {
      return conditionalChain(node, scope, type)
    }
    let value = evaluate(operand, scope)
    if value.unknown != nil { return value }
    let found = operators(name, [value], node).filter { $0.isText("postfix") }
    guard found.count == 1 else { return unknown("this operator isn't known", node) }
    return invoke(found[0], receiver: nil, operands(found[0], [value]), scope, node)
  }

  // MARK: Super

  /// `super.x`: the superclass's own; nil for any other member.
  func superMember(_ node: SyntaxNode, _ scope: Scope) -> Value? {
    guard node.child(.base)?.isText("super") == true else { return nil }
    switch superMembers(node, scope) {
    case .members(let found) where found.count == 1: return read(found[0], ownValue(scope), node)
    default: return unknown("what super has isn't known", node)
    }
  }

  func superCall(_ node: SyntaxNode, _ scope: Scope) -> Value? {
    guard let callee = node.child(.base), callee.kind == .member,
      callee.child(.base)?.isText("super") == true, callee.declaredName != "init"
    else { return nil }
    let arguments = node.children(.argument).map {
      Argument(
        label: $0.child(.label)?.name, node: $0.child(.value), value: nil,
        isTrailing: $0.detail == 1)
    }
    guard case .members(let found) = superMembers(callee, scope) else {
      return lost("what super has isn't known", arguments, scope, node, on: ownValue(scope))
    }
    return choose(found, receiver: ownValue(scope), arguments, scope, node)
  }

  private func ownValue(_ scope: Scope) -> Value? {
    scope.activation.receiver?.value
      ?? (scope.activation.ownType ?? scope.activation.owner).map { .type(.declared($0)) }
  }

  private func superMembers(_ node: SyntaxNode, _ scope: Scope) -> Found {
    guard let owner = scope.activation.owner, let parent = program.superclass(of: owner) else {
      return .nothing
    }
    return language.find(
      node.declaredName, in: parent, isStatic: scope.activation.isStatic, from: node.tree,
      isExact: true, self)
  }
}
