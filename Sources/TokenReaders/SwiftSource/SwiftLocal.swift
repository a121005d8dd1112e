import SourceText

/// What a name in a body stands for.
enum SwiftLocal {
  /// A value, where it stands: in the body itself, or with whoever calls, and its type where the
  /// source declares that.
  case value(SwiftExpression, in: SwiftContext, isOwn: Bool, type: Int? = nil)
  /// A parameter that whoever calls chooses.
  case parameter(SwiftTypeName)
  /// A variable that has no value yet.
  case unset
}

extension SwiftContext {
  /// The value that a name stands for in the body, and where it stands; nil for other names.
  func followed(
    _ name: String
  ) throws(SwiftStop) -> (
    value: SwiftExpression, context: SwiftContext, isOwn: Bool, type: Int?
  )? {
    switch locals[name] {
    case .value(let value, let place, let isOwn, let type):
      return (value, try entering(place), isOwn, type)
    case .parameter: throw .notRead("the caller gives it '\(name)'")
    case .unset: throw .notRead("'\(name)' has no value in all cases")
    case nil: return nil
    }
  }

  /// Another place, with what has been chosen here.
  func entering(_ place: SwiftContext) throws(SwiftStop) -> SwiftContext {
    var inner = try deeper()
    inner.document = place.document
    inner.scope = place.scope
    inner.locals = place.locals
    inner.instance = place.instance
    return inner
  }

  /// The place of a property's value, with what has been chosen here.
  func entering(
    _ property: SwiftProperty, in program: SwiftProgram
  ) throws(SwiftStop) -> SwiftContext {
    var inner = try deeper()
    inner.document = property.document
    inner.scope = property.scope
    inner.locals = [:]
    if let own = instance,
      property.declaration.isStatic || !program.holds(property.scope, own.scope)
    {
      inner.instance = nil
    }
    return inner
  }

  /// What the initializer of the instance gives to a property, and where that stands; nil if it keeps
  /// what it is declared with.
  func given(
    to property: Int
  ) throws(SwiftStop) -> (value: SwiftExpression, context: SwiftContext)? {
    switch instance?.given[property] {
    case .value(let value, let place): return (value, try entering(place))
    case .unknown(let reason): throw .notRead(reason)
    case nil: return nil
    }
  }
}
