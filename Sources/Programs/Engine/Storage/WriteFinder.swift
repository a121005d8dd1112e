/// Walks the code of a program for names that are not proved to be read.
struct WriteFinder {
  let program: Program
  var places: [String: [Writes.Place]] = [:]
  var computed: SyntaxNode?
  private var owners: [TypeDeclaration?] = [nil]
  private var isInitializer = false
  /// The names that functions around declare for themselves.
  private var locals: [Set<String>] = []
  /// The functions around, the outermost first.
  private var functions: [SyntaxNode] = []
  /// The assignment or call whose target is walked, and the call around.
  private var statement: SyntaxNode?
  private var call: SyntaxNode?
  /// Whether a macro may make something else of the code.
  private var isMacro = false
  /// Whether the code may run on an object that nobody names here.
  private var hasReceiver = false
  /// Methods that change what they are called on.
  private let mutating: Set<String>
  private let declared: Set<String>

  init(program: Program) {
    self.program = program
    mutating = Set(
      program.members.filter { $0.isMutating || $0.isRequirement && $0.isMutating }.map(\.name))
    declared = Set(program.members.filter { $0.kind == .function }.map(\.name))
  }

  /// Walks a node whose value is read, or may be written.
  mutating func walk(_ node: SyntaxNode, isRead: Bool) {
    switch node.kind {
    case .unparsed: writeAll(in: node)
    case .typeDeclaration: walkType(node)
    case .function, .initializer, .subscriptDeclaration, .closure, .accessor: walkFunction(node)
    case .assignment:
      for child in node.children where child.role != .left { walk(child, isRead: true) }
      if let left = node.child(.left) { write(left, by: node.detail == 0 ? node : nil) }
    case .inOut:
      for child in node.children { write(child, by: call) }
    case .keyPath: writeAll(in: node)
    case .macro:
      let isHarmless = program.language.harmlessMacros.contains(node.declaredName)
      let outer = isMacro
      isMacro = isMacro || !isHarmless
      for child in node.children { walkChildren(child, isRead: isHarmless) }
      isMacro = outer
    case .binary:
      let isKnown = node.detail != SyntaxOperator.custom.rawValue
      for child in node.children where child.kind != .operatorName { walk(child, isRead: isKnown) }
    case .prefix, .postfix:
      let isKnown = node.detail != SyntaxOperator.custom.rawValue
      for child in node.children where child.kind != .operatorName { walk(child, isRead: isKnown) }
    case .sequence:
      for child in node.descendants where child.kind == .name { note(child, owner: nil) }
    case .name:
      // An operand of a call or a value.
      let name = node.name
      if !isRead || program.language.projection(of: name) != nil { noteName(node) }
      if let name = program.language.storage(of: name) { note(node, owner: nil, name: name) }
    case .member:
      if let base = node.child(.base) { walk(base, isRead: isRead) }
      if let child = node.child(.name) {
        let name = child.name
        if !isRead || program.language.projection(of: name) != nil {
          note(child, owner: owner(of: node.child(.base)))
        }
        if let name = program.language.storage(of: name) { note(node, owner: nil, name: name) }
      }
    case .implicitMember: if !isRead, let name = node.child(.name) { note(name, owner: nil) }
    case .subscriptCall:
      for child in node.children { walk(child, isRead: child.role == .base ? isRead : true) }
    case .optionalChain, .forceUnwrap, .wait, .attempt, .tuple, .argument:
      for child in node.children where child.role != .label { walk(child, isRead: isRead) }
    case .call: walkCall(node)
    default: walkChildren(node, isRead: true)
    }
  }

  /// Walks what a statement or a call writes.
  private mutating func write(_ node: SyntaxNode, by written: SyntaxNode?) {
    let outer = statement
    statement = written
    walk(node, isRead: false)
    statement = outer
  }

  private mutating func walkChildren(_ node: SyntaxNode, isRead: Bool) {
    node.forEachChild { child in
      if child.role != .label && child.role != .name || child.kind == .typeName {
        walk(child, isRead: isRead)
      }
    }
  }

  private mutating func walkCall(_ node: SyntaxNode) {
    guard let callee = node.child(.base) else { return }
    if callee.kind == .member, let base = callee.child(.base), let name = callee.child(.name)?.name
    {
      let isKnown =
        !mutating.contains(name)
        && (declared.contains(name) || program.language.reading.contains(name) || name == "init")
      // A type as the base is no storage.
      let isType =
        program.language.writesTypesInCapitals && base.kind == .name
        && base.name.first?.isUppercase == true
      if isKnown || isType {
        walk(base, isRead: true)
      } else {
        write(base, by: nil)
      }
      if let label = program.language.keyLabel(of: name) { noteKeys(of: node, label) }
    } else {
      walk(callee, isRead: true)
    }
    let outer = call
    call = node
    for argument in node.children(.argument) { walk(argument, isRead: true) }
    call = outer
  }

