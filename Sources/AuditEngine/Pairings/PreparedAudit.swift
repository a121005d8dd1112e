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
  /// The places of the colors that no change may touch.
  let kept: Set<SourceSpan>
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
    let names =
      policy.keep.map { ($0.text, $0.span as SourceSpan?) } + options.repair.keep.map { ($0, nil) }
    kept = options.repair.keptPlaces.union(policy.shownPlaces)
      .union(Self.places(of: names, catalog, &diagnostics))
    guard !diagnostics.hasErrors else { return nil }
  }

  /// The same audit of a catalog with the same tokens and other values.
  init(_ other: PreparedAudit, catalog: TokenCatalog) {
    policy = other.policy
    self.catalog = catalog
    options = other.options
    plan = other.plan
    resolvers = PermutationResolvers(catalog)
    kept = other.kept
    whole = other.whole
  }

  /// The places of tokens, by name or pattern, and of all that they refer to; a name that matches
  /// nothing is an error, because what it was to keep might change.
  private static func places(
    of names: [(text: String, span: SourceSpan?)], _ catalog: TokenCatalog,
    _ diagnostics: inout DiagnosticList
  ) -> Set<SourceSpan> {
    var tokens: [TokenID] = []
    for (text, span) in names {
      let pattern = NamePattern(text)
      let found = catalog.colorTokens.filter { pattern.matches(catalog.name(of: $0)) }
      tokens += found
      guard found.isEmpty else { continue }
      if NamePattern.isPattern(text) {
        diagnostics.error("no color token matches '\(text)', which is to be kept", at: span)
      } else {
        diagnostics.append(catalog.undeclared(text, at: span))
      }
    }
    guard !tokens.isEmpty else { return [] }
    let reached = catalog.reachable(from: tokens)
    return Set(
      catalog.declarations.indices.filter { reached[catalog.declarations[$0].token.index] }
        .map { catalog.declarations[$0].value.span })
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
