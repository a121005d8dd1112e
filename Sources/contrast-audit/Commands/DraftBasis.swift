import AuditEngine
import DesignTokens

/// What pairs of tokens are drafted from.
enum DraftBasis {
  /// The names of the tokens, and what the style sheets that declare them show; nil for other sources.
  case names(ShownSheets?)
  /// The code of an app.
  case code(ShownCode)

  /// A draft for a catalog that was read with some choices for conditions.
  func draft(_ catalog: TokenCatalog, conditions: [PolicyDraft.Condition]) -> PolicyDraft {
    switch self {
    case .names(let sheets):
      PolicyDraft(
        catalog, sheets: sheets?.uses(of: catalog) ?? SheetUses(), conditions: conditions)
    case .code(let code): PolicyDraft(catalog, uses: code.uses(of: catalog), conditions: conditions)
    }
  }
}
