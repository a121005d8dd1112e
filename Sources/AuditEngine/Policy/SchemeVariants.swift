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

  /// The groups of each theme, under the name of the group that they are in it.
  static let themeGroups = PolicyForm(
    shape: .map(.map(.text, isNeverEmpty: true), isNeverEmpty: false)
  ) {
    value, name, reader in
    guard value.expect(.object, name, &reader.diagnostics) else { return nil }
    return value.members.compactMap { member in
      let found = PolicyForm<[(key: PolicyName, value: PolicyName)]>.map(.name)
        .read(member.value, "'\(member.key)'", &reader)
      guard let found else { return nil }
      if found.contains(where: { $0.key.text.isEmpty || $0.value.text.isEmpty }) || found.isEmpty {
        reader.diagnostics.error(
          "'\(member.key)' \(found.isEmpty ? "names no theme" : "has an empty name"); expected, for "
            + "example, {\"ocean\": \"oceanColors\", \"sand\": \"sandColors\"}",
          at: member.value.span)
      }
      return SchemeGroups(
        axis: SchemeGroups.themeAxis, name: member.key,
        variants: found.map {
          .init(scheme: $0.key.text, group: $0.value.text, span: $0.value.span)
        },
        span: member.keySpan)
    }
  }
}
