import Programs
import SourceText

/// Values of types with colors in them.
extension ProgramCollector {
  mutating func add(_ instance: PaletteInstance) {
    if !instance.parts.isEmpty { instances.append(instance) }
  }

  /// Adds the instance that a declaration makes; where it makes none, the color that it is.
  mutating func collectInstance(_ member: Member) {
    switch member.kind {
    case .enumerationCase: collectEntry(member)
    case .type: collectObject(member)
    case .initializer: collectConstructor(member)
    case .stored, .computed, .function:
      guard let (node, place) = code(of: member) else { return }
      if let found = instance(node, place, member.names, nil) { return add(found) }
      guard isConstructor(node) else { return }
      let isColor = framework.isColor(member.writtenType)
      append(
        evaluator.answer(node, at: place), named: member.path, at: node, of: member,
        isCertain: isColor)
    default: break
    }
  }

  /// An entry of an enumeration, whose parts are what it is given and what getters make of it.
  private mutating func collectEntry(_ member: Member) {
    guard let owner = member.owner, fields.holdColors(owner) else { return }
    add(
      PaletteInstance(
        type: owner.name, path: member.names, node: member.node, scheme: nil,
        parts: parts(of: owner, named: "", member.node) { $0.value(of: member) }))
  }

  /// An object that hands arguments to its superclass, and a class that needs none itself.
  private mutating func collectObject(_ member: Member) {
    guard framework.hasPackages, let type = member.type, let code = type.node,
      type.flavour == .object || type.flavour == .classType,
      code.child(.parameter)?.children(.item).isEmpty ?? true,
      !code.children(.modifier).contains(where: { $0.isText("abstract") || $0.isText("sealed") })
    else { return }
    let constructor = type.ordered.first { member in
      member.kind == .initializer && member.parameters.isEmpty
        && member.node.child(.value)?.child(.base)?.isText("super") == true
    }
    guard let call = code.child(.value) ?? constructor?.node.child(.value),
      call.kind == .call, !call.arguments.isEmpty
    else { return }
    let path = type.path.split(separator: ".").map(String.init)
    if let parent = program.parents(of: type).first(where: { $0.flavour == .classType }) {
      guard fields.holdColors(parent) else { return }
      add(
        PaletteInstance(
          type: parent.name, path: path, node: call, scheme: said(by: call),
          parts: parts(of: parent, named: "", call) { $0.instance(of: type) }))
    } else if let name = type.inherited.first?.path?.last {
      let place = CodePlace(member: member)
      let found = labelled(name, call, place, path, nil)
      if found.parts.contains(where: { $0.answer?.holdsColor ?? false }) { add(found) }
    }
  }

  /// A constructor of Dart that needs no arguments.
  private mutating func collectConstructor(_ member: Member) {
    guard !framework.hasPackages, let owner = member.owner, program.takesNothing(member) else {
      return
    }
    let name = member.node.child(.label)?.name
    // Without a name of its own it is called like the class.
    let path = owner.path.split(separator: ".").map(String.init) + (name.map { [$0] } ?? [])
    if member.node.children(.modifier).contains(where: { $0.isText("factory") }) {
      guard let (node, place) = code(of: member), let found = instance(node, place, path, nil)
      else {
        return
      }
      return add(found)
    }
    let call = member.node.child(.value)
    let isOfSuperclass =
      call?.child(.base)?.isText("super") == true && call?.arguments.isEmpty == false
      || member.parameters.contains { $0.text.hasPrefix("super.") && $0.child(.value) != nil }
    guard isOfSuperclass || call != nil || !member.node.children(.item).isEmpty else { return }
    let parent = program.parents(of: owner).first { $0.flavour == .classType }
    let type = isOfSuperclass ? parent ?? owner : owner
    guard fields.holdColors(type) else { return }
    add(
      PaletteInstance(
        type: type.name, path: path, node: member.node, scheme: nil,
        parts: parts(of: type, named: "", member.node) { $0.instance(of: owner, named: name) }))
  }

  // MARK: Calls

