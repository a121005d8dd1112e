import DesignTokens
import SourceText

/// Finds what the audit does not see although a page can show it: values under conditions that the
/// policy does not mention, or that no permutation satisfies.
extension CSSCascade {
  /// How many rules with 'color-scheme' are checked at once.
  private static let schemeLimit = 16
  /// A page with the class of a scheme or theme on the root element, where rules of the root win over it.
  static let themeOnRoot = "a theme on the root element"

  /// A rule that no permutation satisfies, because its parts exclude each other, as on a page with
  /// another scheme than the system's.
  func hideContradiction(
    _ entry: Entry, of axes: CSSAxes, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard let first = entry.declarations.first(where: \.isCustom) else { return }
    switch builder.choice(for: CSSAxes.opposed) {
    case .ignore: break
    case .audit:
      diagnostics.error(
        "'\(CSSAxes.opposed)' cannot be audited; ignore it, or leave '\(entry.label)' out",
        at: first.nameSpan)
    case nil, .context:
      diagnostics.warning(
        "not read: '\(entry.label)' needs two schemes or themes at once", at: first.nameSpan)
      for declaration in entry.declarations where declaration.isCustom {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: CSSAxes.opposed,
          canBeAudited: axes.mayBeOpposed(entry.condition), at: declaration.value.span)
      }
    }
  }

  /// Records declarations under conditions that the policy does not mention, unless they change
  /// nothing: a later rule always wins, or the value is the only visible one.
  func hide(
    _ undecided: [String?], ignored: Set<Int>, _ visible: [Entry],
    _ builder: inout TokenCatalogBuilder
  ) {
    guard undecided.contains(where: { $0 != nil }) else { return }
    var lastAlways: [String: Int] = [:]
    // The only visible text of a property; nil for several.
    var shown: [String: String?] = [:]
    for (index, entry) in entries.enumerated()
    where undecided[index] == nil && !ignored.contains(index) {
      for declaration in entry.declarations {
        let text = declaration.value.plain
        if entry.condition == CSSCondition() {
          lastAlways[declaration.name] = index
          shown[declaration.name] = text
        } else if shown[declaration.name] != text {
          shown.updateValue(nil, forKey: declaration.name)
        }
      }
    }
    var schemeCount = 0
    for (index, entry) in entries.enumerated() where !ignored.contains(index) {
      guard let question = undecided[index] else { continue }
      for declaration in entry.declarations {
        guard declaration.isCustom else {
          schemeCount += 1
          if schemeCount <= Self.schemeLimit {
            hideVarying(visible, under: question, at: declaration.value.span, &builder)
          }
          continue
        }
        let isBeaten = lastAlways[declaration.name].map { $0 > index } ?? false
        let isSame = shown[declaration.name] == .some(declaration.value.plain)
        if isBeaten || isSame { continue }
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: question,
          canBeAudited: !unaudited.contains(question), at: declaration.value.span)
      }
    }
  }

  /// Records that everything with `light-dark()` may have another color.
  func hideVarying(
    _ visible: [Entry], under question: String, at span: SourceSpan?,
    _ builder: inout TokenCatalogBuilder
  ) {
    for entry in visible {
      for declaration in entry.declarations where declaration.dependsOnScheme {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: question,
          at: span ?? declaration.value.span)
      }
    }
  }

  /// Finds all that a page can show and no permutation has, and gives the axes with what the policy
  /// wants audited of it. What it is found by takes much room, and is gone then.
  func hideUnseen(
    _ visible: inout [Entry], of axes: CSSAxes, varies: Bool, isPreferred: Bool,
    named name: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> CSSAxes {
    var search = CSSHiddenValues(axes, visible, varies: varies, isPreferred: isPreferred)
    if hideUnaudited(visible, &search, &builder, &diagnostics) {
      visible = Self.withThemesInBothPlaces(visible, onBody: onBody)
    }
    hideDisagreements(visible, search, named: name, &builder, &diagnostics)
    return search.axes
  }

  /// What shows if the page chooses no scheme, or chooses in one of several ways, or chooses another
  /// scheme than the system's, or has a theme's class on the root. What the policy wants audited becomes
  /// a part of the axes.
  ///
  /// - Returns: whether themes on the root are audited too.
  private func hideUnaudited(
    _ visible: [Entry], _ search: inout CSSHiddenValues, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    search.isOnlyBelow = builder.conditionChoices.choice(for: Self.themeOnRoot) == .ignore
    let asksPage = visible.contains { search.axes.asksPageForScheme($0.condition) }
    let unchosen = asksPage ? search.unchosen() : []
    if decide(unchosen, CSSAxes.unchosen, visible, &builder, &diagnostics) == .audit {
      search.axes.hasUnchosen = true
    }
    let ways = CSSAxes.severalWays(toChoose: "scheme")
    let inOneWay = decide(search.schemeWays(), ways, visible, &builder, &diagnostics)
    if inOneWay == .audit { search.axes.hasSchemeWays = true }
    for axis in search.axes.axesOfSeveralWays {
      let values = search.values(inOneWayOf: axis)
      if decide(values, axis.condition, visible, &builder, &diagnostics) == .audit {
        search.axes.auditWays(of: axis)
      }
    }
    let opposed = asksPage ? search.opposed(inOneWay: inOneWay != .ignore) : []
    // Rules for a page that chooses against the system have no values in any other state.
    let isOpposed = visible.contains {
      search.axes.isContradiction($0.condition) && search.axes.mayBeOpposed($0.condition)
    }
    if decide(opposed, CSSAxes.opposed, visible, &builder, &diagnostics) == .audit
      || isOpposed && builder.choice(for: CSSAxes.opposed) == .audit
    {
      search.axes.hasOpposed = true
      // What one way shows there alone is a question of the ways, though none shows anything elsewhere.
      if !search.axes.hasSchemeWays, inOneWay != .ignore,
        decide(search.opposedWays(), ways, visible, &builder, &diagnostics) == .audit
      {
        search.axes.hasSchemeWays = true
      }
    }
    let onRoot = decide(search.onRoot(), Self.themeOnRoot, visible, &builder, &diagnostics)
    if onRoot == .audit { search.axes.add(question: Self.themeOnRoot) }
    if onRoot == .audit || onRoot == .ignore {
      hideInheritedBelowRoot(visible, onRoot == .audit, &builder, &diagnostics)
    }
    return onRoot == .audit
  }

  /// The policy's decision for values that are not audited; without one they are hidden.
  private func decide(
    _ values: [CSSHiddenValues.Value], _ condition: String, _ visible: [Entry],
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> ConditionChoices.Choice? {
    if values.isEmpty { return nil }
    let choice = builder.choice(for: condition)
    switch choice {
    case .audit, .ignore: break
    case nil, .context:
      hide(values, under: condition, of: visible, &builder, &diagnostics)
    }
    return choice
  }

  func hide(
    _ values: [CSSHiddenValues.Value], under condition: String, of visible: [Entry],
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for value in values {
      guard value.name.hasPrefix("--") else {
        hideVarying(visible, under: condition, at: value.span, &builder)
        continue
      }
      builder.hide(
        builder.id(for: CSSReader.tokenName(of: value.name)), under: condition, at: value.span)
      diagnostics.warning(value.message, at: value.span)
    }
  }

  /// An element inherits the computed value of the root: its own declarations do not change it. Names of
  /// Tailwind's `@theme inline` stand for their values where they are used.
  func reportInherited(_ visible: [Entry], _ diagnostics: inout DiagnosticList) {
    var rules: [String: [(condition: CSSCondition, names: Set<String>)]] = [:]
    for entry in visible {
      for question in entry.condition.elements {
        rules[question, default: []].append(
          (entry.condition, Set(entry.declarations.map(\.name))))
      }
    }
    guard !rules.isEmpty else { return }
    for (question, own) in rules.sorted(by: { $0.key < $1.key }).prefix(64) {
      let names = own.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      for entry in visible where !entry.condition.isOfElement && !entry.isInline {
        for declaration in entry.declarations {
          let used = declaration.value.variables.first { name in
            // Where the element declares the one, it has to declare the other.
            names.contains(name)
              && own.contains { rule in
                let both = rule.condition.and(entry.condition)
                return rule.names.contains(name) && !both.settings.values.contains(.only([]))
                  && !own.contains {
                    $0.names.contains(declaration.name) && $0.condition.isImplied(by: both)
                  }
              }
          }
          guard let used else { continue }
          diagnostics.error(
            "'\(question)' cannot be audited: it declares '\(used)', but '\(declaration.name)' uses "
              + "the value of the root; ignore it, or declare both there",
            at: declaration.value.span)
          break
        }
      }
    }
  }
}

extension CSSHiddenValues.Value {
  fileprivate var message: String {
    if isOnRoot {
      return
        "not judged: this value of '\(name)' applies where the class or attribute of the scheme or theme is "
        + "on the root element; on an element below, "
        + (line.map { "line \($0) has another value, which is judged" } ?? "it has none")
    }
    if let (context, way) = choice, !state.isOpposed {
      let place = "where the page chooses \(context) by \(way.way) alone"
      if isJudged {
        return
          "judged only where the page chooses \(context) in every way: \(place), '\(name)' may have no "
          + "value"
      }
      return
        "not judged: this value of '\(name)' applies \(place); where it chooses it in every way, "
        + (line.map { "line \($0) has another value, which is judged" } ?? "it has none")
    }
    if isJudged {
      return
        "judged only where the page chooses a scheme: where it chooses none, '\(name)' may have no "
        + "value"
    }
    if let chosen = state.chosen {
      return
        "not judged: this value of '\(name)' applies where the page chooses \(chosen)"
        + (state.isOpposed
          ? " and the system \(state.preferred); where both choose \(chosen), "
          : "; where it chooses nothing, and for both, ")
        + (line.map { "line \($0) has another value, which is judged" } ?? "it has none")
    }
    return
      "not judged: this value of '\(name)' applies where the page chooses no scheme; where it does, "
      + (line.map { "line \($0) has another value, which is judged" } ?? "it has none")
  }
}
