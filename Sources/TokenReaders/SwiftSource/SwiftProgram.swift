import SourceText

/// The declarations of all documents of a source, by the types that they belong to.
struct SwiftProgram {
  let documents: [SwiftDocument]
  private(set) var scopes = [SwiftScope(path: [], parent: nil)]
  private(set) var properties: [SwiftProperty] = []

  /// The functions that return colors, in order.
  private(set) var colorFunctions: [SwiftFunction] = []
  /// The functions that return values of types which the source may declare, in order.
  private(set) var groupFunctions: [SwiftFunction] = []
  /// The bodies of types and extensions, outer ones before those in them.
  private(set) var bodies: [(document: Int, range: Range<Int>, scope: Int)] = []
  /// The names of the functions that return colors.
  private(set) var colorFunctionNames: Set<String> = []
  /// The names of all functions that are declared, whatever they return, and of constants that may hold
  /// one.
  private(set) var functionNames: Set<String> = []

  /// The scopes with initializers that the source adds to a color type, in order.
  private(set) var colorScopes: [SwiftColorType: [Int]] = [:]

  /// The outermost level.
  static let root = 0

  init(documents: [SwiftDocument]) {
    self.documents = documents
    for index in documents.indices {
      add(documents[index].declarations, to: Self.root, document: index)
    }
    let types = scopes[Self.root].types.filter { !scopes[$0.value].initializers.isEmpty }
    for (name, scope) in types.sorted(by: { $0.value < $1.value }) {
      guard let type = colorType([name], from: Self.root) else { continue }
      colorScopes[type, default: []].append(scope)
    }
    adoptFunctionsOfPairs()
  }

  /// A function that gives a light and a dark color gives a color, as a constant of that type is one.
  private mutating func adoptFunctionsOfPairs() {
    let (pairs, others) = (
      groupFunctions.filter(givesPair), groupFunctions.filter { !givesPair($0) }
    )
    groupFunctions = others
    for function in pairs { adopt(function) }
  }

  private func givesPair(_ function: SwiftFunction) -> Bool {
    guard let type = function.declaration.result, !type.isArray,
      let made = self.type(type.path, from: function.scope)
    else { return false }
    let stored = scopes[made].properties.values.joined().map { properties[$0] }.filter {
      if case .computed = $0.declaration.source { false } else { !$0.declaration.isStatic }
    }
    return SwiftEvaluator.areLabelsOfPair(stored.map(\.declaration.name))
      && stored.allSatisfy {
        $0.declaration.type.flatMap { colorType($0.path, from: made) } != nil
      }
  }

  /// Takes a function for one that gives a color.
  private mutating func adopt(_ function: SwiftFunction) {
    let declaration = function.declaration
    var adopted = function
    colorFunctionNames.insert(declaration.name)
    if let body = declaration.body, declaration.result?.isArray == false {
      adopted.property = properties.count
      scopes[function.scope].functions[declaration.name, default: []].append(properties.count)
      properties.append(
        SwiftProperty(
          declaration: SwiftPropertyDeclaration(declaration, computedBy: body),
          document: function.document, scope: function.scope, parameters: declaration.parameters))
    }
    colorFunctions.append(adopted)
  }

  private mutating func add(
    _ declarations: [SwiftDeclaration], to scope: Int, document: Int
  ) {
    for declaration in declarations {
      switch declaration {
      case .property(let property):
        // It may hold a closure, which is called as a function is.
        if property.isStatic || scope == Self.root { functionNames.insert(property.name) }
        scopes[scope].properties[property.name, default: []].append(properties.count)
        properties.append(
          SwiftProperty(declaration: property, document: document, scope: scope))
      case .cases(let cases):
        for item in cases {
          scopes[scope].cases.append(item.name)
          let value = item.rawValue.map { (document: document, code: $0) }
          if scopes[scope].rawValues.updateValue(value, forKey: item.name) != nil {
            scopes[scope].rawValues.updateValue(nil, forKey: item.name)
          }
        }
      case .alias(let name, let type, let branches):
        scopes[scope].aliases[name, default: []].append((type, branches))
      case .initializer(let initializer):
        scopes[scope].hasInitializer = true
        scopes[scope].initializers.append(
          SwiftFunction(declaration: initializer, document: document, scope: scope))
      case .function(let function):
        functionNames.insert(function.name)
        guard let type = function.result else { continue }
        let found = SwiftFunction(declaration: function, document: document, scope: scope)
        if colorType(type.path, from: scope) != nil {
          adopt(found)
        } else if !type.path.isEmpty {
          groupFunctions.append(found)
        }
      case .type(let type): add(type, to: scope, document: document)
      }
    }
  }

  private mutating func add(_ type: SwiftTypeDeclaration, to scope: Int, document: Int) {
    let isExtension = type.keyword == .extension
    // Extensions stand at the outermost level, whatever they extend.
    var target = isExtension ? Self.root : scope
    for name in type.path { target = self.scope(named: name, in: target) }
    if !isExtension {
      scopes[target].keyword = type.keyword
      scopes[target].span = documents[document].span(type.nameRange)
    }
    scopes[target].inherited += type.inherited
    bodies.append((document, type.bodyRange, target))
    // An initializer in an extension leaves a structure the one that it is given.
    let hadInitializer = scopes[target].hasInitializer
    add(type.members, to: target, document: document)
    if isExtension { scopes[target].hasInitializer = hadInitializer }
  }