  /// The instance that a value is; nil if it is none with colors.
  mutating func instance(
    _ node: SyntaxNode, _ place: CodePlace, _ names: [String], _ outer: String?
  ) -> PaletteInstance? {
    guard node.kind == .call else { return nil }
    if isCopy(node), let found = copy(node, place, names, outer) { return found }
    guard let path = node.child(.base)?.path else { return nil }
    if let type = type(madeBy: path, node, place) {
      return declared(type, node, place, names, outer)
    }
    if let form = framework.scheme(of: path), !isOwnFunction(path) {
      // One that is made with a class is one more to choose, and no color of the program.
      if form.isOfUser, names.count > 1 { return nil }
      return scheme(form, path, node, place, names, outer)
    }
    // A type of the framework, or of a package: by the names of its arguments alone.
    guard let type = path.last(where: { $0.first?.isUppercase == true }),
      !framework.colorTypes.contains(type), node.arguments.contains(where: { $0.label != nil })
    else { return nil }
    let found = labelled(type, node, place, names, outer)
    let hasColors = found.parts.contains { part in
      part.answer?.holdsColor ?? false || mentionsColor(part.node) && !isConstructor(part.node)
    }
    return hasColors ? found : nil
  }

  /// Whether the program declares a function of the name, which is no one of a framework then.
  private func isOwnFunction(_ path: [String]) -> Bool {
    path.count == 1
      && program.outermost.members[path[0]]?.contains { $0.kind == .function } ?? false
  }

  /// The type that a constructor makes, as a path names it; nil if the program declares none.
  func type(madeBy path: [String], _ node: SyntaxNode, _ place: CodePlace) -> TypeDeclaration? {
    guard path.contains(where: { $0.first?.isUppercase == true || $0.first == "_" }) else {
      return nil
    }
    var candidates = [path, Array(path.dropLast())]
    if node.tree.imports.contains(where: { $0.name == path[0] }) {
      candidates += candidates.map { Array($0.dropFirst()) }
    }
    for candidate in candidates where !candidate.isEmpty {
      if let type = program.declaredType(candidate, in: place.member, of: node.tree) {
        return type.flavour == .classType ? type : nil
      }
    }
    return nil
  }

  private mutating func declared(
    _ type: TypeDeclaration, _ node: SyntaxNode, _ place: CodePlace, _ names: [String],
    _ outer: String?
  ) -> PaletteInstance? {
    let scheme = said(by: node) ?? outer
    // Schemes within a theme stand for themselves.
    for argument in node.arguments { _ = collectInner(argument.value, place, names, scheme) }
    // What is given nothing has what its type has, which are tokens themselves.
    guard fields.holdColors(type), !node.children(.argument).isEmpty else { return nil }
    return PaletteInstance(
      type: type.name, path: names, node: node, scheme: scheme,
      parts: parts(of: type, named: "", node) { $0.value(of: node, at: place) })
  }

  /// The parts of an instance of a type, and those of palettes in it.
  func parts(
    of type: TypeDeclaration, named prefix: String, _ node: SyntaxNode, depth: Int = 0,
    _ value: @escaping (Evaluator) -> Value
  ) -> [PaletteInstance.Part] {
    guard depth < 8 else { return [] }
    let whole = evaluator.answer(value)
    // What a subclass has is its own.
    let isPlain = whole.values.allSatisfy { value in
      if case .instance(let instance) = value {
        instance.type === type
      } else {
        value.unknown != nil
      }
    }
    return fields.fields(of: type).flatMap { member, holding -> [PaletteInstance.Part] in
      let own = { (evaluator: Evaluator) -> Value in
        let value = value(evaluator)
        return value.unknown == nil ? evaluator.part(member.name, of: value) : value
      }
      if case .palette(let inner) = holding {
        return parts(
          of: inner, named: "\(prefix)\(member.name).", node, depth: depth + 1, own)
      }
      let answer: Answer
      if let place = program.change(of: member) {
        answer = .value(
          .unknown(Unknown("\(member.path) is assigned again at \(place.written)", at: place)))
      } else {
        answer =
          isPlain && member.kind == .stored ? whole.field(member.name) : evaluator.answer(own)
      }
      var isColor = false
      if case .color = holding { isColor = true }
      guard isColor ? answer.values.contains(where: { $0 != .nothing }) : answer.holdsColor else {
        return []
      }
      let argument = depth == 0 ? node.arguments.first { $0.label == member.name }?.value : nil
      return [
        PaletteInstance.Part(
          name: prefix + member.name, answer: answer, node: argument ?? node, isColor: isColor)
      ]
    }
  }

  // MARK: Types that the program doesn't declare

