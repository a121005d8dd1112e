import DesignTokens
import SourceText

/// Reads which groups of a source are the variants of others in a scheme.
extension PolicyReader {
  /// `{"AppColors": {"dark": "AppColorsDark"}}`.
  mutating func schemes(_ value: JSONValue?) -> [SchemeGroups] {
    guard let value, value.expect(.object, "schemes", &diagnostics) else { return [] }
    var all: [SchemeGroups] = []
    for member in value.members {
      guard member.value.expect(.object, "schemes", &diagnostics) else { continue }
      member.value.expectKeys(among: ["light", "dark"], of: "schemes", &diagnostics)
      var variants: [SchemeGroups.Variant] = []
      for scheme in member.value.members {
        guard let group = scheme.value.expectString(scheme.key, &diagnostics) else { continue }
        variants.append(.init(scheme: scheme.key, group: group, span: scheme.value.span))
      }
      if variants.isEmpty {
        diagnostics.error(
          "'\(member.key)' has no group for a scheme; expected, for example, {\"dark\": "
            + "\"\(member.key)Dark\"}",
          at: member.value.span)
      }
      all.append(SchemeGroups(name: member.key, variants: variants, span: member.value.span))
    }
    return all
  }
}
