import SourceText

/// What most languages have in common.
extension ProgramLanguage {
  func parse(_ file: SourceFile, in range: Range<Int>) -> SyntaxTree { parse(file) }
  func place(ofMembersOf node: SyntaxNode, in place: MemberPlace) -> MemberPlace? { nil }

  func globals(_ name: String, from tree: SyntaxTree, in program: Program) -> [Member] {
    program.global.members[name] ?? []
  }
  func foreignName(_ name: String, in tree: SyntaxTree) -> String { name }
  func has(_ name: String, _ value: Value) -> Bool { false }
  func field(_ member: Member, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value?
  { nil }
  var ownNames: Set<String> { [receiverName] }
  var ownType: String? { nil }
  var openTypes: Set<String> { [] }
  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value? { nil }
  func isCompiled(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool? { nil }

  var writesTypesInCapitals: Bool { true }
  var followsWrites: Bool { false }
  var plainCalls: Set<String>? { nil }
  var harmlessMacros: Set<String> { [] }
  func projection(of name: String) -> String? { nil }
  func storage(of name: String) -> String? { nil }
  func keyLabel(of method: String) -> String? { nil }
  func initialValue(
    of member: Member, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? { nil }
  func isWrapped(_ member: Member) -> Bool { false }
  func isHandedDown(_ member: Member, _ evaluator: Evaluator) -> Bool { false }
  func startsItself(_ member: Member) -> Bool? { nil }
  func wrapper(of member: Member, _ evaluator: Evaluator) -> Value? { nil }
  func setWrapped(
    _ member: Member, of target: Value, to value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    isWrapped(member) ? .unknown(Unknown("a wrapped property is written", at: node.span)) : nil
  }
  func setting(_ name: String, of target: Value, to value: Value, _ evaluator: Evaluator) -> Value?
  { nil }
  func coalesced(
    _ unknown: Unknown, _ left: SyntaxNode, _ right: SyntaxNode, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value? { nil }
  func isLate(_ member: Member) -> Bool { false }
  func changes(of node: SyntaxNode) -> [SyntaxNode] { [] }
  func protocols(of value: Value, _ evaluator: Evaluator) -> [String] { [] }

  func value(
    of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? { nil }
  func run(
    _ node: SyntaxNode, _ scope: Scope, _ givesValue: TypeReference?, _ evaluator: Evaluator
  ) -> Flow? { nil }
  func matches(_ pattern: SyntaxNode, _ value: Value, _ scope: Scope, _ evaluator: Evaluator)
    -> Result<Bool, Evaluator.Lost>?
  { nil }
  func parts(of value: Value, _ evaluator: Evaluator) -> [Value]? {
    if case .tuple(let values, _) = value { values } else { nil }
  }
  var catchesErrors: Bool { false }
  var ends: Set<String> { [] }

  func commonType(_ first: SyntaxNode, _ second: SyntaxNode, _ evaluator: Evaluator)
    -> TypeReference?
  { nil }
  func typeMade(by node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> TypeReference? {
    nil
  }
  func operands(
    _ left: SyntaxNode, _ right: SyntaxNode, _ symbol: SyntaxOperator, _ scope: Scope,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> (Value, Value) {
    (evaluator.evaluate(left, scope), evaluator.evaluate(right, scope))
  }
  func applied(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? { nil }
  func prefixed(
    _ symbol: SyntaxOperator, _ value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? { nil }
  func operandType(_ symbol: SyntaxOperator, after value: Value, _ evaluator: Evaluator)
    -> TypeReference?
  { evaluator.type(of: value) }
  func isAvailable(_ condition: SyntaxNode, _ evaluator: Evaluator) -> Bool? { nil }
  func elements(of value: Value) -> [Value]? { nil }
  func element(
    of value: Value, _ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? { nil }
  func covers(_ pattern: Value, _ value: Value, _ evaluator: Evaluator) -> Bool? { nil }
  var callName: String? { nil }
  func isEqual(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Bool? { nil }

  func type(_ name: String, of arguments: [TypeReference]) -> TypeReference? { nil }
  func isKind(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool? { nil }
  func converted(_ value: Value, to name: String, _ evaluator: Evaluator) -> Value { value }
  func openValue(of name: String, _ evaluator: Evaluator) -> Value? { nil }

  func needsType(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool { false }
  var colorType: String { "Color" }
  func isKnown(_ type: String) -> Bool { true }
  func isScheme(_ name: String) -> Bool? {
    switch name.split(separator: ".").last {
    case "isDark", "isDarkMode", "darkMode", "isDarkTheme": true
    case "isLight", "isLightMode", "lightMode", "isLightTheme": false
    default: nil
    }
  }
  func undeclared(
    _ name: String, _ node: SyntaxNode, _ owner: TypeDeclaration?, _ evaluator: Evaluator
  ) -> Value? { nil }
  func undeclaredCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? { nil }

  func label(of parameter: SyntaxNode) -> String? {
    let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
    return label == "_" ? nil : label
  }
  var closureGivesLast: Bool { true }
  func delegate(
    _ callee: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? { nil }
  func member(
    _ name: String, ofType type: TypeDeclaration, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? { nil }
  func mayAdd(_ name: String, to value: Value, _ program: Program) -> Bool { false }
  func drawn(_ color: ColorValue, _ level: Int, _ evaluator: Evaluator) -> Value { .color(color) }
}
