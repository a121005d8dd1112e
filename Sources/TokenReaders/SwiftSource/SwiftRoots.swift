import Programs

/// The declarations of a program that may be colors, each to be evaluated once.
struct SwiftRoots {
  private let program: Program
  private let holdings: SwiftHoldings
  private let sets: [SwiftThemeSet]
  /// Types whose instances are parts of themes.
  private let parts: Set<TypeDeclaration>
  private let isElsewhere: (String) -> Bool
  private(set) var all: [SwiftRoot] = []
  /// For palettes that the themes of a protocol give, the root that gives them.
  private(set) var palettes: [TypeDeclaration: Int] = [:]

  /// - Parameters:
  ///   - sets: the themes.
  ///   - parts: types whose instances are parts of themes.
  init(
    _ program: Program, _ holdings: SwiftHoldings, _ sets: [SwiftThemeSet],
    parts: Set<TypeDeclaration>, isElsewhere: @escaping (String) -> Bool
  ) {
    self.isElsewhere = isElsewhere
    (self.program, self.holdings, self.sets, self.parts) = (program, holdings, sets, parts)
    for set in sets where isAsked(set) { add(set) }
    addOthers()
  }

  // MARK: Themes

  /// Whether themes, or what they have in common, are declared in what is asked for its colors.
  private func isAsked(_ set: SwiftThemeSet) -> Bool {
    let declaring =
      ([set.owner].compactMap(\.self) + set.types).compactMap(\.node)
      + set.themes.compactMap { $0.member?.node }
    return declaring.isEmpty || declaring.contains(where: program.isOwn)
  }

  private mutating func add(_ set: SwiftThemeSet) {
    guard let owner = set.owner else { return addUndeclared(set) }
    if owner.flavour == .protocolType {
      // What a wider protocol has is its.
      let wider = sets.prefix { $0.owner !== owner }.compactMap(\.owner)
      var names: Set<String> = []
      for other in wider { names.formUnion(other.members.keys) }
      for member in owner.ordered where !member.isStatic && isAsked(member) {
        guard !names.contains(member.name) || member.kind == .function else { continue }
        names.insert(member.name)
        add(member, of: owner, set)
      }
    } else {
      for member in members(of: owner) where !member.isStatic && isAsked(member) {
        all.append(root([member], of: owner, in: owner.path))
      }
    }
  }

  private mutating func add(_ member: Member, of owner: TypeDeclaration, _ set: SwiftThemeSet) {
    var root = root([member], of: owner, in: set.name)
    // The one palette of a protocol lends its fields its own name.
    if let palette = holdings.palette(holdings.type(of: member)), palettes[palette] == nil {
      let giving = owner.ordered.filter { other in
        !other.isStatic && holdings.palette(holdings.type(of: other)) === palette
      }
      if Set(giving.map(\.name)).count == 1 {
        root = SwiftRoot(
          members: [member], receiver: owner, prefix: palette.path, name: "",
          holding: .group)
        palettes[palette] = all.count
      }
    }
    all.append(root)
  }

  /// What all types have that conform to a protocol that no file declares.
  private mutating func addUndeclared(_ set: SwiftThemeSet) {
    guard let first = set.types.first else { return }
    for member in first.ordered where !member.isStatic && isAsked(member) {
      guard set.types.allSatisfy({ $0.members[member.name] != nil }) else { continue }
      var root = root([member], of: first, in: set.name)
      root.set = set
      all.append(root)
    }
  }

  /// A type's own members and those that its protocols give.
  private func members(of type: TypeDeclaration) -> [Member] {
    var names: Set<String> = []
    var members: [Member] = []
    for owner in [type] + program.protocols(of: type).sorted(by: { $0.path < $1.path }) {
      let own = owner.ordered.filter { !$0.isRequirement && !names.contains($0.name) }
      members += own
      names.formUnion(own.map(\.name))
    }
    return members
  }

  // MARK: Others

  private mutating func addOthers() {
    var seen: Set<Member> = []
    for member in program.members where !seen.contains(member) {
      guard !member.isRequirement, program.isOwn(member.node), isAsked(member), isOwn(member) else {
        continue
      }
      let group = variants(of: member)
      seen.formUnion(group)
      let receiver = member.isStatic ? nil : member.owner
      if receiver?.node == nil, receiver != nil { continue }
      if let receiver, SwiftRoots.needsValue(member, of: receiver, holdings) {
        guard let initializer = onlyInitializer(of: receiver), !isElsewhere(member.path) else {
          continue
        }
        var root = root(group, of: receiver, in: receiver.path)
        root.initializer = initializer
        root.isGiven = true
        all.append(root)
      } else {
        var root = root(group, of: receiver, in: member.owner?.path ?? "")
        root.initializer = receiver.flatMap { onlyInitializer(of: $0) }
        all.append(root)
      }
    }
  }

