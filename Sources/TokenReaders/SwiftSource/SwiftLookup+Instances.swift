import SourceText

/// What the instances of types have in common, and what tokens are called.
extension SwiftLookup {
  // MARK: Instances

  /// Whether what a property holds has the colors of its type, whatever instance it is: the type
  /// stores none that an instance could be given, and the instance is not made for one scheme or theme.
  func isInstanceAlike(
    _ index: Int, of type: Int, _ themes: SwiftThemes
  ) -> Bool {
    if themes.paths[type] != nil {
      // Whatever theme it is, the app shows one at a time.
      return isElsewhere(index) || isRequirement(index)
    }
    if program.scopes[type].keyword == .protocol { return true }
    let arguments = argumentsOfInstance(index)
    if storesColors(type) {
      return arguments?.isEmpty == true && !program.scopes[type].hasInitializer
    }
    let source = program.properties[index].declaration.source
    switch source {
    case .elsewhere, .requirement: return true
    // `Resolver(scheme: scheme)` hands on what it is asked for; `Resolver(scheme: .light)` does not.
    case .initial, .computed: return arguments?.allSatisfy { $0.value.path != nil } ?? false
    }
  }

  /// The arguments of the initializer that makes the instance; nil if no initializer is seen.
  func argumentsOfInstance(_ index: Int) -> [SwiftArgument]? {
    let property = program.properties[index]
    var value: SwiftExpression?
    switch property.declaration.source {
    case .initial(let initial): value = initial
    case .computed(let code) where code.count <= 64:
      let statements = program.documents[property.document].statements(of: code)
      if statements.count == 1, case .value(let only, _) = statements[0].kind { value = only }
    case .computed, .elsewhere, .requirement: break
    }
    guard case .call(let callee, let arguments)? = value?.kind, let path = callee.path,
      program.type(path, from: property.scope) != nil
    else { return nil }
    return arguments
  }

  /// Whether instances of a type hold colors of their own.
  func storesColors(_ type: Int) -> Bool {
    program.scopes[type].properties.values.joined().contains { index in
      let property = program.properties[index].declaration
      guard !property.isStatic else { return false }
      switch property.source {
      case .computed, .requirement: return false
      case .elsewhere, .initial:
        guard let declared = property.type else { return true }
        return program.colorType(declared.path, from: type) != nil
      }
    }
  }

  // MARK: Token names

  /// The names that the token of a property may have, the likeliest first.
  func tokenNames(
    of index: Int, _ context: SwiftContext, _ themes: SwiftThemes
  ) -> [String] {
    let property = program.properties[index]
    let scope = property.scope
    let name = property.declaration.name
    if let own = context.instance, !property.declaration.isStatic, program.holds(scope, own.scope) {
      return ["\(own.name).\(name)"]
    }
    if themes.isShared(name, of: scope, program), let owner = themes.owner {
      return ["\(owner).\(name)"]
    }
    let plain = (program.scopes[scope].path + [name]).joined(separator: ".")
    if let paths = themes.paths[scope], !property.declaration.isStatic {
      return paths.map { "\($0).\(name)" } + [plain]
    }
    guard property.parameters == nil || !property.declaration.isStatic else {
      return [([plain] + chosenCases(context)).joined(separator: ".")]
    }
    guard let chosen = context.choices[.cases(scope: scope)] else {
      guard property.parameters != nil else { return [plain] }
      return [([plain] + chosenCases(context)).joined(separator: ".")]
    }
    return ["\(program.scopes[scope].name).\(chosen).\(name)", plain]
  }

  /// The cases of the enumerations that are no themes, in the order of their declarations.
  func chosenCases(_ context: SwiftContext) -> [String] {
    context.choices.compactMap { axis, choice -> (scope: Int, choice: String)? in
      if case .cases(let scope) = axis { (scope, choice) } else { nil }
    }.sorted { program.scopes[$0.scope].name < program.scopes[$1.scope].name }.map(\.choice)
  }
}
