import AuditEngine
import DesignTokens

/// What pairs of tokens are drafted from.
enum DraftBasis {
  /// The names of the tokens, and what the style sheets that declare them show, or the app that
  /// has them; nil for other sources.
  case names(ShownSheets?, app: ShownApp? = nil)
  /// The code of an app.
  case code(ShownCode)

  /// A draft for a catalog that was read with some choices for conditions.
  func draft(_ catalog: TokenCatalog, conditions: [PolicyDraft.Condition]) -> PolicyDraft {
    switch self {
    case .names(let sheets, let app):
      PolicyDraft(
        catalog, sheets: sheets?.uses(of: catalog) ?? SheetUses(),
        app: app?.uses(of: catalog) ?? AppUses(), conditions: conditions)
    case .code(let code): PolicyDraft(catalog, uses: code.uses(of: catalog), conditions: conditions)
    }
  }
}
