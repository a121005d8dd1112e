/// What colors stand on that are named for it: `onX`.
extension SectionPairings {
  /// What `onX` stands on: `X` and its steps; else the backgrounds of X.
  func targets(_ words: [String], _ role: ColorRole) -> [ColorRole] {
    var found = sibling(of: role, named: words).map { [$0] + (bySteps[words] ?? []) } ?? []
    if found.isEmpty { found = owned(by: words, role) }
    // `onError` is not for `errorContainer`, which has a text of its own.
    if words.last != "container" { found.removeAll { $0.isContainer(of: words) } }
    if found.isEmpty { found = fills(words, role) }
    if found.isEmpty, words.first == "solid" { found = solids }
    // `onSurfaceVariant` is for every surface, `onPrimaryFixedVariant` for `primaryFixed`.
    if role.hasTargetVariant, words.count > 1, found.isEmpty || words.last == "variant" {
      let stem = Array(words.dropLast())
      found +=
        sibling(of: role, named: stem).map { [$0] + (bySteps[stem] ?? []) }
        ?? (found.isEmpty ? owned(by: stem, role) : [])
    }
    return found
  }

  /// The backgrounds that `onFill` stands on: the solid ones, if any is called so.
  private func fills(_ words: [String], _ role: ColorRole) -> [ColorRole] {
    guard words.allSatisfy({ RoleWords.roles[$0] == .background }) else { return [] }
    let named = page.filter { $0.roleWords == words && !$0.isInverse && $0.state == role.state }
    let solid = named.filter { !RoleWords.solid.isDisjoint(with: $0.variety) }
    return solid.isEmpty ? named : solid
  }

  /// The backgrounds that `onSolid` stands on: those of a meaning, such as an action, that no word calls
  /// faint, and no state either.
  private var solids: [ColorRole] {
    page.filter { background in
      background.variety.first.map(RoleWords.meanings.contains) == true && !background.isInverse
        && RoleWords.faint.isDisjoint(with: background.variety)
        && background.state.map(RoleWords.faint.contains) != true
    }
  }
}
