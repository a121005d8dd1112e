/// The tokens that a run names, and whether anything of them is judged.
extension AuditPlanner {
  /// Keeps the pairings of the tokens that a run names, and reports a name that none has.
  mutating func filterTokens() {
    guard !options.tokens.isEmpty else { return reportEmpty() }
    result.demands = []
    var wanted: Set<String> = []
    for name in options.tokens {
      if catalog.token(named: name) == nil {
        reportUndeclared(name, at: nil)
      } else if !result.pairings.contains(where: { $0.names(name) }) {
        diagnostics.error(
          "no pairing names the token '\(name)'", nextStep: .listPairings)
      } else {
        wanted.insert(name)
      }
    }
    result.pairings = result.pairings.filter { pairing in wanted.contains { pairing.names($0) } }
    reportEmpty()
  }

  /// An audit that would judge nothing is an error, not a pass. The same is true for a selected
  /// rule without pairings.
  private mutating func reportEmpty() {
    guard !diagnostics.hasErrors else { return }
    let choices = result.choices
    for (index, rule) in result.rules.enumerated() where options.rules.count > 1 {
      let isJudged =
        result.pairings.contains { $0.rule == index && $0.contexts.meets(choices) }
        || result.demands.contains { $0.rule == index }
      if !isJudged {
        diagnostics.error(
          "nothing of the rule '\(rule.id)' is judged in the chosen contexts; choose others")
      }
    }
    guard options.tokens.isEmpty ? result.demands.isEmpty : true, !options.judgesOnlyUnread else {
      return
    }
    let met = result.pairings.filter { $0.contexts.meets(choices) }
    if met.isEmpty {
      diagnostics.error(
        "nothing would be audited: no pairing is judged in the chosen contexts; choose others")
    } else if met.allSatisfy({ $0.usage?.exemption != nil }) {
      diagnostics.error(
        "nothing would be audited: every pairing is exempt; expected at least one that is not"
      )
    }
  }
}

extension Pairing {
  /// Whether a token is the foreground or a layer of the background.
  fileprivate func names(_ token: String) -> Bool {
    candidateNames.contains(token) || backgroundNames.contains(token)
  }
}
