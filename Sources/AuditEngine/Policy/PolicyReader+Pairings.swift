import DesignTokens
import SourceText

/// Reads the pairings of a policy.
extension PolicyReader {
  static let pairingKeys = [
    "foreground", "background", "usage", "typeStyles", "minimum", "when", "claims", "source",
    "reason",
  ]

  /// The members of a pairing, by their keys.
  private struct PairingMembers {
    var foreground: JSONValue?
    var background: JSONValue?
    var usage: JSONValue?
    var typeStyles: JSONValue?
    var minimum: JSONValue?
    var when: JSONValue?
    var claims: JSONValue?
    var source: JSONValue?
    var reason: JSONValue?
  }

  /// Collects all members in one pass: there may be as many pairings as tokens.
  private mutating func pairingMembers(_ value: JSONValue, isOwned: Bool) -> PairingMembers {
    var members = PairingMembers()
    for member in value.members {
      if member.isKey("foreground") {
        members.foreground = member.value
      } else if member.isKey("background") {
        members.background = member.value
      } else if member.isKey("usage") {
        members.usage = member.value
      } else if member.isKey("typeStyles") {
        members.typeStyles = member.value
      } else if member.isKey("minimum") {
        members.minimum = member.value
      } else if member.isKey("when") {
        members.when = member.value
      } else if member.isKey("claims") {
        members.claims = member.value
      } else if member.isKey("source") {
        members.source = member.value
      } else if member.isKey("reason") {
        members.reason = member.value
      } else if !isOwned || !member.isKey("rule") {
        let known = Self.pairingKeys + (isOwned ? ["rule"] : [])
        diagnostics.error(
          "a pairing has no key '\(member.key)'" + NearestName.hint(for: member.key, among: known),
          at: member.keySpan)
      }
    }
    return members
  }

  /// A pairing; one declared beside a token, `owner`, need not name that token again.
  mutating func readPairing(
    _ value: JSONValue, beside owner: (name: String, token: TokenID)? = nil
  ) -> PairingDeclaration? {
    guard value.expect(.object, "a pairing", &diagnostics) else { return nil }
    let members = pairingMembers(value, isOwned: owner != nil)
    let ownName = owner.map { PairingDeclaration.Name(text: $0.name, span: value.span) }
    let isBackground = members.background == nil && members.foreground != nil
    let foregrounds =
      if members.foreground == nil, let owner, let ownName {
        [PairingDeclaration.Foreground(ownName, token: owner.token)]
      } else {
        foregrounds(members.foreground, of: value)
      }
    let backgroundNames =
      if isBackground, let ownName {
        [ownName]
      } else {
        names(members.background, "background", of: "the pairing", at: value.span)
      }
    let backgrounds = backgroundNames.compactMap { stack($0) }
    let usage: Usage? = members.usage?.expectChoice("usage", &diagnostics)
    let typeStyles =
      members.typeStyles.map {
        names($0, "typeStyles", of: "the pairing", at: value.span)
      } ?? []
    if members.usage == nil, members.typeStyles == nil {
      diagnostics.error(
        "the pairing has neither a usage nor typeStyles, so its minimum is unknown; expected "
          + "one of them",
        at: value.span)
    }
    if let both = members.typeStyles, members.usage != nil {
      diagnostics.error(
        "the pairing has both usage and typeStyles; remove one", at: both.span)
    }
    let claims = members.claims.map { readClaims($0) } ?? []
    return PairingDeclaration(
      foregrounds: foregrounds, backgrounds: backgrounds, usage: usage, typeStyles: typeStyles,
      minimums: minimums(members.minimum, for: usage),
      condition: condition(members.when, named: "when"), claims: claims,
      source: members.source?.expectString("source", &diagnostics),
      reason: members.reason?.expectString("reason", &diagnostics), span: value.span)
  }

  // MARK: Names

  /// A name, `{"best": [names]}`, `{"choose": …}`, or a list of those.
  private mutating func foregrounds(
    _ member: JSONValue?, of pairing: JSONValue
  ) -> [PairingDeclaration.Foreground] {
    guard let member else {
      diagnostics.error(
        "the pairing has no foreground; expected a token or a list of them", at: pairing.span)
      return []
    }
    let values = member.kind == .array ? Array(member.elements) : [member]
    if values.isEmpty {
      diagnostics.error("foreground is an empty list; expected at least one token", at: member.span)
    }
    return values.compactMap { value in
      guard value.kind == .object else {
        return value.expectString("foreground", &diagnostics).map {
          PairingDeclaration.Foreground(.init(text: $0, span: value.span))
        }
      }
      value.expectKeys(among: ["best", "choose"], of: "a chosen foreground", &diagnostics)
      if let choose = value["choose"] {
        guard value["best"] == nil else {
          diagnostics.error(
            "the foreground has best and choose; expected one of them", at: value.span)
          return nil
        }
        return foreground(chosenBy: choose)
      }
      return PairingDeclaration.Foreground(bestOf: names(value, "best", of: "the foreground"))
    }
  }

  /// A string, or a non-empty list of strings.
  mutating func names(
    _ value: JSONValue, _ key: String, of what: String = "the pairing"
  ) -> [PairingDeclaration.Name] {
    names(value[key], key, of: what, at: value.span)
  }

