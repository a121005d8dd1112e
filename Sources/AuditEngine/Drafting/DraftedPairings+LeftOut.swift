/// What is taken out of the pairs that names tell.
extension DraftedPairings {
  /// Leaves out the pairs of a foreground and a background that a test does not hold for.
  mutating func keepPairs(_ isKept: (_ foreground: String, _ background: String) -> Bool) {
    pairs = pairs.compactMap { foreground, backgrounds in
      let kept = backgrounds.filter { isKept(foreground.name, $0.name) }
      return kept.isEmpty ? nil : (foreground, kept)
    }
  }

  /// Leaves out the pairs that are another one again: both colors are, each under a name of its own, or
  /// the background is transparent and what lies beneath it has a pair too.
  mutating func leaveOut(_ repeated: RepeatedColors, _ traits: ColorTraits) {
    var known = Set(
      pairs.flatMap { pair in pair.backgrounds.map { [pair.foreground.name, $0.name] } })
    let all = self
    keepPairs { foreground, background in
      traits.isShown(background)
        || all.base(beneath: background).map { !known.contains([foreground, $0.name]) } ?? true
    }
    guard !repeated.originals.isEmpty else { return }
    keepPairs { foreground, background in
      let own = [foreground, background]
      let original = own.map { repeated.originals[$0] ?? $0 }
      return original == own || !traits.isOpaque(background) || known.insert(original).inserted
    }
  }

  /// Leaves out the pairs of a text with the full color of its own meaning: what has no other background is
  /// for the page.
  mutating func leaveOut(_ fills: MeaningFills) {
    let all = self
    pairs = pairs.map { foreground, backgrounds in
      var page: ColorRole?
      let kept = backgrounds.filter { background in
        guard let base = all.base(beneath: background.name),
          fills.isFill(background, of: foreground, on: base)
        else { return true }
        page = base
        return false
      }
      guard kept.isEmpty, let page else { return (foreground, kept) }
      let others = page.name == all.whole.base?.name ? all.whole.ofPage(foreground) : []
      let found = others.filter { !fills.isFill($0, of: foreground, on: page) }
      return (foreground, found.isEmpty ? [page] : found)
    }
  }

  /// Leaves out the backgrounds that are borders only, in style sheets that show most backgrounds of the
  /// page: others may be shown by code.
  mutating func leaveOut(_ edges: SheetUses.Edges) {
    let page = roles.filter { $0.kind == .background && $0.owner.isEmpty && $0.state == nil }
    let shown = page.filter { edges.grounds.contains($0.name) }
    guard shown.count * 2 > page.count else { return }
    keepPairs { _, background in !edges.only.contains(background) }
  }
}
