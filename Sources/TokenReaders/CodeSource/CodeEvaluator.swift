import ColorMath
import SourceText

/// Finds out which color an expression is.
struct CodeEvaluator {
  let program: CodeProgram
  let language: any CodeColorLanguage
  /// Whether sources before this one have a color of a name.
  let isEarlierColor: (String) -> Bool
  /// The package of the file that has such a color; nil if its language has none.
  let earlierPackage: (String) -> [String]?
  let evaluation = CodeEvaluation()

  /// How many constants may lead from one to the next.
  static let depthLimit = 32

  /// The value of a declaration as an expression; nil if it is none.
  func expression(of declaration: CodeDeclaration) -> CodeExpression? {
    switch declaration.source {
    case .tokens(let tokens), .body(let tokens):
      return evaluation.expression(
        program, declaration.document, from: Int(tokens.first), to: Int(tokens.end))
    case .arguments, .unread: return nil
    }
  }

  /// The scope of the value of a declaration.
  func scope(of declaration: CodeDeclaration, depth: Int = 0) -> CodeScope {
    var owner = declaration.owner
    if case .body = declaration.source { owner = declaration.path }
    return CodeScope(
      document: declaration.document, owner: owner,
      parameters: evaluation.parameters(program, in: owner), depth: depth)
  }

  /// The color of an expression.
  func color(_ expression: CodeExpression, _ scope: CodeScope) throws(CodeStop) -> CodeColor {
    guard scope.depth < Self.depthLimit else { throw CodeStop("it leads through too many names") }
    switch expression.kind {
    case .call(let callee, let arguments): return try call(callee, arguments, expression, scope)
    case .name, .member: return try named(expression, scope)
    case .element(let base, let arguments):
      guard let path = base.path, arguments.count == 1 else {
        throw CodeStop("an element of a list is not read")
      }
      return try named(path + [key(arguments[0].value, scope)], expression, scope)
    case .ternary: throw CodeStop("a condition is not read")
    case .binary(let name, _, _): throw CodeStop("the operator '\(name)' is not read")
    case .other(let what), .code(let what): throw CodeStop("\(what) is not read")
    case .number, .string, .boolean: throw CodeStop("it is no color")
    case .list, .object, .spread, .prefix: throw CodeStop("it is no single color")
    }
  }

  private func key(_ expression: CodeExpression, _ scope: CodeScope) throws(CodeStop) -> String {
    switch expression.kind {
    case .number(let text): return text
    case .string(let text?): return text
    default: throw CodeStop("an element of a list is not read")
    }
  }

  // MARK: Calls