  /// A call that writes by a text.
  private mutating func noteKeys(of call: SyntaxNode, _ label: String) {
    let keys = call.children(.argument).filter { $0.child(.label)?.name.hasPrefix(label) == true }
    for key in keys {
      guard let text = key.child(.value), text.kind == .string, text.children.count == 1 else {
        computed = call
        continue
      }
      for name in text.children[0].text.split(separator: ".") {
        note(call, owner: nil, name: String(name))
      }
    }
    if keys.isEmpty { computed = call }
  }

  private mutating func walkType(_ node: SyntaxNode) {
    let names = node.child(.name).map(Program.names) ?? []
    var owner: TypeDeclaration?
    if node.detail == TypeFlavour.extensionOfType.rawValue {
      owner = program.declaredType(names, from: node.tree) ?? program.foreign[names.last ?? ""]
    } else {
      owner = program.typesByNode[node]
    }
    owners.append(owner)
    let outer = (locals, isInitializer)
    (locals, isInitializer) = ([], false)
    walkChildren(node, isRead: true)
    (locals, isInitializer) = outer
    owners.removeLast()
  }

  private mutating func walkFunction(_ node: SyntaxNode) {
    let outer = isInitializer
    if node.kind == .initializer { isInitializer = true }
    if node.kind == .function || node.kind == .accessor || node.kind == .closure {
      isInitializer = false
    }
    var names: Set<String> = []
    // Parameters, and what the block itself declares, hide a member everywhere in it.
    let lists =
      node.children + node.children(.parameter).flatMap(\.children)
      + node.children(.signature).flatMap(\.children)
    for child in lists where child.kind == .parameter { names.insert(child.declaredName) }
    let statements = node.kind == .closure ? node.children : node.child(.body)?.children ?? []
    for variable in statements where variable.kind == .variable {
      for item in variable.children(.item) {
        guard let pattern = item.child(.pattern) else { continue }
        names.formUnion(
          (Array(pattern.descendants) + [pattern]).filter { $0.kind == .patternName }.map(\.name))
      }
    }
    locals.append(names)
    functions.append(node)
    let around = (statement, call, hasReceiver)
    if node.kind == .closure { hasReceiver = hasReceiver || mayHaveReceiver(call) }
    (statement, call) = (nil, nil)
    walkChildren(node, isRead: true)
    (statement, call, hasReceiver) = around
    functions.removeLast()
    locals.removeLast()
    isInitializer = outer
  }

  /// Whether a call may run the functions that it is given on an object of its own.
  private func mayHaveReceiver(_ call: SyntaxNode?) -> Bool {
    guard let plain = program.language.plainCalls else { return false }
    guard let callee = call?.child(.base) else { return true }
    let name = callee.kind == .member ? callee.declaredName : callee.name
    return declared.contains(name)
      || !plain.contains(callee.kind == .member ? "." + name : name)
  }

  // MARK: Noting

  /// The property that a name hands out for writing.
  private func projected(_ node: SyntaxNode) -> String? {
    program.language.projection(of: node.name)
  }

  private mutating func noteName(_ node: SyntaxNode) {
    let name = projected(node) ?? node.name
    if locals.contains(where: { $0.contains(name) }) {
      return note(node, owner: nil, name: name, isLocal: true)
    }
    note(node, owner: declaringType(of: name), name: name)
  }

  /// The type around that has a property; nil where the name may be anyone's.
  private func declaringType(of name: String) -> TypeDeclaration? {
    if hasReceiver { return nil }
    var place = owners.last ?? nil
    while let type = place {
      let isOwn = program.ancestry(of: type).contains { ancestor in
        ancestor.members[name]?.contains { $0.isValue && $0.kind != .function } ?? false
      }
      if isOwn { return type }
      // What isn't read may declare it too.
      guard type.inherited.isEmpty else { return nil }
      place = type.outer
    }
    return nil
  }

  private func owner(of base: SyntaxNode?) -> TypeDeclaration? {
    guard let base, base.kind == .name else { return nil }
    if program.language.ownNames.contains(base.name) {
      return hasReceiver ? nil : owners.last ?? nil
    }
    if locals.contains(where: { $0.contains(base.name) }) { return nil }
    if case .declared(let type) = program.type(
      named: [base.name], within: owners.last ?? nil, of: base.tree)
    {
      return type
    }
    return nil
  }

  private mutating func note(
    _ node: SyntaxNode, owner: TypeDeclaration?, name: String? = nil, isLocal: Bool = false
  ) {
    // A local name hides the member, but only where its own block goes.
    if isLocal { return }
    let written = name ?? projected(node) ?? node.name
    places[written, default: []].append(
      Writes.Place(
        node: node, owner: owner, isInitial: isInitializer && owner != nil,
        statement: isMacro ? nil : statement,
        within: owners.last ?? nil, function: functions.first, hasReceiver: hasReceiver))
  }

  /// Every word in code that isn't understood may be written.
  private mutating func writeAll(in node: SyntaxNode) {
    for word in node.words {
      places[word, default: []].append(
        Writes.Place(
          node: node, owner: nil, isInitial: false, statement: nil, within: nil, function: nil,
          hasReceiver: false))
    }
  }
}
