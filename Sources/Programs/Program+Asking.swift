/// What readers of tokens and of uses ask.
extension Program {
  /// The declaration with a path, such as `Theme.text`; nil if none or more than one has it.
  package func member(_ path: String) -> Member? {
    guard let found = membersByPath[path], found.count == 1 else { return nil }
    return found[0]
  }

  /// The type whose members stand in a declaration of a type or in an extension; nil where more than one
  /// type has its name.
  package func type(declaredBy node: SyntaxNode) -> TypeDeclaration? {
    if let own = typesByNode[node] { return own }
    guard let named = node.child(.name) else { return nil }
    let names = Program.names(
      of: named.kind == .optionalType ? named.child(.type) ?? named : named)
    return declaredType(names, from: node.tree) ?? names.last.flatMap { foreign[$0] }
  }

  /// The members that an extension adds to a framework's type, by their name.
  package func additions(_ name: String, to type: String) -> [Member] {
    foreign[type]?.members[name] ?? []
  }

  /// The property of a type's instances by its name: its own, or one that a protocol demands or gives.
  package func member(_ name: String, ofInstancesOf type: TypeDeclaration) -> Member? {
    for owner in [type] + protocols(of: type) {
      let found = owner.members[name]?.first {
        !$0.isStatic && ($0.kind == .stored || $0.kind == .computed)
      }
      if let found { return found }
    }
    return nil
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
    let arguments = openArguments(of: member)
    return invoke(
      member, receiver: receiver, arguments, scope(of: member, receiver: receiver), member.node)
  }

  /// Whether all that an initializer gives a property is a parameter of its name, as it comes.
  private func handsOn(_ name: String, _ initializer: Member) -> Bool {
    guard let body = initializer.body else { return false }
    let assignments = body.descendants.filter { node in
      guard node.kind == .assignment, let left = node.child(.left) else { return false }
      return left.kind == .name && left.name == name
        || left.kind == .member && left.declaredName == name
          && left.child(.base)?.isText("self") == true
    }
    let isHidden = body.descendants.contains { $0.kind == .patternName && $0.name == name }
    guard assignments.count == 1, !isHidden, let right = assignments[0].child(.right) else {
      return false
    }
    return right.kind == .name && right.name == name
  }

  /// The arguments of a function or initializer, left open.
  private func openArguments(of member: Member) -> [Argument] {
    parameters(of: member.node).map { parameter in
      let name = parameter.child(.name)?.name ?? ""
      let type = parameterType(parameter, member) ?? .open
      var value: Value?
      if member.kind == .initializer, let owner = member.owner, handsOn(name, member) {
        value = elsewhere([name], of: owner, parameter)
      }
      return Argument(
        label: language.label(of: parameter), node: nil,
        value: value
          ?? openValue(
            type, id: "\(member.path).\(name)", kind: .parameter,
            because: "\(Unknown.caller) '\(name)'", at: parameter),
        isTrailing: false)
    }
  }

  /// An instance that an initializer without arguments makes.
  package func instance(of type: TypeDeclaration) -> Value {
    language.instantiate(type, [], nil, nil, self)
  }

  /// The member of a value by its name.
  package func member(_ name: String, of value: Value) -> Value {
    let own = dynamicType(value)?.members[name]?.first?.node
    guard let node = own ?? program.trees.first?.root else {
      return .unknown(Unknown("there is no code", at: nil))
    }
    return member(name, of: value, isExact: true, node)
  }
}

extension Evaluator {
  /// An instance of a structure or class whose properties are left open, but for those that always have
  /// the value of their declaration.
  package func openInstance(of type: TypeDeclaration) -> Value {
    guard type.isReference else {
      return .instance(Instance(type: type, fields: [:], origin: type.path))
    }
    serial += 1
    let object = ObjectValue(type, serial: serial)
    object.isShared = true
    object.origin = type.path
    return .object(object)
  }

