/// Pairs the color tokens of a system by what their names say.
///
/// A group with a background of its own is a system in itself: its texts stand there, whatever else
/// is around it. What finds nothing in its group is looked for in the groups around it.
struct DraftedPairings {
  /// Each foreground with its backgrounds, in the order of the tokens.
  var pairs: [(foreground: ColorRole, backgrounds: [ColorRole])] = []
  /// What each name says, in the order of the tokens.
  var roles: [ColorRole] { whole.roles }

  let whole: SectionPairings
  /// The background of the page among the parts of an app, `page-body.background-color`; nil if there is
  /// none.
  private let pageOfParts: ColorRole?
  /// The backgrounds of pages beside that of the whole, such as those of a brand, each the first of its
  /// own.
  private let pages: [ColorRole]
  /// How many parts a system has at least.
  private static let leastOwners = 4
  /// How many names may begin alike because they are of one system.
  private static let leastNames = 4
  private let sections: [Section]
  /// The sections of each token, the nearest first, by their indexes.
  private var enclosing: [String: [Int]] = [:]

  /// A group with backgrounds of its own.
  private struct Section {
    let pairings: SectionPairings
    /// Whether it is a palette or a theme, and no part of the app such as a card.
    let isSystem: Bool
  }

  /// - Parameters:
  ///   - isPalette: whether a token is a color that others point to.
  ///   - areAlike: whether two tokens look the same everywhere.
  init(
    _ names: [String], isOpaque: (String) -> Bool,
    isPalette: @escaping (String) -> Bool = { _ in false },
    areAlike: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    let isEditor = EditorParts.areNamed(names)
    let properties = PropertyGroups(names)
    let split = names.map { name in
      NameWords(
        isEditor
          ? EditorParts.plainName(of: name)
          : isPalette(name) ? name : properties.plainName(of: name))
    }
    func system(_ prefix: [String]) -> SectionPairings {
      SectionPairings(
        names.indices.map { index in
          let all = split[index].all
          let words = all.starts(with: prefix) ? Array(all.dropFirst(prefix.count)) : all
          return .init(
            name: names[index], group: split[index].group, words: words,
            property: properties.word(of: names[index]))
        }, isEditor: isEditor, isOpaque: isOpaque, areAlike: areAlike)
    }
    var whole = system(Self.commonPrefix(split.map(\.all)))
    // Beside the tokens of a package or a palette with a name of its own, the page is that of the
    // largest system that has one.
    let isFlat = !isEditor && split.allSatisfy(\.group.isEmpty)
    for family in isFlat ? Self.families(split.map(\.all)) : [] where whole.base == nil {
      let named = system([family.name])
      // What has few parts is a part itself, such as a button, unless most names are its.
      let owners = Set(named.roles.filter { $0.kind != nil }.map(\.owner))
      if named.base != nil, family.isMost || owners.count >= Self.leastOwners { whole = named }
    }
    self.whole = whole
    pageOfParts = Self.pageOfParts(whole.roles, isOpaque)
    pages = whole.base == nil || isEditor ? [] : whole.pagesOfBrands
    var sections: [Section] = []
    for group in isEditor ? [] : TokenGroup.all(names, split) {
      let pairings = SectionPairings(
        group.entries(names, split, properties), isControl: group.isControl, isOpaque: isOpaque,
        areAlike: areAlike)
      guard pairings.base != nil else { continue }
      for index in group.members { enclosing[names[index], default: []].append(sections.count) }
      sections.append(
        Section(pairings: pairings, isSystem: group.isSystem || pairings.hasSeveralPages))
    }
    self.sections = sections
    let found = sections.map { section in
      Dictionary(section.pairings.pairs.map { ($0.foreground.name, $0) }) { first, _ in first }
    }
    let ofWhole = Dictionary(whole.pairs.map { ($0.foreground.name, $0) }) { first, _ in first }
    for role in whole.roles {
      let own = (enclosing[role.name] ?? []).first { index in
        // The edge of a part of the app is seen against what is around it.
        guard let pair = found[index][role.name] else { return false }
        return !pair.foreground.isBoundary || sections[index].isSystem
          || !hasBase(around: index, role)
      }
      let pair =
        own.flatMap { found[$0][role.name] } ?? ofWhole[role.name].flatMap(ofOwnFamily)
        ?? onMain(role)
      if let pair { pairs.append(onNamedPage(offChecked(pair))) }
    }
  }

