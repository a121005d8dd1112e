import Programs
import SourceText

/// Finds the themes of a program.
///
/// A protocol that demands a color or a palette, or whose last word is Theme, Skin or Brand, makes a
/// theme of each type that conforms to it; of several such protocols one counts. Or the instances of one
/// type of palettes are the themes. A list of them, such as `allThemes`, says which the app ships, and
/// their `id` or `displayName` what it calls them.
struct SwiftThemeFinder {
  let program: Program
  let holdings: SwiftHoldings
  let evaluator: Evaluator

  /// The protocol of the themes and those that refine it or that it refines, the first the one that
  /// counts.
  func protocolThemes() -> [SwiftThemeSet] {
    var types: [String: [TypeDeclaration]] = [:]
    var declared: [String: TypeDeclaration] = [:]
    for type in program.types where type.flavour != .protocolType && !SwiftHoldings.isShown(type) {
      for (name, found) in protocols(of: type) {
        types[name, default: []].append(type)
        declared[name] = found
      }
    }
    let candidates = types.compactMap { name, types in
      Candidate(name, declared[name], types, holdings)
    }
    guard let best = candidates.max(by: { Candidate.isLess($0, $1) }) else { return [] }
    let all = themes(of: best)
    var sets = [SwiftThemeSet(owner: best.declaration, name: best.name, themes: all)]
    guard let owner = best.declaration else { return sets }
    for other in candidates.sorted(by: { $0.name < $1.name }) {
      guard let declaration = other.declaration, declaration !== owner,
        program.protocols(of: declaration).contains(owner)
          || program.protocols(of: owner).contains(declaration)
      else { continue }
      let own = all.filter { theme in other.types.contains { $0 === theme.type } }
      if !own.isEmpty {
        sets.append(SwiftThemeSet(owner: declaration, name: other.name, themes: own))
      }
    }
    return sets
  }

  /// The names of the protocols that a type conforms to, with their declarations.
  private func protocols(of type: TypeDeclaration) -> [(String, TypeDeclaration?)] {
    var found: [(String, TypeDeclaration?)] =
      program.protocols(of: type).map { ($0.path, $0) }
    for node in type.inherited {
      for part in node.kind == .composedType ? node.children : [node] {
        guard case .framework = program.type(of: part, within: type.outer) else { continue }
        let name = part.text.filter { !$0.isWhitespace }
        if !found.contains(where: { $0.0 == name }) { found.append((name, nil)) }
      }
    }
    return found
  }

  /// A protocol whose conforming types may be the themes.
  private struct Candidate {
    let name: String
    let declaration: TypeDeclaration?
    let types: [TypeDeclaration]
    /// How many colors it demands.
    let colors: Int
    /// How many palettes it demands.
    let palettes: Int
    /// Whether its name speaks of a theme or of colors.
    let isNamed: Bool

    init?(
      _ name: String, _ declaration: TypeDeclaration?, _ types: [TypeDeclaration],
      _ holdings: SwiftHoldings
    ) {
      (self.name, self.declaration, self.types) = (name, declaration, types)
      let demanded = declaration?.ordered.filter(\.isRequirement) ?? []
      colors = demanded.count { holdings.holding(of: $0) == .color }
      palettes = demanded.count { holdings.palette(holdings.type(of: $0)) != nil }
      let words = SwiftThemes.words(of: name)
      let isTheme = words.last.map(SwiftThemes.protocolWords.contains) ?? false
      isNamed = !SwiftThemes.ownerWords.isDisjoint(with: words)
      guard
        colors > 0 || isTheme && types.count > 1
          || palettes > 0 && (isNamed || types.count > 1)
      else { return nil }
    }

    /// Whether another one is rather the protocol of the themes, in whatever order they stand.
    static func isLess(_ one: Candidate, _ other: Candidate) -> Bool {
      if (one.types.count > 1) != (other.types.count > 1) { return other.types.count > 1 }
      if one.isNamed != other.isNamed { return other.isNamed }
      let (first, second) = (
        (one.colors + one.palettes) * one.types.count,
        (other.colors + other.palettes) * other.types.count
      )
      return first == second ? one.name > other.name : first < second
    }
  }

  // MARK: The themes of a protocol

