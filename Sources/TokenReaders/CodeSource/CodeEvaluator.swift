import ColorMath
import SourceText

/// Finds out which color an expression is: the token that it names, or what the engine makes of it.
struct CodeEvaluator {
  let program: CodeProgram
  let answers: CodeAnswers
  let language: any CodeColorLanguage
  /// Whether sources before this one have a color of a name.
  let isEarlierColor: (String) -> Bool
  /// The package of the file that has such a color; nil if its language has none.
  let earlierPackage: (String) -> [String]?
  let evaluation = CodeEvaluation()
  /// The numbers of the documents by the paths of their files.
  let numbers: [String: Int]

  /// What stands for a value that a type changes before it keeps it.
  static let anotherValue = "another value in "

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

  /// The color of an expression that has one in all schemes.
  func color(_ expression: CodeExpression, _ scope: CodeScope) throws(CodeStop) -> CodeColor {
    let found = try colors(expression, scope)
    guard found.count == 1 else { throw CodeStop("it depends on the scheme") }
    return try found[0].color.get()
  }

  /// The colors of an expression, one for each scheme if they differ.
  func colors(
    _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> [(scheme: String?, color: Result<CodeColor, CodeStop>)] {
    guard scope.depth < Self.depthLimit else { throw CodeStop("it leads through too many names") }
    if case .other(let what) = expression.kind, what.hasPrefix(Self.anotherValue) {
      throw CodeStop("\(what) is not read")
    }
    if let token = try token(expression, scope) { return [(nil, .success(token))] }
    if let name = parameter(in: expression, scope) { throw CodeStop("'\(name)' is a parameter") }
    let span = program.documents[scope.document].span(expression.range)
    // Of what the other parser doesn't read, it knows where it begins.
    let isBeginning =
      switch expression.kind {
      case .other, .code: true
      default: false
      }
    let found = answers.colors(at: span, isBeginning: isBeginning)
    if case .failure? = found.first?.color, found.count == 1, let path = expression.path,
      let earlier = try earlier(path, expression, scope)
    {
      return [(nil, .success(earlier))]
    }
    return found.map { ($0.scheme, color($0, scope.document, expression.range)) }
  }

  /// The colors of a getter or function whose code is no single expression; empty if not all are known.
  func colors(of declaration: CodeDeclaration) -> [(
    scheme: String?, color: Result<CodeColor, CodeStop>
  )] {
    let span = program.documents[declaration.document].span(declaration.nameRange)
    return answers.colors(ofDeclarationAt: span).map {
      ($0.scheme, color($0, declaration.document, declaration.nameRange))
    }
  }

  private func color(
    _ found: CodeAnswers.Found, _ document: Int, _ range: Range<Int>
  ) -> Result<CodeColor, CodeStop> {
    found.color.map { literal, place in
      let origin = place.flatMap { self.place($0) } ?? (document, range)
      return CodeColor(base: .literal(literal), document: origin.0, origin: origin.1)
    }
  }

  /// The document of a place, and its range there.
  private func place(_ span: SourceSpan) -> (Int, Range<Int>)? {
    numbers[span.file.path].map { ($0, span.range) }
  }

  /// The token that an expression is, with another opacity or with its own; nil if it is none.
  private func token(
    _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor? {
    switch expression.kind {
    case .name, .member:
      guard let path = expression.path else { return nil }
      return try named(path, expression, scope)
    case .element(let base, let arguments):
      guard let path = base.path, arguments.count == 1, let key = key(arguments[0].value) else {
        return nil
      }
      return try named(path + [key], expression, scope)
    case .call(let callee, let arguments):
      if let path = callee.path, arguments.isEmpty,
        let found = try target(path, scope, isCalled: true)
      {
        // A function without parameters is a constant.
        return found
      }
      guard case .member(let base?, let method) = callee.kind, arguments.count == 1,
        arguments[0].label == nil || arguments[0].label == "alpha",
        let color = try token(base, scope),
        let number = answers.number(
          at: program.documents[scope.document].span(arguments[0].value.range)),
        let alpha = language.alpha(of: method, number)
      else { return nil }
      return color.withAlpha(alpha)
    default: return nil
    }
  }

  private func key(_ expression: CodeExpression) -> String? {
    switch expression.kind {
    case .number(let text): text
    case .string(let text?): text
    default: nil
    }
  }

  /// A name in an expression that only a caller knows.
  private func parameter(in expression: CodeExpression, _ scope: CodeScope) -> String? {
    guard !scope.parameters.isEmpty else { return nil }
    let document = program.documents[scope.document]
    var index = document.firstToken(from: expression.range.lowerBound)
    while index < document.count,
      document.range(from: index, to: index + 1).lowerBound < expression.range.upperBound
    {
      if let name = document.name(index), scope.parameters[name] != nil,
        !document.isText(index - 1, ".") || document.isText(index - 2, "this"),
        !document.isText(index + 1, language.labelMark)
          || !document.isText(index - 1, "(") && !document.isText(index - 1, ",")
      {
        return name
      }
      index += 1
    }
    return nil
  }

  // MARK: Names

  private func named(
    _ path: [String], _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor? {
    if let parameter = scope.parameters[
      path.first == "this" ? path.dropFirst().first ?? "" : path[0]]
    {
      guard path.count == 1 || path.count == 2 && path[0] == "this", let token = parameter else {
        throw CodeStop("'\(path[0])' is a parameter")
      }
      return CodeColor(base: .token(token), document: scope.document, origin: expression.range)
    }
    guard let found = try target(path, scope) else { return nil }
    return CodeColor(
      base: found.base, alpha: found.alpha, document: scope.document, origin: expression.range)
  }

  /// A color of a source before this one; nil if there is none.
  private func earlier(
    _ path: [String], _ expression: CodeExpression, _ scope: CodeScope
  ) throws(CodeStop) -> CodeColor? {
    if let name = earlierColor(path, scope) {
      return CodeColor(base: .token(name), document: scope.document, origin: expression.range)
    }
    let name = path.joined(separator: ".")
    guard isEarlierColor(name) else { return nil }
    throw CodeStop(
      "'\(name)' of the package that is imported is not read; name its file as a source too")
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
    guard assignment(to: declaration) == nil else {
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
    guard assignment(to: declaration) == nil, let value = expression(of: declaration) else {
      throw CodeStop("'\(declaration.token)' is declared in several packages")
    }
    let color = try color(value, inner)
    return CodeColor(
      base: color.base, alpha: color.alpha, document: scope.document, origin: 0..<0)
  }

  /// Where a variable gets another value.
  func assignment(to declaration: CodeDeclaration) -> SourceSpan? {
    guard declaration.isVariable else { return nil }
    let document = program.documents[declaration.document]
    return answers.writes(toVariableAt: document.span(declaration.nameRange))
  }
}
