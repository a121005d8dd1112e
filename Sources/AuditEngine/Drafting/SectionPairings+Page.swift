/// The backgrounds of the page, and what stands on them.
extension SectionPairings {
  /// The backgrounds of the page: those without an owner, and the steps of a ladder beside them.
  static func page(_ backgrounds: [ColorRole], _ ladder: ColorLadder) -> [ColorRole] {
    let plain = backgrounds.filter { $0.owner.isEmpty && $0.roleWord != "selection" }
    let ofLevels = backgrounds.filter(\.isOwnedByLevel)
    if plain.isEmpty { return ofLevels }
    // `main-background` is the page, where the others are `background-dark` and `background-plain`.
    let main =
      plain.contains(where: \.isLevel) ? [] : ofLevels.filter { $0.owner == ["main"] }
    return plain
      + ofLevels.filter { role in
        ladder.contains(role) || main.contains { $0.name == role.name }
      }
  }

  /// The backgrounds of pages of a brand: those that have texts of that brand, and groups of their own.
  var pagesOfBrands: [ColorRole] {
    let owners = Set(
      roles.lazy.filter {
        $0.kind == .text && $0.owner.first.map(RoleWords.brands.contains) ?? false
      }
      .map(\.owner))
    return owners.sorted { $0.joined(separator: " ") < $1.joined(separator: " ") }.compactMap {
      owner in
      (atRest[owner] ?? []).first { role in
        RoleWords.bases.contains(role.roleWord ?? "") && role.isLevel
          && NameWords(role.group + "_").groupParts.count == 1
      }
    }
  }

  /// What is named as the page, opaque before translucent, and without a variety before others.
  static func base(_ plain: [ColorRole], _ isOpaque: (String) -> Bool) -> ColorRole? {
    func rank(_ role: ColorRole) -> (Int, Int, Int) {
      (
        role.isInverse || role.state != nil ? 2 : isOpaque(role.name) ? 0 : 1,
        role.isLevel ? role.variety.count : 9,
        role.roleWord.flatMap { RoleWords.bases.firstIndex(of: $0) } ?? RoleWords.bases.count
      )
    }
    return plain.min { rank($0) < rank($1) }
  }

  /// Whether it is one of the numbered texts that the page has numbered backgrounds for:
  /// `neutralForeground2` beside `neutralBackground1` to `3`. Each is for each.
  func isNumbered(_ role: ColorRole) -> Bool {
    func isStep(_ role: ColorRole) -> Bool {
      role.variety.count == 1 && role.variety[0].count == 1
        && role.variety[0].allSatisfy(\.isNumber)
    }
    return role.kind == .text && role.isOwnedByLevel && isStep(role)
      && page.contains { $0.owner == role.owner && isStep($0) }
  }

  /// Whether a text is for a background even where most of such pairs would be too many: the first text
  /// is for all without a text of their own, the second one for the steps of the page too, and another one
  /// for those of its meaning.
  private func isSureFor(_ role: ColorRole, _ background: ColorRole) -> Bool {
    guard role.kind == .text, !role.isInverse, !background.isInverse,
      !claimed.contains(background.name), !Self.areApart(role, background),
      background.state == role.state
    else { return false }
    let meaning = background.meaning
    let isStep = meaning.isEmpty && background.roleWords.last.map(RoleWords.bases.contains) ?? false
    if isStep, role.isLevel { return true }
    return meaning.isEmpty || !textMeanings.contains(meaning)
      ? Self.isFirst(role.variety) : meaning == role.meaning
  }

  /// Whether nothing shows a color on a background: what dims the page behind a dialog, and for a hovered
  /// link the hovered fill of a control. It is hovered on the page, or on a row of it.
  private static func areApart(_ role: ColorRole, _ background: ColorRole) -> Bool {
    if background.words.contains("backdrop"), !role.words.contains("backdrop") { return true }
    return background.state != nil && !background.isLevel && background.variety != role.variety
      && (role.isLink || role.words.contains("visited"))
  }

  /// Whether a color is the first of several.
  private static func isFirst(_ variety: [String]) -> Bool {
    plain(variety.filter { $0 != "primary" }).isEmpty
  }

  /// Which of several a color is, without words for the first of them.
  static func plain(_ variety: [String]) -> [String] {
    variety.filter { !["base", "default", "main", "normal"].contains($0) }
  }

  /// The badges, where a text is for what is in contrast to the page.
  func badges(for role: ColorRole) -> [ColorRole] {
    role.kind == .text && role.variety == Self.contrast
      ? page.filter { $0.variety == ["badge"] } : []
  }

  /// Whether a background is one that a color in contrast to the page is for: that alone stands on a
  /// badge, and its edge nowhere else.
  private func isInContrast(_ background: ColorRole, to role: ColorRole) -> Bool {
    if background.variety == ["badge"] { return role.variety != Self.contrast && hasContrastText }
    return role.isBoundary && role.variety == Self.contrast && background.variety != role.variety
      && page.contains { $0.variety == Self.contrast }
  }

  private var hasContrastText: Bool {
    (byWords[["text"] + Self.contrast] ?? []).contains { $0.kind == .text }
  }

  private static let contrast = ["contrast"]

  /// The backgrounds of the page that text or a control without an owner stands on.
  func ofPage(_ role: ColorRole) -> [ColorRole] {
    let found = page.filter { background in
      if Self.areApart(role, background) { return false }
      // Red text does not stand on solid red.
      if solid.contains(background.name) || isInContrast(background, to: role) { return false }
      if let stands = shades.stands(role, on: background) { return stands }
      if isControl, background.isOtherVariant(of: role) { return false }
      if background.variety == role.variety, background.state == role.state { return true }
      guard !background.isInverse, !role.isInverse,
        background.state == nil || background.state == role.state,
        !background.hasStates || role.hasStates
      else { return false }
      // What has a text of its own is for that: `fill` with `onFill`.
      if claimed.contains(background.name),
        !background.meaning.isEmpty || background.roleWords.contains("fill")
      {
        return false
      }
      // `bg-danger` is for `text-danger` where there is one, else for text without such a meaning.
      let meaning = background.meaning
      return meaning.isEmpty
        || meaning == role.meaning && !meaning.allSatisfy(RoleWords.strengths.contains)
        || background.isTint(for: role)
        || role.meaning.isEmpty && !role.isBoundary && !textMeanings.contains(meaning)
    }
    let more = others.filter { other in
      isSureFor(role, other) && !page.contains { $0.name == other.name }
    }
    if !found.isEmpty { return found + more }
    guard role.isInverse else { return (isControl ? [] : [base].compactMap(\.self)) + more }
    // Without an inverse background, inverse text is for the strong color of the system.
    return role.isOfPart ? [] : page.filter { $0.state == nil && $0.isStrong }
  }
}