  private func themes(of candidate: Candidate) -> [SwiftThemeSet.Theme] {
    if let registry = registry(of: candidate.types) { return registry }
    var themes: [SwiftThemeSet.Theme] = []
    let names = SwiftThemes.names(of: candidate.types.map(\.name), owner: candidate.name)
    for (type, name) in zip(candidate.types, names) {
      // An enumeration that conforms has a theme in each of its cases.
      if type.flavour == .enumeration, type.cases.count > 1, candidate.types.count == 1 {
        return type.cases.map { member in
          SwiftThemeSet.Theme(name: member.name, type: type, member: nil) {
            $0.value(of: member)
          }
        }
      }
      themes.append(
        SwiftThemeSet.Theme(name: name, type: type, member: nil, value: Self.instance(of: type)))
    }
    return named(themes)
  }

  /// Makes an instance of a type: as its initializer without arguments does, or with what is declared.
  static func instance(of type: TypeDeclaration) -> (Evaluator) -> Value {
    if type.flavour == .enumeration, let only = type.cases.first {
      return { $0.value(of: only) }
    }
    let initializers = type.ordered.filter { $0.kind == .initializer }
    let isPlain =
      initializers.contains { initializer in
        initializer.parameters.allSatisfy { $0.child(.value) != nil }
      } || initializers.isEmpty && type.stored.allSatisfy { $0.value != nil }
    return { evaluator in
      guard isPlain else { return evaluator.openInstance(of: type) }
      let made = evaluator.instance(of: type)
      return made.unknown == nil ? made : evaluator.openInstance(of: type)
    }
  }

  /// What the app calls the themes, where all of them say so.
  private func named(_ themes: [SwiftThemeSet.Theme]) -> [SwiftThemeSet.Theme] {
    for property in ["id", "displayName"] {
      let names = themes.map { theme -> String? in
        guard let member = program.member(property, ofInstancesOf: theme.type) else { return nil }
        let answer = evaluator.answer { evaluator in
          evaluator.value(like: member, of: theme.value(evaluator))
        }
        guard case .value(let value) = answer, let text = value.text, !text.isEmpty else {
          return nil
        }
        return text
      }
      let known = names.compactMap { $0 }
      guard known.count == themes.count, Set(known).count == known.count else { continue }
      return zip(themes, known).map { theme, name in
        SwiftThemeSet.Theme(
          name: name, type: theme.type, member: theme.member, value: theme.value)
      }
    }
    return themes
  }

  // MARK: Registries

  /// The themes of the longest list that holds nothing but instances of some types.
  private func registry(of types: [TypeDeclaration]) -> [SwiftThemeSet.Theme]? {
    var best: [SwiftThemeSet.Theme] = []
    for member in program.members {
      guard member.isStatic || member.owner == nil, !member.isRequirement,
        [.stored, .computed].contains(member.kind), mayBeList(member)
      else { continue }
      let answer = evaluator.answer { $0.value(of: member) }
      guard case .value(.list(let elements)) = answer, elements.count > max(1, best.count) else {
        continue
      }
      let made = elements.map { evaluator.type(ofInstance: $0) }
      guard made.allSatisfy({ type in types.contains { $0 === type } }) else { continue }
      best = elements.indices.compactMap { index in
        made[index].map { type in
          SwiftThemeSet.Theme(name: type.name, type: type, member: nil) {
            $0.part("\(index)", of: $0.value(of: member))
          }
        }
      }
    }
    guard !best.isEmpty else { return nil }
    let called = named(best)
    if Set(called.map(\.name)).count == called.count, called.map(\.name) != best.map(\.name) {
      return called
    }
    let names = best.map(\.type.name)
    guard Set(names).count == names.count else { return nil }
    return zip(best, SwiftThemes.names(of: names, owner: "")).map { theme, name in
      SwiftThemeSet.Theme(name: name, type: theme.type, member: nil, value: theme.value)
    }
  }

  private func mayBeList(_ member: Member) -> Bool {
    if let written = member.writtenType { return written.kind == .listType }
    return member.value?.kind == .list
  }

  // MARK: Instances of one type

  /// The types of palettes with several instances, each of them a theme.
  func families(without groups: Set<String>) -> [SwiftThemeSet] {
    var instances: [TypeDeclaration: [Member]] = [:]
    for member in program.members {
      guard let type = typeOfInstance(member) else { continue }
      instances[type, default: []].append(member)
    }
    let sorted = instances.filter { $0.value.count > 1 && isThemeLike($0.key, $0.value) }
      .sorted { $0.key.path < $1.key.path }
    // What lies in another theme is a part of it.
    let parts = Set(sorted.flatMap { partTypes(of: $0.key, depth: 0) })
    return sorted.compactMap { type, members in
      guard !parts.contains(type),
        !members.contains(where: { member in
          groups.contains { $0 == member.path || $0.hasPrefix(member.path + ".") }
        })
      else { return nil }
      var names = SwiftThemes.names(of: members.map(\.name), owner: type.path)
      if Set(names).count < names.count { names = members.map(\.path) }
      guard Set(names).count == names.count else { return nil }
      let themes = zip(members, caseNames(names) ?? names).map { member, name in
        SwiftThemeSet.Theme(name: name, type: type, member: member) {
          $0.declaredInstance(of: member)
        }
      }
      return SwiftThemeSet(owner: type, name: type.path, themes: named(themes))
    }
    .sorted { $0.themes.count > $1.themes.count }
  }

