/// A foreground of a draft with the backgrounds that it stands on, by name.
struct ShownForeground {
  let name: String
  let usage: Usage
  var backgrounds: [String]
  /// What lies behind backgrounds, for each in which something else than the page does; nil for the
  /// page.
  var behind: [String: [String?]] = [:]
}

extension ShownForeground {
  /// What it stands on: each background with what lies behind it, down to one that nothing shows
  /// through, where one is known.
  ///
  /// - Parameter page: the page, where names tell none.
  func grounds(
    over bases: DraftedPairings, page: String?, _ traits: ColorTraits
  ) -> [[String]] {
    var found: [[String]] = []
    for background in backgrounds {
      for behind in self.behind[background] ?? [nil] {
        var layers = [background]
        if let behind, !traits.isOpaque(background) { layers.append(behind) }
        if let last = layers.last, !traits.isOpaque(last) {
          // What lies beneath may be translucent itself.
          let beneath = bases.base(beneath: last)?.name
          let further = beneath.flatMap { bases.base(beneath: $0)?.name }
          let named = [beneath, further, page].compactMap(\.self)
          let base = named.first { !layers.contains($0) && traits.isOpaque($0) }
          if let base { layers.append(base) }
        }
        if !found.contains(layers) { found.append(layers) }
      }
    }
    return found
  }
}

extension DraftedPairings {
  /// The pairs, as a draft writes them.
  var shown: [ShownForeground] {
    pairs.map {
      ShownForeground(
        name: $0.foreground.name, usage: $0.foreground.usage,
        backgrounds: $0.backgrounds.map(\.name)
      )
    }
  }
}

extension ColorRole {
  /// The usage of a pair with it as the foreground.
  var usage: Usage {
    switch kind {
    case .component: .uiComponent
    case .decoration: .decoration
    case .inactive: .inactive
    case .text, .background, nil: .text
    }
  }
}