  private mutating func scope(named name: String, in parent: Int) -> Int {
    if let known = scopes[parent].types[name] { return known }
    scopes.append(SwiftScope(path: scopes[parent].path + [name], parent: parent))
    scopes[parent].types[name] = scopes.count - 1
    return scopes.count - 1
  }

  /// Whether a function is the only declaration of its name in its type, so that a token can be called
  /// after it, or the others are for other enumerations, whose cases tell the tokens apart.
  func isOnly(_ function: Int) -> Bool {
    let (name, scope) = (properties[function].declaration.name, properties[function].scope)
    guard scopes[scope].properties[name] == nil, scopes[scope].types[name] == nil,
      let all = scopes[scope].functions[name]
    else { return false }
    if all.count == 1 { return true }
    let cases = all.compactMap { enumeration(ofOnlyParameter: $0).map { Set(scopes[$0].cases) } }
    return cases.count == all.count && cases.allSatisfy { !$0.isEmpty }
      && Set(cases.joined()).count == cases.reduce(0) { $0 + $1.count }
  }

  /// The type of the source that the only parameter of a function is of.
  func enumeration(ofOnlyParameter function: Int) -> Int? {
    let property = properties[function]
    guard let parameters = property.parameters, parameters.count == 1 else { return nil }
    return type(parameters[0].type.path, from: property.scope)
  }

  // MARK: Types by name

  /// The scope of a type as it is named within a scope; nil if the source declares none.
  func type(_ path: [String], from scope: Int) -> Int? {
    guard let first = path.first else { return nil }
    var outer: Int? = scope
    while let current = outer {
      if var found = scopes[current].types[first] {
        for name in path.dropFirst() {
          guard let next = scopes[found].types[name] else { return nil }
          found = next
        }
        return found
      }
      outer = scopes[current].parent
    }
    return SwiftColorType.modules.contains(first)
      ? type(Array(path.dropFirst()), from: Self.root) : nil
  }

  /// The same; nil where a type alias of that name is seen too, which may stand for another.
  func unaliasedType(_ path: [String], from scope: Int) -> Int? {
    guard let first = path.first, aliases(of: first, from: scope).isEmpty else { return nil }
    return type(path, from: scope)
  }

  /// The color type of a name within a scope, type aliases followed; nil for any other type.
  func colorType(_ path: [String], from scope: Int) -> SwiftColorType? {
    var path = path
    for _ in 0..<8 {
      guard let first = path.first else { return nil }
      if let type = SwiftColorType(path: path) { return type }
      if path == ["Self"] { return SwiftColorType(path: scopes[scope].path) }
      guard path.count == 1, let alias = aliases(of: first, from: scope).first else { return nil }
      path = alias.type.path
    }
    return nil
  }

  /// The initializer that the source adds to a color type and a call with some labels may mean.
  func addedInitializer(_ labels: [String], to type: SwiftColorType) -> [SwiftParameter]? {
    guard let scope = scopes[Self.root].types[type.name] else { return nil }
    return scopes[scope].initializers.lazy.map(\.declaration.parameters).first {
      $0.map(\.label).starts(with: labels)
    }
  }

  /// The type aliases of a name that are nearest to a scope: several where `#if` chooses.
  func aliases(
    of name: String, from scope: Int
  ) -> [(type: SwiftTypeName, branches: [SwiftBranch])] {
    var outer: Int? = scope
    while let current = outer {
      if let aliases = scopes[current].aliases[name] { return aliases }
      outer = scopes[current].parent
    }
    return []
  }

  /// The scopes in which a name is looked for, innermost first: each type around a scope and then the
  /// protocols that it conforms to.
  func lookupOrder(from scope: Int) -> [Int] {
    var order: [Int] = []
    var outer: Int? = scope
    while let current = outer {
      order.append(current)
      order += protocols(of: current)
      outer = scopes[current].parent
    }
    return order
  }

  /// The protocols and classes of the source that a type inherits from, nearest first.
  func protocols(of scope: Int) -> [Int] {
    var found: [Int] = []
    var rest = scopes[scope].inherited
    while let name = rest.first, found.count < 32 {
      rest.removeFirst()
      let path = name.split(separator: ".").map(String.init)
      guard let inherited = type(path, from: scope), inherited != scope,
        !found.contains(inherited)
      else { continue }
      found.append(inherited)
      rest += scopes[inherited].inherited
    }
    return found
  }

  /// Whether what is declared in a scope belongs to the instances of a type: to its own members, or
  /// those of a protocol that it conforms to.
  func holds(_ scope: Int, _ type: Int) -> Bool {
    scope == type || protocols(of: type).contains(scope)
  }

  /// Where a property is named.
  func span(of property: Int) -> SourceSpan {
    let property = properties[property]
    return documents[property.document].span(property.declaration.nameRange)
  }
}
