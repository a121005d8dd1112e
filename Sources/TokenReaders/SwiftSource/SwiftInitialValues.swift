import SourceText

/// What the initializers of a source's types give to the properties that hold colors.
struct SwiftInitialValues {
  /// A property that an initializer gives a value.
  struct Value {
    /// Where it is named there.
    let span: SourceSpan
    /// Whether the value is a parameter as it comes: whoever makes the instance gives it then.
    let isHandedOn: Bool
  }

  private var values: [Int: Value] = [:]

  init(_ program: SwiftProgram, _ kinds: SwiftKinds) {
    for scope in program.scopes {
      for initializer in scope.initializers {
        guard let body = initializer.declaration.body else { continue }
        let document = program.documents[initializer.document]
        let parameters = Set(initializer.declaration.parameters.map(\.name))
        for assignment in document.assignments(in: body) {
          guard let index = scope.properties[assignment.name]?.first,
            !program.properties[index].declaration.isStatic, kinds.kinds[index] > .none
          else { continue }
          var isHandedOn = false
          if case .name(let name) = assignment.value.kind { isHandedOn = parameters.contains(name) }
          // One value of its own is what is not read.
          if let known = values[index], !known.isHandedOn { continue }
          values[index] = Value(
            span: document.span(assignment.nameRange), isHandedOn: isHandedOn)
        }
      }
    }
  }

  /// What initializers give a property; nil where they give it nothing.
  subscript(property: Int) -> Value? { values[property] }
}
