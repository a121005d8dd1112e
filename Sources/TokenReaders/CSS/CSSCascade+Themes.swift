import DesignTokens
import SourceText

/// Puts the rules of schemes and themes in the order of the place where their classes are: on the root
/// element, or below.
extension CSSCascade {
  /// Puts the rules of schemes and themes in the order that they have on an element below the root: what it
  /// declares itself wins over all that it inherits, from the root or from `body`. On the root itself rules
  /// for every root may win. Where that shows something else, the policy decides.
  ///
  /// - Parameter onRoot: the switches that are on the root, as some rule says.
  static func withThemesBelowRoot(_ sorted: [Entry], except onRoot: Set<CSSSwitch>) -> [Entry] {
    let choosers = sorted.map(\.condition.choosers)
    guard choosers.contains(where: { !$0.isEmpty }) else { return sorted }
    let switches = themesBelowRoot(in: sorted)
    let isBelow = { (entry: Entry) in
      !entry.condition.isOfElement
        && entry.condition.themeSwitches.contains(where: switches.contains)
    }
    let isFixed = { (entry: Entry) in entry.condition.choosers.contains(where: onRoot.contains) }
    var ofRoot: [Entry] = []
    var ofBody = sorted.filter(\.isOnBody)
    var ofElements: [Entry] = []
    var chosen: [Entry] = []
    for entry in withThemesAfterRoot(
      sorted.filter { !isBelow($0) && !$0.isOnBody }, except: isFixed)
    {
      if entry.condition.elements == ["body"] {
        ofBody.append(entry)
      } else if entry.condition.isOfElement {
        ofElements.append(entry)
      } else if entry.condition.choosers.isEmpty || isFixed(entry) {
        ofRoot.append(entry)
      } else {
        chosen.append(entry)
      }
    }
    return ofRoot + ofBody + chosen + sorted.filter { isBelow($0) && !$0.isOnBody } + ofElements
  }

  /// Puts a theme or a scheme that comes before an equal rule for every root after all equal rules for
  /// roots, and a theme after all equal schemes: it is meant for an element of its own below.
  private static func withThemesAfterRoot(
    _ sorted: [Entry], except isFixed: @escaping (Entry) -> Bool
  ) -> [Entry] {
    let isTheme = { (entry: Entry) in
      entry.condition.isTheme && !entry.condition.choosers.isEmpty && !isFixed(entry)
    }
    let isScheme = { (entry: Entry) in entry.condition.isScheme && !isFixed(entry) }
    var result: [Entry] = []
    var rest = sorted[...]
    while let first = rest.first {
      let equals = rest.prefix { !first.precedes($0) }
      rest = rest.dropFirst(equals.count)
      let root = equals.lastIndex { $0.condition == CSSCondition() } ?? equals.startIndex
      let last = equals.lastIndex { !isTheme($0) } ?? equals.startIndex
      let before = equals[..<root]
      // Rules of schemes stay in their order.
      let place = equals[root...last].firstIndex(where: isScheme) ?? last + 1
      result += before.filter { !isTheme($0) && !isScheme($0) }
      var others = equals[root..<place] + before.filter(isScheme) + equals[place..<last + 1]
      // Themes stay in their order, too.
      var moved = before.filter(isTheme)
      if !moved.isEmpty {
        moved += others.filter(isTheme)
        others.removeAll(where: isTheme)
      }
      result += others + moved + equals[last...].dropFirst()
    }
    return result
  }

  /// Values of a theme on an element below the root where the class of the scheme is on the root, and rules for
  /// every root win over the scheme's there: with both classes in one place nothing shows that.
  static func inTwoPlaces(_ visible: [Entry]) -> [(CSSDeclaration, String)] {
    var last = -1
    let moved = visible.filter { entry in
      defer { last = max(last, entry.place) }
      return entry.place < last
    }
    let schemes = moved.filter { !$0.condition.isBelowRoot }
      .reduce(into: Set<String>()) { $0.formUnion($1.condition.chosenSchemes) }
    guard !schemes.isEmpty else { return [] }
    let themes =
      visible.filter {
        $0.condition.isBelowRoot && !schemes.isDisjoint(with: $0.condition.chosenSchemes)
      }
      + moved.filter {
        $0.condition.isTheme && $0.condition.chosenSchemes.isEmpty && !$0.condition.isBelowRoot
      }
    return themes.flatMap { $0.declarations.filter(\.isCustom) }.map { declaration in
      (
        declaration,
        "this value of '\(declaration.name)' shows beside other values where the class of the scheme is on "
          + "the root; put the rules for every root before those of schemes"
      )
    }
  }

  /// The entries as they are, and under a condition in the order that they have where classes that
  /// choose themes are on the root.
  ///
  /// - Parameter onBody: the switches that rules put on the body, where they are not then.
  static func withThemesInBothPlaces(
    _ entries: [Entry], onBody: Set<CSSSwitch>
  ) -> [Entry] {
    let onRoot = ConditionChoices.contexts
    func entry(_ entry: Entry, _ context: String) -> Entry {
      var entry = entry
      entry.condition = entry.condition.and(
        CSSCondition(.asked(Self.themeOnRoot), .only([context])))
      return entry
    }
    return entries.map { entry($0, onRoot[0]) }
      + entries.filter { entry in
        // A question about the body says by itself where the classes are.
        !entry.condition.isBelowRoot
          && !(entry.condition.isOfBody && entry.condition.questions.isEmpty
            && entry.condition.choosers.contains(where: onBody.contains))
      }.sorted { $0.place < $1.place }
      .map { entry($0, onRoot[1]) }
  }
}
