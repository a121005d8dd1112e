import DesignTokens
import SourceText

/// Classes on an element inside of one with a scheme: `.dark .theme-x`, `.theme-x:is(.dark *)`.
extension CSSCascade {
  /// An element with a theme below the root, where the root or the scheme's element has other values.
  static let elementBelowRoot = "an element below the root"

  /// The switches of themes that a rule puts on an element below the root.
  static func themesBelowRoot(in entries: [Entry]) -> Set<CSSSwitch> {
    Set(entries.lazy.filter(\.condition.isBelowRoot).flatMap(\.condition.themeSwitches))
  }

  /// What a page shows otherwise on an element below the root than the audit takes it to be.
  func hideBelowRoot(
    _ visible: [Entry], _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var found: [(declaration: CSSDeclaration, reason: String)] = []
    let switches = Self.themesBelowRoot(in: visible)
    if !switches.isEmpty {
      found += Self.inherited(visible, switches) + Self.ofOneElement(visible, switches)
    }
    if !base.isEmpty { found += ofOnePlace(visible) }
    if !onBody.isEmpty { found += beatenOnBody(visible) }
    hideBelowRoot(found, visible, &builder, &diagnostics)
  }

  /// Aliases of the root on an element with the class of a scheme or theme, where the policy says that the
  /// class is there: elsewhere aliases are followed as if it were on the root. Where both places are audited, what
  /// only classes in two places show too.
  func hideInheritedBelowRoot(
    _ visible: [Entry], _ isInBothPlaces: Bool, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let switches = Set(visible.lazy.flatMap(\.condition.choosers)).subtracting(onRoot)
    let found =
      Self.inherited(visible, switches) + (isInBothPlaces ? Self.inTwoPlaces(visible) : [])
    hideBelowRoot(found, visible, &builder, &diagnostics)
  }

