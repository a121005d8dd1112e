import SourceText

/// Instances of types that the source declares, as the arguments of their initializers make them.
extension SwiftEvaluator {
  /// The instance that an expression makes, or that it names.
  ///
  /// - Parameter name: what the names of the tokens of its properties begin with.
  mutating func instance(
    of type: Int, named name: String, from expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftInstance {
    let (value, place) = try reached(from: expression, context)
    if case .call(let callee, let arguments) = value.kind {
      if constructed(by: callee, expecting: type, place) == type {
        return try instance(of: type, named: name, arguments, place)
      }
      throw .notRead("a call of '\(text(callee, place))' is not evaluated")
    }
    guard let index = try constant(value, of: type, place) else {
      throw .notRead("'\(text(value, place))' is not a '\(program.scopes[type].name)' that is read")
    }
    if let reason = obstacle(index) {
      throw .notRead("it depends on '\(text(value, place))': \(reason)")
    }
    usedInstances.insert(index)
    let property = program.properties[index]
    let inner = try place.entering(property, in: program)
    switch property.declaration.source {
    case .initial(let initial): return try instance(of: type, named: name, from: initial, inner)
    case .computed(let code):
      return try result(of: code, inner) { evaluator, value, context throws(SwiftStop) in
        try evaluator.instance(of: type, named: name, from: value, context)
      }
    case .elsewhere, .requirement: throw .notRead("'\(text(value, place))' has no value here")
    }
  }

  /// The constant that a name is where an instance of a type is expected: `.light`, `Theme.light`.
  private func constant(
    _ value: SwiftExpression, of type: Int, _ context: SwiftContext
  ) throws(SwiftStop) -> Int? {
    let owner = program.scopes[type].path
    let path: [String]
    switch value.kind {
    case .member(nil, let name): path = owner + [name]
    default:
      guard let own = value.path else { return nil }
      path = own
    }
    guard case .property(let index, _)? = try target(path, context, isExact: true) else {
      return nil
    }
    let property = program.properties[index]
    return property.declaration.isStatic || property.scope == SwiftProgram.root ? index : nil
  }

  // MARK: Initializers

  private mutating func instance(
    of type: Int, named name: String, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftInstance {
    let labels = arguments.map { $0.label ?? "_" }
    let scope = program.scopes[type]
    let call = "\(scope.name)(\(labels.map { "\($0):" }.joined()))"
    let fitting = scope.initializers.filter {
      SwiftAddedInitializers.takes(labels, $0.declaration.parameters)
    }
    let isMemberwise =
      scope.keyword == .struct && !scope.hasInitializer
      && labels.allSatisfy { stored($0, of: type) != nil }
    guard fitting.count + (isMemberwise ? 1 : 0) < 2 else {
      throw .notRead("'\(call)' may be one of several initializers")
    }
    if isMemberwise {
      var instance = SwiftInstance(scope: type, name: name)
      for argument in arguments {
        guard let index = stored(argument.label ?? "", of: type) else { continue }
        instance.given[index] = .value(argument.value, context)
      }
      return instance
    }
    guard let initializer = fitting.first, let body = initializer.declaration.body else {
      throw .notRead(
        "the initializer '\(call)' is not declared here; name its file as a source too")
    }
    guard initializer.declaration.branches.isEmpty else {
      throw .notRead("the initializer '\(call)' is compiled under a condition")
    }
    var inner = try context.deeper()
    (inner.document, inner.scope, inner.instance) = (initializer.document, type, nil)
    let callee = SwiftProperty(
      declaration: SwiftPropertyDeclaration(initializer.declaration, computedBy: body),
      document: initializer.document, scope: type)
    inner.locals = try locals(
      arguments, for: initializer.declaration.parameters, of: callee, context)
    return try instance(of: type, named: name, madeBy: initializer, body, inner)
  }

  /// The stored property of the instances of a type.
  private func stored(_ name: String, of type: Int) -> Int? {
    program.scopes[type].properties[name]?.first { index in
      let declaration = program.properties[index].declaration
      switch declaration.source {
      case .elsewhere, .initial: return !declaration.isStatic
      case .computed, .requirement: return false
      }
    }
  }

  /// What the body of an initializer gives to the properties. Only what hands values on is read.
  private mutating func instance(
    of type: Int, named name: String, madeBy initializer: SwiftFunction, _ body: SwiftCode,
    _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftInstance {
    var context = context
    var instance = SwiftInstance(scope: type, name: name)
    let document = program.documents[initializer.document]
    let place = document.span(initializer.declaration.nameRange)
    let refusal = SwiftStop.notRead(
      "its initializer, \(place.file.path):\(place.start.line), does more than give values to "
        + "properties")
    let instructions = document.instructions(of: body)
    for instruction in instructions {
      switch instruction {
      case .assignment(let target, nil, let value):
        var property: Int?
        if case .member(let base?, let member) = target.kind, case .name("self") = base.kind {
          property = stored(member, of: type)
        } else if case .name(let member) = target.kind, context.locals[member] == nil {
          property = stored(member, of: type)
        }
        guard let property else { throw refusal }
        let isFirst = instance.given[property] == nil
        instance.given[property] =
          isFirst ? .value(value, context) : .unknown("its initializer gives it two values")
      case .declaration(let names, false, _, let value?) where names.count == 1:
        context.locals[names[0]] = .value(value, in: context, isOwn: true)
      case .value(let value):
        guard case .call(let callee, let arguments) = value.kind,
          case .member(let base?, "init") = callee.kind,
          case .name(let owner) = base.kind
        else { throw refusal }
        if owner == "self", instructions.count == 1 {
          return try self.instance(of: type, named: name, arguments, context)
        }
        // What a class of the frameworks does has no color of this one.
        guard owner == "super", arguments.isEmpty,
          !program.protocols(of: type).contains(where: {
            program.scopes[$0].keyword == .class
          })
        else { throw refusal }
      default: throw refusal
      }
    }
    return instance
  }
}
