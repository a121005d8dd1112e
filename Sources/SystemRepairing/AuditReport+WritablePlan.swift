package import AuditEngine
package import DesignTokens
package import SystemLoading

extension AuditReport {
  /// The report with the plan that can be carried out: without what cannot be written.
  package func withWritablePlan(
    _ audit: Audit, of catalog: TokenCatalog, from sources: SystemSources
  ) throws(ToolFailure) -> AuditReport {
    guard !plan.changes.isEmpty else { return self }
    return try WritablePlan(catalog, from: sources).report(self, of: audit).report
  }
}