  private func hideBelowRoot(
    _ found: [(declaration: CSSDeclaration, reason: String)], _ visible: [Entry],
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    guard !found.isEmpty else { return }
    switch builder.choice(for: Self.elementBelowRoot) {
    case .ignore: return
    case .audit:
      diagnostics.error(
        "'\(Self.elementBelowRoot)' cannot be audited; ignore it, or give '\(found[0].declaration.name)' "
          + "the same value everywhere", at: found[0].declaration.value.span)
      return
    case nil, .context: break
    }
    for (declaration, reason) in found {
      if declaration.isCustom {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: Self.elementBelowRoot,
          canBeAudited: false, at: declaration.value.span)
      } else {
        hideVarying(
          visible, under: Self.elementBelowRoot, at: declaration.value.span, &builder)
      }
      diagnostics.warning(
        "not judged on an element below the root: \(reason)", at: declaration.value.span)
    }
  }

  /// Aliases that the root declares of what a theme declares: the element inherits the root's value
  /// wherever the theme does not declare the alias too.
  private static func inherited(
    _ visible: [Entry], _ switches: Set<CSSSwitch>
  ) -> [(CSSDeclaration, String)] {
    let themes = namesOfThemes(visible, switches)
    var known: [CSSCondition: [Set<String>]] = [:]
    var found: [(CSSDeclaration, String)] = []
    for entry in visible
    where !entry.isInline && !entry.condition.isOfElement
      && entry.condition.choosers(among: switches).isEmpty
    {
      for declaration in entry.declarations where declaration.isCustom {
        let used = declaration.value.variables
        if used.isEmpty { continue }
        let states =
          known[entry.condition] ?? themes.flatMap { names(of: $0, where: entry.condition) }
        known[entry.condition] = states
        guard
          let own = states.first(where: { own in
            !own.contains(declaration.name) && used.contains(where: own.contains)
          }), let name = used.first(where: own.contains)
        else { continue }
        found.append(
          (
            declaration,
            "'\(declaration.name)' has the root's value of '\(name)' there; declare it in the theme too"
          ))
      }
    }
    return found
  }

  /// What a theme's element declares in a state.
  private typealias ThemeState = (condition: CSSCondition, names: Set<String>)

  /// The states of each theme that rules tell apart, in order of first appearance, each with what only its
  /// own rules declare.
  private static func namesOfThemes(
    _ visible: [Entry], _ switches: Set<CSSSwitch>
  ) -> [[ThemeState]] {
    struct Theme: Hashable {
      let name: CSSSwitch
      let context: String
    }
    var numbers: [Theme: Int] = [:]
    var places: [[CSSCondition: Int]] = []
    var themes: [[ThemeState]] = []
    for entry in visible where !entry.condition.isOfElement {
      let condition = entry.condition.without([.belowRoot])
      let names = entry.declarations.lazy.map(\.name)
      for name in condition.choosers(among: switches).sorted(by: { $0.way < $1.way }) {
        for context in condition[name].names.sorted() {
          let number = numbers[Theme(name: name, context: context)] ?? themes.count
          if number == themes.count {
            numbers[Theme(name: name, context: context)] = number
            themes.append([])
            places.append([:])
          }
          if let place = places[number][condition] {
            themes[number][place].names.formUnion(names)
          } else {
            places[number][condition] = themes[number].count
            themes[number].append((condition, Set(names)))
          }
        }
      }
    }
    return themes
  }

  /// What a theme declares in each of its states in which a rule of the root applies.
  private static func names(
    of states: [ThemeState], where root: CSSCondition
  ) -> [Set<String>] {
    states.compactMap { state in
      let condition = state.condition.and(root)
      if condition.settings.values.contains(.only([])) { return nil }
      return states.reduce(into: Set<String>()) { names, other in
        if other.condition.isImplied(by: condition) { names.formUnion(other.names) }
      }
    }
  }

  /// Values for an element with both the theme and the scheme, which one inside of the scheme's
  /// element does not have.
  private static func ofOneElement(
    _ visible: [Entry], _ switches: Set<CSSSwitch>
  ) -> [(CSSDeclaration, String)] {
    var inside: [CSSCondition: [String: String]] = [:]
    for entry in visible where entry.condition.isBelowRoot {
      let condition = entry.condition.without([.belowRoot])
      for declaration in entry.declarations {
        inside[condition, default: [:]][declaration.name] = declaration.value.plain
      }
    }
    var found: [(CSSDeclaration, String)] = []
    for entry in visible
    where !entry.condition.isBelowRoot && !entry.condition.isOfElement
      && !entry.condition.chosenSchemes.isEmpty
      && entry.condition.themeSwitches.contains(where: switches.contains)
    {
      for declaration in entry.declarations
      where declaration.isCustom
        && inside[entry.condition]?[declaration.name] != declaration.value.plain
      {
        found.append(
          (
            declaration,
            "this value of '\(declaration.name)' may be only for an element with both classes; declare it "
              + "for one inside of the other too"
          ))
      }
    }
    return found
  }

  /// Values for whatever element has a class that some rule puts on the body, where a rule of the body wins over
  /// them: on another element they show.
  private func beatenOnBody(_ visible: [Entry]) -> [(CSSDeclaration, String)] {
    var ofBody: [String: [(condition: CSSCondition, text: String)]] = [:]
    var found: [(CSSDeclaration, String)] = []
    for entry in visible.reversed() where !entry.condition.isOfElement || entry.condition.isOfBody {
      let isOfBody = entry.condition.isOfBody
      guard isOfBody || entry.condition.choosers.contains(where: onBody.contains) else { continue }
      for declaration in entry.declarations where declaration.isCustom {
        let text = declaration.value.plain
        if isOfBody {
          ofBody[declaration.name, default: []].append((entry.condition, text))
        } else if let others = ofBody[declaration.name],
          others.contains(where: { other in
            other.text != text
              && !other.condition.and(entry.condition).settings.values.contains(.only([]))
          })
        {
          found.append(
            (
              declaration,
              "on another element than the body this value of '\(declaration.name)' shows; declare it for the "
                + "body alone"
            ))
        }
      }
    }
    return found
  }

  /// Values of a scheme for only one of two places of its class: on the element of the class that
  /// stands for the root, and around it. Where there are none for one place, it shows the other scheme.
  private func ofOnePlace(_ visible: [Entry]) -> [(CSSDeclaration, String)] {
    struct Value: Hashable {
      let name: String
      let text: String
      let schemes: Set<String>
    }
    let varies = visible.contains { $0.declarations.contains(where: \.dependsOnScheme) }
    var places: [Bool: [(value: Value, declaration: CSSDeclaration)]] = [true: [], false: []]
    for entry in visible where !entry.condition.isOfElement {
      let schemes = entry.condition.chosenSchemes
      guard !schemes.isEmpty else { continue }
      for declaration in entry.declarations where declaration.isCustom || varies {
        let value = Value(
          name: declaration.name, text: declaration.value.plain, schemes: schemes)
        places[entry.condition.isBelowRoot, default: []].append((value, declaration))
      }
    }
    let (on, below) = (places[false] ?? [], places[true] ?? [])
    if below.isEmpty, on.allSatisfy({ base.contains($0.value.name) }) { return [] }
    if on.isEmpty { return [] }
    let (onValues, belowValues) = (Set(on.map(\.value)), Set(below.map(\.value)))
    let differing =
      on.filter { !belowValues.contains($0.value) } + below.filter { !onValues.contains($0.value) }
    return differing.map { value, declaration in
      (
        declaration,
        "this value of '\(value.name)' is for only one of two places of the scheme's class, on the element "
          + "and around it; declare it for both"
      )
    }
  }
}

extension CSSCondition {
  /// The switches among some that choose a scheme or a theme here.
  fileprivate func choosers(among switches: Set<CSSSwitch>) -> Set<CSSSwitch> {
    Set(choosers + themeSwitches).intersection(switches)
  }
}
