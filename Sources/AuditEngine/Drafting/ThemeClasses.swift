import DesignTokens

/// Classes of a style sheet that are its themes, though no convention says so: `.ayu`, `.navy`.
///
/// A page has one of them, which sets most of its colors. A guess, for review.
struct ThemeClasses {
  /// The classes with their themes; none where a single class sets the colors.
  ///
  /// The classes light and dark are among them: where the others are themes, they are themes too. A source
  /// may be without.
  private(set) var conditions: [PolicyDraft.Condition] = []

  private static let schemes = [".light", ".dark"]
  /// The least number of colors that make a theme.
  private static let leastColors = 4

  /// - Parameters:
  ///   - paired: the names of the tokens in pairings.
  ///   - known: what is decided.
  init(_ catalog: TokenCatalog, paired: Set<String>, after known: [PolicyDraft.Condition]) {
    // In a theme of the system a class is no other theme.
    let areThemes = known.contains { condition in
      if case .context = condition.choice { return true }
      return false
    }
    guard areThemes || !catalog.axes.contains(where: { $0.name == "theme" }) else { return }
    var order: [String] = []
    var tokens: [String: Set<String>] = [:]
    let choosing = Self.choosingSchemes(catalog)
    for value in catalog.hiddenValues where Self.isClass(value.condition) {
      guard let token = value.token, !choosing.contains(Self.place(of: value)) else { continue }
      if tokens[value.condition] == nil { order.append(value.condition) }
      tokens[value.condition, default: []].insert(catalog.name(of: token))
    }
    let most = tokens.values.map(\.count).max() ?? 0
    let themes = order.filter { name in
      let own = tokens[name] ?? []
      return own.count >= Self.leastColors && own.count * 2 > most
        && own.intersection(paired).count * 2 >= paired.count
    }
    guard themes.count > 1 else { return }
    conditions = (themes + Self.schemes).map { name in
      PolicyDraft.Condition(
        name: name, choice: .context(axis: "theme", name: String(name.dropFirst())))
    }
  }

  private struct Place: Hashable {
    let condition: String
    let path: String
    let start: Int
  }

  private static func place(of value: HiddenValue) -> Place {
    Place(
      condition: value.condition, path: value.span.file.path, start: value.span.range.lowerBound)
  }

  /// Where elements have a `color-scheme`: it stands for several tokens at once, and chooses among values
  /// that the page has in its own schemes already.
  private static func choosingSchemes(_ catalog: TokenCatalog) -> Set<Place> {
    let varying = Set(
      catalog.layers.indices.filter { !catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    var tokens: [Place: Set<TokenID>] = [:]
    for value in catalog.hiddenValues where isClass(value.condition) {
      if let token = value.token { tokens[place(of: value), default: []].insert(token) }
    }
    return Set(tokens.filter { $0.value.count > 1 && $0.value.isSubset(of: varying) }.keys)
  }

  private static func isClass(_ condition: String) -> Bool {
    condition.hasPrefix(".")
      && condition.utf8.dropFirst().allSatisfy {
        $0 == 0x2D || $0 == 0x5F || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
      }
  }
}
