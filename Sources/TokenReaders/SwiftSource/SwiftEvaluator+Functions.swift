import ColorMath
import SourceText

/// Calls of the source's own functions that return colors.
extension SwiftEvaluator {
  /// The function that a callee is, with some arguments; nil if the source declares none.
  mutating func function(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], expecting type: SwiftColorType,
    _ context: SwiftContext
  ) throws(SwiftStop) -> Int? {
    let labels = arguments.map { $0.label ?? "_" }
    var found: [Int] = []
    if case .member(nil, let name) = callee.kind {
      let scope = program.scopes[SwiftProgram.root].types[type.name]
      found = scope.flatMap { program.scopes[$0].functions[name] } ?? []
    } else if let path = callee.path, let name = path.last, context.locals[path[0]] == nil {
      var scopes: [Int] = []
      if path.count == 1 {
        scopes = program.lookupOrder(from: context.scope)
      } else if path.count == 2, path[0] == "self" || path[0] == "Self" {
        scopes = [context.scope] + program.protocols(of: context.scope)
      } else if let owner = program.type(Array(path.dropLast()), from: context.scope) {
        scopes = [owner] + program.protocols(of: owner)
      }
      for scope in scopes where found.isEmpty {
        // A property that holds a closure.
        if program.scopes[scope].properties[name] != nil { return nil }
        found = program.scopes[scope].functions[name] ?? []
      }
    }
    let fitting = found.filter {
      SwiftAddedInitializers.takes(labels, program.properties[$0].parameters ?? [])
    }
    guard !fitting.isEmpty else { return nil }
    var compiled: [Int] = []
    for index in fitting {
      let branches = program.properties[index].declaration.branches
      flags.formUnion(branches.flatMap(\.condition.flags))
      if try lookup.conditions.holds(branches, context) { compiled.append(index) }
    }
    guard !compiled.isEmpty else { throw .notCompiled }
    // One of several for enumerations: the argument says which.
    if compiled.count > 1, arguments.count == 1,
      let chosen = try parameterCase(arguments[0].value, context)
    {
      compiled.removeAll { program.enumeration(ofOnlyParameter: $0) != chosen.scope }
    }
    guard let first = compiled.first, compiled.count == 1 else {
      throw .notRead("'\(text(callee, context))' is declared more than once")
    }
    return first
  }

  /// The color that a function gives for some arguments: the token of the case that an argument names,
  /// or the value of its body.
  mutating func color(
    of function: Int, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let property = program.properties[function]
    let parameters = property.parameters ?? []
    let path = property.declaration.type?.path ?? []
    let type = program.colorType(path, from: property.scope) ?? .color
    guard case .computed(let body) = property.declaration.source else {
      throw .notRead("'\(property.declaration.name)' gives no color")
    }
    if let name = try caseToken(of: function, arguments, context) {
      return .token(names: [name], steps: [])
    }
    var inner = try context.entering(property, in: program)
    inner.locals = try locals(arguments, for: parameters, of: property, context)
    do throws(SwiftStop) {
      let found = try result(of: body, inner) { evaluator, value, context throws(SwiftStop) in
        try evaluator.color(value, as: type, context)
      }
      // What stands in the body is no literal of this place.
      noteOrigin(nil)
      return found
    } catch {
      guard case .notRead = error,
        let color = try executed(property, arguments, as: type, context)
      else { throw error }
      noteOrigin(nil)
      return .literal(color)
    }
  }

  /// The color that a function of the type makes of plain numbers and texts, as an initializer does:
  /// `static func hex(_ value: UInt) -> Color`. Nil where it works with anything else.
  private mutating func executed(
    _ function: SwiftProperty, _ arguments: [SwiftArgument], as type: SwiftColorType,
    _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral? {
    let parameters = function.parameters ?? []
    guard !parameters.isEmpty,
      function.declaration.isStatic || function.scope == SwiftProgram.root
    else { return nil }
    do throws(SwiftStop) {
      let values = try values(of: arguments, for: parameters, in: function.scope, context)
      return try? SwiftInterpreter.color(returnedBy: function, values, as: type, program)
    } catch {
      if case .notRead = error { return nil }
      throw error
    }
  }

  /// The name of the token of a function for one case of an enumeration that is no theme.
  private func caseToken(
    of function: Int, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> String? {
    let property = program.properties[function]
    guard program.isOnly(function), property.declaration.isStatic, arguments.count == 1,
      let parameter = property.parameters?.first,
      let scope = program.enumeration(ofOnlyParameter: function),
      isPlainEnumeration(scope, named: [parameter.type.path.last ?? "", parameter.name])
    else { return nil }
    let path = program.scopes[property.scope].path + [property.declaration.name]
    if let handed = try parameterCase(arguments[0].value, context), handed.scope == scope {
      return handed.name.map { (path + [$0]).joined(separator: ".") }
    }
    guard case .member(let base, let name) = arguments[0].value.kind,
      program.scopes[scope].cases.contains(name)
    else { return nil }
    if let base {
      guard let path = base.path, program.type(path, from: context.scope) == scope else {
        return nil
      }
    }
    return (path + [name]).joined(separator: ".")
  }

  /// The enumeration of a parameter that a body hands on, and the case that is chosen for it.
  private func parameterCase(
    _ value: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> (scope: Int, name: String?)? {
    guard case .name(let name) = value.kind else { return nil }
    switch context.locals[name] {
    case .parameter(let type):
      guard let scope = program.type(type.path, from: context.scope) else { return nil }
      return (scope, context.choices[.cases(scope: scope)])
    case .value(let value, let place, _, _):
      return try parameterCase(value, context.entering(place))
    case .unset, nil: return nil
    }
  }

  /// What a call gives to parameters, by their names in the body.
  func locals(
    _ arguments: [SwiftArgument], for parameters: [SwiftParameter], of callee: SwiftProperty,
    _ context: SwiftContext
  ) throws(SwiftStop) -> [String: SwiftLocal] {
    var locals: [String: SwiftLocal] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      let type = program.type(parameter.type.path, from: callee.scope)
      if let next = rest.first, next.label ?? "_" == parameter.label {
        rest.removeFirst()
        locals[parameter.name] = .value(next.value, in: context, isOwn: false, type: type)
      } else if let initial = parameter.defaultValue {
        let place = SwiftContext(document: callee.document, scope: callee.scope)
        let value = program.documents[callee.document].expression(in: initial)
        locals[parameter.name] = .value(value, in: place, isOwn: false, type: type)
      } else {
        throw .notRead("'\(parameter.label)' is not given")
      }
    }
    return locals
  }
}
