/// Instances, and the initializers that make them.
extension Evaluator {
  /// Runs an initializer; its `self` is what it sets up.
  func initialize(
    _ member: Member, _ inner: Scope, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    let isConditional =
      member.node.child(.body)?.children.contains { $0.kind == .conditionalCompilation } ?? false
    let empty = Unknown(
      isConditional ? Unknown.notCompiled : "the initializer sets up nothing",
      at: member.node.span)
    let shell = Activation(
      owner: member.owner,
      receiver: inner.activation.receiver ?? Scope.Box(.unknown(empty), isConstant: false),
      isStatic: false, tree: member.node.tree)
    shell.isInitializer = true
    let box = shell.receiver
    let outcome = invoke(
      code: member.node, within: Scope(parent: nil, activation: shell), arguments, scope, node)
    if case .unknown = outcome { return outcome }
    if outcome == .nothing { return .nothing }
    var made = box.map { read($0, node) } ?? .unknown(empty)
    made.staticType = .own
    return made
  }

  /// An instance with the values that stand where its properties are declared.
  func empty(_ type: TypeDeclaration) -> Value {
    var fields: [String: Value] = [:]
    var chain: [TypeDeclaration] = [type]
    while let parent = chain.last.flatMap({ program.superclass(of: $0) }), chain.count < 32 {
      chain.append(parent)
    }
    for member in chain.reversed().flatMap(\.stored) where isActive(member) {
      let isOptional = member.binding?.child(.type)?.kind == .optionalType && !member.isConstant
      guard
        language.startsItself(member) ?? (member.binding?.child(.value) != nil || isOptional)
      else { continue }
      if language.isLate(member) { continue }
      if let wrapper = language.wrapper(of: member, self) {
        fields["_" + member.name] = wrapper
      } else {
        fields[member.name] = initialValue(of: member, receiver: nil)
      }
    }
    serial += 1
    guard type.isReference else { return .instance(Instance(type: type, fields: fields)) }
    let object = ObjectValue(type, serial: serial)
    object.fields = fields
    return .object(object)
  }

}
