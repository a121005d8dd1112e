import SourceText

/// Which constants of a source are its themes: instances of one type that holds colors.
///
/// `static let light = Theme(text: …)` beside `static let dark = Theme(…)`: they are themes where the
/// type has one of the words of ``SwiftThemes/words`` in its name, or one of its constants the word
/// light or dark. Instances that other constants name one by one, and those that the policy calls the
/// light or dark variant of a group, are groups of tokens instead.
struct SwiftThemeInstances {
  /// A type and the constants that are its instances.
  struct Family {
    let type: Int
    /// The properties, in the order of their declarations.
    let instances: [Int]
  }

  private let program: SwiftProgram
  /// The types with several instances.
  private(set) var families: [Family] = []

  init(_ program: SwiftProgram) {
    self.program = program
    var instances: [Int: [Int]] = [:]
    for index in program.properties.indices {
      guard let type = typeOfInstance(index) else { continue }
      instances[type, default: []].append(index)
    }
    families = instances.filter { $0.value.count > 1 }.map {
      Family(type: $0.key, instances: $0.value)
    }
    .sorted { program.scopes[$0.type].name < program.scopes[$1.type].name }
    .filter { isThemeLike($0) && holdsColors($0.type, depth: 0) }
    // What lies in another theme is a part of it.
    let parts = Set(families.flatMap { family in partTypes(of: family.type, depth: 0) })
    families.removeAll { parts.contains($0.type) }
  }

  /// The type that a constant is an instance of; nil if it is none, or not one for all.
  private func typeOfInstance(_ index: Int) -> Int? {
    let property = program.properties[index]
    let declaration = property.declaration
    guard property.parameters == nil, declaration.isStatic || property.scope == SwiftProgram.root
    else { return nil }
    var made: Int?
    if let type = declaration.type, !type.isArray {
      made = program.type(type.path, from: property.scope)
    }
    switch declaration.source {
    case .initial(let value):
      // Another constant under a second name is none, and what chooses among them neither.
      guard case .call(let callee, _) = value.kind else { return nil }
      made = constructed(by: callee, from: property.scope) ?? made
    case .computed(let code):
      guard made != nil else { return nil }
      let statements = program.documents[property.document].statements(of: code)
      guard let last = statements.last, case .value(let value, _) = last.kind else { return nil }
      if case .call(let callee, _) = value.kind {
        made = constructed(by: callee, from: property.scope) ?? made
      } else if statements.count == 1 {
        return nil
      }
    case .elsewhere, .requirement: return nil
    }
    return made.flatMap { Self.isInstantiable($0, program) ? $0 : nil }
  }

  private func constructed(by callee: SwiftExpression, from scope: Int) -> Int? {
    guard var path = callee.path else { return nil }
    if path.count > 1, path.last == "init" { path.removeLast() }
    if path == ["Self"] || path == ["self"] { return scope }
    return program.type(path, from: scope)
  }

  private func isThemeLike(_ family: Family) -> Bool {
    let words = SwiftThemes.words(of: program.scopes[family.type].path.last ?? "")
    if !SwiftThemes.words.isDisjoint(with: words), !Self.holders.contains(words.last ?? "") {
      return true
    }
    return family.instances.contains { index in
      !SwiftThemes.words(of: program.properties[index].declaration.name).filter {
        $0 == "light" || $0 == "dark"
      }.isEmpty
    }
  }

  /// The last words of types that hold a theme and are none.
  private static let holders: Set<String> = [
    "manager", "store", "provider", "service", "controller", "model", "key", "view", "settings",
    "environment", "storage", "applier",
  ]

  // MARK: What types hold

  /// How deep types may lie in types.
  static let depthLimit = 6

  /// The properties of the instances of a type, its own and those of its protocols, in order.
  static func members(of type: Int, _ program: SwiftProgram) -> [Int] {
    var names: Set<String> = []
    var members: [Int] = []
    for scope in [type] + program.protocols(of: type) {
      let all = Array(program.scopes[scope].properties.values.joined())
      let own = (all + program.scopes[scope].functions.values.joined())
        .sorted().filter { index in
          let property = program.properties[index]
          if case .requirement = property.declaration.source { return false }
          return !property.declaration.isStatic && !names.contains(property.declaration.name)
        }
      members += own
      names.formUnion(own.map { program.properties[$0].declaration.name })
    }
    return members
  }

  /// The structure or class of the source that a property of an instance is of; nil if it is another.
  static func partType(of index: Int, _ program: SwiftProgram) -> Int? {
    let property = program.properties[index]
    guard property.parameters == nil else { return nil }
    var found: Int?
    if let type = property.declaration.type {
      found = type.isArray ? nil : program.type(type.path, from: property.scope)
    } else if case .initial(let value) = property.declaration.source,
      case .call(let callee, _) = value.kind, let path = callee.path
    {
      found = program.type(path, from: property.scope)
    }
    return found.flatMap { isInstantiable($0, program) ? $0 : nil }
  }

  /// Whether a type may have instances that are put together of their parts. An extension of a type of
  /// the frameworks is no declaration of one.
  private static func isInstantiable(_ type: Int, _ program: SwiftProgram) -> Bool {
    let keyword = program.scopes[type].keyword
    return (keyword == .struct || keyword == .class)
      && SwiftColorType(path: program.scopes[type].path) == nil
  }

  private func holdsColors(_ type: Int, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    return Self.members(of: type, program).contains { index in
      let property = program.properties[index]
      if let declared = property.declaration.type,
        program.colorType(declared.path, from: property.scope) != nil
      {
        return true
      }
      if case .initial(let value) = property.declaration.source, isColor(value, from: type) {
        return true
      }
      guard let part = Self.partType(of: index, program), part != type else { return false }
      return holdsColors(part, depth: depth + 1)
    }
  }

  /// Whether a value is a color by its first word.
  private func isColor(_ value: SwiftExpression, from scope: Int) -> Bool {
    var path = value.path
    if case .call(let callee, _) = value.kind { path = callee.path }
    return path?.first.map { program.colorType([$0], from: scope) != nil } ?? false
  }

  private func partTypes(of type: Int, depth: Int) -> [Int] {
    guard depth < Self.depthLimit else { return [] }
    return Self.members(of: type, program).flatMap { index -> [Int] in
      guard let part = Self.partType(of: index, program), part != type else { return [] }
      return [part] + partTypes(of: part, depth: depth + 1)
    }
  }
}
