/// Finds what a file declares, to any depth of types.
struct MemberCollector {
  let program: Program
  /// Whether the declarations stand in a function, where nobody else sees them.
  var isLocal = false

  func collect(_ node: SyntaxNode, in place: MemberPlace) {
    node.forEachChild { add($0, in: place) }
  }

  func add(_ node: SyntaxNode, in place: MemberPlace) {
    switch node.kind {
    case .typeDeclaration: addType(node, in: place)
    case .function: insert(Member(name: node.declaredName, kind: .function, node: node, in: place))
    case .initializer: insert(Member(name: "init", kind: .initializer, node: node, in: place))
    case .subscriptDeclaration:
      insert(Member(name: "subscript", kind: .subscripted, node: node, in: place))
    case .typeAlias: insert(Member(name: node.declaredName, kind: .alias, node: node, in: place))
    case .associatedType:
      insert(Member(name: node.declaredName, kind: .other, node: node, in: place))
    case .variable: addVariable(node, in: place)
    case .conditionalCompilation:
      let branches = node.children(.item)
      for (index, branch) in branches.enumerated() {
        var inner = place
        inner.branches.append(Array(branches[...index]))
        for child in branch.children where child.role != .condition { add(child, in: inner) }
      }
    default: break
    }
  }

  private func addVariable(_ node: SyntaxNode, in place: MemberPlace) {
    // The modifiers are those of all that it declares.
    var traits: [Member.Kind: MemberTraits] = [:]
    for item in node.children(.item) {
      if item.kind == .enumerationCase {
        addCase(item, in: place)
        continue
      }
      let accessors =
        item.child(.accessors)?.children(.item).map { Accessor(rawValue: $0.detail) } ?? []
      let isComputed = accessors.contains { $0 == .get || $0 == .read || $0 == .other }
      let pattern = item.child(.pattern)
      let names =
        pattern.map { [$0] + Array($0.descendants) }?.filter { $0.kind == .patternName } ?? []
      let kind = isComputed ? Member.Kind.computed : .stored
      if traits[kind] == nil, !names.isEmpty {
        traits[kind] = node.tree.language?.traits(of: node, kind, in: place)
      }
      for name in names {
        insert(
          Member(
            name: name.name, kind: kind, node: node, binding: item, in: place,
            isConstant: node.detail == 1, traits: traits[kind]))
      }
    }
  }

  /// A case, which may have members of its own.
  private func addCase(_ node: SyntaxNode, in place: MemberPlace) {
    let member = Member(
      name: node.declaredName, kind: .enumerationCase, node: node, in: place, isConstant: true)
    insert(member)
    guard let body = node.child(.body) else { return }
    let type = TypeDeclaration(
      name: member.name, node: node, flavour: .enumeration, outer: place.owner)
    type.base = place.owner
    member.type = type
    collect(body, in: MemberPlace(owner: type, branches: place.branches))
  }

  private func addType(_ node: SyntaxNode, in place: MemberPlace) {
    guard let flavour = TypeFlavour(rawValue: node.detail) else { return }
    var inner = MemberPlace(branches: place.branches)
    if flavour == .extensionOfType {
      guard let named = node.child(.name) else { return }
      var place = place
      if let name = node.child(.label)?.name {
        place.statics = addNamed(name, node, .structure, in: place)
      }
      program.extensions.append((node, named, place))
      return
    }
    if let inner = node.tree.language?.place(ofMembersOf: node, in: place) {
      if let body = node.child(.body) { collect(body, in: inner) }
      return
    }
    let type = addNamed(node.declaredName, node, flavour, in: place)
    type.inherited = node.children(.inherited)
    inner.owner = type
    inner.isProtocol = flavour == .protocolType
    inner.isStatic = flavour == .object
    // Parameters of the type that are properties of its instances.
    for parameter in node.child(.parameter)?.children(.item) ?? [] where parameter.detail & 2 != 0 {
      insert(
        Member(
          name: parameter.declaredName, kind: .stored, node: parameter, binding: parameter,
          in: inner, isConstant: parameter.detail & 4 == 0))
    }
    if let body = node.child(.body) { collect(body, in: inner) }
  }

  private func addNamed(
    _ name: String, _ node: SyntaxNode, _ flavour: TypeFlavour, in place: MemberPlace
  ) -> TypeDeclaration {
    let type = TypeDeclaration(name: name, node: node, flavour: flavour, outer: place.owner)
    let member = Member(name: name, kind: .type, node: node, in: place)
    member.type = type
    insert(member)
    if !isLocal { program.types.append(type) }
    program.typesByNode[node] = type
    return type
  }

  private func insert(_ member: Member) {
    if let owner = member.owner { owner.add(member) } else { program.global.add(member) }
    if !isLocal { program.members.append(member) }
  }
}
