/// Attributes and property wrappers.
extension Evaluator {
  /// The attributes of a declaration that change what it does.
  static func attributes(of node: SyntaxNode) -> [SyntaxNode] {
    node.children(.attribute).filter {
      guard let name = $0.child(.type)?.declaredName else { return true }
      return name.first?.isUppercase == true
        && ![
          "MainActor", "Published", "State", "StateObject", "Sendable", "IBInspectable",
          "GestureState",
        ].contains(name)
    }
  }

  private static let plain: Set<String> = [
    "Published", "State", "StateObject", "MainActor", "GestureState", "IBInspectable", "Sendable",
    "ObservationTracked", "objc",
  ]

  /// The wrapper of a property, unless it keeps the value as it is declared.
  func wrapper(of member: Member) -> SyntaxNode? { Evaluator.wrapper(of: member) }

  static func wrapper(of member: Member) -> SyntaxNode? {
    member.node.children(.attribute).first {
      guard let name = $0.child(.type)?.declaredName else { return false }
      return name.first?.isUppercase == true && !Evaluator.plain.contains(name)
    }
  }

  func wrapped(_ member: Member, _ wrapper: SyntaxNode, _ scope: Scope, _ type: TypeReference?)
    -> Value
  {
    guard let named = wrapper.child(.type) else {
      return unknown("the wrapper isn't understood", wrapper)
    }
    let given = wrapper.children(.argument).map {
      Argument(label: $0.child(.label)?.name, node: $0.child(.value), value: nil, isTrailing: false)
    }
    let found = program.type(
      named: Program.names(of: named), within: member.owner, of: wrapper.tree)
    if case .framework("Environment") = found, given.count == 1, let path = given[0].node,
      path.kind == .keyPath
    {
      switch path.children(.name).map(\.name) {
      case ["colorScheme"]: return scheme(.framework("ColorScheme"))
      case ["colorSchemeContrast"]:
        let name = ask(.contrast) == 1 ? "increased" : "standard"
        return .enumeration(
          EnumerationValue(type: "ColorSchemeContrast", name: name, declaration: nil))
      default: return unknown("this part of the environment isn't known", wrapper)
      }
    }
    guard case .declared(let declaration) = found else {
      return unknown("the wrapper \(named.text) isn't known", wrapper)
    }
    var arguments = given
    if let node = member.binding?.child(.value) {
      let value = converted(evaluate(node, scope, type), to: type)
      arguments.insert(
        Argument(label: "wrappedValue", node: nil, value: value, isTrailing: false), at: 0)
    }
    let made = instantiate(declaration, arguments, scope, wrapper)
    if made.unknown != nil { return made }
    return self.member("wrappedValue", of: made, isExact: true, wrapper)
  }
}
