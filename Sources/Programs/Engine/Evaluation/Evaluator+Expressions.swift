/// Expressions.
extension Evaluator {
  /// The value of an expression; the type is what is expected where it stands.
  func evaluate(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference? = nil) -> Value {
    guard step(), depth < Evaluator.depthLimit * 8 else {
      return unknown("it takes too much work", node)
    }
    depth += 1
    defer { depth -= 1 }
    if node.holdsUnparsed {
      return lost(
        "this code isn't understood", [], scope, node,
        because: Unknown("this code isn't understood", at: node.span))
    }
    switch node.kind {
    case .number: return number(node, type)
    case .boolean: return .boolean(node.isText("true"))
    case .nothing: return .nothing
    case .string: return text(node, scope)
    case .name: return name(node, scope, type)
    case .implicitMember: return implicitMember(node, [], scope, type)
    case .member: return member(node, scope, type)
    case .call: return call(node, scope, type)
    case .subscriptCall: return subscripted(node, scope, type)
    case .optionalChain:
      guard let base = node.child(.base) else { break }
      return evaluate(base, scope, nil)
    case .forceUnwrap:
      guard let base = node.child(.base) else { break }
      let value = evaluate(base, scope, type)
      return value == .nothing ? unknown("it unwraps nothing", node) : value
    case .tuple: return tuple(node, scope, type)
    case .list: return list(node, scope, type)
    case .dictionary: return dictionary(node, scope, type)
    case .binary: return binary(node, scope, type)
    case .prefix: return prefix(node, scope, type)
    case .ternary: return ternary(node, scope, type)
    case .ifStatement, .switchStatement: return branchValue(node, scope, type)
    case .closure:
      var result: TypeReference?
      if case .function(let type)? = type?.unwrapped, type != .open { result = type }
      return .function(FunctionValue(.closure(node, captured(scope, node)), result: result))
    case .cast: return cast(node, scope, type)
    case .typeTest:
      guard let value = node.child(.value), let tested = node.child(.type) else { break }
      let result = evaluate(value, scope)
      if result.unknown != nil { return result }
      guard let fits = isKind(result, program.type(of: tested, within: scope.activation.owner))
      else {
        return unknown("the type of the value isn't known", node)
      }
      return .boolean(fits)
    case .attempt, .wait:
      guard let value = node.child(.value) else { break }
      return evaluate(value, scope, type)
    case .postfix: return postfix(node, scope, type)
    case .keyPath:
      let names = node.children(.name).map(\.name)
      return .function(
        FunctionValue(.path(node.children.contains { $0.kind == .argument } ? [] : names)))
    case .typeName, .optionalType, .listType, .dictionaryType:
      return .type(program.type(of: specialized(node), within: scope.activation.owner))
    case .operatorName:
      if let symbol = SyntaxOperator.allCases.first(where: { $0.text == node.text }) {
        return .function(FunctionValue(.operation(symbol)))
      }
    default: break
    }
    let lost = Unknown("this kind of code is not evaluated", at: node.span)
    if mayWrite(node) { lose(lost) }
    return .unknown(lost)
  }

  /// `Array<Int>` where it stands as a value.
  private func specialized(_ node: SyntaxNode) -> SyntaxNode {
    node.detail == 1 ? node.child(.base) ?? node : node
  }

  /// Whether code calls or assigns anything.
  func mayWrite(_ node: SyntaxNode) -> Bool {
    for child in Array(node.descendants) + [node] {
      switch child.kind {
      case .call, .assignment, .inOut, .macro, .unparsed: return true
      case .binary, .prefix, .postfix: if child.detail == 0 { return true }
      default: break
      }
    }
    return false
  }

  /// A closure shares the variables around it, but for those that it captures as they are.
  private func captured(_ scope: Scope, _ closure: SyntaxNode) -> Scope {
    serial += 1
    let captures = closure.child(.signature)?.children(.item) ?? []
    if captures.isEmpty { return scope }
    let inner = Scope(parent: scope, activation: scope.activation)
    for capture in captures where capture.declaredName != "self" {
      guard let code = capture.child(.value) ?? capture.child(.name) else { continue }
      inner.variables[capture.declaredName] = Scope.Box(evaluate(code, scope), serial: serial)
    }
    return inner
  }

