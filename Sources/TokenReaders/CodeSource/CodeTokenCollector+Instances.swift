import SourceText

/// Values of types with colors in them.
extension CodeTokenCollector {
  mutating func add(_ instance: CodeInstance) {
    if !instance.members.isEmpty { instances.append(instance) }
  }

  /// Adds the instance that arguments make which a type hands to its supertype, or an entry of an
  /// enumeration to its type.
  mutating func addInstance(_ arguments: [CodeArgument], _ declaration: CodeDeclaration) {
    let path = declaration.type.isEmpty ? declaration.owner : declaration.type
    let type = path.last { $0.first?.isUppercase == true } ?? path.last ?? ""
    let found = instance(
      of: type, path, arguments, declaration, nil, evaluator.scope(of: declaration),
      at: declaration.nameRange)
    let hasColors =
      declaration.type.isEmpty
      || found.members.contains { member in
        member.isColor || member.value.map { isRead($0, member.scope) } ?? false
      }
    if hasColors { add(found) }
  }

  /// The instance that a value is; nil if it is none with colors.
  mutating func instance(
    _ value: CodeExpression, _ declaration: CodeDeclaration, _ outer: String?, _ scope: CodeScope
  ) -> CodeInstance? {
    guard case .call(let callee, let arguments) = value.kind else { return nil }
    if case .member(let base?, let method) = callee.kind, language.copyMethods.contains(method),
      let found = copy(of: base, arguments, declaration, outer, scope, at: value.range)
    {
      return found
    }
    guard let path = callee.path else { return nil }
    let isDeclared = program.declares(path, from: scope.owner, in: scope.document)
    if !isDeclared, let form = language.scheme(of: path) {
      // One that is made with a class is one more to choose, and no color of the program.
      if form.isOfUser, !declaration.owner.isEmpty { return nil }
      return scheme(form, path, arguments, declaration, outer, scope, at: value.range)
    }
    if let initializer = program.initializer(
      of: path, from: scope.owner, in: scope.document)
    {
      return instance(
        of: initializer.type.last ?? "", path, arguments, declaration, outer, scope,
        at: value.range)
    }
    // A type of the framework, or of a package: by the names of its arguments alone.
    guard let type = path.last(where: { $0.first?.isUppercase == true }),
      !language.colorTypes.contains(type), !isDeclared,
      arguments.contains(where: { $0.label != nil })
    else { return nil }
    let found = instance(of: type, path, arguments, declaration, outer, scope, at: value.range)
    return found.members.contains { member in
      member.isColor || member.value.map { isRead($0, member.scope) } ?? false
    } ? found : nil
  }

  private mutating func scheme(
    _ form: CodeSchemeForm, _ path: [String], _ arguments: [CodeArgument],
    _ declaration: CodeDeclaration, _ outer: String?, _ scope: CodeScope, at range: Range<Int>
  ) -> CodeInstance {
    var members: [CodeInstance.Member] = []
    var given: Set<String> = []
    for argument in arguments {
      guard let label = argument.label, label != "brightness", !form.others.contains(label),
        language.scheme(saidBy: argument) == nil
      else { continue }
      given.insert(label)
      members.append(
        CodeInstance.Member(
          name: label, value: argument.value, scope: scope, isColor: true, isDefault: false))
    }
    let hasDefaults =
      !arguments.contains { $0.label == nil } && isOfFramework(form, path, in: scope.document)
    let hint = hasDefaults ? form.hint : ""
    // Without labels nobody can tell which roles are given.
    let reason =
      arguments.contains { $0.label == nil }
      ? "some arguments have no label, so which roles are given is unknown"
      : form.missing ?? "not given; \(language.defaultName)\(hint)"
    for role in form.roles where !given.contains(role) {
      var member = CodeInstance.Member(
        name: role, value: nil, scope: scope, isColor: true, isDefault: false)
      if hasDefaults {
        let other = form.equals[role]
        member.value = arguments.first { $0.label != nil && $0.label == other }?.value
        if member.value == nil { member.byFramework = form.defaults[other ?? role] }
        if form.defaults.isEmpty { lacksDefaults = true }
      }
      members.append(member)
    }
    return CodeInstance(
      type: form.type, path: declaration.path, document: scope.document, file: file(of: scope),
      range: range,
      scheme: form.scheme ?? said(by: arguments) ?? outer, isScheme: true, members: members,
      missing: reason)
  }

  /// Whether a call is that of the package whose defaults are known, and not of one with the same
  /// names: those for watches and television have other colors.
  private func isOfFramework(_ form: CodeSchemeForm, _ path: [String], in document: Int) -> Bool {
    guard let package = form.package else { return !form.defaults.isEmpty }
    guard let name = path.last else { return false }
    return program.places(of: path, in: document)?.contains(package + [name]) ?? false
  }

  private func file(of scope: CodeScope) -> String { program.documents[scope.document].file.path }

  private func said(by arguments: [CodeArgument]) -> String? {
    arguments.lazy.compactMap { [language] in language.scheme(saidBy: $0) }.first
  }

