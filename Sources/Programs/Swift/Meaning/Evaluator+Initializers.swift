/// Initializers: those of types, of their extensions and of superclasses.
extension Evaluator {
  /// Makes a value of a type.
  func construct(
    _ type: TypeReference, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ expected: TypeReference?
  ) -> Value {
    switch type {
    case .declared(let declaration): return instantiate(declaration, arguments, scope, node)
    case .framework(let name):
      if let added = program.foreign[name] {
        let own = (added.members["init"] ?? []).filter {
          $0.isVisible(from: node.tree) && isActive($0)
        }
        let fitting = own.filter { takes($0.node, arguments) }
        let color = fitting.isEmpty ? nil : color(in: arguments, scope)
        if !fitting.isEmpty, color.map({ color in fitting.contains { takes($0, color) } }) ?? true {
          return makeForeign(name, fitting, arguments, scope, node)
        }
      }
      return framework(name, arguments, scope, node)
        ?? undeclaredCall(of: name, nil, arguments, scope, node, expecting: expected)
        ?? lost(missing(name, arguments), arguments, scope, node)
    case .list where arguments.isEmpty: return .list([])
    case .dictionary:
      return framework("Dictionary", arguments, scope, node)
        ?? lost("the dictionary isn't known", arguments, scope, node)
    case .list(let element):
      if arguments.count == 2, arguments[0].label == "repeating",
        let count = value(of: arguments[1], .framework("Int"), scope).int, count >= 0, count < 4096
      {
        return .list(Array(repeating: value(of: arguments[0], element, scope), count: count))
      }
      return framework("Array", arguments, scope, node)
        ?? lost("the list isn't known", arguments, scope, node)
    default: return lost("the type isn't known", arguments, scope, node)
    }
  }

