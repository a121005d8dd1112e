package import DesignTokens

/// A first policy from the names that a team's color tokens have.
///
/// Recognised are `onX` with `X`, `x-foreground` with `x`, and by the words in a name text (`text`,
/// `fg`, `foreground`, `label`), components (`border`, `outline`, `icon`, …), backgrounds (`bg`,
/// `background`, `surface`, …), decoration and inactive colors. It is a start to be read and
/// corrected, not a judgment: what could not be placed is listed.
package struct PolicyDraft: Sendable {
  /// A pairing of the draft.
  package struct Pairing: Sendable, Hashable {
    /// The foregrounds.
    package let foregrounds: [String]
    /// The backgrounds, as a policy writes them.
    package let backgrounds: [String]
    /// The usage.
    package let usage: Usage
  }

  /// The pairings for text.
  package private(set) var text: [Pairing] = []
  /// The pairings for components, decoration and inactive colors.
  package private(set) var components: [Pairing] = []
  /// The names of the color tokens that could be in a pairing, but are in none.
  package private(set) var unplaced: [String] = []
  /// The names of the color tokens without a color in every context: an audit would reject them.
  package private(set) var unread: [String] = []

  /// A condition, and whether its values are audited.
  package struct Condition: Sendable {
    /// The condition, as a policy names it.
    package let name: String
    /// Whether its values are audited.
    package let choice: ConditionChoices.Choice

    /// Describes a condition.
    package init(name: String, choice: ConditionChoices.Choice) {
      self.name = name
      self.choice = choice
    }
  }

  /// Whether values under each condition are audited: a guess, for review.
  package private(set) var conditions: [Condition] = []

  private static let textWords: Set<String> = ["text", "fg", "foreground", "label"]
  private static let backgroundWords: Set<String> = [
    "bg", "background", "surface", "canvas", "page", "paper",
  ]
  private static let componentWords: Set<String> = [
    "border", "outline", "stroke", "icon", "ring", "focus", "indicator",
  ]
  private static let decorationWords: Set<String> = [
    "divider", "separator", "shadow", "scrim", "shimmer", "skeleton", "overlay",
  ]
  private static let inactiveWords: Set<String> = ["disabled", "inactive"]
  private static let inverseWords: Set<String> = ["inverse", "inverted"]

  /// Drafts a policy for a catalog that was read with some choices for conditions.
  package init(_ catalog: TokenCatalog, conditions answers: [Condition] = []) {
    let traits = ColorTraits(catalog)
    let all = catalog.colorTokens.map { catalog.name(of: $0) }
    let names = all.filter(traits.isRead)
    let known = Set(names)
    var placed: Set<String> = []
    var backgrounds: [(name: String, isOpaque: Bool, isInverse: Bool)] = []
    var foregrounds: [(name: String, usage: Usage, isInverse: Bool)] = []

    for name in names {
      let words = NameWords(name)
      let parts = Set(words.all)
      let isInverse = !parts.isDisjoint(with: Self.inverseWords)
      if let partner = PolicyDraft.partner(of: words, among: names), known.contains(partner) {
        let background =
          traits.isOpaque(partner)
          ? NamePattern.escaped(partner)
          : "\(NamePattern.escaped(partner)) over any"
        text.append(
          Pairing(
            foregrounds: [NamePattern.escaped(name)], backgrounds: [background], usage: .text))
        placed.formUnion([name, partner])
        continue
      }
      if !parts.isDisjoint(with: Self.inactiveWords) {
        foregrounds.append((name, .inactive, isInverse))
      } else if !parts.isDisjoint(with: Self.decorationWords) {
        foregrounds.append((name, .decoration, isInverse))
      } else if !parts.isDisjoint(with: Self.componentWords) {
        foregrounds.append((name, .uiComponent, isInverse))
      } else if !parts.isDisjoint(with: Self.textWords) {
        foregrounds.append((name, .text, isInverse))
      } else if !parts.isDisjoint(with: Self.backgroundWords) {
        backgrounds.append((name, traits.isOpaque(name), isInverse))
      }
    }
    for isInverse in [false, true] {
      let under = backgrounds.filter { $0.isInverse == isInverse }
      let base = under.first { $0.isOpaque }.map { NamePattern.escaped($0.name) } ?? "any"
      let stacks = under.map {
        NamePattern.escaped($0.name) + ($0.isOpaque ? "" : " over \(base)")
      }
      guard !stacks.isEmpty else { continue }
      for usage in [Usage.text, .uiComponent, .decoration, .inactive] {
        let found = foregrounds.filter { $0.usage == usage && $0.isInverse == isInverse }.map(
          \.name)
        guard !found.isEmpty else { continue }
        let pairing = Pairing(
          foregrounds: found.map(NamePattern.escaped), backgrounds: stacks, usage: usage)
        if usage == .text { text.append(pairing) } else { components.append(pairing) }
        placed.formUnion(found + under.map(\.name))
      }
    }
    unplaced = all.filter { !placed.contains($0) && traits.isRead($0) }
    unread = all.filter { !traits.isRead($0) }
    conditions =
      answers.filter { catalog.conditions.contains($0.name) }
      + PolicyDraft.conditions(catalog, placed, after: answers)
  }

  /// How many conditions are audited by default: each doubles the work.
  private static let auditedLimit = 3

  /// Conditions that the page decides are audited, if there are few; other elements are left out.
  private static func conditions(
    _ catalog: TokenCatalog, _ names: Set<String>, after known: [Condition]
  ) -> [Condition] {
    guard !catalog.hiddenValues.isEmpty else { return [] }
    let used = catalog.reachable(from: names.compactMap { catalog.token(named: $0) })
    var result: [Condition] = []
    var audited = known.count { $0.choice == .audit }
    for value in catalog.hiddenValues {
      guard value.token.map({ used[$0.index] }) ?? true,
        !result.contains(where: { $0.name == value.condition })
      else { continue }
      let isOfPage =
        ["(", "os(", "canImport(", "targetEnvironment("].contains(where: value.condition.hasPrefix)
        || value.condition.contains("scheme")
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let isAudited =
        value.token != nil && value.canBeAudited && isOfPage && !isForced && audited < auditedLimit
      if isAudited { audited += 1 }
      result.append(Condition(name: value.condition, choice: isAudited ? .audit : .ignore))
    }
    return result
  }

  /// The background in the foreground's name: `primary` for `onPrimary`, `card` for
  /// `card-foreground`.
  private static func partner(of words: NameWords, among names: [String]) -> String? {
    var wanted = words.leaf
    if wanted.first == "on", wanted.count > 1 {
      wanted.removeFirst()
    } else if wanted.last == "foreground" || wanted.last == "fg" {
      wanted.removeLast()
      if wanted.isEmpty { wanted = ["background"] }
    } else {
      return nil
    }
    let candidates = names.map { ($0, NameWords($0)) }.filter { $0.1.leaf == wanted }
    return (candidates.first { $0.1.group == words.group } ?? candidates.first)?.0
  }
}
