package import AuditEngine
package import DesignTokens
package import SystemLoading

extension AuditReport {
  /// The report with the plan that can be carried out, the same as `fix` finds: without what cannot be
  /// written, or would not come out as planned.
  ///
  /// - Parameter options: those of the audit.
  package func withWritablePlan(
    _ audit: Audit, of policy: Policy, _ catalog: TokenCatalog, from sources: SystemSources,
    options: AuditOptions
  ) throws(ToolFailure) -> AuditReport {
    guard !plan.changes.isEmpty else { return self }
    return try SystemRepairer(
      audit, self, of: policy, catalog, from: sources, options: options
    ).repair().before
  }
}
