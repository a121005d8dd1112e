/// What style sheets show of the color tokens that they declare.
///
/// A rule with a text and a background is a pair, whatever the names are. What is put together from
/// several rules may be wrong, so the names must not speak against it. What a sheet gives to elements of
/// a type, `a` or `code`, stands on the page, and a background without a text of its own has that of the
/// page.
package struct SheetUses: Sendable {
  /// The pairs of one rule.
  package var ofOneRule: [PolicyDraft.Use] = []
  /// The pairs of several rules.
  package var ofSeveralRules: [PolicyDraft.Use] = []
  /// The foregrounds without a known background, each with the usage, and whether it is given to elements of
  /// a type, or to the links in some part.
  package var texts: [(name: String, usage: Usage, isOfType: Bool, isOfLinks: Bool)] = []
  /// The backgrounds without a known foreground.
  package var backgrounds: [String] = []
  /// The background of the page, and its text; nil where no sheet gives it.
  package var page: (background: String?, text: String?) = (nil, nil)

  /// The colors of borders, and what is a background.
  package struct Edges: Sendable {
    /// What is the border of something, and no background.
    package var only: Set<String> = []
    /// What else is the border of controls.
    package var ofControls: Set<String> = []
    /// The backgrounds.
    package var grounds: Set<String> = []

    /// Nothing.
    package init() {}
  }

  /// The borders.
  package var edges = Edges()

  /// What rules for parts of a page set tokens to; nil where nothing shows.
  package var scopes: [[String: String?]] = []

  /// Nothing.
  package init() {}

  /// The pairs to draft beside those that names tell.
  ///
  /// - Parameters:
  ///   - roles: what the names of the tokens say.
  ///   - named: the pairs that they tell.
  ///   - bases: what lies beneath backgrounds by their names.
  func uses(
    _ roles: [ColorRole], beside named: [ShownForeground], over bases: DraftedPairings,
    _ traits: ColorTraits
  ) -> [PolicyDraft.Use] {
    let known = Dictionary(roles.map { ($0.name, $0) }) { first, _ in first }
    func mayBe(_ name: String, _ kinds: [ColorRole.Kind]) -> Bool {
      known[name]?.kind.map(kinds.contains) ?? true
    }
    var uses = ofOneRule
    uses += ofSeveralRules.filter {
      mayBe($0.foreground, [.text, .component]) && mayBe($0.background, [.background])
    }
    let placed = Set(named.map(\.name))
    let owned = Dictionary(
      grouping: roles.filter { $0.kind == .background && $0.state == nil }, by: \.owner)
    for text in texts where mayBe(text.name, [.text, .component]) {
      // `sidebar-active` is text on `sidebar-bg`, if it is text.
      let role = known[text.name]
      let own = role?.kind == nil ? role.flatMap { Self.own($0, owned) } : nil
      // What a part of a page gives to its links is that of all links, unless its name tells the part.
      let isOnPage = text.isOfType || text.isOfLinks && !placed.contains(text.name)
      let page = isOnPage ? page.background.map { [$0] } : nil
      for background in own ?? page ?? [] where background != text.name {
        uses.append(
          PolicyDraft.Use(foreground: text.name, background: background, usage: text.usage))
      }
    }
    if let text = page.text {
      let ofOthers = Self.withOwnText(named, known)
      uses += backgrounds.filter { name in
        guard let role = known[name], name != text, !ofOthers.contains(name) else { return false }
        return role.kind == .background && RoleWords.veils.isDisjoint(with: role.words)
      }.map { PolicyDraft.Use(foreground: text, background: $0, usage: .text) }
    }
    // A border is seen against the page, also one that is called a background.
    if let page = page.background {
      uses += edges.only.union(edges.ofControls).sorted().filter {
        known[$0]?.kind == .background && $0 != page
      }.map { PolicyDraft.Use(foreground: $0, background: page, usage: .uiComponent) }
    }
    let changing = Set(scopes.flatMap(\.keys))
    uses += uses.flatMap { use in
      scopes.compactMap { values in
        // Which text goes with a background that is set alone is known where no rule sets the text.
        values[use.foreground] != nil
          || ofOneRule.contains(use) && !changing.contains(use.foreground)
          ? set(values, in: use) : nil
      }
    }
    // What is judged at least as strictly needs no second pairing.
    var judged: [Pair: Set<Usage>] = [:]
    for foreground in named {
      for background in foreground.backgrounds {
        judged[Pair(foreground.name, background), default: []].insert(foreground.usage)
      }
    }
    return uses.compactMap { use in
      // Names tell of what shows through only that it is the page.
      let isPage = [page.background, bases.base(beneath: use.background)?.name]
        .contains(use.behind)
      if use.behind != nil, !isPage, !traits.isOpaque(use.background) { return use }
      var use = use
      use.behind = nil
      let usages = judged[Pair(use.foreground, use.background)] ?? []
      return usages.isDisjoint(with: [.text, use.usage]) ? use : nil
    }
  }

  /// A pair where a rule sets its colors to others. What sets the text alone says so of text on the page.
  private func set(_ values: [String: String?], in use: PolicyDraft.Use) -> PolicyDraft.Use? {
    let background: String?
    if let value = values[use.background] {
      background = value ?? page.background
    } else {
      background = use.background == page.background ? use.background : nil
    }
    guard let background, let foreground = values[use.foreground, default: use.foreground],
      foreground != background, foreground != use.foreground || background != use.background
    else { return nil }
    return PolicyDraft.Use(foreground: foreground, background: background, usage: use.usage)
  }

  private struct Pair: Hashable {
    let foreground: String
    let background: String

    init(_ foreground: String, _ background: String) {
      (self.foreground, self.background) = (foreground, background)
    }
  }

  /// The backgrounds of parts whose plain text has the part's name too: `sidebar-fg` on `sidebar-bg`.
  private static func withOwnText(
    _ named: [ShownForeground], _ known: [String: ColorRole]
  ) -> Set<String> {
    Set(
      named.flatMap { text -> [String] in
        guard let role = known[text.name], role.kind == .text, !role.owner.isEmpty,
          role.variety.isEmpty, role.state == nil,
          role.roleWord.map(RoleWords.plainTexts.contains) ?? false
        else { return [] }
        return text.backgrounds.filter { known[$0]?.owner == role.owner }
      })
  }

  /// The backgrounds of the part of the app that a name begins with; nil if there are none.
  private static func own(_ role: ColorRole, _ owned: [[String]: [ColorRole]]) -> [String]? {
    (1..<max(role.words.count, 1)).reversed().lazy
      .compactMap { owned[Array(role.words.prefix($0))]?.map(\.name) }.first
  }
}
