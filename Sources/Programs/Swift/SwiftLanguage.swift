import SourceText

/// Swift, with SwiftUI, UIKit and AppKit.
struct SwiftLanguage: ProgramLanguage {
  let fileExtensions: Set<String> = ["swift"]
  let receiverName = "self"
  let ownNames: Set<String> = ["self", "Self"]
  let ownType: String? = "Self"
  let openTypes: Set<String> = ["Self", "Element"]
  let truthType = "Bool"
  let closureGivesLast = false
  let ends: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]
  let followsWrites = true
  let catchesErrors = true
  let harmlessMacros: Set<String> = ["#Preview", "#expect"]
  let reading: Set<String> = [
    "opacity", "withAlphaComponent", "map", "compactMap", "flatMap", "filter", "first", "last",
    "contains", "reduce", "enumerated", "sorted", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "joined", "split", "hasPrefix", "hasSuffix", "uppercased", "lowercased",
    "trimmingCharacters", "components", "replacingOccurrences", "firstIndex", "lastIndex", "index",
    "allSatisfy", "min", "max", "forEach", "mapValues", "rounded", "isEmpty", "resolvedColor",
    "cgColor", "getRed", "getHue", "getWhite", "resolve", "mix", "distance", "advanced", "padding",
    "background", "foregroundColor", "foregroundStyle", "environment", "environmentObject",
    "onAppear", "onChange", "frame", "fill", "stroke", "overlay", "shadow", "tint", "modifier",
    "preferredColorScheme", "gradient", "starts", "elementsEqual", "formatted", "description",
  ]

  func parse(_ file: SourceFile) -> SyntaxTree { SwiftParser.parse(file) }

  func parse(_ file: SourceFile, in range: Range<Int>) -> SyntaxTree {
    SwiftParser.parse(file, in: range)
  }

  func traits(of node: SyntaxNode, _ kind: Member.Kind, in place: MemberPlace) -> MemberTraits {
    let words = node.children(.modifier).map(\.text)
    return MemberTraits(
      isStatic: words.contains("static") || words.contains("class") && kind != .type
        || kind == .enumerationCase,
      isPrivate: words.contains("private") || words.contains("fileprivate")
        || (place.isPrivate && !words.contains("public") && !words.contains("internal")),
      isSetPrivately: words.contains("private(set)") || words.contains("fileprivate(set)"),
      isMutating: words.contains("mutating"), isRequirement: place.isProtocol)
  }

  // MARK: Names

  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value? {
    if node.isText("super") { return evaluator.unknown("super is not evaluated here", node) }
    guard node.isText("Self") else { return nil }
    let activation = scope.activation
    if let own = activation.ownType ?? evaluator.dynamicType(activation.receiver?.value) {
      return .type(own.node == nil ? .framework(own.name) : .declared(own))
    }
    return activation.owner.map {
      .type(evaluator.program.type(named: ["Self"], within: $0, of: node.tree))
    } ?? evaluator.unknown("there is no Self", node)
  }

  func find(
    _ name: String, in type: TypeDeclaration, isStatic: Bool, from tree: SyntaxTree, isExact: Bool,
    _ evaluator: Evaluator
  ) -> Evaluator.Found {
    evaluator.find(name, in: type, isStatic: isStatic, from: tree, isExact: isExact)
  }

  func isCompiled(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool? {
    evaluator.isCompiled(node)
  }

  // MARK: Storage

  /// `$name` hands out a binding.
  func projection(of name: String) -> String? {
    name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }

  /// `_name` is the wrapper itself.
  func storage(of name: String) -> String? {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : nil
  }

  /// `setValue(_:forKey:)` writes by a text.
  func keyLabel(of method: String) -> String? { method.hasPrefix("setValue") ? "forKey" : nil }

  func initialValue(
    of member: Member, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.wrapper(of: member).map { evaluator.wrapped(member, $0, scope, type) }
  }

  func wrapper(of member: Member, _ evaluator: Evaluator) -> Value? {
    evaluator.storedWrapper(of: member, nil)
  }

  func setWrapped(
    _ member: Member, of target: Value, to value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.setWrapped(member, of: target, to: value, node)
  }

  func setting(_ name: String, of target: Value, to value: Value, _ evaluator: Evaluator) -> Value?
  {
    guard case .object(let object, _) = target, object.type.node == nil else { return nil }
    return evaluator.setScanner(name, of: object, to: value) ? target : nil
  }

  func isLate(_ member: Member) -> Bool { member.isText("lazy") }

  func isWrapped(_ member: Member) -> Bool { Evaluator.wrapper(of: member) != nil }

  func isHandedDown(_ member: Member, _ evaluator: Evaluator) -> Bool {
    evaluator.isHandedDown(member)
  }

  /// The environment gives its values itself; other wrappers need one.
  func startsItself(_ member: Member) -> Bool? {
    guard let wrapper = Evaluator.wrapper(of: member) else { return nil }
    return member.binding?.child(.value) != nil
      || wrapper.child(.type)?.declaredName == "Environment"
  }

  func changes(of node: SyntaxNode) -> [SyntaxNode] { Evaluator.attributes(of: node) }

  // MARK: Code

  func value(
    of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    if let made = evaluator.fromLiteral(node, scope, type) { return made }
    switch node.kind {
    case .list: return evaluator.list(node, scope, type)
    case .dictionary: return evaluator.dictionary(node, scope, type)
    case .string where node.detail % 2 == 1: return evaluator.linesOfText(node, scope)
    case .postfix where node.detail == SyntaxOperator.closedRange.rawValue:
      guard let bound = node.child(.value) else { return nil }
      let lower = evaluator.evaluate(bound, scope)
      return evaluator.range(.closedRange, lower, nil)
        ?? evaluator.unknown("the range isn't known", node)
    case .prefix
    where node.detail == SyntaxOperator.closedRange.rawValue
      || node.detail == SyntaxOperator.halfOpenRange.rawValue:
      guard let bound = node.child(.value), let symbol = SyntaxOperator(rawValue: node.detail)
      else { return nil }
      let upper = evaluator.evaluate(bound, scope, type)
      return evaluator.range(symbol, nil, upper)
        ?? evaluator.unknown("the range isn't known", node)
    case .postfix: return evaluator.postfixed(node, scope, type)
    case .member: return evaluator.superMember(node, scope)
    case .call: return evaluator.superCall(node, scope)
    case .sequence: return evaluator.sequence(node, scope)
    case .argument where node.child(.label) == nil:
      return node.child(.value).map { evaluator.evaluate($0, scope, type) }
    case .macro where node.declaredName == "#colorLiteral":
      return evaluator.colorLiteral(node, scope, type)
    default: return nil
    }
  }

  // MARK: Literals and operators

  func number(_ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator) -> Value {
    evaluator.number(node, type)
  }

  func decoded(_ text: String, in string: SyntaxNode) -> String? {
    string.detail % 2 == 1 ? nil : SwiftText.decoded(text, hashes: string.detail / 2)
  }

  func written(_ value: Value) -> String? {
    switch value {
    case .text(let text, _): text
    case .whole(let number) where !number.number.isWide: "\(number.number.bits)"
    case .boolean(let value): "\(value)"
    case .fraction(let number, _): "\(number)"
    default: nil
    }
  }

  func commonType(_ first: SyntaxNode, _ second: SyntaxNode, _ evaluator: Evaluator)
    -> TypeReference?
  {
    guard evaluator.isLiteralOnly(first), evaluator.isLiteralOnly(second),
      evaluator.isFractionLiteral(first) || evaluator.isFractionLiteral(second)
    else { return nil }
    return .framework("Double")
  }

  func typeMade(by node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> TypeReference? {
    evaluator.made(by: node, scope)
  }

  func coalesced(
    _ unknown: Unknown, _ left: SyntaxNode, _ right: SyntaxNode, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value? { evaluator.chosenBefore(unknown, left, or: right, scope) }

  let callName: String? = "callAsFunction"

  func applied(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? {
    switch (symbol, left, right) {
    case (.closedRange, _, _), (.halfOpenRange, _, _):
      evaluator.range(symbol, left, right) ?? evaluator.unknown("the range isn't known", node)
    case (.matches, _, _):
      evaluator.covers(left, right).map { .boolean($0) }
        ?? evaluator.isEqual(left, right).map { .boolean($0) }
    case (_, .text(let a, _), .text(let b, _)): compared(symbol, a < b, b < a)
    case (_, .instance(let a), .instance(let b))
    where a.type.node == nil && a.type.name == "Index" && a.type == b.type
      && a.fields["text"] == b.fields["text"]:
      a.fields["offset"]?.int.flatMap { left in
        b.fields["offset"]?.int.flatMap { compared(symbol, left < $0, $0 < left) }
      }
    case (.less, .tuple(let a, _), .tuple(let b, _)): precedes(a, b, node, evaluator)
    case (.remainder, .fraction, .fraction): nil
    default: nil
    }
  }

  private func compared(_ symbol: SyntaxOperator, _ isLess: Bool, _ isGreater: Bool) -> Value? {
    switch symbol {
    case .less: .boolean(isLess)
    case .greater: .boolean(isGreater)
    case .lessOrEqual: .boolean(!isGreater)
    case .greaterOrEqual: .boolean(!isLess)
    default: nil
    }
  }

  /// Whether a tuple comes before another.
  private func precedes(
    _ left: [Value], _ right: [Value], _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    for (a, b) in zip(left, right) {
      let scope = Scope.outside(node.tree)
      guard let isLess = evaluator.isLess(a, b, scope, node),
        let isGreater = evaluator.isLess(b, a, scope, node)
      else { return nil }
      if isLess { return .boolean(true) }
      if isGreater { return .boolean(false) }
    }
    return .boolean(false)
  }

  /// Only numbers shift by numbers of other types; what is added to a list is a list.
  func operandType(_ symbol: SyntaxOperator, after value: Value, _ evaluator: Evaluator)
    -> TypeReference?
  {
    symbol.isShift ? nil : evaluator.type(of: value)
  }

  func elements(of value: Value) -> [Value]? {
    guard case .instance(let instance) = value, instance.type.node == nil else { return nil }
    switch instance.type.name {
    case "ClosedRange", "Range":
      guard let lower = instance.fields["lowerBound"]?.int,
        let upper = instance.fields["upperBound"]?.int, upper - lower < 4096
      else { return nil }
      let isClosed = instance.type.name == "ClosedRange"
      return (lower..<upper + (isClosed ? 1 : 0)).map { .int($0) }
    case "Set", "Unordered":
      // Of more than one the order isn't known.
      guard case .list(let values)? = instance.fields["elements"], values.count < 2 else {
        return nil
      }
      return values
    default: return nil
    }
  }

  func element(of value: Value, _ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator)
    -> Value?
  {
    let arguments = node.children(.argument)
    guard arguments.count == 1, arguments[0].child(.label) == nil,
      let code = arguments[0].child(.value)
    else { return nil }
    switch value {
    case .text(let text, _):
      let index = evaluator.evaluate(code, scope)
      if let offset = evaluator.offset(index, in: text), offset < text.count {
        return .text(String(Array(text)[offset]))
      }
      guard case .instance(let range) = index else { return nil }
      return evaluator.part(of: value, range)
    case .list:
      guard
        code.kind == .binary || code.kind == .postfix || code.kind == .prefix || code.kind == .name,
        case .instance(let range) = evaluator.evaluate(code, scope)
      else { return nil }
      return evaluator.part(of: value, range)
    default: return nil
    }
  }

  func isAvailable(_ condition: SyntaxNode, _ evaluator: Evaluator) -> Bool? {
    evaluator.isAvailable(condition)
  }

  func covers(_ pattern: Value, _ value: Value, _ evaluator: Evaluator) -> Bool? {
    evaluator.covers(pattern, value)
  }

  func operands(
    _ left: SyntaxNode, _ right: SyntaxNode, _ symbol: SyntaxOperator, _ scope: Scope,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> (Value, Value) {
    evaluator.operands(left, right, symbol, scope, type)
  }
}