  /// An instance as the initializer of its type sets it up, whose arguments are left open. A run that
  /// begins with it takes a copy of what an earlier one made in the same case.
  package func instance(of type: TypeDeclaration, by initializer: Member) -> Value {
    // What ran before may have changed what it is made of.
    guard steps == 0, asked.isEmpty else { return setUp(type, initializer) }
    let known = setUps[initializer] ?? KnownRuns()
    setUps[initializer] = known
    if let end = end(of: known), let (value, thrown) = ValueCopy.of(end.value, end.thrown) {
      resume(after: end)
      (poison, poisoned, self.thrown) = (end.poison, end.poisoned, thrown)
      return value
    }
    let (made, lost) = (serial, unknowns)
    let value = setUp(type, initializer)
    if !isSpent, jump == nil, written == nil, label == nil, observed.isEmpty,
      let (copy, error) = ValueCopy.of(value, thrown)
    {
      let end = KnownRuns.End(
        value: copy, steps: steps, serial: serial - made, unknowns: unknowns - lost,
        touched: touched, poison: poison, poisoned: poisoned, thrown: error)
      keep(end, in: known, askedFrom: 0)
    }
    return value
  }

  private func setUp(_ type: TypeDeclaration, _ initializer: Member) -> Value {
    let made = language.instantiate(
      type, openArguments(of: initializer), nil, initializer.node, self)
    if case .object(let object, _) = made { object.isShared = true }
    return made
  }

  /// The value of a member that a protocol demands, or gives, for an instance of a conforming type.
  package func value(like member: Member, of receiver: Value) -> Value {
    guard let type = dynamicType(receiver) else {
      return .unknown(receiver.unknown ?? Unknown("its type isn't known", at: member.node.span))
    }
    switch language.find(
      member.name, in: type, isStatic: false, from: member.node.tree, isExact: false, self)
    {
    case .members(let found):
      let labels = member.labels
      let fitting = found.filter { $0.kind != .function || $0.labels == labels }
      guard fitting.count == 1 else {
        return unknown("more than one \(member.name) fits", member.node)
      }
      return value(of: fitting[0], receiver)
    case .ambiguous(let reason): return unknown(reason, member.node)
    case .nothing: return unknown("\(type.path) has no \(member.name)", type.node ?? member.node)
    }
  }

  /// The case of something open among some names, in this run.
  package func choose(_ id: String, among names: [String]) -> Int {
    ask(Choice(id: id, kind: .theme, cases: names))
  }

  /// The type of an instance, object or case.
  package func type(ofInstance value: Value) -> TypeDeclaration? { dynamicType(value) }

  /// The enumeration of themes whose cases are the keys of a dictionary; nil if they are others.
  package func themes(ofKeys keys: [Value]) -> TypeDeclaration? {
    guard case .enumeration(let first)? = keys.first, let type = first.declaration,
      surroundings?.themes.contains(type) ?? false, type.cases.count == keys.count,
      Set(keys.compactMap(\.keyName)) == Set(type.cases.map(\.name))
    else { return nil }
    return type
  }

  /// A part of a value: a field of an instance, an element of a list, a value of a dictionary; of one
  /// that has a value for each theme, the theme's, by no name.
  package func part(_ name: String, of value: Value) -> Value {
    switch value {
    case .list(let values):
      guard let index = Int(name), values.indices.contains(index) else { break }
      return values[index]
    case .dictionary(let keys, let values) where name.isEmpty:
      guard let themes = themes(ofKeys: keys) else { break }
      let names = themes.cases.map(\.name)
      let chosen = names[ask(Choice(id: themes.path, kind: .theme, cases: names))]
      return part(chosen, of: .dictionary(keys, values))
    case .dictionary(let keys, let values):
      guard let index = keys.firstIndex(where: { $0.keyName == name }) else { break }
      return values[index]
    case .unknown: return value
    case .framework where value == .absent: return value
    default: return member(name, of: value)
    }
    return .unknown(Unknown("there is no \(name)", at: nil))
  }
}

extension Member {
  /// The labels of a function's parameters.
  var labels: [String] {
    parameters.map { $0.child(.label)?.name ?? $0.child(.name)?.name ?? "_" }
  }
}

extension Value {
  /// What a key of a dictionary is called; nil for one that has no name.
  package var keyName: String? {
    switch self {
    case .text(let text, _): text
    case .enumeration(let value): value.payload.isEmpty ? value.name : nil
    case .whole(let number): number.int.map { "\($0)" }
    case .boolean(let value): "\(value)"
    default: nil
    }
  }

  /// The text that it is.
  package var text: String? { if case .text(let text, _) = self { text } else { nil } }
}
