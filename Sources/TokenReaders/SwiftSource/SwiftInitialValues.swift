import SourceText

/// What the initializers of a source's types give to the properties that hold colors.
struct SwiftInitialValues {
  /// A property that an initializer gives a value.
  struct Value {
    /// Where it is named there.
    let span: SourceSpan
    /// Whether the value is a parameter as it comes: whoever makes the instance gives it then.
    let isHandedOn: Bool
    /// The value and its document where every instance has it: the type has one initializer, which
    /// gives it once and in any case, out of constants and of parameters that it hands on to
    /// properties of the same name.
    let expression: (value: SwiftExpression, document: Int)?
  }

  private var values: [Int: Value] = [:]

  init(_ program: SwiftProgram, _ kinds: SwiftKinds) {
    for index in program.scopes.indices {
      for initializer in program.scopes[index].initializers {
        add(initializer, of: index, program, kinds)
      }
    }
  }

  private mutating func add(
    _ initializer: SwiftFunction, of index: Int, _ program: SwiftProgram, _ kinds: SwiftKinds
  ) {
    guard let body = initializer.declaration.body else { return }
    let scope = program.scopes[index]
    let document = program.documents[initializer.document]
    let parameters = Set(initializer.declaration.parameters.map(\.name))
    let assignments = document.assignments(in: body)
    let counts = Dictionary(assignments.map { ($0.name, 1) }, uniquingKeysWith: +)
    let handedOn = Set(
      assignments.compactMap { assignment -> String? in
        guard case .name(assignment.name) = assignment.value.kind, !assignment.isNested,
          counts[assignment.name] == 1
        else { return nil }
        return assignment.name
      }
    ).intersection(parameters)
    let locals = document.localNames(in: body)
    let isOnly = scope.hasInitializer && scope.initializers.count == 1
    /// Whether a name means in the type what it means in the initializer.
    func isAlike(_ name: String) -> Bool {
      if locals.contains(name) { return false }
      guard parameters.contains(name), !handedOn.contains(name) else { return true }
      // A scheme, which is known by its name.
      return !program.lookupOrder(from: index).contains {
        program.scopes[$0].properties[name] != nil || program.scopes[$0].types[name] != nil
      }
    }
    for assignment in assignments {
      guard let property = scope.properties[assignment.name]?.first,
        !program.properties[property].declaration.isStatic, kinds.kinds[property] > .none
      else { continue }
      var isHandedOn = false
      if case .name(let name) = assignment.value.kind { isHandedOn = parameters.contains(name) }
      // One value of its own is what is not read.
      if let known = values[property], !known.isHandedOn { continue }
      let isOwnName = handedOn.contains(assignment.name)
      let isRead =
        isOnly && !isOwnName && !assignment.isNested && counts[assignment.name] == 1
        && assignment.value.mentionedNames?.allSatisfy(isAlike) == true
      values[property] = Value(
        span: document.span(assignment.nameRange), isHandedOn: isHandedOn,
        expression: isRead ? (assignment.value, initializer.document) : nil)
    }
  }

  /// What initializers give a property; nil if they give it nothing.
  subscript(property: Int) -> Value? { values[property] }
}
