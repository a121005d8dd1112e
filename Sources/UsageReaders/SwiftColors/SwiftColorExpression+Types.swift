import Programs

/// What types values have, as far as declarations say it.
extension SwiftColorExpression {
  /// How many declarations may refer to each other.
  static let depthLimit = 12

  /// The same in another place of the program.
  func at(_ node: SyntaxNode, _ scope: SwiftScope) -> SwiftColorExpression {
    var other = self
    other.file = files.file(of: node)
    other.scope = scope
    other.depth = depth + 1
    return other
  }

  /// The declaration that a name or a member means; nil where it is none or not the only one.
  func member(_ value: SyntaxNode) -> Member? {
    guard depth < Self.depthLimit else { return nil }
    let value = value.bare
    switch value.kind {
    case .name:
      guard file.locals.meaning(of: value.name, at: value) == nil else { return nil }
      return file.owner(around: value).flatMap { Self.only(value.name, of: $0, isStatic: false) }
    case .member:
      guard let base = value.child(.base)?.bare else { return nil }
      if base.isText("self") {
        return file.owner(around: value).flatMap {
          Self.only(value.declaredName, of: $0, isStatic: false)
        }
      }
      if let path = base.path, path[0].first?.isUppercase == true,
        case .declared(let type) = program.type(
          named: path, within: file.owner(around: value), of: tree)
      {
        return Self.only(value.declaredName, of: type, isStatic: true)
      }
      var other = self
      other.depth += 1
      guard case .declared(let type) = other.type(of: base).unwrapped else { return nil }
      return inherited(value.declaredName, of: type)
    default: return nil
    }
  }

  /// The member that instances of a type have by a name, its own before what it inherits; nil where that is not
  /// just one.
  private func inherited(_ name: String, of type: TypeDeclaration) -> Member? {
    if type.members[name] != nil { return Self.only(name, of: type, isStatic: false) }
    let found = parents(of: type).dropFirst().filter { $0.members[name] != nil }
    return found.count == 1 ? Self.only(name, of: found[0], isStatic: false) : nil
  }

  /// A type and the program's types that it inherits, the nearest first.
  func parents(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    var next = 0
    while next < found.count {
      for node in found[next].inherited {
        guard case .declared(let parent) = program.type(of: node, within: found[next].outer),
          !found.contains(parent)
        else { continue }
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  static func only(_ name: String, of type: TypeDeclaration, isStatic: Bool) -> Member? {
    guard let found = type.members[name]?.filter({ $0.isStatic == isStatic }), found.count == 1,
      found[0].kind == .stored || found[0].kind == .computed
    else { return nil }
    return found[0]
  }

  /// The type of a value.
  func type(of value: SyntaxNode) -> TypeReference {
    guard depth < Self.depthLimit else { return .open }
    let value = value.bare
    var inner = self
    inner.depth += 1
    switch value.kind {
    case .name:
      if value.isText("self") { return file.owner(around: value).map { .declared($0) } ?? .open }
      switch file.locals.meaning(of: value.name, at: value) {
      case .value(let node)?: return inner.type(of: node)
      case .parameter(let node)?:
        guard let written = node.child(.type) else { return .open }
        return program.type(of: written, within: file.owner(around: node))
      case .unknown?: return .open
      case nil: return member(value).map(inner.type(of:)) ?? .open
      }
    case .member: return member(value).map(inner.type(of:)) ?? .open
    case .call:
      guard let path = value.child(.base)?.path, path.last?.first?.isUppercase == true else {
        return .open
      }
      return program.type(named: path, within: file.owner(around: value), of: tree)
    default: return .open
    }
  }

  /// The type that a property is declared with, or that of its value.
  func type(of member: Member) -> TypeReference {
    if let written = member.writtenType { return program.type(of: written, within: member.owner) }
    if let value = member.value {
      return at(value, SwiftScope(owner: member.owner)).type(of: value)
    }
    guard let given = environmentArgument(of: member) else { return .open }
    guard given.kind == .keyPath else {
      // `@Environment(Theme.self)`
      guard given.kind == .member, given.declaredName == "self", let path = given.child(.base)?.path
      else { return .open }
      return program.type(named: path, within: member.owner, of: given.tree)
    }
    let names = given.children(.name).map(\.name)
    guard names.count == 1, depth < Self.depthLimit,
      let part = program.environmentPart(names[0]), part != member
    else { return .open }
    return at(part.node, SwiftScope()).type(of: part)
  }

  /// Whether a value is a color by its type, and no other view.
  func isColor(_ value: SyntaxNode) -> Bool { type(of: value).unwrapped == .framework("Color") }
}
