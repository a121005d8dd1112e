import DesignTokens
import SourceText

extension PolicyReader {
  /// The contexts in which a token source applies, one of each axis: `{"scheme": "dark"}`.
  mutating func contexts(ofSource value: JSONValue?) -> [CatalogSource.Context] {
    guard let value, value.expect(.object, "when", &diagnostics) else { return [] }
    var contexts: [CatalogSource.Context] = []
    for member in value.members {
      guard let context = member.value.expectString(member.key, &diagnostics) else { continue }
      guard !member.key.isEmpty, !context.isEmpty else {
        diagnostics.error(
          "when has an empty name; expected, for example, {\"scheme\": \"dark\"}",
          at: member.keySpan)
        continue
      }
      contexts.append(.init(axis: member.key, context: context, span: member.value.span))
    }
    if value.members.first(where: { _ in true }) == nil {
      diagnostics.error(
        "when names no axis; expected, for example, {\"scheme\": \"dark\"}", at: value.span)
    }
    return contexts
  }
}
