import ColorMath
import DesignTokens
import SourceText

/// Finds the colors among the constants of a program.
struct CodeTokenCollector {
  let evaluator: CodeEvaluator
  private(set) var values: [CodeValue] = []
  /// The names of values, and of what constants lead to.
  private var names = NameNumbers()
  var instances: [CodeInstance] = []
  /// Why the parts of a type's instances are not known: there are others, which are not read.
  var madeInFunctions: [String: String] = [:]
  /// The instances that functions make of what only they know.
  var madeAtRunTime: [CodeMadeInstance] = []
  /// The schemes that functions make of constant ones.
  var variants: [CodeSchemeVariant] = []
  /// Whether a color scheme leaves colors to the framework, and nothing says the version of that.
  var lacksDefaults = false
  var contexts = CodeInstanceContexts([])
  var program: CodeProgram { evaluator.program }
  var language: any CodeColorLanguage { evaluator.language }

  init(_ evaluator: CodeEvaluator) {
    self.evaluator = evaluator
  }

  /// What was found.
  var tokens: CodeTokens {
    CodeTokens(
      values: values, names: names, contexts: contexts, files: program.documents.map(\.file),
      isEarlierColor: evaluator.isEarlierColor, hidden: hidden)
  }

  /// The tokens with another value in an instance that is made while the app runs.
  private var hidden: [(name: String, made: CodeMadeInstance)] {
    guard !madeAtRunTime.isEmpty else { return [] }
    var known: Set<String> = []
    var parts: [(name: String, member: String, type: String)] = []
    for (index, instance) in instances.enumerated() where contexts.conditions[index] != nil {
      for member in instance.members {
        let name = "\(instance.type).\(member.name)"
        if known.insert(name).inserted { parts.append((name, member.name, instance.type)) }
      }
    }
    return madeAtRunTime.flatMap { made in
      parts.filter { $0.type == made.type && made.gives($0.member) }.map { ($0.name, made) }
    }
  }

  /// Says which colors in the code are not read: those of no token, and those made while the app runs.
  func report(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    if lacksDefaults { builder.noteMissingDefaults() }
    for made in madeAtRunTime { diagnostics.warning(made.message, at: made.span) }
    for place in CodeUnreadColors(program, language, values).places {
      diagnostics.warning("not read: a color in code that gives no token", at: place)
      builder.noteColorInCode(at: place)
    }
  }

  /// Finds all of them.
  mutating func collect() {
    findColorNames()
    values.reserveCapacity(names.count)
    for declaration in program.declarations { collect(declaration) }
    noteInstancesInFunctions()
    contexts = CodeInstanceContexts(instances)
    addVariants()
    for index in instances.indices { collectMembers(of: index) }
  }

  // MARK: Constants

  private mutating func collect(_ declaration: CodeDeclaration) {
    switch declaration.source {
    case .unread(let reason):
      guard isColor(declaration.type) else { return }
      let found = evaluator.colors(of: declaration)
      if found.isEmpty { return fail(declaration, because: reason) }
      for (scheme, color) in found {
        values.append(
          CodeValue(
            name: names.add(declaration.token), color: color, document: declaration.document,
            range: declaration.nameRange, instance: nil, isCertain: true, scheme: scheme))
      }
    case .arguments(let arguments):
      addInstance(arguments, declaration)
    case .tokens, .body:
      guard let value = evaluator.expression(of: declaration) else { return }
      if let place = evaluator.assignment(to: declaration) {
        guard isColor(declaration.type) || isRead(value, evaluator.scope(of: declaration)) else {
          return
        }
        return fail(
          declaration,
          because: "it is a variable, and assigned again at \(place.file.path):\(place.line)")
      }
      collect(value, declaration)
    }
  }

  private mutating func fail(_ declaration: CodeDeclaration, because reason: String) {
    values.append(
      CodeValue(
        name: names.add(declaration.token), color: .failure(CodeStop(reason)),
        document: declaration.document,
        range: declaration.nameRange, instance: nil, isCertain: true))
  }

  private mutating func collect(_ value: CodeExpression, _ declaration: CodeDeclaration) {
    let scope = evaluator.scope(of: declaration)
    if let found = instance(value, declaration, nil, scope) { return add(found) }
    let isCertain =
      isColor(declaration.type)
      || declaration.type.isEmpty && mayBeColor(value, declaration)
    collect(value, named: declaration.token, scope, isCertain: isCertain, instance: nil)
  }

