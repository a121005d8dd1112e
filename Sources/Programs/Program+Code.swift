package import SourceText

/// What readers ask of pieces of code that they found.
extension Evaluator {
  /// The value of an expression in the code of a declaration.
  ///
  /// - Parameters:
  ///   - member: the declaration; nil for code that nothing stands around.
  ///   - statements: what the code does first.
  ///   - names: what only a caller knows, and is not what else is called so.
  package func value(
    of node: SyntaxNode, in member: Member?, after statements: [SyntaxNode] = [],
    hiding names: Set<String> = []
  ) -> Value {
    // What is stored keeps what it found when it was made.
    let isStored = member?.kind == .stored || member?.kind == .enumerationCase
    if isStored { frozen += 1 }
    defer { if isStored { frozen -= 1 } }
    let scope = member.map { openScope(of: $0) } ?? Scope.outside(node.tree)
    for name in names {
      scope.variables[name] = Scope.Box(unknown("'\(name)' is a parameter", node))
    }
    for statement in statements { _ = run(statement, scope) }
    return evaluate(node, scope)
  }

  /// What a name means in the code of a declaration; nil if no single declaration is called so.
  package func declaration(namedBy node: SyntaxNode, in member: Member?) -> Member? {
    let node = node.bare
    if node.kind == .name {
      let scope = member.map { openScope(of: $0) } ?? Scope.outside(node.tree)
      guard case .found(let found, _) = lookUp(node.name, scope) else { return nil }
      return found
    }
    guard node.kind == .member, let base = node.child(.base) else { return nil }
    let name = node.declaredName
    if base.isText("this") {
      return member?.owner?.members[name].flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard case .type(.declared(let type)) = value(of: base, in: member),
      case .members(let found) = language.find(
        name, in: type, isStatic: true, from: node.tree, isExact: true, self),
      found.count == 1
    else { return nil }
    return found[0]
  }

  /// An instance that a constructor of a name makes without arguments; nil means the one without a name.
  package func instance(of type: TypeDeclaration, named name: String?) -> Value {
    guard let name, let node = type.node else { return instance(of: type) }
    return language.call(
      name, of: .declared(type), [], Scope.outside(node.tree), node, self)
  }

  /// The scope of a declaration, of an instance that is left open if it belongs to one.
  private func openScope(of member: Member) -> Scope {
    var receiver: Value?
    if !member.isStatic, let owner = member.owner, owner.node != nil, owner.flavour == .classType,
      member.kind != .initializer
    {
      receiver = .instance(Instance(type: owner, fields: [:], origin: owner.path))
    }
    return scope(of: member, receiver: receiver)
  }
}

extension Program {
  /// Where code may write a property after it got its first value; nil if nowhere.
  package func write(of member: Member) -> SourceSpan? {
    guard member.kind == .stored else { return nil }
    return writes.place(of: member, in: self)?.span
  }

  /// The type that a written path means in the code of a declaration; nil if the program declares none.
  package func declaredType(_ path: [String], in member: Member?, of tree: SyntaxTree)
    -> TypeDeclaration?
  {
    guard case .declared(let type) = type(named: path, within: member?.owner, of: tree) else {
      return nil
    }
    return type
  }

  /// Where code may give a property of an instance another value, but for that of another instance.
  package func change(of member: Member) -> SourceSpan? {
    guard member.kind == .stored, !member.isConstant else { return nil }
    let place = writes.places(of: member, in: self).first { place in
      guard !place.isInitial, let right = place.statement?.child(.right) else {
        return !place.isInitial
      }
      return right.kind != .member || right.declaredName != member.name
    }
    return place?.node.span ?? writes.computed?.span
  }

  /// Whether a function or constructor is given nothing without a name, or may be.
  package func takesOnlyNames(_ member: Member) -> Bool {
    member.parameters.allSatisfy { language.label(of: $0) != nil }
      || takesNothing(member)
  }

  /// Whether a function or constructor needs no arguments.
  package func takesNothing(_ member: Member) -> Bool {
    language.match(member.parameters, []) != nil
  }
}
