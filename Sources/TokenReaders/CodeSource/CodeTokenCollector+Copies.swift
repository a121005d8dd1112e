import SourceText

/// Values that repeat another with some parts replaced, and those that are made while the app runs.
extension CodeTokenCollector {
  /// What `copy` or `copyWith` makes; nil if what it copies is no instance.
  mutating func copy(
    of base: CodeExpression, _ arguments: [CodeArgument], _ declaration: CodeDeclaration,
    _ outer: String?, _ scope: CodeScope, at range: Range<Int>
  ) -> CodeInstance? {
    guard scope.depth < CodeEvaluator.depthLimit,
      let original = original(base, declaration, outer, scope),
      // Without a label it may be any part, unless the type is declared here.
      !arguments.contains(where: { $0.label == nil })
        || program.initializer(of: [original.type], from: scope.owner, in: scope.document) != nil
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
      guard inner.depth < CodeEvaluator.depthLimit, value.path != path else { return nil }
      return original(value, declaration, nil, inner)
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

  /// Notes what a theme changes in a color scheme that is a constant; false if a value is no such copy.
  mutating func noteCopy(
    _ value: CodeExpression, _ declaration: CodeDeclaration, _ outer: String?, _ scope: CodeScope
  ) -> Bool {
    guard case .call(let callee, let arguments) = value.kind,
      case .member(let base?, let method) = callee.kind, base.path != nil,
      language.copyMethods.contains(method),
      let original = original(base, declaration, outer, scope), original.isScheme
    else { return false }
    let changed = arguments.compactMap { argument -> String? in
      guard let own = original.members.first(where: { $0.name == argument.label }) else {
        return nil
      }
      let colors = (
        try? evaluator.color(argument.value, scope),
        own.value.flatMap { try? evaluator.color($0, own.scope) }
      )
      let isSame =
        colors.0 != nil && colors.0?.base == colors.1?.base && colors.0?.alpha == colors.1?.alpha
      return isSame ? nil : own.name
    }
    if !changed.isEmpty {
      madeAtRunTime.append(
        CodeMadeInstance(
          type: original.type, changed: Set(changed),
          span: program.documents[scope.document].span(value.range)))
    }
    return true
  }

  /// Notes the color schemes and themes that are made in bodies of functions. Which colors they have is
  /// not read, but that they are there is: nothing is judged as if the others were all.
  mutating func noteInstancesInFunctions() {
    let read = Dictionary(grouping: instances, by: \.document)
      .mapValues { CodeRanges($0.map(\.range)) }
    let known = CodeInstanceContexts(instances)
    var themes = language.themeTypes
    for (index, instance) in instances.enumerated() where known.conditions[index] != nil {
      themes.insert(instance.type)
    }
    var types: [String: Set<String>] = [:]
    for (index, instance) in instances.enumerated() where known.conditions[index] != nil {
      if let name = instance.path.last { types[name, default: []].insert(instance.type) }
    }
    noteComputedInstances(types, read)
    var schemes: [SchemeInBody] = []
    for (number, document) in program.documents.enumerated() {
      let blends = blends(in: document)
      var locals: [String: CopiedScheme] = [:]
      for index in 0..<document.count {
        if let name = document.name(index), document.isText(index + 1, "."),
          let method = document.name(index + 2), language.copyMethods.contains(method),
          document.isText(index + 3, "("),
          let base = locals[name] ?? types[name].map({ CopiedScheme(name: name, types: $0) }),
          case let range = document.range(from: index, to: index + 3),
          !(read[number]?.overlap(range) ?? false)
        {
          noteCopy(of: base, at: index, in: document, number, &locals)
        }
        // `light.text = …` is another color from then on.
        if let name = document.name(index), let changed = types[name],
          document.isText(index + 1, "."), let member = document.name(index + 2),
          document.isText(index + 3, "=")
        {
          for type in changed.sorted() where isPart([member], of: type) {
            let span = document.span(document.range(from: index, to: index + 3))
            madeAtRunTime.append(CodeMadeInstance(type: type, changed: [member], span: span))
          }
        }
        guard let call = constructor(in: document, at: index),
          !(read[number]?.overlap(call.range) ?? false)
        else { continue }
        if let form = language.scheme(of: call.path) {
          guard !form.isOfUser, !program.declares(call.path, from: [], in: number) else { continue }
          schemes.append(
            SchemeInBody(
              form: form, path: call.path, document: number, index: index, range: call.range))
        } else if let type = call.path.first, themes.contains(type),
          isValue(at: index, in: document),
          madeInFunctions[type] == nil,
          !blends.contains(where: { $0.contains(index) })
            || !isBlend(in: document, number, at: index)
        {
          // What a function makes of its parameters alone is one more, and takes nothing from others.
          guard speaksOfColors(in: document, number, at: index) else {
            madeAtRunTime.append(
              CodeMadeInstance(type: type, changed: nil, span: document.span(call.range)))
            continue
          }
          let place = document.span(call.range)
          madeInFunctions[type] =
            "a function makes others at \(document.file.path):\(place.line); make them constants"
        }
      }
    }
    add(schemes)
  }

  /// Whether instances of a type have one of some parts.
  func isPart(_ labels: Set<String>, of type: String) -> Bool {
    instances.contains { instance in
      instance.type == type
        && instance.members.contains { member in
          labels.contains(member.name) || labels.contains { member.name.hasPrefix($0 + ".") }
        }
    }
  }

  /// Whether the arguments of a call at a token have colors in them that are known here.
  private func speaksOfColors(
    in document: CodeDocument, _ number: Int, at index: Int
  ) -> Bool {
    var open = index
    while open < document.count, !document.isText(open, "(") { open += 1 }
    let range = document.range(from: open, to: document.partner(open) + 1)
    return mentionsColor(
      CodeExpression(.other("arguments"), range: range), CodeScope(document: number, owner: []))
  }

  /// The tokens of functions called `lerp`. What they make shows while one theme fades into another, and
  /// all its colors lie between those of the two.
  private func blends(in document: CodeDocument) -> [Range<Int>] {
    (0..<document.count).compactMap { index in
      guard document.isText(index, "lerp"), document.isText(index + 1, "("),
        !document.isText(index - 1, ".")
      else { return nil }
      // What follows the parameters: a body, and in Kotlin the type before it.
      let first = document.partner(index + 1) + 1
      guard
        let body = (first..<min(first + 6, document.count)).first(where: {
          ["{", "=>", ";", ",", ")"].contains(document.text($0))
        })
      else { return nil }
      if document.isText(body, "{") { return body..<document.partner(body) }
      guard document.isText(body, "=>") else { return nil }
      var end = body
      while end < document.count, !document.isText(end, ";") { end = document.after(end) }
      return body..<end
    }
  }

  /// Whether each color that is handed to a call at a token lies between two others.
  private func isBlend(in document: CodeDocument, _ number: Int, at index: Int) -> Bool {
    var open = index
    while open < document.count, !document.isText(open, "(") { open += 1 }
    let close = min(document.partner(open), document.count)
    var first = open + 1
    while first < close {
      var end = first
      while end < close, !document.isText(end, ",") { end = document.after(end) }
      end = min(end, close)
      let range = document.range(from: first, to: end)
      let scope = CodeScope(document: number, owner: [])
      let argument = CodeExpression(.other("argument"), range: range)
      if mentionsColor(argument, scope),
        !(first..<end).contains(where: { document.isText($0, "lerp") })
      {
        return false
      }
      first = end + 1
    }
    return true
  }

  /// The names of the arguments in parentheses that open at a token.
  func labels(in document: CodeDocument, ofCallAt open: Int) -> [String] {
    var labels: [String] = []
    var index = open + 1
    while index < document.partner(open) {
      if let name = document.name(index), ["(", ","].contains(document.text(index - 1)),
        ["=", ":"].contains(document.text(index + 1))
      {
        labels.append(name)
      }
      index = document.after(index)
    }
    return labels
  }

  /// Whether what begins at a token is given to something: a class declares its constructors in the
  /// form of calls.
  private func isValue(at index: Int, in document: CodeDocument) -> Bool {
    var before = index - 1
    while document.isText(before, "const") || document.isText(before, "new") { before -= 1 }
    if !language.declaresConstructorsAsCalls { return before >= 0 }
    return before >= 0
      && ["=", "(", ",", ":", "?", "??", "?:", "=>", "->", "return", "else"]
        .contains(document.text(before))
  }

  /// The name of what is called at a token, without what it is a member of.
  private func constructor(
    in document: CodeDocument, at index: Int
  ) -> (path: [String], range: Range<Int>)? {
    guard let name = document.name(index),
      ![".", "?.", "class", "fun"].contains(document.text(index - 1))
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
