import SourceText

/// Kotlin, with Jetpack Compose and what Android has of colors.
struct KotlinLanguage: ProgramLanguage {
  let fileExtensions: Set<String> = ["kt", "kts"]
  let receiverName = "this"
  let truthType = "Boolean"
  let writesTypesInCapitals = false
  let followsWrites = true
  let plainCalls: Set<String>? = KotlinLibrary.plainCalls
  let ends: Set<String> = ["error", "TODO", "exitProcess"]
  let reading: Set<String> = KotlinLibrary.reading.union(ComposeColors.methods)

  func parse(_ file: SourceFile) -> SyntaxTree { KotlinParser.parse(file) }

  // MARK: Declarations

  func traits(of node: SyntaxNode, _ kind: Member.Kind, in place: MemberPlace) -> MemberTraits {
    let words = node.children(.modifier).map(\.text)
    let isGiven: Bool =
      switch kind {
      case .function: node.child(.body) != nil
      case .computed: true
      case .stored:
        node.children(.item).contains {
          $0.child(.value) != nil || $0.child(.requirement) != nil
        }
      default: true
      }
    return MemberTraits(
      isStatic: place.isStatic || kind == .enumerationCase || kind == .type || kind == .alias,
      isPrivate: words.contains("private"),
      isRequirement: words.contains("abstract") || place.isProtocol && !isGiven)
  }

  /// The members of a companion belong to the type around it.
  func place(ofMembersOf node: SyntaxNode, in place: MemberPlace) -> MemberPlace? {
    guard place.owner != nil, node.children(.modifier).contains(where: { $0.isText("companion") })
    else { return nil }
    var inner = place
    inner.isStatic = true
    return inner
  }

  // MARK: Names

  /// What a file sees: what it imports by name, what its package declares, what it imports as a whole.
  func globals(_ name: String, from tree: SyntaxTree, in program: Program) -> [Member] {
    for item in tree.imports where item.name == name {
      let path = item.path.filter { $0 != "Companion" }.joined(separator: ".")
      if let found = program.fullNames[path] { return found }
      // Something that the program doesn't declare.
      return []
    }
    let own = (program.global.members[name] ?? []).filter { $0.node.tree.package == tree.package }
    if !own.isEmpty { return own }
    return tree.imports.filter { $0.name == nil }.flatMap {
      program.fullNames[($0.path + [name]).joined(separator: ".")] ?? []
    }
  }

  func foreignName(_ name: String, in tree: SyntaxTree) -> String {
    tree.imports.first { $0.name == name }?.path.last ?? name
  }

  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value? {
    if node.isText("super") { return evaluator.unknown("super is not evaluated here", node) }
    guard node.role == .base, node.name.first?.isUppercase == true, scope.find(node.name) == nil
    else { return nil }
    // Before a point a function's name is that of a type.
    switch evaluator.lookUp(node.name, scope) {
    case .found(let member, _) where member.kind == .function: break
    case .several: break
    default: return nil
    }
    return .type(
      evaluator.program.type(named: [node.name], within: scope.activation.owner, of: node.tree))
  }

  func find(
    _ name: String, in type: TypeDeclaration, isStatic: Bool, from tree: SyntaxTree, isExact: Bool,
    _ evaluator: Evaluator
  ) -> Evaluator.Found {
    // What a framework declares comes before an extension of it.
    if type.node == nil, KotlinLibrary.members[type.name]?.contains(name) ?? false {
      return .nothing
    }
    var demanded: [Member] = []
    for isAddition in [false, true] {
      for place in evaluator.program.ancestry(of: type) {
        let found = (place.members[name] ?? []).filter {
          // What an object inherits belongs to the object.
          (!isStatic || $0.isStatic || type.flavour == .object) && $0.isAddition == isAddition
            && $0.isVisible(from: tree)
        }
        let given = found.filter { !$0.isRequirement }
        if !given.isEmpty { return .members(given) }
        if demanded.isEmpty { demanded = found }
      }
    }
    return demanded.isEmpty ? .nothing : .members(demanded)
  }

  func has(_ name: String, _ value: Value) -> Bool {
    KotlinLibrary.has(name, value)
  }

  // MARK: Storage

  func initialValue(
    of member: Member, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    guard let delegate = member.binding?.child(.requirement), delegate.kind == .delegate else {
      return nil
    }
    // A state of Compose begins with what it is given.
    if scope.activation.isInitializer, let call = delegate.child(.value), call.kind == .call,
      call.child(.base)?.isText("mutableStateOf") == true, let first = call.arguments.first
    {
      return evaluator.evaluate(first.value, scope, type)
    }
    guard let call = delegate.child(.value), call.kind == .call, call.child(.base)?.name == "lazy",
      let code = call.children(.argument).last?.child(.value), code.kind == .closure
    else { return evaluator.unknown("what it hands its value to isn't known", delegate) }
    let function = evaluator.evaluate(code, scope, type.map { .function(result: $0) })
    return evaluator.apply(function, [], scope, call, type)
  }

  func startsItself(_ member: Member) -> Bool? { false }

  /// A property of an entry of an enumeration, or of an object.
  func field(_ member: Member, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value?
  {
    switch value {
    case .enumeration(let value):
      guard let owner = value.declaration,
        let entry = owner.members[value.name]?.first(where: { $0.kind == .enumerationCase })
      else { return nil }
      return evaluator.entry(entry, of: owner, node, read: member)
    case .type(.declared(let type)) where type.flavour == .object:
      return evaluator.field(member, ofObject: type, node)
    default: return nil
    }
  }
}
