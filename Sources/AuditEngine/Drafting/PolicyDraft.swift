package import DesignTokens
package import SourceText

/// A first policy from the names that a team's color tokens have, or from the pairs that code shows.
///
/// Names are read by `ColorRole`, by the words that public design systems use, and paired by
/// `DraftedPairings`; what code shows is sorted by `ShownUses`. It is a start to be read and
/// corrected, not a judgment: what could not be placed is listed.
package struct PolicyDraft: Sendable {
  /// A pairing of the draft.
  package struct Pairing: Sendable, Hashable {
    /// The foregrounds.
    package fileprivate(set) var foregrounds: [String]
    /// The backgrounds, as a policy writes them.
    package internal(set) var backgrounds: [String]
    /// The usage.
    package let usage: Usage
    /// Where it is judged; nil for everywhere.
    package let contexts: Contexts?
    /// Whether it has to be judged in every theme and scheme.
    package internal(set) var isRequired = false
  }

  /// A pair of color tokens that code shows.
  package struct Use: Sendable, Hashable {
    /// The name of the foreground.
    package let foreground: String
    /// The name of the background.
    package let background: String
    /// The usage.
    package let usage: Usage
    /// The name of what lies behind the background; nil for the page, and for what is not known.
    package var behind: String?
    /// Where the code shows it first; nil where nothing says that.
    package var place: SourceSpan?
    /// Whether it is shown in one scheme only.
    package var isOfScheme = false
    /// The scheme that it is shown in, where it is known to be one only.
    package var scheme: String?
    /// Whether no file says what the foreground stands on, and that is taken to be the page.
    package var isOnPage = false

    /// Describes a pair.
    package init(foreground: String, background: String, usage: Usage) {
      self.foreground = foreground
      self.background = background
      self.usage = usage
    }
  }

  /// The pairings for text.
  package internal(set) var text: [Pairing] = []
  /// The pairings for components, decoration and inactive colors.
  package internal(set) var components: [Pairing] = []

  /// What is not known of a color token that is in no pairing.
  package enum Question: Sendable, CaseIterable {
    /// Of a background: what stands on it.
    case foreground
    /// Of text or a control: on what it stands.
    case background
    /// What it is for.
    case use
    /// Of any, where code shows the pairs: with what it is used.
    case pair
  }

  /// The names of the color tokens that could be in a pairing but are in none, by what is not known.
  package internal(set) var unplaced: [Question: [String]] = [:]
  /// The names of the color tokens without a color in every context: an audit would reject them.
  package internal(set) var unread: [String] = []
  /// The names of the color tokens in pairings that are judged in some contexts only, since they have
  /// no known color in the others, with these contexts.
  package internal(set) var partial: [(name: String, contexts: Contexts)] = []
  /// The names of the foregrounds that are judged in some contexts only, since what they stand on has no
  /// known color in the others.
  package private(set) var ofPartialBackgrounds: [String] = []
  /// The contexts in which no pairing is judged, by axis: an audit must be told to leave them out.
  package private(set) var excluded: [Contexts.Term] = []
  /// The names of the color tokens in pairings that are judged in one theme only, the one that they are
  /// named for.
  package private(set) var ofTheme: [(name: String, contexts: Contexts)] = []
  /// The pairs that the code of the app shows beside those of names, with the place of each.
  package internal(set) var ofCode: [(pair: String, place: SourceSpan?)] = []
  /// Whether code shows the pairs.
  var isShownByCode = false
  /// What the names of the tokens say.
  private(set) var roles: [ColorRole] = []
  /// The texts that each background is paired with, by name.
  private var grounds: [String: [String]] = [:]
  /// The names of the foregrounds that are no single color in some context: nothing judges them.
  package private(set) var gradients: [String] = []
  /// The names of the color tokens whose opacity is a token of its own, which no pairing can name.
  package internal(set) var faded: [String] = []

  /// A condition, and what becomes of its values.
  package struct Condition: Sendable {
    /// The condition, as a policy names it.
    package let name: String
    /// What becomes of its values.
    package let choice: ConditionChoices.Choice
    /// Whether it is left to decide: an audit that needs its values ends with an error.
    package let isOpen: Bool

    /// Whether a guess may leave out its values: not where it is a selector that names a scheme.
    package var mayBeIgnored: Bool { !SelectorSchemes.areNamed(in: name) }

    /// Whether it is a selector, a rule or a query of a style sheet, or a tag of a page.
    package var isOfStyleSheets: Bool {
      SelectorSchemes.isOfElements(name) || ["@", "(", "<"].contains(where: name.hasPrefix)
    }

    /// Describes a condition.
    package init(name: String, choice: ConditionChoices.Choice, isOpen: Bool = false) {
      self.name = name
      self.choice = choice
      self.isOpen = isOpen
    }
  }

  /// What becomes of values under each condition: a guess, for review.
  package private(set) var conditions: [Condition] = []

  /// The conditions that the user has to decide: an audit refuses what they may change.
  package private(set) var open: [String] = []

  /// Drafts a policy for a catalog that was read with some choices for conditions.
  ///
  /// - Parameters:
  ///   - uses: the pairs that code shows; nil to pair by names.
  ///   - sheets: what the style sheets show, to be paired beside what names tell.
  ///   - app: what the app shows, to be paired beside what names tell.
  package init(
    _ catalog: TokenCatalog, uses: [Use]? = nil, sheets: SheetUses = SheetUses(),
    app: AppUses = AppUses(), conditions answers: [Condition] = []
  ) {
    let traits = ColorTraits(catalog)
    let values = ContextValues(catalog, traits)
    var placed: Set<String> = []
    let found =
      if let uses {
        pairings(shownBy: uses, catalog, traits, values.names, &placed)
      } else {
        pairings(byNamesIn: catalog, sheets, app, traits, values, &placed)
      }
    let drafted = Self.withoutRepeats(found)
    text = drafted.filter { [.text, .largeText].contains($0.usage) }
    components = drafted.filter { ![.text, .largeText].contains($0.usage) }
    requireCore()
    excluded = catalog.axes.compactMap { Contexts.Term(unjudged: $0, in: drafted) }
    let decided = PolicyDraft.conditions(catalog, placed, after: answers)
    conditions =
      answers.filter { !$0.isOpen && catalog.conditions.contains($0.name) }
      + decided.filter { !$0.isOpen }
    open = decided.filter(\.isOpen).map(\.name)
  }

  /// Leaves conditions to decide but for some.
  package mutating func leaveOpen(besides known: Set<String>) {
    open += conditions.map(\.name).filter { !known.contains($0) && !open.contains($0) }
    conditions.removeAll { !known.contains($0.name) }
  }

  mutating func pairings(
    byNamesIn catalog: TokenCatalog, _ sheets: SheetUses, _ app: AppUses, _ traits: ColorTraits,
    _ values: Set<String>, _ placed: inout Set<String>
  ) -> [Pairing] {
    faded = FadedColors(catalog).names
    let values = values.union(faded)
    let all = catalog.colorTokens.map { catalog.name(of: $0) }.filter { !values.contains($0) }
    var pairings: [Pairing] = []
    let constants = ThemeConstants(catalog).contexts.merging(
      ThemesOfSchemes(catalog).contexts
    ) { theme, _ in theme }
    let everywhere = all.filter { traits.isRead($0) && constants[$0] == nil }
    let repeated = RepeatedColors(catalog, in: traits.permutations)
    let palette = catalog.palette
    var drafted = DraftedPairings(
      everywhere, isOpaque: traits.isOpaque, isPalette: palette.contains,
      areAlike: traits.areAlike)
    drafted.leaveOut(repeated, traits)
    let fills = MeaningFills(catalog, traits)
    drafted.leaveOut(fills)
    let drawn = drafted.pairs.map(\.foreground.name).filter(app.isNoText)
    drafted.keepPairs { foreground, _ in !app.isNoText(foreground) }
    drafted.leaveOut(sheets.edges)
    add(drafted.shown, over: drafted, traits, nil, to: &pairings, &placed)
    // What has a color in some themes only is judged in these.
    let some = all.filter { !traits.isRead($0) || constants[$0] != nil }
    let partly = Dictionary(grouping: some) { name in
      traits.isRead(name) ? constants[name] : traits.contexts(of: name)
    }
    var roles = drafted.roles
    unread = partly[nil] ?? []
    let groups = partly.sorted {
      $0.value.count == $1.value.count
        ? $0.value[0] < $1.value[0] : $0.value.count > $1.value.count
    }.compactMap { group in group.key.map { ($0, group.value) } }
    unread += groups.dropFirst(Self.groupLimit).flatMap(\.1)
    let shown = Set(drafted.shown.map(\.name))
    var known = drafted.shown
    for (contexts, names) in groups.prefix(Self.groupLimit) {
      let own = Set(names)
      // What is known in more contexts is what these stand on too.
      let others = traits.read(
        some.filter { !own.contains($0) && constants[$0] == nil }, in: contexts)
      var drafted = DraftedPairings(
        everywhere + names + others, isOpaque: traits.isOpaque, isPalette: palette.contains,
        areAlike: traits.areAlike)
      drafted.keepPairs { (own.contains($0) || own.contains($1)) && !app.isNoText($0) }
      drafted.leaveOut(repeated, traits)
      drafted.leaveOut(fills)
      known += drafted.shown
      add(drafted.shown, over: drafted, traits, contexts, to: &pairings, &placed)
      ofPartialBackgrounds += drafted.shown.map(\.name).filter { name in
        !own.contains(name) && !others.contains(name) && !shown.contains(name)
          && !ofPartialBackgrounds.contains(name)
      }
      roles += drafted.roles.filter { own.contains($0.name) }
      let judged = names.filter(placed.contains)
      partial += judged.filter { !traits.isRead($0) }.map { ($0, contexts) }
      ofTheme += judged.filter(traits.isRead).map { ($0, contexts) }
    }
    let others = ShownUses(
      sheets.uses(roles, beside: known, over: drafted, traits), in: all, traits)
    for (contexts, foregrounds) in others.groups {
      let names = foregrounds.flatMap { [$0.name] + $0.backgrounds }.filter { !placed.contains($0) }
      add(
        foregrounds, over: drafted, page: sheets.page.background, traits, contexts, to: &pairings,
        &placed
      )
      unread.removeAll(where: placed.contains)
      partial += Set(names).sorted().compactMap { name in
        traits.contexts(of: name).map { (name, $0) }
      }
    }
    let inverse = InversePairings(
      drafted.roles, placed, grounds: grounds, catalog, traits)
    add(inverse.shown, over: drafted, traits, nil, to: &pairings, &placed)
    let ofCode = app.uses(beside: grounds.values.flatMap(\.self) + drawn, over: drafted).filter {
      !values.contains($0.foreground) && !values.contains($0.background)
    }
    add(
      ofCode, beside: roles, over: drafted, in: all, traits, limits: constants, to: &pairings,
      &placed)
    let targets = catalog.aliasTargets
    let steps = Set(catalog.colorTokens.flatMap { targets[$0] }.map { catalog.name(of: $0) })
    for role in roles where !placed.contains(role.name) && repeated.originals[role.name] == nil {
      // A step of a palette is for the tokens that point to it.
      if role.kind == nil, steps.contains(role.name) { continue }
      let question: Question =
        switch role.kind {
        case .background: .foreground
        case nil: .use
        default: .background
        }
      unplaced[question, default: []].append(role.name)
    }
    list(in: ReadingOrder(roles))
    self.roles = roles
    return pairings
  }

  /// Lists the names that are not judged, or not everywhere, in an order.
  mutating func list(in order: ReadingOrder) {
    unplaced = unplaced.mapValues(order.sorted)
    unread = order.sorted(unread)
    partial = order.sorted(partial, by: \.name)
    ofTheme = order.sorted(ofTheme, by: \.name)
    ofPartialBackgrounds = order.sorted(ofPartialBackgrounds)
    gradients = order.sorted(gradients)
  }

  /// Adds what is drafted for some contexts; nil for all.
  mutating func add(
    _ pairs: [ShownForeground], over bases: DraftedPairings, page: String? = nil,
    _ traits: ColorTraits, _ contexts: Contexts?, to pairings: inout [Pairing],
    _ placed: inout Set<String>
  ) {
    var indexes: [Grouping: Int] = [:]
    for var foreground in pairs {
      placed.insert(foreground.name)
      // Nothing is shown on its own color: such a text is for the page. What code shows is judged, and
      // what is made for its background by name, where one color for both is a mistake.
      let words = NameWords(foreground.name)
      let others = foreground.backgrounds.filter {
        isShownByCode || !traits.areOne($0, foreground.name) || words.isMade(for: NameWords($0))
      }
      if others.count < foreground.backgrounds.count {
        let page = bases.base(beneath: foreground.name).map { [$0.name] } ?? []
        let found = others.isEmpty ? page.filter { !traits.areOne($0, foreground.name) } : others
        if !found.isEmpty { foreground.backgrounds = found }
      }
      guard traits.isColor(foreground.name) else {
        if !gradients.contains(foreground.name) { gradients.append(foreground.name) }
        continue
      }
      for background in foreground.usage == .text ? foreground.backgrounds : [] {
        grounds[background, default: []].append(foreground.name)
      }
      let shown = foreground.grounds(over: bases, page: page, traits)
      placed.formUnion(shown.flatMap(\.self))
      let stacks = shown.map { layers in
        let names = layers.map(NamePattern.escaped).joined(separator: " over ")
        return layers.last.map(traits.isOpaque) ?? true ? names : "\(names) over any"
      }
      let grouping = Grouping(usage: foreground.usage, backgrounds: stacks)
      if let index = indexes[grouping] {
        pairings[index].foregrounds.append(NamePattern.escaped(foreground.name))
      } else {
        indexes[grouping] = pairings.count
        pairings.append(
          Pairing(
            foregrounds: [NamePattern.escaped(foreground.name)], backgrounds: stacks,
            usage: foreground.usage, contexts: contexts))
      }
    }
  }

  /// How many sets of contexts are drafted for: each looks at all names again.
  private static let groupLimit = 16

  /// Foregrounds with the same usage and backgrounds are one pairing.
  private struct Grouping: Hashable {
    let usage: Usage
    let backgrounds: [String]
  }
}