  /// The color that is the only argument of a call without a label; nil if it is none.
  private func color(in arguments: [Argument], _ scope: Scope) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil, let code = arguments[0].node,
      [.name, .member, .call].contains(code.kind),
      case .color(let color) = evaluate(code, scope)
    else { return nil }
    return .color(color)
  }

  /// Whether the first parameter of a function is of the type of a color.
  private func takes(_ member: Member, _ color: Value) -> Bool {
    guard let parameter = parameters(of: member.node).first,
      let type = parameterType(parameter, member)
    else { return true }
    return fits(color, type)
  }

  /// What to say of an initializer that nobody declares.
  private func missing(_ name: String, _ arguments: [Argument]) -> String {
    let call = "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    return surroundings == nil || arguments.isEmpty
      ? "'\(call)' is not known"
      : "'\(call)' is not known here; name the file that declares it as a source too"
  }

  func makeForeign(
    _ name: String, _ members: [Member], _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    switch chosen(members, arguments, scope) {
    case .failure(let reason): return lost(reason.text, arguments, scope, node)
    case .success(let (member, arguments)):
      // The framework may have one of the same labels.
      let inner = self.scope(of: member, receiver: nil)
      inner.activation.isInitializer = true
      let made = self.initialize(member, inner, arguments, scope, node)
      guard case .color(var color) = made else { return made }
      color.type = name
      // What no literal is known to say, as where text is scanned, is said by the outermost call.
      let isWithin =
        color.origin.literal.map {
          member.node.contains($0) && !Evaluator.says($0, color)
        } ?? true
      let isGiven = node.children(.argument).contains {
        [.string, .number].contains($0.child(.value)?.kind)
      }
      if isWithin, isGiven, color.literal != nil {
        color.place = node.span
        return .color(color)
      }
      return placed(.color(color), by: node, isColorMaker: true)
    }
  }

  /// Makes an instance of a type that the program declares.
  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope?, _ node: SyntaxNode?
  ) -> Value {
    let at = node ?? type.node
    guard stepIn(), let at else {
      return unknown("it takes too much work", node)
    }
    program.note(type.node)
    let scope =
      scope
      ?? Scope(
        parent: nil,
        activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: at.tree))
    depth += 7
    defer { depth -= 7 }
    let own = type.ordered.filter {
      $0.kind == .initializer && isActive($0) && $0.isVisible(from: at.tree)
    }
    if type.flavour == .enumeration { return caseOfRawValue(type, own, arguments, scope, at) }
    guard type.flavour == .structure || type.isReference else {
      return lost("\(type.path) makes no instances", arguments, scope, at)
    }
    let fitting = own.filter { takes($0.node, arguments) }
    let inBody = own.contains { isInBody($0, of: type) }
    if fitting.isEmpty {
      if type.isReference {
        guard !inBody else {
          return lost("no initializer takes these arguments", arguments, scope, at)
        }
        return inherited(type, arguments, scope, at)
      }
      guard !inBody else {
        return lost("no initializer takes these arguments", arguments, scope, at)
      }
      if arguments.isEmpty, isOptionSet(type) { return options([], type, scope, at) }
      return memberwise(type, arguments, scope, at)
    }
    switch chosen(fitting, arguments, scope) {
    case .failure(let reason): return lost(reason.text, arguments, scope, at)
    case .success(let (member, arguments)):
      if !Evaluator.attributes(of: member.node).isEmpty {
        return lost("the initializer is not evaluated", arguments, scope, at)
      }
      let start = empty(type)
      if start.unknown != nil { return start }
      return initialize(member, self.scope(of: member, receiver: start), arguments, scope, at)
    }
  }

  /// An instance of a class that declares no initializer: it has those of its superclass.
  private func inherited(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    var parent = program.superclass(of: type)
    var left = 32
    while let current = parent, left > 0 {
      let own = current.ordered.filter { $0.kind == .initializer && isActive($0) }
      if !own.isEmpty {
        switch chosen(own, arguments, scope) {
        case .failure(let reason): return lost(reason.text, arguments, scope, node)
        case .success(let (member, arguments)):
          return initialize(
            member, self.scope(of: member, receiver: empty(type)), arguments, scope, node)
        }
      }
      parent = program.superclass(of: current)
      left -= 1
    }
    guard arguments.isEmpty else {
      return lost("no initializer takes these arguments", arguments, scope, node)
    }
    return empty(type)
  }

  private func isInBody(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard let node = type.node, node.tree === member.node.tree else { return false }
    return node.range.contains(member.node.range.lowerBound)
  }

  private func memberwise(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard case .instance(var instance) = empty(type) else {
      return unknown("the instance isn't known", node)
    }
    var next = 0
    for member in type.stored where isActive(member) {
      if member.isConstant, member.binding?.child(.value) != nil { continue }
      guard next < arguments.count,
        arguments[next].label == member.name
          || arguments[next].isTrailing && arguments[next].label == nil
      else {
        guard
          instance.fields[member.name] ?? instance.fields["_" + member.name] != nil
            || language.isLate(member)
        else { return lost("no initializer takes these arguments", arguments, scope, node) }
        continue
      }
      let declared =
        member.binding?.child(.type).map { program.type(of: $0, within: type) }
        ?? instance.fields[member.name].flatMap { self.type(of: $0) }
      let given = value(of: arguments[next], declared, scope)
      if wrapper(of: member) == nil {
        instance.fields[member.name] = given
      } else if let made = storedWrapper(of: member, given) {
        instance.fields["_" + member.name] = made
      } else {
        return lost("a property wrapper is set up here", arguments, scope, node)
      }
      next += 1
    }
    guard next == arguments.count else {
      return lost("no initializer takes these arguments", arguments, scope, node)
    }
    return .instance(instance)
  }

  /// `self.init(…)` and `super.init(…)`.
  func delegate(isSuper: Bool, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode) -> Value
  {
    guard let owner = scope.activation.owner, let box = scope.activation.receiver else {
      return lost("there is no self", arguments, scope, node)
    }
    if isSuper {
      guard let parent = program.superclass(of: owner) else {
        // A class of a framework sets up nothing of ours.
        if arguments.contains(where: { $0.node?.kind == .inOut }) {
          return lost("super isn't known", arguments, scope, node)
        }
        return .void
      }
      let fitting = parent.ordered.filter {
        $0.kind == .initializer && takes($0.node, arguments)
      }
      if fitting.isEmpty, arguments.isEmpty { return .void }
      guard fitting.count == 1, case .object = box.value else {
        return lost("which initializer is meant isn't known", arguments, scope, node)
      }
      let inner = self.scope(of: fitting[0], receiver: box.value)
      let made = initialize(fitting[0], inner, arguments, scope, node)
      return made.unknown == nil ? .void : made
    }
    let made: Value
    if owner.node == nil {
      made = construct(.framework(owner.name), arguments, scope, node, nil)
    } else if case .object(let object, _) = box.value {
      let fitting = owner.ordered.filter {
        $0.kind == .initializer && takes($0.node, arguments)
      }
      guard case .success(let (member, arguments)) = chosen(fitting, arguments, scope) else {
        return lost("which initializer is meant isn't known", arguments, scope, node)
      }
      made = initialize(
        member, self.scope(of: member, receiver: .object(object)), arguments, scope, node)
    } else {
      made = instantiate(owner, arguments, scope, node)
    }
    store(made, box)
    return made.unknown == nil ? .void : made
  }
}
