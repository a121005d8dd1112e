package import SourceText

/// What the code and the layouts of an app show of its color tokens.
package struct AppUses: Sendable {
  /// The pairs.
  package var pairs: [PolicyDraft.Use] = []
  /// The pairs of layouts, for each theme that has both colors.
  package var ofThemes: [PolicyDraft.Use] = []
  /// What stands on the page of its theme, each with its usage and the place.
  package var onPage: [(name: String, usage: Usage, place: SourceSpan)] = []

  /// Nothing.
  package init() {}

  /// The pairs, with the page of each theme for what stands there by itself.
  ///
  /// A layout is for the themes that names pair texts in: others are parts of these. Only names that tell
  /// of no part of the app are taken to the page: what is called `playerText` may stand on the player,
  /// though no layout says so. Text on a color, `onX`, is for that.
  ///
  /// - Parameter texts: the texts that are paired.
  func uses(beside texts: [String], over bases: DraftedPairings) -> [PolicyDraft.Use] {
    let themes = Set(texts.map { NameWords($0).group })
    func isOfTheme(_ name: String) -> Bool {
      let group = NameWords(name).group
      return group.isEmpty || themes.contains(group)
    }
    return pairs
      + ofThemes.filter { isOfTheme($0.foreground) && isOfTheme($0.background) }
      + onPage.compactMap { use in
        guard isOfTheme(use.name), Self.isOfPage(use.name),
          let page = bases.base(beneath: use.name), page.name != use.name
        else { return nil }
        var pair = PolicyDraft.Use(foreground: use.name, background: page.name, usage: use.usage)
        pair.place = use.place
        return pair
      }
  }

  private static func isOfPage(_ name: String) -> Bool {
    let words = NameWords(name)
    let role = ColorRole(name: name, group: words.group, words: words.own)
    guard role.targets.isEmpty else { return false }
    return switch role.kind {
    case .component: role.owner.isEmpty
    case nil: role.words.count == 1
    case .text, .background, .decoration, .inactive: false
    }
  }
}
