import DesignTokens
import SourceText

/// The groups of a source that have another's values in a scheme: `{"dark": "AppColorsDark"}`.
struct SchemeVariants: Sendable {
  private let group: PolicyName
  private var light: PolicyName?
  private var dark: PolicyName?

  /// Under the name of the group that gets the values.
  var groups: SchemeGroups {
    let variants = [("light", light), ("dark", dark)].compactMap { scheme, group in
      group.map { SchemeGroups.Variant(scheme: scheme, group: $0.text, span: $0.span) }
    }
    return SchemeGroups(name: group.text, variants: variants, span: group.span)
  }
}

extension SchemeVariants: PolicyObject {
  static let title = "group of schemes"
  static let fields: [PolicyField<SchemeVariants>] = [
    PolicyField("light", \.light, .name, "The group with the values of the light scheme."),
    PolicyField("dark", \.dark, .name, "The group with the values of the dark scheme."),
  ]
  static let alternatives: PolicyAlternatives? = .atLeastOne(
    of: ["light", "dark"],
    whenNone: "names no group; expected, for example, {\"dark\": \"AppColorsDark\"}")

  init(at place: PolicyName) { group = place }
}

extension PolicyForm<[SchemeGroups]> {
  static let schemeGroups = PolicyForm<[SchemeVariants]>.map().map { $0.map(\.groups) }
}
