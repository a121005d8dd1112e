import DesignTokens

/// Classes of a style sheet that are its themes, though no convention says so: `.ayu`, `.navy`, `:root.sepia`.
///
/// A page has one of them. A guess, for review; only where the sheet shows that a page with two of them
/// looks like a page with one.
struct ThemeClasses {
  /// The classes with their themes; none where a single class sets the colors.
  ///
  /// Classes of schemes that set the same colors are among them: where the others are themes, they are themes
  /// too.
  private(set) var conditions: [PolicyDraft.Condition] = []
  private var names: Set<String> = []

  /// The least number of colors that make a theme of a class that may be on any element.
  private static let leastColors = 4

  /// - Parameters:
  ///   - paired: the names of the tokens in pairings.
  ///   - used: which tokens are used, by number.
  ///   - known: what is decided.
  init(
    _ catalog: TokenCatalog, paired: Set<String>, used: [Bool],
    after known: [PolicyDraft.Condition]
  ) {
    // In a theme of the system a class is no other theme, and a second group of classes chooses something else.
    let areThemes = known.contains { condition in
      if case .context = condition.choice { return true }
      return false
    }
    guard !areThemes, !catalog.axes.contains(where: { $0.name == "theme" }) else { return }
    let classes = ExclusiveClasses(catalog, used: used)
    let most = classes.groups.first?.first.map(classes.count) ?? 0
    let themes = classes.groups.lazy.map { names in
      names.filter { name in
        let count = classes.count(of: name)
        return classes.isOnPage(name)
          || count >= Self.leastColors && count * 2 > most && count * 2 >= paired.count
      }
    }.first { $0.count > 1 }
    guard let themes else { return }
    names = Set(themes)
    conditions = themes.map { name in
      PolicyDraft.Condition(name: ".\(name)", choice: .context(axis: "theme", name: name))
    }
  }

  /// Whether a condition is a class of a theme.
  func decide(_ condition: String) -> Bool {
    ExclusiveClasses.name(in: condition).map(names.contains) ?? false
  }
}
