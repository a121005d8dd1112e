/// What the names of types mean, and what types inherit.
extension Program {
  /// The type that a name means within a type, or within none, of a file.
  package func type(named names: [String], within owner: TypeDeclaration?, of tree: SyntaxTree)
    -> TypeReference
  {
    guard let first = names.first else { return .open }
    var place = owner
    while let current = place {
      if first == language.ownType, current.flavour != .protocolType {
        let own: TypeReference =
          current.node == nil ? .framework(current.name) : .declared(current)
        return path(own, names.dropFirst(), tree)
      }
      if current.generics.contains(first) { return .open }
      if first == current.name, current.node != nil {
        return path(.declared(current), names.dropFirst(), tree)
      }
      if let found = nested(first, in: current, of: tree) {
        return path(found, names.dropFirst(), tree)
      }
      place = current.outer
    }
    if let found = nested(first, in: global, of: tree) {
      return path(found, names.dropFirst(), tree)
    }
    if language.openTypes.contains(first) { return .open }
    return .framework(language.foreignName(names.last ?? first, in: tree))
  }

  private func path(_ type: TypeReference, _ names: ArraySlice<String>, _ tree: SyntaxTree)
    -> TypeReference
  {
    guard let name = names.first else { return type }
    switch type {
    case .declared(let declared):
      guard let found = nested(name, in: declared, of: tree) else { return .open }
      return path(found, names.dropFirst(), tree)
    case .framework: return .framework(name)
    default: return .open
    }
  }

  private func nested(_ name: String, in owner: TypeDeclaration, of tree: SyntaxTree)
    -> TypeReference?
  {
    let all = owner === global ? language.globals(name, from: tree, in: self) : owner.members[name]
    var found = (all ?? []).filter {
      ($0.kind == .type || $0.kind == .alias || $0.kind == .other) && $0.isVisible(from: tree)
    }
    let own = found.filter(\.isPrivate)
    if !own.isEmpty { found = own }
    // Of two of one name, such as in branches of `#if`, one is compiled.
    if found.count > 1, let isActive { found = found.filter(isActive) }
    guard let member = found.first else { return nil }
    guard found.count == 1 else { return .open }
    if let type = member.type { return .declared(type) }
    guard member.kind == .alias, let value = member.node.child(.value) else { return .open }
    // An alias of itself has no end.
    if Program.names(of: value) == [name] { return .framework(name) }
    return type(of: value, within: member.owner)
  }

  /// The type that a piece of syntax names.
  ///
  /// - Parameter bound: What the names of generic parameters mean.
  package func type(
    of node: SyntaxNode, within owner: TypeDeclaration?, _ bound: [String: TypeReference] = [:]
  ) -> TypeReference {
    switch node.kind {
    case .typeName where node.children(.generic).isEmpty, .name:
      return named(node, owner, bound)
    case .typeName:
      let arguments = node.children(.generic).map { type(of: $0, within: owner, bound) }
      let name = named(node, owner, bound)
      guard case .framework(let generic) = name else { return name }
      return language.type(generic, of: arguments) ?? name
    case .optionalType:
      return node.child(.type).map { .optional(type(of: $0, within: owner, bound)) } ?? .open
    case .listType:
      return node.child(.type).map { .list(type(of: $0, within: owner, bound)) } ?? .open
    case .dictionaryType:
      guard let key = node.child(.key), let value = node.child(.value) else { return .open }
      return .dictionary(type(of: key, within: owner, bound), type(of: value, within: owner, bound))
    case .attributedType, .opaqueType:
      return node.child(.type).map { type(of: $0, within: owner, bound) } ?? .open
    case .tupleType:
      let items = node.children(.item)
      let types = items.compactMap { $0.child(.type) }.map { type(of: $0, within: owner, bound) }
      if types.count == 1 { return types[0] }
      return .tuple(types, labels: items.map { $0.child(.label)?.name ?? "" })
    case .functionType:
      return .function(
        node.children(.item).map { item in
          item.child(.type).map { type(of: $0, within: owner, bound) } ?? .open
        }, result: node.child(.result).map { type(of: $0, within: owner, bound) } ?? .open)
    default: return .open
    }
  }

  private func named(
    _ node: SyntaxNode, _ owner: TypeDeclaration?, _ bound: [String: TypeReference]
  ) -> TypeReference {
    let names = Program.names(of: node)
    if names.count == 1, let known = bound[names[0]] { return known }
    return type(named: names, within: owner, of: node.tree)
  }

  /// What a type inherits from directly, of what the program declares.
  package func parents(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    declaration.inherited.flatMap { node -> [TypeDeclaration] in
      let parts = node.kind == .composedType ? node.children : [node]
      return parts.compactMap { part in
        if case .declared(let parent) = type(of: part, within: declaration.outer) {
          parent
        } else {
          nil
        }
      }
    }
  }

  /// The protocols that a type conforms to, its superclasses' and theirs included.
  package func protocols(of declaration: TypeDeclaration) -> Set<TypeDeclaration> {
    if let known = conformances[declaration] { return known }
    var found: Set<TypeDeclaration> = []
    var seen: Set<TypeDeclaration> = [declaration]
    var open = parents(of: declaration)
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next.flavour == .protocolType { found.insert(next) }
      open += parents(of: next)
    }
    conformances[declaration] = found
    return found
  }

  /// The class that a class inherits from, if the program declares it.
  func superclass(of declaration: TypeDeclaration) -> TypeDeclaration? {
    if declaration.inherited.isEmpty { return nil }
    if let known = superclasses[declaration] { return known }
    let found = parents(of: declaration).first { $0.isReference }
    superclasses[declaration] = .some(found)
    return found
  }

  /// A type, its superclasses, and the interfaces of all of them, the nearest first.
  func ancestry(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var next: TypeDeclaration? = type
    while let current = next, found.count < 64, !found.contains(current) {
      found.append(current)
      next = current.base ?? superclass(of: current)
    }
    return found
      + protocols(of: type).filter { !found.contains($0) }
      .sorted { protocols(of: $0).count > protocols(of: $1).count }
  }
}
