/// What readers of tokens and of uses ask.
extension Program {
  /// The declaration with a path, such as `Theme.text`; nil if none or more than one has it.
  package func member(_ path: String) -> Member? {
    guard let found = membersByPath[path], found.count == 1 else { return nil }
    return found[0]
  }

  /// The values of a property or of a function whose parameters are left open, by all that is open.
  ///
  /// A member of a type's instances is asked of the instance of `receiver`, or of one that is left open
  /// too.
  package func answer(for member: Member, of receiver: Value? = nil, with evaluator: Evaluator)
    -> Answer
  {
    evaluator.answer { evaluator in evaluator.value(of: member, receiver) }
  }
}

extension Evaluator {
  /// The value of a declaration in this run, its parameters left open.
  package func value(of member: Member, _ given: Value? = nil) -> Value {
    var receiver = given
    if receiver == nil, !member.isStatic, let owner = member.owner, owner.node != nil {
      receiver = openValue(
        .declared(owner), id: owner.path, kind: .parameter, because: "its instance isn't known",
        at: member.node)
    }
    guard member.kind == .function else { return read(member, receiver, member.node) }
    let arguments = parameters(of: member.node).map { parameter in
      let name = parameter.child(.name)?.name ?? ""
      let type = parameterType(parameter, member) ?? .open
      return Argument(
        label: language.label(of: parameter), node: nil,
        value: openValue(
          type, id: "\(member.path).\(name)", kind: .parameter,
          because: "the argument \(name) is left open", at: parameter),
        isTrailing: false)
    }
    return invoke(
      member, receiver: receiver, arguments, scope(of: member, receiver: receiver), member.node)
  }

  /// An instance that an initializer without arguments makes.
  package func instance(of type: TypeDeclaration) -> Value {
    language.instantiate(type, [], nil, nil, self)
  }

  /// The member of a value by its name.
  package func member(_ name: String, of value: Value) -> Value {
    guard let node = program.trees.first?.root else {
      return .unknown(Unknown("there is no code", at: nil))
    }
    return member(name, of: value, isExact: true, node)
  }
}
