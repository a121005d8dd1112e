import DesignTokens
import SourceText

extension LayerContents {
  /// Reports a token that has two values. Names with full stops in them can lead to one from two places:
  /// `{"a.b": …}` and `{"a": {"b": …}}`.
  func expectNoTwins(in builder: TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    var seen: Set<TokenID> = []
    for declaration in declarations where !seen.insert(declaration.token).inserted {
      diagnostics.error(
        "'\(builder.name(of: declaration.token))' has a second value here; expected one",
        at: declaration.value.span)
    }
  }
}
