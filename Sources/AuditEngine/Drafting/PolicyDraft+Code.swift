import DesignTokens

/// Pairings that code shows.
extension PolicyDraft {
  /// The pairings that code shows; asks where the other tokens are used.
  mutating func pairings(
    shownBy uses: [Use], _ catalog: TokenCatalog, _ traits: ColorTraits, _ values: Set<String>,
    _ placed: inout Set<String>
  ) -> [Pairing] {
    isShownByCode = true
    let all = catalog.colorTokens.map { catalog.name(of: $0) }
    var pairings: [Pairing] = []
    let named = DraftedPairings(
      all.filter { traits.isRead($0) && !values.contains($0) }, isOpaque: traits.isOpaque)
    faded = FadedColors(catalog).names
    let fading = Set(faded)
    let seen = uses.filter { !fading.contains($0.foreground) && !fading.contains($0.background) }
    let shown = ShownUses(seen, in: all, traits)
    for (contexts, foregrounds) in shown.groups {
      add(foregrounds, over: named, traits, contexts, to: &pairings, &placed)
    }
    partial = all.filter(placed.contains).compactMap { name in
      traits.contexts(of: name).map { (name, $0) }
    }
    unread = shown.unread
    // A token is used where one that points to it is.
    let used = catalog.reachable(from: placed.compactMap { catalog.token(named: $0) })
    let unused = catalog.colorTokens.filter { !used[$0.index] }.map { catalog.name(of: $0) }.filter
    {
      !values.contains($0) && !unread.contains($0) && !fading.contains($0)
    }
    if !unused.isEmpty { unplaced[.pair] = unused }
    list(in: ReadingOrder(named.roles))
    return pairings
  }

  /// Adds the pairings that the code of an app shows, beside those that are there.
  ///
  /// - Parameters:
  ///   - roles: what the names of the tokens say.
  ///   - order: the names of all color tokens.
  ///   - limits: where tokens are judged that are for some contexts by their names.
  mutating func add(
    _ uses: [Use], beside roles: [ColorRole], over bases: DraftedPairings, in order: [String],
    _ traits: ColorTraits, limits: [String: Contexts], to pairings: inout [Pairing],
    _ placed: inout Set<String>
  ) {
    let code = CodeUses(uses, roles, beside: pairings, traits)
    let before = placed
    isShownByCode = true
    for (contexts, foregrounds) in ShownUses(code.uses, in: order, traits, limits: limits).groups {
      add(foregrounds, over: bases, traits, contexts, to: &pairings, &placed)
      ofCode += foregrounds.filter { traits.isColor($0.name) }.flatMap { foreground in
        foreground.backgrounds.map { background in
          (
            "\(foreground.name) on \(background)"
              + (code.isOnPage(foreground.name, background)
                ? ", the page, since no file says its background" : ""),
            code.place(of: foreground.name, on: background)
          )
        }
      }
    }
    unread.removeAll(where: placed.contains)
    partial += order.filter { placed.contains($0) && !before.contains($0) }.compactMap { name in
      partial.contains { $0.name == name } ? nil : traits.contexts(of: name).map { (name, $0) }
    }
  }
}
