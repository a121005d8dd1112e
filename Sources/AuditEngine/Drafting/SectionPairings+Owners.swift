/// What colors stand on that are named for a part of the app.
extension SectionPairings {
  /// The background with this name, in the same group if there is one.
  func sibling(of role: ColorRole, named words: [String]) -> ColorRole? {
    let named = (byWords[words] ?? []).lazy.filter { $0.kind == nil || $0.kind == .background }
    return named.first { $0.group == role.group } ?? named.first
  }

  /// The backgrounds of an owner, else the token of its name, else its numbered steps.
  func owned(by owner: [String], _ role: ColorRole) -> [ColorRole] {
    if role.kind == .text, owner.last.map(RoleWords.fills.contains) == true,
      let fill = sibling(of: role, named: owner)
    {
      return [fill]
    }
    if let same = byUse[Use(role, owner: owner)] { return same }
    if let own = atRest[owner] {
      let alike = own.filter { $0.isInverse == role.isInverse }
      return Self.meant(for: role, in: alike.isEmpty ? own : alike)
    }
    if let sibling = sibling(of: role, named: owner) { return [sibling] }
    // `primary.DEFAULT` is `primary`, and a scheme has several steps of itself.
    let isUnfilled = owner.last.map(RoleWords.unfilled.contains) == true
    for word in role.kind == .inactive || isUnfilled ? [] : ["main", "default", "normal"] {
      guard let main = sibling(of: role, named: owner + [word]) else { continue }
      // `warn-color-normal` is what its control is at rest, beside `warn-color-hover`.
      let states = word == "normal" ? RoleWords.states.sorted() : []
      return [main] + states.compactMap { sibling(of: role, named: owner + [$0]) }
    }
    // `red.fg` is for `red.subtle` and `red.muted`, and not for the steps of a palette of the name.
    let tints = ["subtle", "muted"].compactMap { sibling(of: role, named: owner + [$0]) }
    if role.kind == .text, !tints.isEmpty { return tints + [base].compactMap(\.self) }
    let series = (bySeries[owner] ?? []).filter { $0.kind == nil || $0.kind == .background }
    // All steps of a palette are too many to stand on.
    return series.count < SectionRoles.rampSteps ? series : []
  }

  /// Of the backgrounds of an owner those of a text's meaning, else those without one: the hovered
  /// `alert-text-danger` does not stand on `alert-background-info`. All, where none is so, but the third
  /// button has no fill where only the first two have one.
  private static func meant(for role: ColorRole, in own: [ColorRole]) -> [ColorRole] {
    let same = role.variety.isEmpty ? [] : own.filter { $0.variety == role.variety }
    if !same.isEmpty { return same }
    let others = own.filter { !$0.isOtherVariant(of: role) }
    if others.isEmpty { return role.isOfControl ? [] : own }
    guard !role.meaning.isEmpty else { return others }
    let alike = others.filter { $0.meaning == role.meaning }
    if !alike.isEmpty { return alike }
    let plain = others.filter(\.meaning.isEmpty)
    return plain.isEmpty ? others : plain
  }

  /// The backgrounds of the part of the app that a text is named for after the word that tells:
  /// `textNavigationBarPrimary` stands on `navigationBarBackground`, and `font.button` on
  /// `background.button`.
  func ofPart(_ role: ColorRole) -> [ColorRole] {
    guard role.kind == .text,
      role.meaning.contains(where: { !RoleWords.meanings.contains($0) && !shades.isShade($0) })
    else { return [] }
    for words in [role.variety, role.meaning] {
      let part = words.filter {
        !RoleWords.inverse.contains($0) && !RoleWords.everywhere.contains($0)
      }
      if part.isEmpty { continue }
      let inverse = words.filter(RoleWords.inverse.contains)
      if let same = byUse[Use(owner: part, variety: inverse, state: role.state)] { return same }
      guard let own = atRest[part] else { continue }
      let alike = own.filter { $0.isInverse == role.isInverse }
      return alike.isEmpty ? own : alike
    }
    let alike = page.filter { $0.meaning == role.meaning && $0.isInverse == role.isInverse }
    let exact = alike.filter { Self.plain($0.variety) == Self.plain(role.variety) }
    return exact.isEmpty ? alike : exact
  }
}
