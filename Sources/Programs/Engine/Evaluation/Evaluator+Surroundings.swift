/// What other sources declare.
extension Evaluator {
  /// The color that another source has under a path of names, within the types around the code; nil if
  /// none has.
  func elsewhere(_ path: [String], within owner: TypeDeclaration?, _ node: SyntaxNode) -> Value? {
    guard let surroundings, !path.isEmpty else { return nil }
    var prefixes: [[String]] = [[]]
    var place = owner
    while let current = place, prefixes.count < 16 {
      prefixes.insert(current.path.split(separator: ".").map(String.init), at: prefixes.count - 1)
      place = current.outer
    }
    for prefix in prefixes {
      if let token = surroundings.token(prefix + path, node.tree) {
        return .color(
          ColorValue(base: .token(token), type: language.colorType, place: node.span))
      }
    }
    return surroundings.unseen(path, node.tree).map { unknown($0, node) }
  }

  /// The color that another source has for a property of a type.
  func elsewhere(_ path: [String], of owner: TypeDeclaration, _ node: SyntaxNode) -> Value? {
    let names = owner.path.split(separator: ".").map(String.init) + path
    guard let token = surroundings?.token(names, node.tree) else { return nil }
    return .color(ColorValue(base: .token(token), type: language.colorType, place: node.span))
  }

  /// The names of a path as it is written: `Palette.Teal.shade300`, and `.Brand.ink` without a base.
  func names(of node: SyntaxNode) -> (names: [String], isImplicit: Bool)? {
    switch node.kind {
    case .name: return ([node.name], false)
    case .implicitMember: return ([node.declaredName], true)
    case .member:
      guard let base = node.child(.base), let found = names(of: base) else { return nil }
      return (found.names + [node.declaredName], found.isImplicit)
    default: return nil
    }
  }

  /// A member that the program doesn't have, as another source declares it; nil if none does.
  func memberElsewhere(_ node: SyntaxNode, _ scope: Scope) -> Value? {
    guard surroundings != nil, let path = names(of: node), let first = path.names.first else {
      return nil
    }
    if path.isImplicit { return asset(path.names, node) }
    guard scope.find(first) == nil else { return nil }
    let names =
      language.ownNames.contains(first) ? Array(path.names.dropFirst()) : path.names
    return elsewhere(names, within: scope.activation.owner, node)
  }

  /// The value of a variable that holds what users choose: the scheme, a theme that the app ships, or
  /// a case that code which is not read may set.
  ///
  /// - Parameter isSet: whether it was given a value that is not known.
  func openStorage(_ member: Member, _ node: SyntaxNode, isSet: Bool = false) -> Value? {
    guard let surroundings, frozen == 0, !member.isConstant, member.kind == .stored,
      let type = storedType(of: member)
    else { return nil }
    var isOpen: Bool
    // Whoever makes an instance may give it another case than the first.
    let isChosen =
      isSetElsewhere(member) || isSet && !member.isPrivate && !member.isSetPrivately
      || !member.isStatic && member.owner?.flavour == .structure
        && member.owner?.ordered.contains { $0.kind == .initializer } == false
    switch type {
    case .framework(let name):
      isOpen =
        language.openValue(of: name, self) != nil || isChosen && name == language.truthType
    case .declared(let declaration):
      isOpen =
        isChosen && declaration.flavour == .enumeration || surroundings.shipped[declaration] != nil
        || surroundings.themes.contains(declaration)
        || isScheme(declaration)
    default: isOpen = false
    }
    guard isOpen else { return nil }
    return openValue(
      type, id: member.path, kind: .storage, because: "\(member.path) is not known", at: node)
  }

  /// Whether code that is not read may give a property another value than the one that it is declared with.
  func isSetElsewhere(_ member: Member) -> Bool {
    guard !member.isConstant, !member.isPrivate, !member.isSetPrivately, member.kind == .stored,
      member.binding?.child(.value) != nil
    else { return false }
    return member.isStatic
      || member.owner.map { program.writes.initialPlace(of: member, in: $0) == nil } ?? true
  }

  /// The type of a stored property, as it is written or as its first value tells; nil if neither does.
  private func storedType(of member: Member) -> TypeReference? {
    if let written = member.writtenType { return program.type(of: written, within: member.owner) }
    guard let value = member.binding?.child(.value) else { return nil }
    switch value.kind {
    case .boolean: return .framework(language.truthType)
    case .member: return type(of: evaluate(value, scope(of: member, receiver: nil)))
    default: return nil
    }
  }

  /// The color of an asset catalog by the names of its generated symbol; nil if no catalog has it.
  func asset(_ symbol: [String], _ node: SyntaxNode) -> Value? {
    guard let found = surroundings?.assets(symbol), let first = found.first else { return nil }
    guard found.count == 1 else {
      let list = found.map { "'\($0)'" }.joined(separator: " and ")
      return unknown("the symbol '\(symbol.joined(separator: "."))' may be \(list)", node)
    }
    return .color(ColorValue(base: .token(first), type: language.colorType, place: node.span))
  }
}
