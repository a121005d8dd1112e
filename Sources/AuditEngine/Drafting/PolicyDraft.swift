package import DesignTokens
import SourceText

/// A first policy from the names that a team's color tokens have.
///
/// Names are read by `ColorRole`, by the words that public design systems use, and paired by
/// `DraftedPairings`. It is a start to be read and corrected, not a judgment: what could not be
/// placed is listed.
package struct PolicyDraft: Sendable {
  /// A pairing of the draft.
  package struct Pairing: Sendable, Hashable {
    /// The foregrounds.
    package fileprivate(set) var foregrounds: [String]
    /// The backgrounds, as a policy writes them.
    package fileprivate(set) var backgrounds: [String]
    /// The usage.
    package let usage: Usage
    /// Where it is judged; nil for everywhere.
    package let contexts: Contexts?
  }

  /// Some contexts of an axis.
  package struct Contexts: Sendable, Hashable {
    /// The axis.
    package let axis: String
    /// The contexts.
    package let names: [String]
  }

  /// The pairings for text.
  package private(set) var text: [Pairing] = []
  /// The pairings for components, decoration and inactive colors.
  package private(set) var components: [Pairing] = []

  /// What is not known of a color token that is in no pairing.
  package enum Question: Sendable, CaseIterable {
    /// Of a background: what stands on it.
    case foreground
    /// Of text or a control: on what it stands.
    case background
    /// What it is for.
    case use
  }

  /// The names of the color tokens that could be in a pairing but are in none, by what is not known.
  package private(set) var unplaced: [Question: [String]] = [:]
  /// The names of the color tokens without a color in every context: an audit would reject them.
  package private(set) var unread: [String] = []
  /// The names of the color tokens in pairings that are judged in some contexts only, since they have
  /// no known color in the others, with these contexts.
  package private(set) var partial: [(name: String, contexts: Contexts)] = []
  /// The names of the foregrounds that are no single color in some context: nothing judges them.
  package private(set) var gradients: [String] = []

  /// A condition, and what becomes of its values.
  package struct Condition: Sendable {
    /// The condition, as a policy names it.
    package let name: String
    /// What becomes of its values.
    package let choice: ConditionChoices.Choice

    /// Whether a guess may leave out its values: not where it is a selector that names a scheme.
    package var mayBeIgnored: Bool { !SelectorSchemes.areNamed(in: name) }

    /// Describes a condition.
    package init(name: String, choice: ConditionChoices.Choice) {
      self.name = name
      self.choice = choice
    }
  }

  /// What becomes of values under each condition: a guess, for review.
  package private(set) var conditions: [Condition] = []

  /// Drafts a policy for a catalog that was read with some choices for conditions.
  package init(_ catalog: TokenCatalog, conditions answers: [Condition] = []) {
    let traits = ColorTraits(catalog)
    let all = catalog.colorTokens.map { catalog.name(of: $0) }
    let values = ContextValues(catalog, isRead: traits.isRead).names
    var placed: Set<String> = []
    var pairings: [Pairing] = []
    let everywhere = all.filter { traits.isRead($0) && !values.contains($0) }
    let drafted = DraftedPairings(everywhere, isOpaque: traits.isOpaque)
    add(drafted, traits, nil, to: &pairings, &placed)
    // What has a color in some themes only is judged in these.
    let partly = Dictionary(grouping: all.filter { !traits.isRead($0) && !values.contains($0) }) {
      traits.contexts(of: $0)
    }
    var roles = drafted.roles
    unread = partly[nil] ?? []
    let groups = partly.sorted {
      $0.value.count == $1.value.count
        ? $0.value[0] < $1.value[0] : $0.value.count > $1.value.count
    }.compactMap { group in group.key.map { ($0, group.value) } }
    unread += groups.dropFirst(Self.groupLimit).flatMap(\.1)
    for (contexts, names) in groups.prefix(Self.groupLimit) {
      let own = Set(names)
      var drafted = DraftedPairings(everywhere + names, isOpaque: traits.isOpaque)
      drafted.keepPairs { own.contains($0) || own.contains($1) }
      add(drafted, traits, contexts, to: &pairings, &placed)
      roles += drafted.roles.filter { own.contains($0.name) }
      partial += names.filter(placed.contains).map { ($0, contexts) }
    }
    text = pairings.filter { $0.usage == .text }
    components = pairings.filter { $0.usage != .text }
    let targets = catalog.aliasTargets
    let steps = Set(catalog.colorTokens.flatMap { targets[$0] }.map { catalog.name(of: $0) })
    for role in roles where !placed.contains(role.name) {
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
    conditions =
      answers.filter { catalog.conditions.contains($0.name) }
      + PolicyDraft.conditions(catalog, placed, after: answers)
  }

  /// Lays backgrounds that are materials by their names over an unknown backdrop: the system blurs
  /// whatever lies beneath. Returns their names, as the policy writes them.
  package mutating func layMaterialsOverAnything() -> [String] {
    var found: [String] = []
    func laid(_ pairings: [Pairing]) -> [Pairing] {
      pairings.map { pairing in
        var pairing = pairing
        pairing.backgrounds = pairing.backgrounds.map { background in
          guard let over = background.ranges(of: " over ").last else { return background }
          let name = String(background[..<over.lowerBound])
          guard !Self.materialWords.isDisjoint(with: NameWords(name).all) else { return background }
          if !found.contains(name) { found.append(name) }
          return "\(name) over any"
        }
        return pairing
      }
    }
    text = laid(text)
    components = laid(components)
    return found
  }

  private static let materialWords: Set<String> = [
    "material", "glass", "blur", "blurred", "frosted", "vibrancy", "vibrant",
  ]

  /// Adds what is drafted for some contexts; nil for all.
  private mutating func add(
    _ drafted: DraftedPairings, _ traits: ColorTraits, _ contexts: Contexts?,
    to pairings: inout [Pairing], _ placed: inout Set<String>
  ) {
    var indexes: [Grouping: Int] = [:]
    for (foreground, backgrounds) in drafted.pairs {
      placed.insert(foreground.name)
      guard traits.isColor(foreground.name) else {
        gradients.append(foreground.name)
        continue
      }
      placed.formUnion(backgrounds.map(\.name))
      let stacks = backgrounds.map { background in
        let name = NamePattern.escaped(background.name)
        if traits.isOpaque(background.name) { return name }
        let base = drafted.base(beneath: background).flatMap {
          traits.isOpaque($0.name) ? NamePattern.escaped($0.name) : nil
        }
        return "\(name) over \(base ?? "any")"
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

  /// How many conditions are audited by default: each doubles the work.
  private static let auditedLimit = 3

  /// Conditions that the page decides are audited, if there are few, and so are elements that set most
  /// of the colors in pairings: they are themes, if the page has these colors too. Other elements are
  /// left out.
  private static func conditions(
    _ catalog: TokenCatalog, _ names: Set<String>, after known: [Condition]
  ) -> [Condition] {
    guard !catalog.hiddenValues.isEmpty else { return [] }
    let themes = ThemeClasses(catalog, paired: names).conditions
    let used = catalog.reachable(from: names.compactMap { catalog.token(named: $0) })
    let paired = Set(names.compactMap { catalog.token(named: $0) })
    let ofPage = Set(
      catalog.layers.indices.filter { catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    let settings = Dictionary(grouping: catalog.hiddenValues, by: \.condition).mapValues { values in
      Set(values.compactMap(\.token)).intersection(paired).intersection(ofPage).count
    }
    var result = themes
    var audited = known.count { $0.choice == .audit }
    for value in catalog.hiddenValues {
      guard value.token.map({ used[$0.index] }) ?? true,
        !result.contains(where: { $0.name == value.condition })
      else { continue }
      let isOfPage =
        ["(", "os(", "canImport(", "targetEnvironment("].contains(where: value.condition.hasPrefix)
        || value.condition.contains("scheme")
        || settings[value.condition, default: 0] * 2 > paired.count
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let namesScheme = SelectorSchemes.areNamed(in: value.condition)
      let isAudited =
        value.token != nil && value.canBeAudited && !isForced
        && (isOfPage && audited < auditedLimit || namesScheme && audited < schemeLimit)
      if isAudited { audited += 1 }
      // Without a decision an audit refuses them.
      if !isAudited, value.canBeAudited, namesScheme { continue }
      result.append(Condition(name: value.condition, choice: isAudited ? .audit : .ignore))
    }
    return result
  }

  /// How many conditions are audited if they are selectors that name a scheme.
  private static let schemeLimit = 6

  /// Foregrounds with the same usage and backgrounds are one pairing.
  private struct Grouping: Hashable {
    let usage: Usage
    let backgrounds: [String]
  }
}

extension ColorRole {
  fileprivate var usage: Usage {
    switch kind {
    case .component: .uiComponent
    case .decoration: .decoration
    case .inactive: .inactive
    case .text, .background, nil: .text
    }
  }
}
