public import DesignTokens

/// A first policy from the names that a team's color tokens have.
///
/// Recognised are `onX` with `X`, `x-foreground` with `x`, and by the words in a name text (`text`,
/// `fg`, `foreground`, `label`), components (`border`, `outline`, `icon`, …), backgrounds (`bg`,
/// `background`, `surface`, …), decoration and inactive colors. It is a start to be read and
/// corrected, not a judgment: what could not be placed is listed.
public struct PolicyDraft: Sendable {
  /// A pairing of the draft.
  public struct Pairing: Sendable, Hashable {
    /// The foregrounds.
    public let foregrounds: [String]
    /// The backgrounds, as a policy writes them.
    public let backgrounds: [String]
    /// The usage.
    public let usage: Usage
  }

  /// The pairings for text.
  public private(set) var text: [Pairing] = []
  /// The pairings for components, decoration and inactive colors.
  public private(set) var components: [Pairing] = []
  /// The names of the color tokens that stand in no pairing.
  public private(set) var unplaced: [String] = []

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

  /// Drafts a policy for a catalog; translucency is that of the first permutation.
  public init(_ catalog: TokenCatalog) {
    let first = Permutation(contexts: catalog.axes.map { _ in 0 })
    let resolver = TokenResolver(catalog, in: first)
    let names = catalog.colorTokens.map { catalog.name(of: $0) }
    let known = Set(names)
    var placed: Set<String> = []
    var backgrounds: [(name: String, isOpaque: Bool, isInverse: Bool)] = []
    var foregrounds: [(name: String, usage: Usage, isInverse: Bool)] = []

    for name in names {
      let words = NameWords(name)
      let all = Set(words.all)
      let isInverse = !all.isDisjoint(with: Self.inverseWords)
      if let partner = PolicyDraft.partner(of: words, among: names), known.contains(partner) {
        let background =
          PolicyDraft.isOpaque(partner, catalog, resolver) ? partner : "\(partner) over any"
        text.append(Pairing(foregrounds: [name], backgrounds: [background], usage: .text))
        placed.formUnion([name, partner])
        continue
      }
      if !all.isDisjoint(with: Self.inactiveWords) {
        foregrounds.append((name, .inactive, isInverse))
      } else if !all.isDisjoint(with: Self.decorationWords) {
        foregrounds.append((name, .decoration, isInverse))
      } else if !all.isDisjoint(with: Self.componentWords) {
        foregrounds.append((name, .uiComponent, isInverse))
      } else if !all.isDisjoint(with: Self.textWords) {
        foregrounds.append((name, .text, isInverse))
      } else if !all.isDisjoint(with: Self.backgroundWords) {
        backgrounds.append((name, PolicyDraft.isOpaque(name, catalog, resolver), isInverse))
      }
    }
    for isInverse in [false, true] {
      let under = backgrounds.filter { $0.isInverse == isInverse }
      let base = under.first { $0.isOpaque }?.name ?? "any"
      let stacks = under.map { $0.isOpaque ? $0.name : "\($0.name) over \(base)" }
      guard !stacks.isEmpty else { continue }
      for usage in [Usage.text, .uiComponent, .decoration, .inactive] {
        let found = foregrounds.filter { $0.usage == usage && $0.isInverse == isInverse }.map(
          \.name)
        guard !found.isEmpty else { continue }
        let pairing = Pairing(foregrounds: found, backgrounds: stacks, usage: usage)
        if usage == .text { text.append(pairing) } else { components.append(pairing) }
        placed.formUnion(found + under.map(\.name))
      }
    }
    unplaced = names.filter { !placed.contains($0) }
  }

  /// The background that a name was made for: `onPrimary` for `primary`, `card-foreground` for `card`.
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

  private static func isOpaque(
    _ name: String, _ catalog: TokenCatalog, _ resolver: TokenResolver
  ) -> Bool {
    // What does not resolve is no background to draft with; the audit of the tokens says why it does not.
    guard let token = catalog.token(named: name), let paint = try? resolver.paint(of: token) else {
      return false
    }
    switch paint.content {
    case .solid(let color): return color.color.isOpaque
    case .gradient(let gradient):
      return gradient.segments.allSatisfy { $0.start.isOpaque && $0.end.isOpaque }
    case .anything: return true
    case .patches(let patches):
      return patches.allSatisfy { $0.isOpen || $0.layers.contains(where: \.isOpaque) }
    }
  }
}