  /// Adds the color that a value is, or those in it; if it is none and should be one, says why.
  private mutating func collect(
    _ value: CodeExpression, named name: String, _ scope: CodeScope, isCertain: Bool, instance: Int?
  ) {
    func append(_ color: Result<CodeColor, CodeStop>, in scheme: String? = nil) {
      values.append(
        CodeValue(
          name: names.add(name), color: color, document: scope.document, range: value.range,
          instance: instance, isCertain: isCertain, scheme: scheme))
    }
    if let parts = parts(of: value) {
      guard isCertain || parts.contains(where: { isRead($0.value, scope) }) else { return }
      for part in parts {
        collect(
          part.value, named: "\(name).\(part.name)", scope, isCertain: true, instance: instance)
      }
      return
    }
    do throws(CodeStop) {
      let found = try evaluator.colors(value, scope)
      for (scheme, color) in found {
        if case .failure(let stop) = color, found.count == 1 { throw stop }
        append(color, in: scheme)
      }
      // The shades of a swatch.
      if case .call(_, let arguments) = value.kind {
        for argument in arguments {
          for part in parts(of: argument.value) ?? [] {
            collect(
              part.value, named: "\(name).\(part.name)", scope, isCertain: true,
              instance: instance)
          }
        }
      }
    } catch {
      if isCertain { append(.failure(error)) }
    }
  }

  /// The elements of a list or a map with their names; nil for anything else.
  private func parts(of value: CodeExpression) -> [(name: String, value: CodeExpression)]? {
    switch value.kind {
    case .list(let elements): return elements.enumerated().map { ("\($0)", $1) }
    case .object(let entries):
      return entries.enumerated().map { index, entry in
        switch entry.key {
        case .name(let name): (name, entry.value)
        case .computed(let key): (key.path?.last ?? "\(index)", entry.value)
        case .none: ("\(index)", entry.value)
        }
      }
    case .call(let callee, let arguments):
      guard let path = callee.path, language.isList(path) else { return nil }
      return arguments.enumerated().map { index, argument in
        if case .binary("to", let key, let value) = argument.value.kind {
          if case .string(let text?) = key.kind { return (text, value) }
          return (key.path?.last ?? "\(index)", value)
        }
        return ("\(index)", argument.value)
      }
    default: return nil
    }
  }

  /// Finds the constants that are colors, and those that are called like them.
  private mutating func findColorNames() {
    var aliases: [(name: Int, target: Int)] = []
    for declaration in program.declarations {
      guard let value = evaluator.expression(of: declaration),
        let found = try? evaluator.colors(value, evaluator.scope(of: declaration)),
        case .success(let color)? = found.first?.color
      else { continue }
      switch color.base {
      case .literal: colors.insert(names.add(declaration.token))
      case .token(let name):
        let number = names.add(declaration.token)
        if evaluator.isEarlierColor(name) { colors.insert(number) }
        aliases.append((number, names.add(name)))
      }
    }
    colors = CodeAliases.closure(of: colors, aliases)
    for number in colors.numbers where names[number].utf8.contains(UInt8(ascii: ".")) {
      if let owner = names[number].split(separator: ".").dropLast().first {
        colorOwners.insert(String(owner))
      }
    }
  }

  /// Whether a constant of this name is a color, as far as they were found.
  func isColorName(_ name: String) -> Bool {
    names.number(of: name).map(colors.contains) ?? false
  }

  func isRead(_ value: CodeExpression, _ scope: CodeScope) -> Bool {
    guard let found = try? evaluator.colors(value, scope) else { return false }
    guard found.count == 1, case .success(let color) = found[0].color else {
      return found.count > 1
    }
    guard case .token(let name) = color.base else { return true }
    return evaluator.isEarlierColor(name) || isColorName(name)
  }

  /// The names of constants that are colors, as far as they were found.
  private var colors = NameSet()
  /// The outermost types that hold them.
  private(set) var colorOwners: Set<String> = []

  private mutating func collectMembers(of index: Int) {
    let instance = instances[index]
    let prefix =
      contexts.conditions[index] == nil ? instance.path.joined(separator: ".") : instance.type
    for member in instance.members {
      let name = "\(prefix).\(member.name)"
      let reason = madeInFunctions[instance.type]
      guard let value = member.value, reason == nil else {
        values.append(
          CodeValue(
            name: names.add(name), color: color(of: member, in: instance, reason),
            document: instance.document,
            range: instance.range, instance: index, isCertain: true))
        continue
      }
      // The list that another part gives: `button: List<Color> = gradient`.
      if member.isDefault, let path = value.path, path.count == 1,
        let other = instance.members.first(where: { $0.name == path[0] && !$0.isDefault }),
        let list = other.value, parts(of: list) != nil
      {
        collect(list, named: name, other.scope, isCertain: member.isColor, instance: index)
        continue
      }
      var scope = member.scope
      if member.isDefault {
        for parameter in scope.parameters.keys {
          scope.parameters[parameter] = .some("\(prefix).\(parameter)")
        }
      }
      collect(value, named: name, scope, isCertain: member.isColor, instance: index)
    }
  }

  /// The color of a part without a value. That of a framework has no text in the program, so that
  /// nothing can change it.
  private func color(
    of member: CodeInstance.Member, in instance: CodeInstance, _ reason: String?
  ) -> Result<CodeColor, CodeStop> {
    guard reason == nil, let color = member.byFramework else {
      return .failure(CodeStop(reason ?? instance.missing))
    }
    let start = instance.range.lowerBound
    return .success(
      CodeColor(
        base: .literal(ColorLiteral(color)), document: instance.document, origin: start..<start))
  }
}
