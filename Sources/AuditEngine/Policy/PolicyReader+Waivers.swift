import SourceText

/// Reads the waivers of a policy.
extension PolicyReader {
  static let waiverKeys = [
    "rule", "foreground", "background", "when", "reason", "owner", "expires", "ratio",
  ]

  mutating func readWaiver(_ value: JSONValue) -> Waiver? {
    guard value.expect(.object, "a waiver", &diagnostics) else { return nil }
    value.expectKeys(among: Self.waiverKeys, of: "a waiver", &diagnostics)
    let reason = text(value, "reason")
    if value["reason"] == nil {
      diagnostics.error(
        "the waiver has no reason; expected why the finding may stay", at: value.span)
    }
    let rules = value["rule"] == nil ? [] : names(value, "rule", of: "the waiver")
    let foregrounds = value["foreground"] == nil ? [] : names(value, "foreground", of: "the waiver")
    let layers = value["background"] == nil ? [] : names(value, "background", of: "the waiver")
    let condition = condition(value["when"], named: "when")
    let scope = [("rule", rules), ("foreground", foregrounds), ("background", layers)]
    // `*` alone is not a restriction.
    let isNarrowed = scope.contains { key, names in
      value[key] != nil && !names.contains { $0.text.allSatisfy { $0 == "*" } }
    }
    if value["when"] == nil, !isNarrowed {
      diagnostics.error(
        "the waiver covers everything; expected a rule, foreground, background or contexts (when)",
        at: value.span)
    }
    let pinned = value["ratio"].flatMap { value in
      ratio(value, "ratio").map { PinnedRatio(ratio: $0, text: value.literal) }
    }
    return Waiver(
      rules: rules, foregrounds: foregrounds, backgrounds: layers.compactMap { stack($0) },
      condition: condition, reason: reason ?? "", owner: text(value, "owner"),
      expires: value["expires"].flatMap { date($0, "expires") }, pinned: pinned, span: value.span)
  }

  /// A text that is more than white space.
  private mutating func text(_ value: JSONValue, _ key: String) -> String? {
    guard let member = value[key], let text = member.expectString(key, &diagnostics) else {
      return nil
    }
    if text.allSatisfy(\.isWhitespace) {
      diagnostics.error("the \(key) is empty; expected a few words", at: member.span)
    }
    return text
  }

  private mutating func date(_ value: JSONValue, _ name: String) -> CalendarDate? {
    guard let text = value.expectString(name, &diagnostics) else { return nil }
    if let date = CalendarDate(text) { return date }
    diagnostics.error("\(name) is '\(text)'; expected a day such as 2026-12-31", at: value.span)
    return nil
  }
}
