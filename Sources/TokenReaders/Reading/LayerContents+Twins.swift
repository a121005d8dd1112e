import DesignTokens
import SourceText

extension LayerContents {
  /// Takes its value from a token that has two. Names with full stops in them can lead to one from two
  /// places: `{"a.b": …}` and `{"a": {"b": …}}`.
  mutating func rejectTwins(in builder: TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    var seen: Set<TokenID> = []
    for index in declarations.indices where !seen.insert(declarations[index].token).inserted {
      let twin = declarations[index]
      let reason = "'\(builder.name(of: twin.token))' has a second value here; expected one"
      diagnostics.warning(reason, at: twin.value.span)
      declarations[index] = TokenDeclaration(
        token: twin.token, type: twin.type ?? .color,
        value: TokenValue(.unreadable(reason), at: twin.value.span), notes: twin.notes)
    }
  }
}
