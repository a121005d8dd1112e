package import DesignTokens
package import SourceText

/// A policy over tokens, ready to be judged: pairings that tokens carry added, names looked up, and
/// tokens resolved as they are needed. Made once, and asked by everything that judges.
package final class PreparedAudit {
  /// The policy with the pairings of the tokens.
  package let policy: Policy
  package let catalog: TokenCatalog
  package let options: AuditOptions
  package let plan: AuditPlan
  package let resolvers: PermutationResolvers
  private var whole: AuditPlan?

  /// Nil after reporting why the policy cannot be judged.
  package init?(
    policy: Policy, catalog: TokenCatalog, options: AuditOptions,
    diagnostics: inout DiagnosticList
  ) {
    self.policy = policy.adding(pairingsOf: catalog, diagnostics: &diagnostics)
    self.catalog = catalog
    self.options = options
    plan = AuditPlan(
      policy: self.policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    resolvers = PermutationResolvers(catalog)
    guard !diagnostics.hasErrors else { return nil }
  }

  /// The plan without the filters of the options; nil after reporting its errors.
  package func wholePlan(_ diagnostics: inout DiagnosticList) -> AuditPlan? {
    guard options.isNarrowed else { return plan }
    if let whole { return whole }
    let made = AuditPlan(
      policy: policy, catalog: catalog, options: options.whole, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    whole = made
    return made
  }
}
