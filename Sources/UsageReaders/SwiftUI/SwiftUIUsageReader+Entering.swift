import Programs

/// Views, modifiers and styles of the app: what they are given, and where they show it.
extension SwiftUIUsageReader {
  /// Reads a member where a view names it.
  mutating func enter(
    _ member: Int, in frame: Int, _ surroundings: ViewSurroundings, at place: SyntaxNode,
    _ reading: inout UsageReading
  ) {
    // A view that shows itself shows nothing new.
    guard !work.members.contains(member) else { return }
    switch entries.enter(member, frame, surroundings) {
    case .new:
      work.push(
        SwiftUIPlace(node: members.all[member].body, frame: frame), surroundings, member: member)
    case .known: return
    case .tooMany:
      reading.unfollow(
        .limit, "\(members.all[member].name) in too many views", at: place.span)
    }
  }

  /// The frame of what a view names.
  mutating func frame(
    of target: SwiftUITarget, _ call: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> Int {
    let member = members.all[target.member]
    let owner = member.declaration.owner
    var inner = SwiftUIFrame(scope: SwiftScope(owner: owner))
    switch target.kind {
    case .component(let type):
      give(call, to: type, &inner, surroundings)
      return frames.number(of: inner)
    case .own:
      let own = frames[frame]
      if own.scope.owner == owner { inner = own.ofInstance }
    case .outermost: break
    }
    if member.isFunction { give(call, to: member.declaration, &inner) }
    return frames.number(of: inner)
  }

  /// Gives a function its arguments.
  mutating func give(
    _ call: ViewChain.Call, to function: Member, _ inner: inout SwiftUIFrame
  ) {
    let parameters = function.parameters.map(SwiftParameter.init(parameter:))
    let arguments = call.value.arguments
    inner.scope.function = colors.scopeName(of: call.value)
    guard let bound = SwiftParameter.bind(arguments, to: parameters) else {
      for argument in arguments { _ = slot(argument.value, named: function.name) }
      return
    }
    for parameter in parameters {
      let value = bound[parameter.name]
      inner.scope.parameters[parameter.name] = colors.given(value ?? parameter.value, parameter)
      guard let value, !parameter.isColor else { continue }
      inner.parameters[parameter.name] = content(value, for: parameter, named: function.name)
    }
  }

  /// Gives a type what its initializer is called with.
  mutating func give(
    _ call: ViewChain.Call, to type: TypeDeclaration, _ inner: inout SwiftUIFrame,
    _ surroundings: ViewSurroundings
  ) {
    let arguments = call.isCalled || !call.closures.isEmpty ? call.value.arguments : []
    guard let initializer = SwiftInitializer(of: type, fitting: arguments) else {
      for argument in arguments { _ = slot(argument.value, named: type.name) }
      return
    }
    for parameter in initializer.parameters {
      let value = initializer.bound[parameter.name]
      let properties = initializer.properties[parameter.name] ?? []
      let given = colors.given(value ?? parameter.value, parameter)
      for property in properties { inner.scope.properties[property] = given }
      guard let value, !parameter.isColor else { continue }
      let content = content(value, for: parameter, named: type.name)
      for property in properties { inner.content[property] = content }
    }
    inner.scope.name = scopeName(of: type, inner.scope, surroundings)
  }

  /// What tells the questions of an instance apart from those of the views around it.
  private func scopeName(
    of type: TypeDeclaration, _ scope: SwiftScope, _ surroundings: ViewSurroundings
  ) -> String {
    var states = surroundings.foregrounds.map(\.state) + [UsageState(surroundings.conditions)]
    for case .backgrounds(let all) in surroundings.layers { states += all.map(\.state) }
    for case .paints(let paints) in scope.properties.values { states += paints.map(\.state) }
    let subjects = Set(states.flatMap(\.conditions).compactMap { $0.choice?.subject })
    var name = type.path
    while subjects.contains(where: { $0.hasPrefix("\(name)\n") }) { name += "'" }
    return name
  }

  /// The views that an argument hands on; code that runs later is read alone.
  private mutating func content(
    _ value: SyntaxNode, for parameter: SwiftParameter, named name: String
  ) -> SwiftUISlot? {
    if parameter.isAction {
      push(value, .none)
      return nil
    }
    return slot(value, named: name)
  }

  /// Content of the code that is read.
  mutating func slot(
    _ node: SyntaxNode, rest: SwiftUISlot.Rest? = nil, named name: String
  ) -> SwiftUISlot {
    let slot = SwiftUISlot(
      node: node, frame: frame, members: work.members, rest: rest, name: name)
    entries.handOn(slot)
    return slot
  }

  // MARK: Content

  /// The content that a view names, and how many of its calls that takes.
  func content(of chain: ViewChain) -> (slot: SwiftUISlot, calls: Int)? {
    let known = frames[frame]
    guard !known.content.isEmpty || !known.parameters.isEmpty else { return nil }
    var path = chain.path[...]
    if path == ["self"], let slot = known.parameters["self"] { return (slot, 0) }
    let isOwn = path.first == "self"
    if isOwn { path.removeFirst() }
    if path.isEmpty {
      guard let call = chain.modifiers.first, let slot = known.content[call.name] else {
        return nil
      }
      return (slot, 1)
    }
    let name = path.joined(separator: ".")
    if !isOwn, let slot = known.parameters[name] { return (slot, 0) }
    switch colors.file.locals.meaning(of: chain.path[0], at: chain.base.place) {
    case nil: break
    case _ where isOwn: break
    default: return nil
    }
    return known.content[name].map { ($0, 0) }
  }

  /// Reads content where it is shown.
  mutating func show(
    _ slot: SwiftUISlot, _ surroundings: ViewSurroundings, at place: SyntaxNode,
    _ reading: inout UsageReading
  ) {
    guard entries.show(slot) else {
      reading.unfollow(.limit, "\(slot.name) in too many views", at: place.span)
      return
    }
    work.push(
      SwiftUIPlace(node: slot.node, frame: slot.frame, rest: slot.rest), surroundings,
      within: slot.members)
  }

  // MARK: Modifiers and styles

  /// Hands a view on to a modifier that the app declares; returns whether it is one.
  mutating func handOn(
    _ chain: ViewChain, at position: Int, _ foregrounds: [PaintDeclaration],
    _ surroundings: ViewSurroundings, isStatement: Bool, _ reading: inout UsageReading
  ) -> Bool {
    let modifier = chain.modifiers[position]
    guard modifier.questions.isEmpty, modifier.isCalled || !modifier.closures.isEmpty else {
      return false
    }
    let rest = SwiftUISlot.Rest(
      modifiers: position, foregrounds: foregrounds, isStatement: isStatement)
    if modifier.name == "modifier", let type = type(of: modifier, "body") {
      var inner = SwiftUIFrame(scope: SwiftScope(owner: type.type))
      if let call = type.call { give(call, to: type.type, &inner, surroundings) }
      let parameter = members.all[type.member].declaration.parameters.first
      inner.parameters[parameter?.declaredName ?? ""] = slot(
        chain.value, rest: rest, named: ".modifier(\(type.type.name))")
      let frame = frames.number(of: inner)
      enter(type.member, in: frame, surroundings, at: modifier.place, &reading)
      return true
    }
    guard let member = members.modifier(modifier.name) else { return false }
    let declaration = members.all[member].declaration
    var inner = SwiftUIFrame(scope: SwiftScope(owner: declaration.owner))
    give(modifier, to: declaration, &inner)
    inner.parameters["self"] = slot(chain.value, rest: rest, named: ".\(modifier.name)")
    enter(member, in: frames.number(of: inner), surroundings, at: modifier.place, &reading)
    return true
  }

  /// The type of the app whose instance a modifier is given, the member of it that makes a view, and the
  /// call that makes the instance.
  private func type(
    of modifier: ViewChain.Call, _ function: String
  ) -> (type: TypeDeclaration, member: Int, call: ViewChain.Call?)? {
    guard let value = modifier.arguments.first?.value else { return nil }
    if let chain = ViewChain(value), chain.modifiers.isEmpty, chain.base.isCalled,
      case .declared(let type) = colors.program.type(
        named: chain.path, within: colors.file.owner(around: value), of: colors.tree),
      let member = members.only(function, of: type), members.all[member].isFunction
    {
      return (type, member, chain.base)
    }
    // `.primary` of `extension ButtonStyle where Self == PrimaryStyle`
    guard value.bare.kind == .implicitMember || value.bare.kind == .call else { return nil }
    let name = value.chain.root.declaredName
    let found = ["ButtonStyle", "PrimitiveButtonStyle"].flatMap {
      colors.program.additions(name, to: $0)
    }.filter(\.isStatic)
    guard found.count == 1, let written = found[0].writtenType,
      case .declared(let type) = colors.program.type(of: written, within: nil),
      let member = members.only(function, of: type), members.all[member].isFunction
    else { return nil }
    return (type, member, nil)
  }

  /// The style of buttons that a modifier gives, if the app declares it.
  mutating func style(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings.Style? {
    guard let found = type(of: modifier, "makeBody") else { return nil }
    var inner = SwiftUIFrame(scope: SwiftScope(owner: found.type))
    if let call = found.call { give(call, to: found.type, &inner, surroundings) }
    return ViewSurroundings.Style(member: found.member, frame: frames.number(of: inner))
  }

  /// Reads a button as its style shows it.
  mutating func show(
    _ chain: ViewChain, in style: ViewSurroundings.Style, _ foregrounds: [PaintDeclaration],
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    var inner = frames[style.frame]
    let configuration = members.all[style.member].declaration.parameters.first?.declaredName ?? ""
    let rest = SwiftUISlot.Rest(modifiers: 0, foregrounds: foregrounds, isStatement: true)
    inner.parameters["\(configuration).label"] = slot(
      chain.base.value, rest: rest, named: "a style of button")
    var surroundings = surroundings
    surroundings.buttonStyle = nil
    surroundings.isStyled = true
    enter(
      style.member, in: frames.number(of: inner), surroundings, at: chain.base.place, &reading)
  }
}