  // MARK: Literals

  private func number(_ node: SyntaxNode, _ type: TypeReference?) -> Value {
    let digits = node.text.filter { $0 != "_" }
    guard let literal = SwiftNumber(digits) else {
      return unknown("the number isn't understood", node)
    }
    if let name = numberType(type) {
      if name.isFraction { return .fraction(literal.double) }
      guard case .whole(let magnitude) = literal, let whole = name.whole,
        let number = WholeNumber(magnitude: magnitude, whole)
      else { return unknown("the number doesn't fit its type", node) }
      return .whole(number)
    }
    switch literal {
    case .whole(let magnitude):
      guard let number = WholeNumber(magnitude: magnitude, .int) else {
        return unknown("the number doesn't fit Int", node)
      }
      return .whole(number)
    case .fraction(let number): return .fraction(number)
    }
  }

  /// The type of numbers that is expected, if it is one.
  func numberType(_ type: TypeReference?) -> (isFraction: Bool, whole: WholeNumberType?)? {
    guard case .framework(let name)? = type?.unwrapped else { return nil }
    if ["Double", "CGFloat", "Float", "TimeInterval"].contains(name) { return (true, nil) }
    return WholeNumberType(rawValue: name).map { (false, $0) }
  }

  private func text(_ node: SyntaxNode, _ scope: Scope) -> Value {
    var result = ""
    let isMultiline = node.detail % 2 == 1
    for part in node.children {
      if part.kind == .stringText {
        guard let text = SwiftText.decoded(part.text, hashes: node.detail / 2), !isMultiline else {
          return unknown("the text isn't understood", part)
        }
        result += text
        continue
      }
      let arguments = part.children(.argument)
      guard arguments.count == 1, let value = arguments[0].child(.value),
        arguments[0].child(.label) == nil
      else {
        return unknown("the text isn't understood", part)
      }
      switch evaluate(value, scope) {
      case .text(let text): result += text
      case .whole(let number) where !number.number.isWide: result += "\(number.number.bits)"
      case .boolean(let value): result += "\(value)"
      case .fraction(let number): result += "\(number)"
      case .unknown(let unknown): return .unknown(unknown)
      default: return unknown("the text of the value isn't known", part)
      }
      guard result.utf8.count < 10_000 else { return unknown("it takes too much work", node) }
    }
    return .text(result)
  }

  private func tuple(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let items = node.children(.argument)
    if items.count == 1, items[0].child(.label) == nil, let value = items[0].child(.value) {
      return evaluate(value, scope, type)
    }
    var types: [TypeReference] = []
    if case .tuple(let parts)? = type { types = parts }
    let values = items.enumerated().map { index, item in
      item.child(.value).map { evaluate($0, scope, index < types.count ? types[index] : nil) }
        ?? .nothing
    }
    return .tuple(values, labels: items.map { $0.child(.label)?.name ?? "" })
  }

  private func list(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    var element: TypeReference?
    switch type?.unwrapped {
    case .list(let type)?: element = type
    case nil, .open?: element = nil
    case .framework("Set")?, .framework("Array")?: element = nil
    default: return unknown("a list makes a type that isn't known", node)
    }
    let items = node.children(.item)
    // The literals of one list have one type.
    if element == nil, items.contains(where: { isFractionLiteral($0) }) {
      element = .framework("Double")
    }
    var values: [Value] = Array(repeating: .nothing, count: items.count)
    // What needs a type takes that of the others.
    for waits in [false, true] {
      for (index, item) in items.enumerated() where needsType(item) == waits {
        let value = evaluate(item, scope, element)
        // `[Color]()` names a type.
        if case .type(let type) = value, items.count == 1,
          item.kind != .member || !item.declaredName.hasPrefix("self")
        {
          return .type(.list(type))
        }
        values[index] = value
        if element == nil, numberType(self.type(of: value)) == nil {
          element = self.type(of: value)
        }
      }
    }
    return .list(values)
  }

