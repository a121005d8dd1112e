package import SourceText

/// Findings that somebody accepts: which, why, and until when.
package struct Waiver: Sendable {
  /// The rules by identifier or pattern; empty for all.
  package internal(set) var rules: [PolicyName] = []
  /// The foregrounds as reports name them, or patterns; empty for all.
  package internal(set) var foregrounds: [PolicyName] = []
  /// The background stacks, each layer a name or pattern; empty for all.
  package internal(set) var backgrounds: [PairingDeclaration.Stack] = []
  /// The permutations in which it applies.
  package internal(set) var condition = ContextCondition.always
  /// Why the findings are accepted.
  package internal(set) var reason = ""
  /// Who is responsible for it.
  package internal(set) var owner: String?
  /// The last day on which it applies; nil for no end.
  package internal(set) var expires: CalendarDate?
  /// The ratio below which it does not apply; nil for none.
  package internal(set) var pinned: PinnedRatio?
  /// The whole declaration.
  package let span: SourceSpan
}

extension Waiver: PolicyObject {
  static let title = "waiver"
  static let fields: [PolicyField<Waiver>] = [
    PolicyField("rule", \.rules, .names, "Rules by identifier or pattern."),
    PolicyField(
      "foreground", \.foregrounds, .names, "Foregrounds as reports name them, or patterns."),
    PolicyField(
      "background", \.backgrounds, .stacks, "Stacks, top first, each layer a name or pattern."),
    PolicyField("when", \.condition, .contexts, "The contexts in which it applies."),
    PolicyField(
      "reason", \.reason, .text, "Why the finding may stay.", expected: "why the finding may stay"),
    PolicyField("owner", \.owner, .text, "Who answers for it."),
    PolicyField("expires", \.expires, .day, "The last day on which it applies, in UTC."),
    PolicyField(
      "ratio", \.pinned, .pinnedRatio,
      "The ratio at which it was accepted; a lower one is not waived."),
  ]
  private static let uncovered =
    "covers everything; expected a rule, foreground, background or contexts (when)"
  static let alternatives: PolicyAlternatives? = .atLeastOne(
    of: ["rule", "foreground", "background", "when"], whenNone: uncovered)

  init(at place: PolicyName) { span = place.span }

  /// `*` alone, or beside other names, is not a restriction.
  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    let scopes = [
      "rule": rules.map(\.text), "foreground": foregrounds.map(\.text),
      "background": backgrounds.map { $0.layers.map(\.text).joined(separator: " over ") },
    ]
    let isNarrowed = scopes.contains { key, names in
      value[key] != nil && !names.contains { $0.allSatisfy { $0 == "*" } }
    }
    if value["when"] == nil, !isNarrowed {
      reader.diagnostics.error("the waiver \(Self.uncovered)", at: value.span)
    }
  }
}
