/// Members of types, protocols and their extensions.
extension Evaluator {
  /// The members of a name in a type, as the language looks for them: its own, those it inherits, then
  /// those that the narrowest protocol adds.
  func find(
    _ name: String, in type: TypeDeclaration, isStatic: Bool, from tree: SyntaxTree, isExact: Bool
  ) -> Found {
    var current: TypeDeclaration? = type
    var own: [Member] = []
    var left = 64
    while let place = current, own.isEmpty, left > 0 {
      own = visible(place.members[name] ?? [], isStatic, tree).filter {
        !$0.isRequirement || place === type && type.flavour == .protocolType
      }
      current = program.superclass(of: place)
      left -= 1
    }
    let protocols = program.protocols(of: type).union(type.flavour == .protocolType ? [type] : [])
    let added = protocols.flatMap { type in
      visible(type.members[name] ?? [], isStatic, tree).filter { !$0.isRequirement }
    }
    if type.flavour != .protocolType, !own.isEmpty {
      // A member that no protocol demands is chosen by the type that the code writes.
      let hidden = added.contains { !isDemanded($0) }
      return hidden && !isExact
        ? .ambiguous("which \(name) is meant depends on the type of a variable") : .members(own)
    }
    if added.isEmpty { return own.isEmpty ? .nothing : .members(own) }
    guard added.allSatisfy({ holds($0.requirements, for: type) != nil }) else {
      return .ambiguous("whether an extension applies isn't known")
    }
    let applying = added.filter { holds($0.requirements, for: type) == true }
    if applying.isEmpty { return own.isEmpty ? .nothing : .members(own) }
    if applying.contains(where: { !isDemanded($0) }), Set(applying.compactMap(\.owner)).count > 1,
      !isExact
    {
      return .ambiguous("which \(name) is meant depends on the type of a variable")
    }
    let narrowest = applying.filter { one in
      applying.allSatisfy { other in
        guard let mine = one.owner, let its = other.owner, mine !== its else { return true }
        return program.protocols(of: mine).contains(its)
      }
    }
    if narrowest.isEmpty { return .ambiguous("two protocols give \(name)") }
    let constrained = narrowest.filter { !$0.requirements.isEmpty }
    if !constrained.isEmpty, constrained.count != narrowest.count { return .members(constrained) }
    return .members(narrowest)
  }

  /// Whether a protocol demands what one of its extensions gives, or one that it inherits from does.
  private func isDemanded(_ member: Member) -> Bool {
    guard let owner = member.owner else { return false }
    return ([owner] + program.protocols(of: owner)).contains {
      $0.members[member.name]?.contains { $0.isRequirement } ?? false
    }
  }

  /// Whether `where Self: P` holds for a type; nil for what isn't understood.
  private func holds(_ requirements: [SyntaxNode], for type: TypeDeclaration) -> Bool? {
    for requirement in requirements {
      guard let left = requirement.child(.left), left.text == "Self",
        let right = requirement.child(.right),
        case .declared(let wanted) = program.type(of: right, within: nil)
      else { return nil }
      if type.flavour == .protocolType, type !== wanted { return nil }
      if requirement.detail == 1 ? type !== wanted : !isA(type, wanted) { return false }
    }
    return true
  }
}

extension Program {
  /// Whether an extension of a protocol of the language gives a member of that name.
  func extendsProtocol(with name: String, of value: Value) -> Bool {
    foreign.values.contains { type in
      guard type.members[name] != nil else { return false }
      return [
        "Comparable", "Equatable", "Hashable", "Numeric", "BinaryInteger", "FixedWidthInteger",
        "FloatingPoint",
        "BinaryFloatingPoint", "Sequence", "Collection", "BidirectionalCollection",
        "RandomAccessCollection", "StringProtocol",
        "Strideable", "ShapeStyle", "Optional", "Double", "CGFloat", "MutableCollection",
        "SignedNumeric",
      ].contains(type.name)
    }
  }
}
