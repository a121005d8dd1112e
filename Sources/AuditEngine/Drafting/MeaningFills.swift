import ColorMath
import DesignTokens

/// Backgrounds that are the full color of what they mean: on the `background-danger` of a button
/// nobody shows `text-danger`, which is for the page and for tints. What stands there is light on dark.
/// Nor is another text of the page shown there, where it cannot be read in any context.
struct MeaningFills {
  private let catalog: TokenCatalog
  private let resolvers: [TokenResolver]

  /// Below this ratio a text has the color of its background.
  private static let leastOfText = 1.5
  /// From this ratio on a color is seen on the page as a control has to be, and is no tint.
  private static let leastOfFill = 3.0
  /// Below this ratio no text can be read, however large.
  private static let leastOfAnyText = 3.0
  /// In how many permutations colors are compared.
  private static let limit = 64

  init(_ catalog: TokenCatalog, _ traits: ColorTraits) {
    self.catalog = catalog
    // Of many permutations some of all themes are looked at.
    let count = traits.permutations.count
    let step = (count + Self.limit - 1) / Self.limit
    resolvers = stride(from: 0, to: count, by: max(step, 1)).map {
      TokenResolver(catalog, in: traits.permutations[$0])
    }
  }

  /// Whether a text does not stand on a background of the same meaning, or one that is not named for it:
  /// in every context it is easier to read on the page, and the background is no tint of that.
  ///
  /// What cannot be computed may be a pair.
  func isFill(_ background: ColorRole, of text: ColorRole, on page: ColorRole) -> Bool {
    guard text.kind != .background, text.targets.isEmpty, !text.isInverse, !text.isBoundary,
      background.name != page.name
    else { return false }
    let isOfMeaning = text.ownMeaning != nil && text.ownMeaning == background.ownMeaning
    // `negative-text` has the name of `negative`, and is no text on it for that.
    let isOfColor = background.kind == nil && text.owner.allSatisfy(RoleWords.meanings.contains)
    let isNamedForIt =
      !isOfColor
      && (!text.owner.isEmpty && text.owner == background.owner
        || NameWords(text.name).isMade(for: NameWords(background.name)))
    guard
      isOfMeaning
        || text.kind == .text && !text.isOfPart && !isNamedForIt && (isOfColor || background.isFill)
    else { return false }
    var isKnown = false
    for resolver in resolvers {
      guard let text = luminance(text, resolver), let fill = luminance(background, resolver),
        let page = luminance(page, resolver)
      else { continue }
      let own = ContrastRatio(luminance: text, luminance: fill).value
      guard ContrastRatio(luminance: text, luminance: page).value > own else { return false }
      let ofPage = ContrastRatio(luminance: fill, luminance: page).value
      guard
        isOfMeaning
          ? own < Self.leastOfText || ofPage >= Self.leastOfFill
          : own < Self.leastOfAnyText && ofPage >= Self.leastOfFill
      else { return false }
      isKnown = true
    }
    return isKnown
  }

  private func luminance(_ role: ColorRole, _ resolver: TokenResolver) -> Double? {
    guard let token = catalog.token(named: role.name) else { return nil }
    let color = try? resolver.color(of: token)
    return color.flatMap { $0.color.isOpaque ? $0.luminance : nil }
  }
}

extension ColorRole {
  /// Whether it may be the fill of a control by its name, and is neither a step of the page nor a part of
  /// the app: `background-neutral-strong`, `background-info`.
  fileprivate var isFill: Bool {
    meaning.isEmpty
      ? !RoleWords.fillLevels.isDisjoint(with: variety)
      : meaning.allSatisfy(RoleWords.meanings.contains)
  }

  /// What a color means by its name: danger for `danger-content-default` and for `text-danger-strong`;
  /// nil for nothing, and where it is the color of a part of the app.
  fileprivate var ownMeaning: [String]? {
    let words = (owner + variety).filter { !RoleWords.strengths.contains($0) }
    let meant = words.filter { !RoleWords.levels.contains($0) }
    guard meant.allSatisfy(RoleWords.meanings.contains) else { return nil }
    if !meant.isEmpty { return meant }
    return owner.isEmpty && words == variety ? nil : words
  }
}
