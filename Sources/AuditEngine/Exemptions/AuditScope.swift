import DesignTokens

/// Tells what a run may have left out: by a filter, or because the policy makes it optional.
struct AuditScope {
  let policy: Policy
  let catalog: TokenCatalog
  let options: AuditOptions
  let plan: AuditPlan

  /// Whether a finding that did not come up may still exist; if not, it is gone.
  func mayLeaveOut(_ identity: FindingIdentity) -> Bool {
    if ToolRules.ofUnread.contains(identity.rule) {
      return !options.judges(identity.rule) || !options.contexts.isEmpty
    }
    guard policy.rules.contains(where: { $0.id == identity.rule }) else { return false }
    if !options.tokens.isEmpty || !plan.rules.contains(where: { $0.id == identity.rule }) {
      return true
    }
    guard case .pairing(let context, _, _, _) = identity.subject else {
      return !options.contexts.isEmpty
    }
    var names = Dictionary(
      context.map { ($0.axis, $0.name) }, uniquingKeysWith: { first, _ in first })
    var isLeftOut = false
    for (index, axis) in catalog.axes.enumerated() {
      // The default contexts; any other axis would make it another finding.
      guard let name = names.removeValue(forKey: axis.name) ?? plan.impliedContexts[axis.name],
        let chosen = axis.contexts.firstIndex(of: name),
        plan.possibleChoices[index].contains(chosen)
      else { return false }
      if !plan.choices[index].contains(chosen) { isLeftOut = true }
    }
    return isLeftOut && names.isEmpty
  }
}
