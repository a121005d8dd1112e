import DesignTokens

/// Tells what a run may have left out: by a filter, or because the policy holds it for optional.
struct AuditScope {
  let policy: Policy
  let catalog: TokenCatalog
  let options: AuditOptions
  let plan: AuditPlan

  /// Whether something that did not come up may be there all the same; if not, it is no more.
  func mayLeaveOut(_ identity: FindingIdentity) -> Bool {
    guard policy.rules.contains(where: { $0.id == identity.rule }) else { return false }
    if !options.tokens.isEmpty || !plan.rules.contains(where: { $0.id == identity.rule }) {
      return true
    }
    guard case .pairing(let context, _, _, _) = identity.subject else {
      return !options.contexts.isEmpty
    }
    let shown = plan.shown(catalog.axes.map(\.name))
    // Which axes have a name in a report depends on what the policy holds for optional.
    if context.map(\.axis) != shown { return !policy.optional.terms.isEmpty }
    return context.contains { isLeftOut($0) } && context.allSatisfy { isPossible($0) }
  }

  private func isLeftOut(_ context: FindingIdentity.ContextName) -> Bool {
    !holds(context, among: plan.choices)
  }

  private func isPossible(_ context: FindingIdentity.ContextName) -> Bool {
    holds(context, among: plan.possibleChoices)
  }

  private func holds(_ context: FindingIdentity.ContextName, among choices: [[Int]]) -> Bool {
    guard let axis = catalog.axes.firstIndex(where: { $0.name == context.axis }) else {
      return false
    }
    return choices[axis].contains { catalog.axes[axis].contexts[$0] == context.name }
  }
}
