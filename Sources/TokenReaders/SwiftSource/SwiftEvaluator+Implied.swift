import SourceText

/// Members without a base, whose type only the place tells.
extension SwiftEvaluator {
  /// The color of an argument of a pair. A member without a base is one of the parameters' type where
  /// the source declares the initializer, else of the type that is initialized: `.red` is another red
  /// in UIKit, and none of a type of the app.
  mutating func colorInPair(
    _ value: SwiftExpression, _ label: String, _ arguments: [SwiftArgument],
    of callee: SwiftExpression, _ type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let made = try initializedExactly(by: callee, expecting: type, context) ?? type
    let labels = arguments.map { $0.label ?? "_" }
    var lists = SwiftAddedInitializers(program).labelled(labels, of: made)
      .map(\.declaration.parameters)
    if lists.isEmpty, let list = program.addedInitializer(labels, to: made) { lists = [list] }
    let types = lists.compactMap { list in list.first { $0.label == label }?.type.path }
    let colors = types.compactMap { program.colorType($0, from: SwiftProgram.root) }
    guard value.isImplied else { return try colorOrHex(value, as: colors.first ?? made, context) }
    if types.isEmpty {
      try refuseOwnMember(value, context)
    } else if let first = types.first, types.allSatisfy({ $0 == first }), colors.isEmpty,
      let scope = program.type(first, from: SwiftProgram.root)
    {
      return try colorOrHex(value.of(program.scopes[scope].path), as: made, context)
    } else if colors.count < types.count {
      throw .notRead(
        "'\(text(value, context))' is of a type that is not known to be one of colors")
    }
    return try colorOrHex(value, as: colors.first ?? made, context)
  }

  /// Refuses a member without a base where a type of the source that is no color has it: no source says
  /// what is expected.
  private func refuseOwnMember(
    _ value: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) {
    guard case .member(nil, let name) = value.kind,
      let owner = program.scopes.first(where: { scope in
        scope.cases.contains(name) && SwiftColorType(path: scope.path) == nil
      })
    else { return }
    throw .notRead(
      "'.\(name)' may be a case of '\(owner.name)': no source declares what is expected; name its "
        + "file as a source too")
  }

  /// Refuses a member without a base that is one of an initializer's own type: `UIColor(.black)` where
  /// the source has `init(_ shade: Shade)`.
  func refuseOwnMembers(
    _ arguments: [SwiftArgument], _ labels: [String], _ type: SwiftColorType,
    _ context: SwiftContext
  ) throws(SwiftStop) {
    guard arguments.contains(where: { $0.value.isImplied }) else { return }
    let initializers = SwiftAddedInitializers(program).labelled(labels, of: type)
    for initializer in initializers {
      for argument in arguments where argument.value.isImplied {
        let label = argument.label ?? "_"
        guard
          let parameter = initializer.declaration.parameters.first(where: { $0.label == label }),
          program.colorType(parameter.type.path, from: SwiftProgram.root) == nil,
          let scope = program.type(parameter.type.path, from: SwiftProgram.root)
        else { continue }
        // The body says what the raw value is; without one the case may be any color.
        if initializers.count == 1, enumerated(argument.value, of: scope, context) != nil {
          continue
        }
        throw .notRead(
          "'\(text(argument.value, context))' is a value of '\(program.scopes[scope].name)'")
      }
    }
  }
}
