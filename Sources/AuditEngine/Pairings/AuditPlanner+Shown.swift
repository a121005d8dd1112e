import DesignTokens

/// What the code of an app shows.
extension AuditPlanner {
  private struct Names: Hashable {
    let foreground: TokenID
    let background: [String]
  }

  /// The pairs that no pairing judges or exempts wherever the audit looks.
  ///
  /// - Parameter pairings: those of rules that are judged unless a run names others.
  func unjudged(_ shown: [PairingDeclaration], by pairings: [Pairing]) -> [PairingDeclaration] {
    var known: [Names: [Usage]] = [:]
    for pairing in pairings where !pairing.hasChoice && pairing.condition.terms.isEmpty {
      guard let usage = pairing.usage, let foreground = pairing.foregrounds.first else { continue }
      known[
        Names(foreground: foreground, background: pairing.backgroundNames), default: []
      ].append(usage)
    }
    return shown.filter { declaration in
      guard let usage = declaration.usage,
        let foreground = declaration.foregrounds.first?.token(in: catalog),
        let layers = declaration.backgrounds.first?.layers
      else { return true }
      let names = layers.compactMap { catalog.token(meantBy: $0.text).map(catalog.name(of:)) }
      // A pairing on the uppermost layer alone is one wherever it lies.
      return ![names, Array(names.prefix(1))].contains { background in
        known[Names(foreground: foreground, background: background), default: []].contains {
          usage.isMet(by: $0) || usage.isExempt(by: $0, isInactive: false)
        }
      }
    }
  }
}
