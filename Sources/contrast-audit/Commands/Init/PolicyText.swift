import AuditEngine
import DesignTokens
import Reporters

/// Writes a drafted policy as JSON for people to edit.
enum PolicyText {
  static func text(
    _ draft: PolicyDraft, sources: [DraftedSource], code: [String],
    leftOut: [(path: String, reason: String)] = [],
    others: [String] = [], baseline: String? = nil
  ) -> String {
    var rules: [String] = []
    if !draft.text.isEmpty {
      rules.append(rule("TEXT", "Text meets WCAG on the backgrounds it stands on", draft.text))
    }
    if !draft.components.isEmpty {
      rules.append(
        rule("UI", "Components meet WCAG against adjacent colors", draft.components))
    }
    let lead =
      "\"tokens\": \(tokens(sources)),"
      + member("code", code) + known(baseline) + policies(others) + files(leftOut)
      + conditions(draft) + exclusions(draft)
    if rules.isEmpty { return "{\n  \(lead.dropLast())\n}\n" }
    return "{\n  \(lead)\n  \"rules\": [\n\(rules.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private static func tokens(_ sources: [DraftedSource]) -> String {
    let texts = sources.map(source)
    guard sources.contains(where: { !isPlain($0) }) else { return JSONText.array(texts) }
    return "[\n    \(texts.joined(separator: ",\n    "))\n  ]"
  }

  private static func isPlain(_ source: DraftedSource) -> Bool {
    !source.isGuessed && !source.isOverriding && source.format == nil && source.channels == nil
      && source.defaults == nil && !source.hasSchemeKeys && source.groups.isEmpty
  }

  private static func source(_ source: DraftedSource) -> String {
    guard !isPlain(source) else { return JSONText.string(source.path) }
    var members = [("path", JSONText.string(source.path))]
    if let format = source.format { members.append(("format", JSONText.string(format))) }
    if let kind = source.uiTheme { members.append(("uiTheme", JSONText.string(kind.rawValue))) }
    if let channels = source.channels {
      members.append(("channels", JSONText.string(channels.rawValue)))
    }
    if let defaults = source.defaults {
      members.append(("defaults", JSONText.string(defaults.rawValue)))
    }
    for (key, axis) in [("schemes", SchemeGroups.schemeAxis), ("themes", SchemeGroups.themeAxis)] {
      let groups = source.allGroups.filter { $0.axis == axis }.map { groups in
        let contexts = groups.variants.map { pair($0.scheme, JSONText.string($0.group)) }
        return pair(groups.name, "{ \(contexts.joined(separator: ", ")) }")
      }
      if !groups.isEmpty { members.append((key, "{ \(groups.joined(separator: ", ")) }")) }
    }
    if source.isOverriding { members.append(("overrides", "true")) }
    if !source.contexts.isEmpty {
      let contexts = source.contexts.map { pair($0.axis, JSONText.string($0.context)) }
      members.append(("when", "{ \(contexts.joined(separator: ", ")) }"))
    }
    if let layer = source.layer {
      members.append(("layer", JSONText.string(layer.name)))
      members.append(("name", JSONText.string(layer.choice)))
    }
    return "{ \(members.map(pair).joined(separator: ", ")) }"
  }

  private static func pair(_ key: String, _ value: String) -> String {
    "\(JSONText.string(key)): \(value)"
  }

  /// A list of paths; nothing where it is empty.
  private static func member(_ key: String, _ paths: [String]) -> String {
    paths.isEmpty ? "" : "\n  " + pair(key, JSONText.strings(paths)) + ","
  }

  /// The file of what is known.
  private static func known(_ baseline: String?) -> String {
    baseline.map { "\n  " + pair("baseline", JSONText.string($0)) + "," } ?? ""
  }

  /// The policies that are judged with this one.
  private static func policies(_ paths: [String]) -> String {
    guard !paths.isEmpty else { return "" }
    let lines = paths.map { "    " + JSONText.string($0) }
    return "\n  \"policies\": [\n\(lines.joined(separator: ",\n"))\n  ],"
  }

  /// The files that are not audited, for review.
  private static func files(_ leftOut: [(path: String, reason: String)]) -> String {
    guard !leftOut.isEmpty else { return "" }
    let lines = leftOut.map { "    " + pair($0.path, JSONText.name($0.reason)) }
    return "\n  \"leftOut\": {\n\(lines.joined(separator: ",\n"))\n  },"
  }

  /// The choices for conditions, for review.
  private static func conditions(_ draft: PolicyDraft) -> String {
    guard !draft.conditions.isEmpty else { return "" }
    let lines = draft.conditions.map { condition in
      "    \(JSONText.string(ConditionChoices.literal(condition.name))): "
        + value(condition.choice)
    }
    return "\n  \"conditions\": {\n\(lines.joined(separator: ",\n"))\n  },"
  }

  /// The contexts in which nothing is judged.
  private static func exclusions(_ draft: PolicyDraft) -> String {
    guard !draft.excluded.isEmpty else { return "" }
    let members = draft.excluded.map { pair($0.axis, JSONText.strings($0.names)) }
    return "\n  \"exclude\": { \(members.joined(separator: ", ")) },"
  }

  private static func value(_ choice: ConditionChoices.Choice) -> String {
    switch choice {
    case .audit, .ignore: JSONText.string(words(choice))
    case .context(let axis, let name): "{ \(pair(axis, JSONText.string(name))) }"
    }
  }

  /// `audit`, or `theme sepia`.
  static func words(_ choice: ConditionChoices.Choice) -> String {
    switch choice {
    case .audit: "audit"
    case .ignore: "ignore"
    case .context(let axis, let name): "\(axis) \(name)"
    }
  }

  private static func rule(_ id: String, _ title: String, _ pairings: [PolicyDraft.Pairing])
    -> String
  {
    """
        {
          "id": \(JSONText.string(id)),
          "title": \(JSONText.string(title)),
          "severity": "error",
          "pairings": [
    \(pairings.map(pairing).joined(separator: ",\n"))
          ]
        }
    """
  }

  private static func pairing(_ pairing: PolicyDraft.Pairing) -> String {
    // A pairing names one set of contexts: each alternative is a pairing of its own.
    guard let contexts = pairing.contexts else {
      return self.pairing(pairing, pairing.isRequired ? ",\n          \"required\": true" : "")
    }
    return contexts.alternatives.map { terms in
      let members = terms.map { pair($0.axis, JSONText.strings($0.names)) }
      return self.pairing(
        pairing, ",\n          \"when\": { \(members.joined(separator: ", ")) }")
    }.joined(separator: ",\n")
  }

  private static func pairing(_ pairing: PolicyDraft.Pairing, _ contexts: String) -> String {
    """
            {
              "foreground": \(names(pairing.foregrounds)),
              "background": \(names(pairing.backgrounds)),
              "usage": \(JSONText.string(pairing.usage.rawValue))\(contexts)
            }
    """
  }

  private static func names(_ names: [String]) -> String {
    names.count == 1 ? JSONText.string(names[0]) : JSONText.strings(names)
  }
}