  private mutating func scheme(
    _ form: SchemeForm, _ path: [String], _ node: SyntaxNode, _ place: CodePlace,
    _ names: [String], _ outer: String?
  ) -> PaletteInstance {
    var parts: [PaletteInstance.Part] = []
    let arguments = node.arguments
    for argument in arguments {
      guard let label = argument.label, label != "brightness", !form.others.contains(label),
        framework.scheme(saidBy: argument) == nil
      else { continue }
      parts.append(
        PaletteInstance.Part(
          name: label, answer: evaluator.answer(argument.value, at: place), node: argument.value,
          isColor: true))
    }
    let isLabelled = node.children(.argument).allSatisfy { $0.child(.label) != nil }
    let hasDefaults = isLabelled && isOfFramework(form, path, in: node.tree)
    let hint = hasDefaults ? form.hint : ""
    // Without labels nobody can tell which roles are given.
    let reason =
      isLabelled
      ? form.missing ?? "not given; \(framework.defaultName)\(hint)"
      : "some arguments have no label, so which roles are given is unknown"
    let given = Set(parts.map(\.name))
    for role in form.roles where !given.contains(role) {
      var part = PaletteInstance.Part(name: role, answer: nil, node: node, isColor: true)
      if hasDefaults {
        let other = form.equals[role]
        part.answer = parts.first { $0.name == other }?.answer
        if part.answer == nil { part.byFramework = form.defaults[other ?? role] }
        if form.defaults.isEmpty { lacksDefaults = true }
      }
      parts.append(part)
    }
    return PaletteInstance(
      type: form.type, path: names, node: node, scheme: form.scheme ?? said(by: node) ?? outer,
      isScheme: true, parts: parts, missing: reason)
  }

  /// Whether a call is that of the package whose defaults are known, and not of one with the same
  /// names: those for watches and television have other colors.
  private func isOfFramework(_ form: SchemeForm, _ path: [String], in tree: SyntaxTree) -> Bool {
    guard let package = form.package else { return !form.defaults.isEmpty }
    guard let name = path.last else { return false }
    return tree.places(of: path).contains(package + [name])
  }

  private func said(by call: SyntaxNode) -> String? {
    call.arguments.lazy.compactMap { [framework] in framework.scheme(saidBy: $0) }.first
  }

  /// An instance of a type by the labels of a call's arguments.
  mutating func labelled(
    _ type: String, _ node: SyntaxNode, _ place: CodePlace, _ names: [String], _ outer: String?
  ) -> PaletteInstance {
    let scheme = said(by: node) ?? outer
    var parts: [PaletteInstance.Part] = []
    for argument in node.arguments {
      guard let label = argument.label,
        !collectInner(argument.value, place, names, scheme)
      else { continue }
      parts += self.parts(of: argument.value, named: label, place, depth: 0)
    }
    return PaletteInstance(type: type, path: names, node: node, scheme: scheme, parts: parts)
  }

  /// The parts that an argument gives: itself, or what is in it.
  private func parts(
    of value: SyntaxNode, named name: String, _ place: CodePlace, depth: Int
  ) -> [PaletteInstance.Part] {
    guard depth < 8, isConstructor(value), let path = value.child(.base)?.path else {
      return [
        PaletteInstance.Part(
          name: name, answer: evaluator.answer(value, at: place), node: value, isColor: false)
      ]
    }
    if let type = type(madeBy: path, value, place) {
      guard fields.holdColors(type) else { return [] }
      return parts(of: type, named: "\(name).", value) { $0.value(of: value, at: place) }
    }
    return value.arguments.flatMap { argument -> [PaletteInstance.Part] in
      guard let label = argument.label else { return [] }
      return parts(of: argument.value, named: "\(name).\(label)", place, depth: depth + 1)
    }
  }

  /// Adds the schemes and the declared classes that an argument of a theme is or lists; false if it
  /// is none.
  private mutating func collectInner(
    _ value: SyntaxNode, _ place: CodePlace, _ names: [String], _ scheme: String?
  ) -> Bool {
    if let (value, place) = place.local(value) {
      return collectInner(value, place, names, scheme)
    }
    if value.kind == .list {
      let found = value.children(.item).compactMap { inner($0, place, names, scheme) }
      for instance in found { add(instance) }
      return !found.isEmpty
    }
    if noteCopy(value, place, names, scheme) { return true }
    guard let found = inner(value, place, names, scheme), found.isScheme else { return false }
    add(found)
    return true
  }

  private mutating func inner(
    _ value: SyntaxNode, _ place: CodePlace, _ names: [String], _ scheme: String?
  ) -> PaletteInstance? {
    guard value.kind == .call, let callee = value.child(.base) else { return nil }
    // `ColorScheme.light().copyWith(…)`.
    if isCopy(value), callee.child(.base)?.path == nil {
      return instance(value, place, names, scheme)
    }
    guard let path = callee.path,
      framework.scheme(of: path) != nil || type(madeBy: path, value, place) != nil
    else { return nil }
    return instance(value, place, names, scheme)
  }
}

extension Member {
  /// Its name after those of the types around it.
  var names: [String] { path.split(separator: ".").map(String.init) }
}