  /// Whether a member is no theme's and no family's: those are asked for with all themes.
  private func isOwn(_ member: Member) -> Bool {
    guard let owner = member.owner, !member.isStatic else { return !isPartOfTheme(member) }
    if parts.contains(owner) || palettes[owner] != nil { return false }
    for set in sets {
      if set.owner === owner { return false }
      guard set.types.contains(where: { $0 === owner }) else { continue }
      if set.owner == nil {
        if set.types.allSatisfy({ $0.members[member.name] != nil }) { return false }
      } else if let shared = set.owner,
        shared.members[member.name] != nil
          || program.protocols(of: shared).contains(where: { $0.members[member.name] != nil })
      {
        return false
      }
    }
    return true
  }

  /// Whether what there is once is a theme, a part of one, or another name for one.
  private func isPartOfTheme(_ member: Member) -> Bool {
    if sets.contains(where: { $0.themes.contains { $0.member == member } }) { return true }
    if let palette = holdings.palette(of: member), member.kind != .function {
      return parts.contains(palette) || sets.contains { $0.owner === palette }
    }
    guard let value = member.value else { return false }
    // `static let standard = Theme.light`, and `static let all = [light, Theme.dark]`.
    let values = value.kind == .list ? value.children(.item) : [value]
    return !values.isEmpty && values.allSatisfy { isTheme($0, member) }
  }

  /// Whether code of a member is the name of a theme.
  private func isTheme(_ value: SyntaxNode, _ member: Member) -> Bool {
    sets.contains { set in
      set.themes.contains { theme in
        guard let own = theme.member, let type = own.owner else { return false }
        switch value.kind {
        case .member: return value.text == "\(type.name).\(own.name)"
        case .name: return member.owner === type && value.name == own.name
        case .implicitMember:
          guard case .list(.declared(let element))? = holdings.type(of: member) else {
            return false
          }
          return element === type && value.declaredName == own.name
        default: return false
        }
      }
    }
  }

  /// All declarations of a name in a type among which `#if` chooses.
  private func variants(of member: Member) -> [Member] {
    guard member.kind != .function else { return [member] }
    let all = (member.owner ?? program.outermost).members[member.name]?.filter {
      !$0.isRequirement && $0.isStatic == member.isStatic
        && ($0.kind == .stored || $0.kind == .computed)
    }
    guard let all, all.contains(where: { !$0.branches.isEmpty }) else { return [member] }
    return all
  }

  /// Whether a stored property of instances has no value where it is declared.
  static func needsValue(
    _ member: Member, of type: TypeDeclaration, _ holdings: SwiftHoldings
  ) -> Bool {
    guard member.kind == .stored, member.value == nil else { return false }
    return holdings.holding(of: member) != .none
  }

  /// The initializer that sets up every instance of a type; nil if there are others.
  private func onlyInitializer(of type: TypeDeclaration) -> Member? {
    guard type.flavour == .structure || type.flavour == .classType,
      !SwiftHoldings.isShown(type)
    else { return nil }
    let all = type.ordered.filter { $0.kind == .initializer }
    return all.count == 1 ? all[0] : nil
  }

  private func root(
    _ members: [Member], of receiver: TypeDeclaration?, in prefix: String
  ) -> SwiftRoot {
    SwiftRoot(
      members: members, receiver: receiver, prefix: prefix, name: name(of: members[0]),
      holding: members.map { holdings.holding(of: $0) }.max { $0.rank < $1.rank } ?? .none)
  }

  /// What a member is called: a function with its labels where a property has the same name.
  private func name(of member: Member) -> String {
    guard member.kind == .function, let owner = member.owner,
      owner.members[member.name]?.contains(where: {
        [.stored, .computed].contains($0.kind) && $0.isStatic == member.isStatic
      }) == true
    else { return member.name }
    return String(member.fullName.dropFirst(owner.path.count + 1))
  }

  /// Whether a member may be a color, or hold some.
  private func isAsked(_ member: Member) -> Bool {
    guard member.name.first?.isLetter == true || member.name.first == "_" else { return false }
    // A variable that holds the theme has what the themes have.
    if case .declared(let type)? = holdings.type(of: member)?.unwrapped,
      type.flavour == .protocolType,
      sets.contains(where: { $0.owner === type || $0.types.contains { $0 === type } })
    {
      return false
    }
    switch member.kind {
    case .stored where member.value == nil && (member.isStatic || member.owner == nil): return false
    case .stored where SwiftOpenProperties.isReader(member): return false
    case .computed where member.body == nil && !member.isRequirement: return false
    case .stored, .computed, .function: break
    default: return false
    }
    switch holdings.holding(of: member) {
    case .none: return false
    case .color, .font, .group: return true
    case .unknown:
      guard member.kind != .function else { return false }
      // A literal by itself is a number or a text, whatever it is used for.
      switch member.value?.kind {
      case .number?, .string?, .closure?, .boolean?, .nothing?: return false
      case nil: return member.kind == .computed
      default: return true
      }
    }
  }
}

extension SwiftHolding {
  /// How much a declaration says.
  fileprivate var rank: Int {
    switch self {
    case .none: 0
    case .unknown: 1
    case .font: 2
    case .group: 3
    case .color: 4
    }
  }
}