  mutating func instance(
    of type: String, _ path: [String], _ arguments: [CodeArgument], _ declaration: CodeDeclaration,
    _ outer: String?, _ scope: CodeScope, at range: Range<Int>
  ) -> CodeInstance {
    let initializer = program.initializer(of: path, from: scope.owner, in: scope.document)
    let scheme = said(by: arguments) ?? outer
    var members: [CodeInstance.Member] = []
    var given: Set<String> = []
    var positions = (initializer?.parameters ?? []).filter(\.isPositional)[...]
    for argument in arguments {
      let position = argument.label == nil ? positions.popFirst() : nil
      guard let name = argument.label ?? position?.name else { continue }
      let parameter = initializer?.parameters.first { $0.name == name }
      given.insert(name)
      // Schemes within a theme stand for themselves.
      if collectInner(argument.value, declaration, scheme, scope) { continue }
      let isChanged = initializer?.changed.contains(name) ?? false
      members += self.members(
        isChanged ? Self.changed(by: type, at: argument.value.range) : argument.value, named: name,
        scope, isColor: parameter.map { isColor($0.type) } ?? false,
        depth: 0)
    }
    if let initializer {
      for parameter in initializer.parameters
      where !given.contains(parameter.name) && isColor(parameter.type) {
        members.append(defaultMember(parameter, of: initializer))
      }
    }
    return CodeInstance(
      type: type, path: declaration.path, document: scope.document, file: file(of: scope),
      range: range, scheme: scheme, isScheme: false, members: members, missing: "it is not given")
  }

  /// What stands for a value that the type changes before it keeps it.
  private static func changed(by type: String, at range: Range<Int>) -> CodeExpression {
    CodeExpression(.other("\(CodeEvaluator.anotherValue)'\(type)'"), range: range)
  }

  private func defaultMember(
    _ parameter: CodeInitializer.Parameter, of initializer: CodeInitializer
  ) -> CodeInstance.Member {
    var scope = CodeScope(document: initializer.document, owner: initializer.type)
    for other in initializer.parameters { scope.parameters[other.name] = .some(nil) }
    var value = parameter.defaultValue.map {
      evaluator.evaluation.expression(
        program, initializer.document, from: $0, to: parameter.end)
    }
    if let given = value, initializer.changed.contains(parameter.name) {
      value = Self.changed(by: initializer.type.last ?? "", at: given.range)
    }
    return CodeInstance.Member(
      name: parameter.name, value: value, scope: scope, isColor: true, isDefault: true)
  }

  /// Adds the schemes and the declared classes that an argument of a theme is or lists; false if it
  /// is none.
  private mutating func collectInner(
    _ value: CodeExpression, _ declaration: CodeDeclaration, _ scheme: String?, _ scope: CodeScope
  ) -> Bool {
    if case .list(let elements) = value.kind {
      let found = elements.compactMap { inner($0, declaration, scheme, scope) }
      for instance in found { add(instance) }
      return !found.isEmpty
    }
    if noteCopy(value, declaration, scheme, scope) { return true }
    guard let found = inner(value, declaration, scheme, scope), found.isScheme else { return false }
    add(found)
    return true
  }

  private mutating func inner(
    _ value: CodeExpression, _ declaration: CodeDeclaration, _ scheme: String?, _ scope: CodeScope
  ) -> CodeInstance? {
    guard case .call(let callee, _) = value.kind else { return nil }
    // `ColorScheme.light().copyWith(…)`.
    if case .member(let base?, let method) = callee.kind, base.path == nil,
      language.copyMethods.contains(method)
    {
      return instance(value, declaration, scheme, scope)
    }
    guard let path = callee.path,
      language.scheme(of: path) != nil
        || program.initializer(of: path, from: scope.owner, in: scope.document) != nil
    else { return nil }
    return instance(value, declaration, scheme, scope)
  }

  private static let depthLimit = 8

  /// The parts that an argument gives: itself, or what is in it.
  private func members(
    _ value: CodeExpression, named name: String, _ scope: CodeScope, isColor: Bool, depth: Int
  ) -> [CodeInstance.Member] {
    let member = CodeInstance.Member(
      name: name, value: value, scope: scope,
      isColor: isColor || mentionsColor(value, scope) && !isConstructor(value), isDefault: false)
    guard !isColor, depth < Self.depthLimit, case .call(let callee, let arguments) = value.kind,
      let path = callee.path, isConstructor(value),
      !language.colorTypes.contains(path.last(where: { $0.first?.isUppercase == true }) ?? "")
    else { return [member] }
    let initializer = program.initializer(of: path, from: scope.owner, in: scope.document)
    var positions = (initializer?.parameters ?? []).filter(\.isPositional)[...]
    return arguments.flatMap { argument -> [CodeInstance.Member] in
      let position = argument.label == nil ? positions.popFirst() : nil
      guard let label = argument.label ?? position?.name else { return [] }
      let parameter = initializer?.parameters.first { $0.name == label }
      return members(
        argument.value, named: "\(name).\(label)", scope,
        isColor: parameter.map { self.isColor($0.type) } ?? false, depth: depth + 1)
    }
  }
}
