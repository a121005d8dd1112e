import ColorMath
import DesignTokens

/// Text and icons that are for the opposite of the page by their names, as `text-inverse` and
/// `text-on-solid` are, and the backgrounds that they are for: those without a text of their own on which
/// they are easier to read than the text of the page is.
struct InversePairings {
  /// The foregrounds with these backgrounds.
  private(set) var shown: [ShownForeground] = []

  /// Texts that have places of their own.
  private static let ownPlaces: Set<String> = ["link", "links", "placeholder"]

  /// Below this ratio a text has the color of the background: `text-brand` and `background-brand`.
  private static let leastOfText = 1.5

  /// How many backgrounds a text is for.
  private static let limit = 40

  /// - Parameters:
  ///   - placed: the tokens that have a pairing.
  ///   - grounds: the texts that each background has one with.
  init(
    _ roles: [ColorRole], _ placed: Set<String>, grounds: [String: [String]],
    _ catalog: TokenCatalog,
    _ traits: ColorTraits
  ) {
    let known = roles.filter { traits.isRead($0.name) && $0.state == nil }
    let inverse = known.filter {
      $0.isForInverse(isPlaced: placed.contains($0.name)) && traits.isColor($0.name)
    }
    let texts = inverse.filter { role in
      role.kind == .text && !(role.roleWord.map(Self.ownPlaces.contains) ?? role.targets.isEmpty)
    }
    let plain = known.first {
      $0.kind == .text && $0.owner.isEmpty && $0.targets.isEmpty && $0.isLevel
        && placed.contains($0.name) && traits.isColor($0.name)
    }
    guard let plain, !texts.isEmpty, let first = traits.permutations.first else { return }
    let resolvers = traits.permutations.prefix(Self.limit).map { TokenResolver(catalog, in: $0) }
    let start = TokenResolver(catalog, in: first)
    func ratio(_ text: String, _ background: String, _ resolver: TokenResolver) -> Double? {
      guard let text = catalog.token(named: text),
        let background = catalog.token(named: background),
        let text = try? resolver.color(of: text),
        let background = try? resolver.color(of: background)
      else { return nil }
      return ContrastRatio(luminance: text.luminance, luminance: background.luminance).value
    }
    /// Whether a background has a text that is meant to be seen on it.
    func hasText(_ background: String) -> Bool {
      grounds[background, default: []].contains { text in
        ratio(text, background, start).map { $0 >= Self.leastOfText } ?? true
      }
    }
    var backgrounds: [String: [ColorRole]] = [:]
    for background in roles
    where background.kind == .background && !background.isInverse
      && background.roleWord != "base" && !hasText(background.name)
      && traits.isRead(background.name)
      && traits.isOpaque(background.name)
    {
      guard let ofPlain = ratio(plain.name, background.name, start),
        texts.contains(where: {
          ratio($0.name, background.name, start).map { $0 > ofPlain } ?? false
        })
      else { continue }
      let worst = texts.map { text in
        resolvers.compactMap { ratio(text.name, background.name, $0) }.min() ?? 0
      }
      guard let most = worst.max(), let index = worst.firstIndex(of: most) else { continue }
      // White in every scheme is not for a tint, which is dark in the dark scheme, nor for what is as light
      // as it is in one of them.
      let leastOfPlain = resolvers.compactMap { ratio(plain.name, background.name, $0) }.min() ?? 0
      if texts[index].owner.contains(where: RoleWords.extremes.contains),
        most <= max(leastOfPlain, Self.leastOfText)
      {
        continue
      }
      backgrounds[texts[index].name, default: []].append(background)
    }
    let atRest = backgrounds.values.flatMap { $0 }.filter { $0.state == nil }.map(\.name)
    for role in inverse {
      var own = (backgrounds[role.name] ?? []).map(\.name)
      // What is said beside the text, such as a fainter one and icons.
      if !own.contains(where: atRest.contains), !placed.contains(role.name) {
        own += roles.map(\.name).filter(atRest.contains)
      }
      guard !own.isEmpty else { continue }
      shown.append(
        ShownForeground(
          name: role.name, usage: role.usage, backgrounds: Array(own.prefix(Self.limit))))
    }
  }
}

extension ColorRole {
  /// Whether it is text or an icon for the opposite of the page, or for a solid color that nothing is
  /// called.
  fileprivate func isForInverse(isPlaced: Bool) -> Bool {
    guard kind == .text || kind == .component && !isBoundary else { return false }
    if targets.isEmpty {
      // `static-white-text` is white in every scheme.
      return isInverse
        && owner.allSatisfy { RoleWords.inverse.contains($0) || RoleWords.extremes.contains($0) }
        && meaning.allSatisfy { RoleWords.inverse.contains($0) || $0 == "fixed" }
    }
    return !isPlaced
      && targets.allSatisfy { words in
        words.contains { RoleWords.solid.contains($0) || RoleWords.inverse.contains($0) }
      }
  }
}
