/// What `#if` keeps.
extension Evaluator {
  /// Whether the code behind `#if` is compiled, on iOS; nil for a condition that isn't understood.
  func isCompiled(_ node: SyntaxNode) -> Bool? {
    switch node.kind {
    case .boolean: return node.isText("true")
    case .name: return isSet(node.name)
    case .tuple:
      guard node.children.count == 1 else { return nil }
      return node.children[0].child(.value).flatMap { isCompiled($0) }
    case .prefix where node.detail == SyntaxOperator.not.rawValue:
      return node.child(.value).flatMap { isCompiled($0) }.map { !$0 }
    case .binary:
      guard let left = node.child(.left).flatMap({ isCompiled($0) }) else { return nil }
      if node.detail == SyntaxOperator.and.rawValue, !left { return false }
      if node.detail == SyntaxOperator.or.rawValue, left { return true }
      guard node.detail == SyntaxOperator.and.rawValue || node.detail == SyntaxOperator.or.rawValue
      else { return nil }
      return node.child(.right).flatMap { isCompiled($0) }
    case .call:
      guard let name = node.child(.base)?.name,
        let argument = node.children(.argument).first?.child(.value)
      else { return nil }
      let flag = node.text.filter { !$0.isWhitespace }
      // What can be imported is known on iOS, unless the policy audits the other case.
      if let surroundings, name != "canImport" || surroundings.isAsked(flag) { return isSet(flag) }
      switch (name, argument.text) {
      case ("os", let system): return system == "iOS"
      case ("canImport", "UIKit"), ("canImport", "SwiftUI"), ("canImport", "Foundation"),
        ("canImport", "Combine"),
        ("canImport", "CoreGraphics"):
        return true
      case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"): return false
      case ("swift", _), ("compiler", _): return true
      case ("targetEnvironment", "macCatalyst"): return false
      default: return isSet(node.text)
      }
    default: return nil
    }
  }

  /// Whether `#available(iOS 17, *)` holds: older systems show the other branch, so it is a flag.
  func isAvailable(_ condition: SyntaxNode) -> Bool? {
    guard let systems = condition.text.split(separator: "(", maxSplits: 1).last else { return nil }
    let words = systems.filter { !$0.isWhitespace && $0 != ")" }.split(separator: ",")
    let flag = "available(\(words.filter { $0 != "*" }.joined(separator: ",")))"
    return isSet(flag) == (condition.detail == 0)
  }

  /// Whether a flag is set that only the compiler knows.
  private func isSet(_ flag: String) -> Bool {
    if surroundings?.isNeverSet(flag) == true { return false }
    return ask(Choice(id: "#" + flag, kind: .flag, cases: ["off", "on"])) == 1
  }

  func conditionalChain(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
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