  /// Whether code means nothing without the type that is expected.
  private func needsType(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .implicitMember: true
    case .call, .member, .optionalChain: node.child(.base).map { needsType($0) } ?? false
    default: false
    }
  }

  private func dictionary(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    var (key, element): (TypeReference?, TypeReference?)
    if case .dictionary(let keyType, let valueType)? = type?.unwrapped {
      (key, element) = (keyType, valueType)
    }
    if case .optional? = element {
      return unknown("a dictionary of values that may be missing", node)
    }
    var (keys, values): ([Value], [Value]) = ([], [])
    for entry in node.children(.item) {
      guard let left = entry.child(.key), let right = entry.child(.value) else {
        return unknown("the dictionary isn't understood", entry)
      }
      let keyValue = evaluate(left, scope, key)
      if case .unknown = keyValue { return keyValue }
      let value = evaluate(right, scope, element)
      if case .type(let keyType) = keyValue, case .type(let valueType) = value {
        return .type(.dictionary(keyType, valueType))
      }
      guard !keys.contains(keyValue) else {
        return unknown("the dictionary has a key twice", entry)
      }
      keys.append(keyValue)
      values.append(value)
    }
    return .dictionary(keys, values)
  }

  // MARK: Branches

  private func ternary(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    guard let condition = node.child(.condition), let value = node.child(.value),
      let otherwise = node.child(.otherwise)
    else { return unknown("the condition isn't understood", node) }
    switch evaluate(condition, scope, .framework("Bool")) {
    case .boolean(let isTrue):
      let wanted = type ?? (isLiteralOnly(value) != isLiteralOnly(otherwise) ? nil : nil)
      let isFraction =
        wanted == nil && isNumberLiteral(value) && isNumberLiteral(otherwise)
        && (isFractionLiteral(value) || isFractionLiteral(otherwise))
      return evaluate(isTrue ? value : otherwise, scope, isFraction ? .framework("Double") : wanted)
    case .unknown(let unknown):
      if mayWrite(value) || mayWrite(otherwise) { lose(unknown) }
      return .unknown(unknown)
    default: return self.unknown("the condition is no truth value", condition)
    }
  }

  /// `if` and `switch` as values: the branch is one expression.
  private func branchValue(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let inner = Scope(parent: scope, activation: scope.activation)
    switch run(node, inner, givesValue: type ?? .open) {
    case .returned(let value): return value
    case .lost(let unknown): return .unknown(unknown)
    default: return unknown("the branch has no value", node)
    }
  }

  private func cast(_ node: SyntaxNode, _ scope: Scope, _ expected: TypeReference?) -> Value {
    guard let inner = node.child(.value), let target = node.child(.type) else {
      return unknown("the cast isn't understood", node)
    }
    let type = program.type(of: target, within: scope.activation.owner)
    if node.detail == 0 { return converted(evaluate(inner, scope, type), to: type) }
    let value = evaluate(inner, scope)
    if value.unknown != nil { return value }
    guard let fits = isKind(value, type) else {
      return unknown("the type of the value isn't known", node)
    }
    if fits { return value }
    return node.detail == 1 ? .nothing : unknown("the cast fails", node)
  }

  private func postfix(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    if node.detail == SyntaxOperator.closedRange.rawValue || node.detail == 0 {
      return unknown("this operator isn't known", node)
    }
    // A chain that `#if` goes on with.
    guard let base = node.child(.base),
      let conditional = node.children.first(where: { $0.kind == .conditionalCompilation })
    else { return unknown("this kind of code is not evaluated", node) }
    let value = evaluate(base, scope, type)
    for branch in conditional.children(.item) {
      if let condition = branch.child(.condition) {
        guard let holds = isCompiled(condition) else {
          return unknown("the flag isn't understood", condition)
        }
        if !holds { continue }
      }
      guard let chain = branch.child(.item) else { return unknown("nothing follows #if", branch) }
      let outer = scope.activation.chain
      scope.activation.chain = value
      defer { scope.activation.chain = outer }
      return evaluate(chain, scope, type)
    }
    return value
  }
}