  /// The background of the page that a group is named for: `checkboxBrand` stands on `brandBackground`,
  /// beside a page of the whole.
  private func page(namedIn group: String) -> ColorRole? {
    let words = NameWords(group + "_").groupParts.map { NameWords($0 + "._").all }
    let named = pages.filter { page in
      words.contains { group in
        page.owner.count < group.count
          && group.indices.contains { group[$0...].starts(with: page.owner) }
      }
    }
    return named.max { $0.owner.count < $1.owner.count }
  }

  /// A pair with the page in place of the fill of a mark: the label of a checkbox stands beside it.
  private func offChecked(
    _ pair: (foreground: ColorRole, backgrounds: [ColorRole])
  ) -> (foreground: ColorRole, backgrounds: [ColorRole]) {
    guard pair.foreground.kind == .text, pair.foreground.state != "checked", let main = whole.base,
      pair.foreground.targets.isEmpty, pair.backgrounds.allSatisfy({ $0.state == "checked" })
    else { return pair }
    return (pair.foreground, [main])
  }

  /// A pair with a page in place of the page of the whole, where the group of the foreground is named for
  /// it.
  private func onNamedPage(
    _ pair: (foreground: ColorRole, backgrounds: [ColorRole])
  ) -> (foreground: ColorRole, backgrounds: [ColorRole]) {
    guard let page = page(namedIn: pair.foreground.group) else { return pair }
    let ofWhole = Set(whole.page.map(\.name))
    let others = pair.backgrounds.filter { !ofWhole.contains($0.name) }
    guard others.count < pair.backgrounds.count else { return pair }
    return (pair.foreground, others + [page])
  }

  /// A pair of the whole without the backgrounds of other groups, where those of its own are enough.
  private func ofOwnFamily(
    _ pair: (foreground: ColorRole, backgrounds: [ColorRole])
  ) -> (foreground: ColorRole, backgrounds: [ColorRole])? {
    let groups = enclosing[pair.foreground.name] ?? []
    let near = pair.backgrounds.filter { Set(enclosing[$0.name] ?? []).isSubset(of: groups) }
    if !near.isEmpty { return (pair.foreground, near) }
    // A palette with a background of its own does not stand on that of another.
    return groups.isEmpty || !pair.foreground.targets.isEmpty ? pair : nil
  }

  /// Whether there is a background around a section that a token is in.
  private func hasBase(around section: Int, _ role: ColorRole) -> Bool {
    whole.base != nil || enclosing[role.name]?.last != section
  }

  /// A foreground of a theme or palette without backgrounds on the background of the whole.
  private func onMain(_ role: ColorRole) -> (foreground: ColorRole, backgrounds: [ColorRole])? {
    guard let main, let kind = role.kind, [.text, .component].contains(kind),
      role.targets.isEmpty, !role.isInverse,
      let group = NameWords(role.group + "_").groupParts.first,
      NameWords(group + "._").all.last.map(RoleWords.textSystems.contains) ?? false,
      role.owner.allSatisfy(NameWords(group).all.contains)
    else { return nil }
    return (role, [main])
  }

  /// The background of the page, else that of the only theme or palette.
  private var main: ColorRole? {
    if let base = whole.base { return base }
    let bases = sections.filter(\.isSystem).compactMap(\.pairings.base)
    return Set(bases.map(\.name)).count == 1 ? bases.first : pageOfParts
  }