  /// The same for a member, which may be missing from the value at `span`.
  private mutating func names(
    _ member: JSONValue?, _ key: String, of what: String, at span: SourceSpan
  ) -> [PairingDeclaration.Name] {
    guard let member else {
      diagnostics.error("\(what) has no \(key); expected a name or a list of them", at: span)
      return []
    }
    guard member.kind == .array else {
      return member.expectString(key, &diagnostics).map { [.init(text: $0, span: member.span)] }
        ?? []
    }
    let values = Array(member.elements)
    if values.isEmpty {
      diagnostics.error("\(key) is an empty list; expected at least one name", at: member.span)
    }
    return values.compactMap { value in
      value.expectString(key, &diagnostics).map { .init(text: $0, span: value.span) }
    }
  }

  /// `a over b`, top first; `over any` means that what lies beneath is unknown.
  mutating func stack(_ name: PairingDeclaration.Name) -> PairingDeclaration.Stack? {
    // The usual case is one layer.
    guard name.text.utf8.contains(UInt8(ascii: " ")) else {
      return isBackground([name.text], name) ? .init(top: name, below: []) : nil
    }
    let separator = " over ".utf8
    var layers: [String] = []
    var rest = name.text.utf8[...]
    var index = rest.startIndex
    while index != rest.endIndex {
      guard rest[index...].starts(with: separator) else {
        rest.formIndex(after: &index)
        continue
      }
      layers.append(String(Substring(rest[..<index])))
      rest = rest[index...].dropFirst(separator.count)
      index = rest.startIndex
    }
    layers.append(String(Substring(rest)))
    guard isBackground(layers, name) else { return nil }
    let names = layers.map { PairingDeclaration.Name(text: $0, span: name.span) }
    return .init(top: names[0], below: Array(names.dropFirst()))
  }

  /// Whether layers can be a background; reports if not.
  private mutating func isBackground(_ layers: [String], _ name: PairingDeclaration.Name) -> Bool {
    guard layers.contains("") || layers.dropLast().contains("any") || layers == ["any"] else {
      return true
    }
    diagnostics.error(
      "'\(name.text)' is not a background; expected 'token', 'token over token' or "
        + "'token over any'",
      at: name.span)
    return false
  }

  // MARK: Requirements

  /// A ratio, or a list of ratios with their contexts. It may raise WCAG's minimum for the usage,
  /// never lower it.
  private mutating func minimums(_ value: JSONValue?, for usage: Usage?) -> [MinimumRatio] {
    guard let value else { return [] }
    if let usage, usage.exemption != nil {
      diagnostics.error(
        "the usage '\(usage.rawValue)' is exempt, so a minimum has no effect; remove it",
        at: value.span)
      return []
    }
    return contextual(value, "minimum").compactMap { value, condition in
      guard let minimum = ratio(value, "minimum") else { return nil }
      // Type styles require at least what large text requires.
      let least = usage ?? .largeText
      if let required = least.requirement(at: .aa), minimum < required.minimum {
        diagnostics.error(
          "minimum is \(Requirement.text(minimum)), below the \(required.minimumText) that WCAG "
            + "\(required.criterion) requires for the usage '\(least.rawValue)'; it can only be higher",
          at: value.span)
        return nil
      }
      return MinimumRatio(ratio: minimum, condition: condition)
    }
  }

  /// `{"scheme": "light", "theme": ["a", "b"]}`; always true if missing.
  mutating func condition(_ value: JSONValue?, named name: String) -> ContextCondition {
    guard let value, value.expect(.object, name, &diagnostics) else { return .always }
    var terms: [ContextCondition.Term] = []
    for member in value.members {
      let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
      if values.isEmpty {
        diagnostics.error(
          "'\(member.key)' names no context; expected at least one", at: member.value.span)
      }
      let contexts = values.compactMap { $0.expectString(member.key, &diagnostics) }
      terms.append(.init(axis: member.key, contexts: contexts, span: member.value.span))
    }
    if terms.isEmpty {
      diagnostics.error(
        "\(name) names no axis; expected, for example, {\"scheme\": \"dark\"}", at: value.span)
    }
    return ContextCondition(terms: terms)
  }

  /// A single number, or a list of `{"ratio": …, "when": …}`.
  mutating func contextual(
    _ value: JSONValue, _ name: String
  ) -> [(JSONValue, ContextCondition)] {
    guard value.kind == .array else { return [(value, .always)] }
    if value.elements.first(where: { _ in true }) == nil {
      diagnostics.error("\(name) is an empty list; expected at least one ratio", at: value.span)
    }
    return value.elements.compactMap { element in
      guard element.expect(.object, name, &diagnostics) else { return nil }
      element.expectKeys(among: ["ratio", "when"], of: name, &diagnostics)
      guard let number = element["ratio"] else {
        diagnostics.error("\(name) has no ratio; expected a number from 1 to 21", at: element.span)
        return nil
      }
      return (number, condition(element["when"], named: "when"))
    }
  }

  mutating func ratio(_ value: JSONValue, _ name: String) -> Double? {
    guard let ratio = value.expectNumber(name, &diagnostics) else { return nil }
    if (1...21).contains(ratio) { return ratio }
    diagnostics.error("\(name) is \(Requirement.text(ratio)); expected 1 to 21", at: value.span)
    return nil
  }
}
