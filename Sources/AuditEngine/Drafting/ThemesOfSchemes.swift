import DesignTokens

/// The tokens of themes that are for one scheme by their names: `AppBlackTheme` beside `AppTheme`. An app
/// that offers it sets it in the dark alone, and what it takes from the other theme is dark then.
///
/// A guess, for review; only where the same theme without that word has the same tokens.
struct ThemesOfSchemes {
  /// The scheme of each such token, by its name.
  private(set) var contexts: [String: PolicyDraft.Contexts] = [:]

  private static let schemes = [
    "black": "dark", "amoled": "dark", "oled": "dark", "dark": "dark", "night": "dark",
    "light": "light", "day": "light",
  ]

  init(_ catalog: TokenCatalog) {
    guard
      let axis = catalog.axes.first(where: { $0.name == "scheme" }), axis.contexts.count > 1
    else { return }
    // The names of each group without the group.
    var members: [String: Set<Substring>] = [:]
    for token in catalog.colorTokens {
      let name = catalog.name(of: token)
      guard let dot = name.firstIndex(of: ".") else { continue }
      members[String(name[..<dot]), default: []].insert(name[name.index(after: dot)...])
    }
    let groups = Dictionary(
      members.keys.sorted().map { (NameWords($0 + "._").all.sorted(), $0) }
    ) { first, _ in first }
    for group in members.keys.sorted() {
      // In any order: `AppBlackThemeBase` is that of `AppBaseTheme`.
      let words = NameWords(group + "._").all.sorted()
      let named = words.indices.filter { Self.schemes[words[$0]] != nil }
      guard words.contains("theme"), named.count == 1, let scheme = Self.schemes[words[named[0]]],
        axis.contexts.contains(scheme), let own = members[group],
        let plain = groups[words.indices.filter { $0 != named[0] }.map { words[$0] }],
        let others = members[plain], own.intersection(others).count * 2 > own.count
      else { continue }
      for name in own {
        contexts["\(group).\(name)"] = PolicyDraft.Contexts(axis: axis.name, names: [scheme])
      }
    }
  }
}