  private func call(
    _ callee: CodeExpression, _ arguments: [CodeArgument], _ expression: CodeExpression,
    _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor {
    if let path = callee.path {
      if !program.declares(path, from: scope.owner, in: scope.document),
        let color = try language.color(of: path, arguments, scope, self)
      {
        let origin = origin(of: arguments, scope) ?? (scope.document, expression.range)
        return CodeColor(
          base: .literal(ColorLiteral(color)), document: origin.0, origin: origin.1)
      }
      // A function without parameters is a constant.
      if arguments.isEmpty, let found = try target(path, scope, isCalled: true) { return found }
    }
    guard case .member(let base?, let method) = callee.kind else {
      throw CodeStop("'\(shown(callee))(…)' is not read")
    }
    guard let alpha = try language.alpha(of: method, arguments, scope, self) else {
      throw CodeStop("'\(method)' is not read")
    }
    return try color(base, scope).withAlpha(alpha)
  }

  /// The constant that holds the number of a color, where it is the only argument.
  private func origin(of arguments: [CodeArgument], _ scope: CodeScope) -> (Int, Range<Int>)? {
    guard arguments.count == 1, let first = arguments[0].value.path else { return nil }
    var (path, scope) = (first, scope)
    for _ in 0..<Self.depthLimit {
      let found = program.declarations(of: path, from: scope.owner, in: scope.document)
      guard found.count == 1, let value = self.expression(of: program.declarations[found[0]]) else {
        return nil
      }
      scope = self.scope(of: program.declarations[found[0]])
      guard let next = value.path else { return (scope.document, value.range) }
      path = next
    }
    return nil
  }

  private func shown(_ callee: CodeExpression) -> String {
    guard let path = callee.path else {
      if case .member(_, let name) = callee.kind { return name }
      return "a call"
    }
    return path.joined(separator: ".")
  }

  // MARK: Names

  private func named(
    _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor {
    guard let path = expression.path else {
      guard case .member(let base, let name) = expression.kind else {
        throw CodeStop("it is no color")
      }
      // `.white` of a color; a shade of something that was called.
      if base == nil, let color = try language.color(named: [name]) {
        return literal(color, expression, scope)
      }
      throw CodeStop("'\(name)' is not read")
    }
    return try named(path, expression, scope)
  }

  private func literal(
    _ color: SRGBColor, _ expression: CodeExpression, _ scope: CodeScope
  ) -> CodeColor {
    CodeColor(
      base: .literal(ColorLiteral(color)), document: scope.document, origin: expression.range)
  }

  private func named(
    _ path: [String], _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor {
    if let parameter = scope.parameters[
      path.first == "this" ? path.dropFirst().first ?? "" : path[0]]
    {
      guard path.count == 1 || path.count == 2 && path[0] == "this", let token = parameter else {
        throw CodeStop("'\(path[0])' is a parameter")
      }
      return CodeColor(base: .token(token), document: scope.document, origin: expression.range)
    }
    if let found = try target(path, scope) {
      return CodeColor(
        base: found.base, alpha: found.alpha, document: scope.document, origin: expression.range)
    }
    if !program.declares(Array(path.dropLast()), from: scope.owner, in: scope.document),
      let color = try language.color(named: path)
    {
      return literal(color, expression, scope)
    }
    let name = path.joined(separator: ".")
    if let name = earlierColor(path, scope) {
      return CodeColor(base: .token(name), document: scope.document, origin: expression.range)
    }
    throw CodeStop(
      isEarlierColor(name)
        ? "'\(name)' of the package that is imported is not read; name its file as a source too"
        : "'\(name)' is not declared here")
  }

  /// The color of a source before this one that a path names: one that its file may see.
  private func earlierColor(_ path: [String], _ scope: CodeScope) -> String? {
    let name = path.joined(separator: ".")
    guard let places = program.places(of: path, in: scope.document) else {
      return isEarlierColor(name) ? name : nil
    }
    if isEarlierColor(name), earlierPackage(name) == nil { return name }
    for whole in places {
      for count in whole.indices {
        let name = whole.dropFirst(count).joined(separator: ".")
        if isEarlierColor(name), earlierPackage(name).map(whole.prefix(count).elementsEqual) == true
        {
          return name
        }
      }
    }
    return nil
  }

  /// The token that a path names, or what a member of a value is; nil if nothing here is called so.
  private func target(
    _ path: [String], _ scope: CodeScope, isCalled: Bool = false
  ) throws(CodeStop) -> CodeColor? {
    let found = program.declarations(
      of: path, from: scope.owner, in: scope.document, isCalled: isCalled)
    if found.count > 1 {
      throw CodeStop("'\(path.joined(separator: "."))' is declared more than once")
    }
    if let index = found.first {
      let name = program.declarations[index].token
      if program.isInSeveralPackages(program.declarations[index]) {
        return try value(of: program.declarations[index], scope)
      }
      return CodeColor(base: .token(name), document: scope.document, origin: 0..<0)
    }
    guard path.count > 1, let last = path.last else { return nil }
    let owners = program.declarations(
      of: Array(path.dropLast()), from: scope.owner, in: scope.document)
    guard owners.count == 1 else { return nil }
    let declaration = program.declarations[owners[0]]
    guard !isAssignedAgain(declaration) else {
      throw CodeStop("'\(declaration.token)' is assigned again")
    }
    let inner = self.scope(of: declaration, depth: scope.depth + 1)
    guard inner.depth < Self.depthLimit else { throw CodeStop("it leads through too many names") }
    let isShared = program.isInSeveralPackages(declaration)
    guard let value = self.expression(of: declaration), !isShared else {
      if isShared { throw CodeStop("'\(declaration.token)' is declared in several packages") }
      return CodeColor(
        base: .token("\(declaration.token).\(last)"), document: scope.document, origin: 0..<0)
    }
    if case .call(let callee, let arguments) = value.kind, callee.path != nil {
      if let given = arguments.first(where: { $0.label == last }) {
        return try color(given.value, inner)
      }
      // `name.shade700` of a swatch.
      let shade = last.hasPrefix("shade") ? String(last.dropFirst(5)) : last
      return CodeColor(
        base: .token("\(declaration.token).\(shade)"), document: scope.document, origin: 0..<0)
    }
    if case .list = value.kind {
      return CodeColor(
        base: .token("\(declaration.token).\(last)"), document: scope.document, origin: 0..<0)
    }
    if let next = value.path { return try target(next + [last], inner) }
    return nil
  }

  /// The color of a constant whose name is one of other packages too.
  private func value(
    of declaration: CodeDeclaration, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor {
    let inner = self.scope(of: declaration, depth: scope.depth + 1)
    guard inner.depth < Self.depthLimit else { throw CodeStop("it leads through too many names") }
    guard !isAssignedAgain(declaration), let value = expression(of: declaration) else {
      throw CodeStop("'\(declaration.token)' is declared in several packages")
    }
    let color = try color(value, inner)
    return CodeColor(
      base: color.base, alpha: color.alpha, document: scope.document, origin: 0..<0)
  }
}
