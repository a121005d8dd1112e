import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import TokenEditing

extension Policy {
  /// The audits without and with an edit, in every rule, theme and scheme: the given ones, unless a
  /// filter narrows them.
  func unfiltered(
    _ before: AuditReport, _ after: AuditReport, _ catalog: TokenCatalog, _ edit: ColorEdit,
    _ options: AuditOptions
  ) throws(ToolFailure) -> (AuditReport, AuditReport) {
    var all = options
    (all.rules, all.tokens, all.contexts) = ([], [], [:])
    if options.rules.isEmpty, options.tokens.isEmpty, options.contexts.isEmpty {
      return (before, after)
    }
    return (try audited(catalog, all).report, try audited(edit.catalog, all).report)
  }

  /// An audit of tokens by the policy.
  func audited(
    _ catalog: TokenCatalog, _ options: AuditOptions,
    shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] },
    _ diagnostics: DiagnosticList = .init()
  ) throws(ToolFailure) -> (audit: Audit, report: AuditReport) {
    var diagnostics = diagnostics
    let audit = Audit(
      policy: self, catalog: catalog, options: options, shownByCode: uses,
      diagnostics: &diagnostics)
    guard let audit, let report = audit.run(tool: .contrastAudit, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return (audit, report)
  }
}
