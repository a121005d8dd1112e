package import SourceText

/// What the code and the layouts of an app show of its color tokens.
package struct AppUses: Sendable {
  /// The pairs.
  package var pairs: [PolicyDraft.Use] = []
  /// The pairs of layouts, for each theme that has both colors.
  package var ofThemes: [PolicyDraft.Use] = []
  /// What stands on the page of its theme, each with its usage and the place.
  package var onPage: [(name: String, usage: Usage, place: SourceSpan)] = []
  /// What code shows without saying on what; it is taken to be the page.
  package var lone: [(name: String, usage: Usage, place: SourceSpan)] = []

  /// The colors that layouts give to texts.
  package var texts: Set<String> = []
  /// The colors that layouts give to something else: a background, the tint of a picture.
  package var fills: Set<String> = []

  /// Nothing.
  package init() {}

  /// Whether a color is no text, since layouts fill something with it and write nothing in it, and its
  /// name does not say more than a word that may mean both: `placeholderColor` of a text that loads.
  func isNoText(_ name: String) -> Bool {
    fills.contains(name) && !texts.contains(name)
      && NameWords(name).own.filter { !RoleWords.noise.contains($0) }.last
        .map(Self.ofBoth.contains) ?? false
  }

  /// Words for text that are as often what something is filled with.
  private static let ofBoth: Set<String> = ["placeholder", "contrast"]

  /// The pairs, with the page of each theme for what stands there by itself.
  ///
  /// A layout is for the themes that names pair texts in: others are parts of these. Only names that tell
  /// of no part of the app are taken to the page: what is called `playerText` may stand on the player,
  /// though no layout says so. Text on a color, `onX`, is for that.
  ///
  /// - Parameter texts: the texts that names pair, drawn as such or not.
  func uses(beside texts: [String], over bases: DraftedPairings) -> [PolicyDraft.Use] {
    let themes = Set(texts.map { NameWords($0).group })
    func isOfTheme(_ name: String) -> Bool {
      let group = NameWords(name).group
      return group.isEmpty || themes.contains(group)
    }
    let placed = onPage.map { ($0, [bases.base(beneath: $0.name)?.name].compactMap(\.self)) }
    let guessed = lone.map { ($0, bases.pages(beneath: $0.name)) }
    return pairs
      + ofThemes.filter { isOfTheme($0.foreground) && isOfTheme($0.background) }
      + (placed + guessed).flatMap { use, pages in
        guard isOfTheme(use.name), Self.isOfPage(use.name) else { return [PolicyDraft.Use]() }
        return pages.filter { $0 != use.name }.map { page in
          var pair = PolicyDraft.Use(foreground: use.name, background: page, usage: use.usage)
          (pair.place, pair.isOnPage) = (use.place, true)
          return pair
        }
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