  /// The background of the part that is called the page, `page-body` before `body`.
  private static func pageOfParts(_ roles: [ColorRole], _ isOpaque: (String) -> Bool) -> ColorRole?
  {
    func rank(_ role: ColorRole) -> Int? {
      guard role.kind == .background, role.state == nil, role.variety.isEmpty, !role.isInverse,
        role.owner.count - (role.roleWords.count > 1 ? 0 : 1) < 2, isOpaque(role.name)
      else { return nil }
      return role.pageWord.flatMap(RoleWords.pages.firstIndex)
    }
    return roles.compactMap { role in rank(role).map { (rank: $0, role: role) } }
      .min { $0.rank < $1.rank }?.role
  }

  /// What lies beneath a translucent background; nil if no token is named so.
  func base(beneath background: String) -> ColorRole? {
    if let ground = whole.ground(of: background) { return ground }
    let group = NameWords(background).group
    if let page = page(namedIn: group), page.name != background { return page }
    let bases = (enclosing[background] ?? []).lazy.map { sections[$0] }
      .filter { !$0.pairings.isControl }
      .compactMap { section in section.pairings.base.map { ($0, section.isSystem) } }
    return bases.first { base, isSystem in
      base.name != background && (isSystem || !Self.replaces(background, base))
    }?.0 ?? main
  }

  /// Whether a color of a part of the app is shown in place of the background of another part and not on it:
  /// that of a state, `item.hover`, of another variant, or of any variant of a button.
  private static func replaces(_ name: String, _ base: ColorRole) -> Bool {
    if base.pageWord != nil { return false }
    func isRole(_ part: String) -> Bool {
      NameWords(part + "._").all.allSatisfy {
        RoleWords.roles[$0] == .background || RoleWords.noise.contains($0)
      }
    }
    let own = NameWords(name).groupParts
    var part = NameWords(base.name).groupParts
    while let last = part.last, isRole(last) { part.removeLast() }
    guard own.starts(with: part) else { return true }
    let rest = own.dropFirst(part.count).filter { !isRole($0) }
      .flatMap { NameWords($0 + "._").all }
    return !rest.isEmpty
      && (rest.allSatisfy(RoleWords.states.contains)
        || NameWords(base.name).all.contains(where: RoleWords.variedControls.contains))
  }

  /// The names of the pages that something may stand on: in Material `background` and `surface`.
  func pages(beneath name: String) -> [String] {
    guard let base = base(beneath: name) else { return [] }
    let twins = [["background"], ["surface"]]
    guard twins.contains(base.words) else { return [base.name] }
    return [base.name]
      + roles.filter { role in
        role.name != base.name && role.group == base.group && twins.contains(role.words)
      }.map(\.name)
  }

  /// The first words of a quarter of all names or more, the most frequent one first, with whether more than
  /// half begin so.
  private static func families(_ names: [[String]]) -> [(name: String, isMost: Bool)] {
    guard names.count >= leastNames else { return [] }
    let families = Dictionary(grouping: names.compactMap(\.first)) { $0 }.mapValues(\.count)
    return families.filter {
      $0.value * 4 >= names.count && RoleWords.roles[$0.key] == nil && $0.key != "on"
    }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      (name: $0.key, isMost: $0.value * 2 > names.count)
    }
  }

  /// The words that nearly all names begin with, such as the name of the system.
  private static func commonPrefix(_ names: [[String]]) -> [String] {
    guard names.count >= leastNames else { return [] }
    var prefix: [String] = []
    var candidates = names
    while true {
      let counts = Dictionary(grouping: candidates.filter { $0.count > prefix.count }) {
        $0[prefix.count]
      }
      guard let (word, having) = counts.max(by: { $0.value.count < $1.value.count }),
        having.count * 10 > names.count * 9, RoleWords.roles[word] == nil, word != "on"
      else { return prefix }
      prefix.append(word)
      candidates = having
    }
  }
}

extension ColorRole {
  /// What a part of the app is called that is the page: `body` in `body.background-color`; nil for others.
  fileprivate var pageWord: String? {
    let word = roleWords.count > 1 ? roleWord : owner.last
    return word.flatMap { RoleWords.pages.contains($0) ? $0 : nil }
  }
}
