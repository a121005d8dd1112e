/// Enumerations with raw values.
extension Evaluator {
  func caseOfRawValue(
    _ type: TypeDeclaration, _ own: [Member], _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value {
    let fitting = own.filter { takes($0.node, arguments) }
    if !fitting.isEmpty {
      switch chosen(fitting, arguments, scope) {
      case .failure(let reason): return lost(reason.text, arguments, scope, node)
      case .success(let (member, arguments)):
        let box = Scope.Box(
          .unknown(Unknown("the initializer sets up nothing", at: member.node.span)),
          isConstant: false)
        let shell = Activation(owner: type, receiver: box, isStatic: false, tree: member.node.tree)
        return initialize(member, Scope(parent: nil, activation: shell), arguments, scope, node)
      }
    }
    guard arguments.count == 1, arguments[0].label == "rawValue" else {
      return lost("no initializer takes these arguments", arguments, scope, node)
    }
    let wanted = value(of: arguments[0], nil, scope)
    if let lost = wanted.anyUnknown { return .unknown(lost) }
    for member in type.cases where isActive(member) {
      guard let raw = raw(of: member), let same = isEqual(raw, wanted) else {
        return unknown("its raw values aren't known", node)
      }
      if same { return read(member, nil, node) }
    }
    return .nothing
  }

  /// The raw value of a case.
  func raw(of member: Member) -> Value? {
    guard let owner = member.owner, let inherited = owner.inherited.first else { return nil }
    // Another build, under `#if`, may give the same case another value.
    guard owner.cases.filter({ $0.name == member.name }).count == 1 else { return nil }
    let type = program.type(of: inherited, within: owner.outer)
    if let node = member.node.child(.value) {
      return evaluate(node, scope(of: member, receiver: nil), type)
    }
    if type == .framework("String") { return .text(member.name) }
    guard let number = numberType(type), let whole = number.whole else { return nil }
    var next: Int64 = 0
    for other in owner.cases {
      if let node = other.node.child(.value),
        let value = evaluate(node, scope(of: other, receiver: nil), type).int
      {
        next = Int64(value)
      }
      if other === member { return WholeNumber(next, whole).map { .whole($0) } }
      next += 1
    }
    return nil
  }
}
