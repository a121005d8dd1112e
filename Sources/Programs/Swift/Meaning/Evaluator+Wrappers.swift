/// Attributes and property wrappers.
extension Evaluator {
  /// The attributes of a declaration that change what it does.
  static func attributes(of node: SyntaxNode) -> [SyntaxNode] {
    node.children(.attribute).filter {
      guard let name = $0.child(.type)?.declaredName else { return true }
      return name.first?.isUppercase == true
        && ![
          "MainActor", "Published", "State", "StateObject", "Sendable", "IBInspectable",
          "GestureState", "ObservationIgnored",
        ].contains(name)
    }
  }

  private static let plain: Set<String> = [
    "Published", "State", "StateObject", "MainActor", "GestureState", "IBInspectable", "Sendable",
    "ObservationTracked", "ObservationIgnored", "objc",
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
    if case .framework(let name) = found {
      return handedDown(by: name, given, to: member, wrapper, scope, type)
    }
    guard case .declared = found else {
      return unknown("the wrapper \(named.text) isn't known", wrapper)
    }
    let made = storedWrapper(of: member, nil) ?? unknown("the wrapper isn't known", wrapper)
    return self.member("wrappedValue", of: made, isExact: true, wrapper)
  }

  /// The instance of a wrapper that a property stores; nil for one whose wrapper stores nothing here.
  func storedWrapper(of member: Member, _ given: Value?) -> Value? {
    guard let wrapper = wrapper(of: member), let named = wrapper.child(.type),
      case .declared(let declaration) = program.type(
        named: Program.names(of: named), within: member.owner, of: wrapper.tree)
    else { return nil }
    let scope = scope(of: member, receiver: nil)
    let type = member.binding?.child(.type).map { program.type(of: $0, within: member.owner) }
    var arguments = wrapper.children(.argument).map {
      Argument(label: $0.child(.label)?.name, node: $0.child(.value), value: nil, isTrailing: false)
    }
    let value =
      given ?? member.binding?.child(.value).map { converted(evaluate($0, scope, type), to: type) }
    if let value {
      arguments.insert(
        Argument(label: "wrappedValue", node: nil, value: value, isTrailing: false), at: 0)
    }
    return instantiate(declaration, arguments, scope, wrapper)
  }

  /// What something becomes when its wrapped property is written; nil for a property without wrapper.
  func setWrapped(_ member: Member, of target: Value, to value: Value, _ node: SyntaxNode) -> Value?
  {
    guard let wrapper = wrapper(of: member) else { return nil }
    // Whoever reads it knows that only the settings say what it holds.
    if let name = wrapper.child(.type), ["AppStorage", "SceneStorage"].contains(name.declaredName),
      case .framework = program.type(
        named: Program.names(of: name), within: member.owner, of: wrapper.tree)
    {
      return target
    }
    let lost = Value.unknown(Unknown("what is written here isn't understood", at: node.span))
    let fields: [String: Value]
    switch target {
    case .instance(let instance): fields = instance.fields
    case .object(let object, _): fields = object.fields
    default: return lost
    }
    let name = "_" + member.name
    guard let old = fields[name] else {
      guard let made = storedWrapper(of: member, value) else { return lost }
      return put(made, in: name, of: target) ?? lost
    }
    let new = setting("wrappedValue", of: old, to: value, setUp: nil, node)
    return new.unknown != nil ? new : put(new, in: name, of: target) ?? lost
  }

  /// `$name` and `_name` of a wrapped property.
  func ofWrapper(_ name: String, _ value: Value, _ node: SyntaxNode) -> Value? {
    guard name.hasPrefix("$") || name.hasPrefix("_"), name.count > 1 else { return nil }
    let field = "_" + name.dropFirst()
    let wrapper: Value? =
      switch value {
      case .instance(let instance): instance.fields[field]
      case .object(let object, _): object.fields[field]
      default: nil
      }
    guard let wrapper else { return nil }
    return name.hasPrefix("_")
      ? wrapper : member("projectedValue", of: wrapper, isExact: true, node)
  }
}
