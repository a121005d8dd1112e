import Programs

/// Colors that the code of an app works out: properties and functions of a view, constants, and what the
/// caller gives.
extension SwiftColorExpression {
  /// What an expression gives by declarations of the app; nil where it is a name for others, or not
  /// understood.
  func declared(_ value: SyntaxNode) -> [SwiftPaint]? {
    guard framework == .swiftUI, depth < Self.depthLimit else { return nil }
    switch value.kind {
    case .name: return local(value) ?? property(value.name, at: value)
    case .member:
      if value.child(.base)?.isText("self") == true {
        return property(value.declaredName, at: value)
      }
      return ofCase(value)
    case .call: return function(value)
    case .ifStatement, .switchStatement: return SwiftColorResults.read([value], self)
    default: return nil
    }
  }

  private func local(_ value: SyntaxNode) -> [SwiftPaint]? {
    switch file.locals.meaning(of: value.name, at: value) {
    case .value(let node)?:
      var inner = self
      inner.depth += 1
      return inner.paints(node).map { SwiftPaint($0.paint, $0.state) }
    case .parameter?:
      if case .paints(let paints)? = scope.parameters[value.name] { return paints }
      return [SwiftPaint(computed(value))]
    case .unknown?: return [SwiftPaint(computed(value))]
    case nil: return nil
    }
  }

  /// What a property of the type around gives.
  private func property(_ name: String, at value: SyntaxNode) -> [SwiftPaint]? {
    guard let owner = file.owner(around: value) else { return nil }
    if scope.owner == owner, let given = scope.properties[name] {
      if case .paints(let paints) = given { return paints }
      return nil
    }
    guard let member = Self.only(name, of: owner, isStatic: false) else { return nil }
    let scope = scope.owner == owner ? scope.ofInstance : SwiftScope(owner: owner)
    if let body = member.body { return SwiftColorResults.read(body, at(body, scope)) }
    guard member.isConstant, let first = member.value else { return nil }
    return at(first, scope).paints(first).map { SwiftPaint($0.paint, $0.state) }
  }

  /// What a property of an enumeration's case gives, `status.color`, where it depends on the case.
  private func ofCase(_ value: SyntaxNode) -> [SwiftPaint]? {
    guard let base = value.child(.base)?.bare, base.kind == .name || base.kind == .member,
      case .declared(let type) = type(of: base).unwrapped, type.flavour == .enumeration,
      let member = Self.only(value.declaredName, of: type, isStatic: false), let body = member.body
    else { return nil }
    let subject = wholeText(base.range)
    var inner = SwiftScope(owner: type)
    inner.receiver = SwiftScope.Receiver(
      text: subject, scope: scopeName(of: subject, at: base), answer: written(base))
    return SwiftColorResults.read(body, at(body, inner))
  }

  // MARK: Functions

  /// What a function of the type around gives, or one outside of all types.
  private func function(_ call: SyntaxNode) -> [SwiftPaint]? {
    guard let callee = call.child(.base)?.bare else { return nil }
    let owner = file.owner(around: call)
    let name: String
    switch callee.kind {
    case .name: name = callee.name
    case .member where callee.child(.base)?.isText("self") == true: name = callee.declaredName
    default: return nil
    }
    guard file.locals.meaning(of: name, at: callee) == nil else { return nil }
    let own = owner?.members[name]?.filter { $0.kind == .function && !$0.isStatic } ?? []
    let found = own.isEmpty ? program.outermost.members[name] ?? [] : own
    guard found.count == 1, let function = found.first, function.kind == .function,
      let body = function.body
    else { return nil }
    var inner = scope.owner == owner ? scope.ofInstance : SwiftScope(owner: owner)
    if own.isEmpty { inner = SwiftScope() }
    inner.parameters = given(call.arguments, function.parameters) ?? [:]
    inner.function = scopeName(of: call)
    return SwiftColorResults.read(body, at(body, inner))
  }

  /// What arguments give parameters; nil where they do not fit.
  func given(_ arguments: [SyntaxArgument], _ parameters: [SyntaxNode]) -> [String: SwiftGiven]? {
    let all = parameters.map(SwiftParameter.init(parameter:))
    guard let bound = SwiftParameter.bind(arguments, to: all) else { return nil }
    var given: [String: SwiftGiven] = [:]
    for parameter in all {
      let value = bound[parameter.name]
      given[parameter.name] = self.given(value ?? parameter.value, parameter)
    }
    return given
  }

  /// What a value gives a parameter.
  func given(_ value: SyntaxNode?, _ parameter: SwiftParameter) -> SwiftGiven {
    guard let value, depth < Self.depthLimit else { return .unknown }
    // What stands in its place where nobody gives a value is written where it is declared.
    var inner = value.tree === tree ? self : at(value, SwiftScope())
    inner.depth += 1
    if parameter.isColor {
      return .paints(inner.paints(value).map { SwiftPaint($0.paint, $0.state) })
    }
    return inner.written(value).map { .answer($0) } ?? .unknown
  }
}
