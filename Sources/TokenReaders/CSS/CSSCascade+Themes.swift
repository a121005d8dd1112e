import DesignTokens

/// Puts the rules of themes in the order of the place where their classes are: on the root element, or below.
extension CSSCascade {
  /// Puts the themes that a rule puts on an element below the root after all rules of
  /// the root: what an element declares itself wins over what it inherits.
  static func withThemesBelowRoot(_ sorted: [Entry]) -> [Entry] {
    let switches = themesBelowRoot(in: sorted)
    guard !switches.isEmpty else { return withThemesAfterRoot(sorted) }
    let isBelow = { (entry: Entry) in
      !entry.condition.isOfElement
        && entry.condition.themeSwitches.contains(where: switches.contains)
    }
    var result = withThemesAfterRoot(sorted.filter { !isBelow($0) })
    let place = result.firstIndex { $0.condition.isOfElement } ?? result.endIndex
    result.insert(contentsOf: sorted.filter(isBelow), at: place)
    return result
  }

  /// Puts a theme or a scheme that comes before an equal rule for every root after all equal rules for
  /// roots: on the root itself these win, so its class is meant for an element below. Where it may be on the
  /// root all the same, and that shows something else, the policy decides.
  private static func withThemesAfterRoot(_ sorted: [Entry]) -> [Entry] {
    guard sorted.contains(where: { $0.condition.isTheme || $0.condition.isScheme }) else {
      return sorted
    }
    var result: [Entry] = []
    var rest = sorted[...]
    while let first = rest.first {
      let equals = rest.prefix { !first.precedes($0) }
      rest = rest.dropFirst(equals.count)
      let root = equals.lastIndex { $0.condition == CSSCondition() } ?? equals.startIndex
      let last = equals.lastIndex { !$0.condition.isTheme } ?? equals.startIndex
      let before = equals[..<root]
      // Rules of schemes stay in their order.
      let place = equals[root...last].firstIndex(where: \.condition.isScheme) ?? last + 1
      result += before.filter { !$0.condition.isTheme && !$0.condition.isScheme }
      result += equals[root..<place] + before.filter(\.condition.isScheme)
      result += equals[place..<last + 1]
      result += before.filter(\.condition.isTheme) + equals[last...].dropFirst()
    }
    return result
  }

  /// The entries as they are, and under a condition in the order that they have where classes that
  /// choose themes are on the root.
  static func withThemesInBothPlaces(_ entries: [Entry]) -> [Entry] {
    let onRoot = ConditionChoices.contexts
    func entry(_ entry: Entry, _ context: String) -> Entry {
      var entry = entry
      entry.condition = entry.condition.and(
        CSSCondition(.asked(Self.themeOnRoot), .only([context])))
      return entry
    }
    return entries.map { entry($0, onRoot[0]) }
      + entries.filter { !$0.condition.isBelowRoot }.sorted { $0.place < $1.place }
      .map { entry($0, onRoot[1]) }
  }
}
