package import AuditEngine
import ColorMath

extension ChangeText {
  /// Why a change is a decision, in words; nil for one that is safe.
  package static func decision(_ reasons: [ChangeReason]) -> String? {
    reasons.isEmpty ? nil : reasons.map(words).joined(separator: "; ")
  }

  /// One reason: `a strong difference`, `page is a background`.
  package static func words(_ reason: ChangeReason) -> String {
    switch reason {
    case .strong: "a strong difference"
    case .turns(let turn): turn.words
    case .surface(let token): "\(shown(token)) is a background"
    case .shared(let tokens): "\(list(tokens)) share it"
    case .fades(let pair): words(pair)
    case .breaksCheck: "alone it breaks a token check"
    case .unmeasured: "what it does to other pairs takes too long to measure"
    }
  }

  /// Why there is no plan, in words.
  package static func reason(_ cut: PlanCut) -> String {
    switch cut {
    case .writing: "many changes cannot be written together; plan for one token with --token"
    case .search: "the search takes too many steps; plan for one token with --token"
    }
  }

  private static func words(_ pair: FadingPair) -> String {
    let name = "\(shown(pair.foreground)) on \(shown(pair.background))"
    let place = FindingText.permutationText(pair.context)
    let fall =
      "from \(ContrastRatio(pair.before)) to "
      + ContrastRatio(pair.after).description(missing: pair.minimum)
      + (place.isEmpty ? "" : " in \(place)")
    switch pair.source {
    case .policy: return "alone it takes \(name) \(fall)"
    case .names: return "it takes \(name), a pair by name, \(fall)"
    case .code: return "it takes \(name), a pair in the code, \(fall)"
    }
  }

  private static func shown(_ token: String) -> String {
    token.inert(limit: FindingText.nameLimit)
  }
}
