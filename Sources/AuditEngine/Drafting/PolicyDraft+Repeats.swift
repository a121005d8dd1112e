extension PolicyDraft {
  /// A foreground on a background, in one of the rules.
  private struct Pair: Hashable {
    let isText: Bool
    let foreground: String
    let background: String
    /// Where it is judged; nil for everywhere.
    let contexts: Contexts?

    /// The same in all contexts.
    var everywhere: Pair {
      Pair(isText: isText, foreground: foreground, background: background, contexts: nil)
    }
  }

  /// Pairings without what another one of the same rule judges: names and rules of style sheets may say the
  /// same, and a policy that says it twice is refused.
  static func withoutRepeats(_ pairings: [Pairing]) -> [Pairing] {
    func pair(_ foreground: String, _ background: String, of pairing: Pairing) -> Pair {
      Pair(
        isText: [.text, .largeText].contains(pairing.usage), foreground: foreground,
        background: background, contexts: pairing.contexts)
    }
    func pairs(of pairing: Pairing) -> [Pair] {
      pairing.foregrounds.flatMap { foreground in
        pairing.backgrounds.map { pair(foreground, $0, of: pairing) }
      }
    }
    let everywhere = Set(pairings.filter { $0.contexts == nil }.flatMap(pairs))
    // Of large text and any text, the stricter one stays.
    let ofAnyText = Set(pairings.filter { $0.usage == .text }.flatMap(pairs))
    var known: Set<Pair> = []
    return pairings.flatMap { pairing in
      var parts: [Pairing] = []
      for foreground in pairing.foregrounds {
        let backgrounds = pairing.backgrounds.filter { background in
          let own = pair(foreground, background, of: pairing)
          let isSaid = own.contexts != nil && everywhere.contains(own.everywhere)
          let isLooser = pairing.usage == .largeText && ofAnyText.contains(own)
          return !isSaid && !isLooser && known.insert(own).inserted
        }
        guard !backgrounds.isEmpty else { continue }
        let same = parts.firstIndex { $0.backgrounds == backgrounds }
        let foregrounds = same.map { parts[$0].foregrounds } ?? []
        let part = Pairing(
          foregrounds: foregrounds + [foreground], backgrounds: backgrounds, usage: pairing.usage,
          contexts: pairing.contexts)
        if let same { parts[same] = part } else { parts.append(part) }
      }
      return parts
    }
  }
}
