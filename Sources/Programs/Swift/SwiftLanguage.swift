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
      isMutating: words.contains("mutating"), isRequirement: place.isProtocol)
  }

  // MARK: Names

  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value? {
    if node.isText("super") { return evaluator.unknown("super is not evaluated here", node) }
    guard node.isText("Self") else { return nil }
    return scope.activation.owner.map {
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

  func isWrapped(_ member: Member) -> Bool { Evaluator.wrapper(of: member) != nil }

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
    switch node.kind {
    case .list: evaluator.list(node, scope, type)
    case .dictionary: evaluator.dictionary(node, scope, type)
    case .postfix: evaluator.conditionalChain(node, scope, type)
    case .macro where node.declaredName == "#colorLiteral":
      evaluator.colorLiteral(node, scope, type)
    default: nil
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

  func operands(
    _ left: SyntaxNode, _ right: SyntaxNode, _ symbol: SyntaxOperator, _ scope: Scope,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> (Value, Value) {
    evaluator.operands(left, right, symbol, scope, type)
  }
}