  /// What an enumeration of themes calls them; nil where none has a case for each, but for capitals.
  private func caseNames(_ names: [String]) -> [String]? {
    let small = names.map { $0.lowercased() }
    for type in enumerations().sorted(by: { $0.path < $1.path }) {
      let cases = Dictionary(type.cases.map { ($0.name.lowercased(), $0.name) }) { one, _ in one }
      let found = small.compactMap { cases[$0] }
      if found.count == names.count, found.count == type.cases.count { return found }
    }
    return nil
  }

  /// The type that a constant is an instance of; nil if it is none, or another name for one.
  private func typeOfInstance(_ member: Member) -> TypeDeclaration? {
    guard member.isStatic || member.owner == nil, !member.isRequirement,
      [.stored, .computed].contains(member.kind), member.branches.isEmpty
    else { return nil }
    let written = holdings.palette(holdings.type(of: member))
    if let value = member.value {
      guard value.kind == .call else { return nil }
      return holdings.palette(madeBy: value, member) ?? written
    }
    guard member.kind == .computed, let last = member.body?.children.last else { return nil }
    let value = last.kind == .returnStatement ? last.child(.value) ?? last : last
    if value.kind == .call { return holdings.palette(madeBy: value, member) ?? written }
    return (member.body?.children.count ?? 0) > 1 ? written : nil
  }

  private func isThemeLike(_ type: TypeDeclaration, _ members: [Member]) -> Bool {
    let words = SwiftThemes.words(of: type.name)
    if !SwiftThemes.words.isDisjoint(with: words),
      !SwiftThemes.holders.contains(words.last ?? "")
    {
      return true
    }
    if words.contains(where: { $0.hasPrefix("palette") }), isStored(type) { return true }
    if caseNames(SwiftThemes.names(of: members.map(\.name), owner: type.path)) != nil {
      return true
    }
    return members.contains { member in
      SwiftThemes.words(of: member.name).contains { $0 == "light" || $0 == "dark" }
    }
  }

  /// Whether something holds any one of a type's instances.
  private func isStored(_ type: TypeDeclaration) -> Bool {
    program.members.contains { member in
      guard member.kind == .stored, !member.isStatic || !member.isConstant, member.value == nil,
        case .declared(let held)? = holdings.type(of: member)?.unwrapped
      else { return false }
      return held === type
    }
  }

  /// The types of palettes in the instances of a type.
  func partTypes(of type: TypeDeclaration, depth: Int) -> [TypeDeclaration] {
    guard depth < 6 else { return [] }
    return type.ordered.filter { !$0.isStatic && $0.kind != .function }.flatMap {
      member -> [TypeDeclaration] in
      guard let part = holdings.palette(holdings.type(of: member)), part !== type else { return [] }
      return [part] + partTypes(of: part, depth: depth + 1)
    }
  }

  // MARK: Enumerations

  /// The enumerations whose cases are themes, by their names and by those of what holds them.
  func enumerations() -> Set<TypeDeclaration> {
    let all = program.types.filter { $0.flavour == .enumeration && $0.cases.count > 1 }
    var found = Set(
      all.filter { type in
        let words = SwiftThemes.words(of: type.name)
        return !SwiftThemes.words.isDisjoint(with: words)
          && !SwiftThemes.parts.contains(words.last ?? "")
      })
    for member in program.members where member.kind == .stored && !member.isRequirement {
      guard case .declared(let type)? = holdings.type(of: member)?.unwrapped,
        type.flavour == .enumeration, type.cases.count > 1
      else { continue }
      let words = SwiftThemes.words(of: member.name)
      // What an app keeps as its palette is its theme.
      let wanted = member.isConstant ? SwiftThemes.words : SwiftThemes.ownerWords
      if words.contains(where: { wanted.contains($0) && !$0.hasPrefix("colo") }) {
        found.insert(type)
      }
    }
    return found
  }
}
