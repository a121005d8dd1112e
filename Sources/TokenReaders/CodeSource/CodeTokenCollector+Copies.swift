import SourceText

/// Values that repeat another with some parts replaced, and those that are made while the app runs.
extension CodeTokenCollector {
  /// What `copy` or `copyWith` makes; nil if what it copies is no instance.
  mutating func copy(
    of base: CodeExpression, _ arguments: [CodeArgument], _ declaration: CodeDeclaration,
    _ outer: String?, _ scope: CodeScope, at range: Range<Int>
  ) -> CodeInstance? {
    guard scope.depth < CodeEvaluator.depthLimit,
      let original = original(base, declaration, outer, scope)
    else { return nil }
    let changed = instance(
      of: original.type, [original.type], arguments, declaration, outer, scope, at: range)
    let names = Set(changed.members.map(\.name))
    let given = changed.members.filter { !$0.isDefault }
    let kept = original.members.filter { member in
      // A part that is given anew replaces all that was in it.
      !given.contains { $0.name == member.name || $0.name.hasPrefix(member.name + ".") }
        && !arguments.contains { $0.label.map { member.name.hasPrefix($0 + ".") } ?? false }
    }
    guard !names.isEmpty || !kept.isEmpty else { return nil }
    return CodeInstance(
      type: original.type, path: declaration.path, document: scope.document,
      file: changed.file, range: range, scheme: changed.scheme ?? original.scheme,
      isScheme: original.isScheme, members: kept + given, missing: original.missing)
  }

  /// The instance that an expression is or names. One of the framework, whose parts nobody knows, has none.
  private mutating func original(
    _ base: CodeExpression, _ declaration: CodeDeclaration, _ outer: String?, _ scope: CodeScope
  ) -> CodeInstance? {
    // What is in it was added where it stands.
    let known = instances
    defer { instances = known }
    if let path = base.path {
      let found = program.declarations(of: path, from: scope.owner, in: scope.document)
      guard found.count == 1, let value = evaluator.expression(of: program.declarations[found[0]])
      else { return nil }
      let declaration = program.declarations[found[0]]
      let inner = evaluator.scope(of: declaration, depth: scope.depth + 1)
      if let next = value.path {
        return inner.depth < CodeEvaluator.depthLimit && next != path
          ? original(value, declaration, nil, inner) : nil
      }
      return instance(value, declaration, nil, inner)
    }
    if let found = instance(base, declaration, outer, scope) { return found }
    guard case .call(let callee, _) = base.kind, let path = callee.path,
      let type = path.last(where: { $0.first?.isUppercase == true }),
      !language.colorTypes.contains(type)
    else { return nil }
    let scheme = ["light", "dark"].first { $0 == path.last }
    return CodeInstance(
      type: type, path: declaration.path, document: scope.document,
      file: program.documents[scope.document].file.path, range: base.range,
      scheme: scheme ?? outer, isScheme: false, members: [], missing: "it is not given")
  }

  /// Adds the color schemes and themes that are made in bodies of functions. Which colors they have is
  /// not read, but that they are there is: nothing is judged as if the others were all.
  mutating func addSchemesInFunctions() {
    var read: [Int: [Range<Int>]] = [:]
    for instance in instances { read[instance.document, default: []].append(instance.range) }
    // A theme has the parts that others of its type have here.
    var parts: [String: [String]] = [:]
    for type in language.themeTypes {
      var names: Set<String> = []
      for instance in instances where instance.type == type {
        for member in instance.members where names.insert(member.name).inserted {
          parts[type, default: []].append(member.name)
        }
      }
    }
    for (number, document) in program.documents.enumerated() {
      for index in 0..<document.count {
        guard let call = constructor(in: document, at: index) else { continue }
        let form = language.scheme(of: call.path)
        guard let type = form?.type ?? call.path.first, let names = form?.roles ?? parts[type],
          !(read[number]?.contains { $0.overlaps(call.range) } ?? false),
          !program.declares(call.path, from: [], in: number)
        else { continue }
        let scope = CodeScope(document: number, owner: [])
        add(
          CodeInstance(
            type: type, path: call.path, document: number, file: document.file.path,
            range: call.range, scheme: form?.scheme, isScheme: form != nil,
            members: names.map {
              CodeInstance.Member(
                name: $0, value: nil, scope: scope, isColor: true, isDefault: false)
            },
            missing:
              "its \(form == nil ? "theme" : "color scheme") is made in a function; make it a constant"
          ))
      }
    }
  }

  /// The name of what is called at a token, without what it is a member of.
  private func constructor(
    in document: CodeDocument, at index: Int
  ) -> (path: [String], range: Range<Int>)? {
    guard let name = document.name(index), !document.isText(index - 1, "."),
      !document.isText(index - 1, "class"), !document.isText(index - 1, "fun")
    else { return nil }
    var path = [name]
    var next = index + 1
    if document.isText(next, "."), let member = document.name(next + 1) {
      path.append(member)
      next += 2
    }
    guard document.isText(next, "(") else { return nil }
    return (path, document.range(from: index, to: next))
  }
}
