import SourceText

/// Reads the pairings of a policy.
extension PolicyReader {
  private static let pairingKeys = [
    "foreground", "background", "usage", "typeStyles", "minimum", "when", "claims", "reason",
  ]

  mutating func readPairing(_ value: JSONValue) -> PairingDeclaration? {
    guard value.expect(.object, "a pairing", &diagnostics) else { return nil }
    value.expectKeys(among: Self.pairingKeys, of: "a pairing", &diagnostics)
    let foregrounds = names(value, "foreground")
    let backgrounds = names(value, "background").compactMap { stack($0) }
    let usage: Usage? = value["usage"]?.expectChoice("usage", &diagnostics)
    let typeStyles = value["typeStyles"] == nil ? [] : names(value, "typeStyles")
    if value["usage"] == nil, value["typeStyles"] == nil {
      diagnostics.error(
        "the pairing has neither a usage nor typeStyles, so nothing says what it requires",
        at: value.span)
    }
    if let both = value["typeStyles"], value["usage"] != nil {
      diagnostics.error(
        "the pairing has a usage already; typeStyles would decide it", at: both.span)
    }
    let claims = value["claims"].map { readClaims($0) } ?? []
    return PairingDeclaration(
      foregrounds: foregrounds, backgrounds: backgrounds, usage: usage, typeStyles: typeStyles,
      minimum: minimum(value, for: usage), condition: condition(value["when"]), claims: claims,
      reason: value["reason"]?.expectString("reason", &diagnostics), span: value.span)
  }

  // MARK: Names

  /// A string, or a list of strings that is not empty.
  private mutating func names(_ value: JSONValue, _ key: String) -> [PairingDeclaration.Name] {
    guard let member = value[key] else {
      diagnostics.error("the pairing has no \(key)", at: value.span)
      return []
    }
    let values = member.kind == .array ? Array(member.elements) : [member]
    if values.isEmpty { diagnostics.error("\(key) is an empty list", at: member.span) }
    return values.compactMap { value in
      value.expectString(key, &diagnostics).map { .init(text: $0, span: value.span) }
    }
  }

  /// `a over b`, top first; `over any` leaves open what lies beneath.
  private mutating func stack(_ name: PairingDeclaration.Name) -> PairingDeclaration.Stack? {
    var layers: [String] = []
    var rest = name.text[...]
    while let separator = rest.firstRange(of: " over ") {
      layers.append(String(rest[..<separator.lowerBound]))
      rest = rest[separator.upperBound...]
    }
    layers.append(String(rest))
    let isOpen = layers.count > 1 && layers.last == "any"
    if isOpen { layers.removeLast() }
    if layers.contains("") || layers.contains("any") {
      diagnostics.error(
        "'\(name.text)' is not a background; expected 'token', 'token over token' or "
          + "'token over any'",
        at: name.span)
      return nil
    }
    return .init(layers: layers.map { .init(text: $0, span: name.span) }, isOpen: isOpen)
  }

  // MARK: Requirements and claims

  /// A minimum may raise what WCAG asks of the usage, never lower it.
  private mutating func minimum(_ value: JSONValue, for usage: Usage?) -> Double? {
    guard let member = value["minimum"],
      let minimum = member.expectNumber("minimum", &diagnostics)
    else { return nil }
    guard (1...21).contains(minimum) else {
      diagnostics.error(
        "minimum is \(Requirement.text(minimum)); expected 1 to 21", at: member.span)
      return nil
    }
    guard let usage else { return minimum }
    guard let required = usage.requirement(at: .aa) else {
      diagnostics.error(
        "the usage '\(usage.rawValue)' is exempt, so a minimum says nothing", at: member.span)
      return nil
    }
    guard minimum >= required.minimum else {
      diagnostics.error(
        "minimum is \(Requirement.text(minimum)), below the \(required.minimumText) that WCAG "
          + "\(required.criterion) asks of the usage '\(usage.rawValue)'",
        at: member.span)
      return nil
    }
    return minimum
  }

  /// `{"scheme": "light", "theme": ["a", "b"]}`.
  private mutating func condition(_ value: JSONValue?) -> ContextCondition {
    guard let value, value.expect(.object, "when", &diagnostics) else { return .always }
    var terms: [ContextCondition.Term] = []
    for member in value.members {
      let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
      if values.isEmpty {
        diagnostics.error("'\(member.key)' names no context", at: member.value.span)
      }
      let contexts = values.compactMap { $0.expectString(member.key, &diagnostics) }
      terms.append(.init(axis: member.key, contexts: contexts, span: member.value.span))
    }
    if terms.isEmpty { diagnostics.error("when names no axis", at: value.span) }
    return ContextCondition(terms: terms)
  }

  /// A ratio, or a list of ratios with the contexts in which each is documented.
  private mutating func readClaims(_ value: JSONValue) -> [DocumentedRatio] {
    guard value.kind == .array else {
      return ratio(value, condition: .always).map { [$0] } ?? []
    }
    return value.elements.compactMap { claim in
      guard claim.expect(.object, "a claim", &diagnostics) else { return nil }
      claim.expectKeys(among: ["ratio", "when"], of: "a claim", &diagnostics)
      guard let number = claim["ratio"] else {
        diagnostics.error("the claim has no ratio", at: claim.span)
        return nil
      }
      return ratio(number, condition: condition(claim["when"]))
    }
  }

  private mutating func ratio(
    _ value: JSONValue, condition: ContextCondition
  ) -> DocumentedRatio? {
    guard let ratio = value.expectNumber("a documented ratio", &diagnostics) else { return nil }
    guard (1...21).contains(ratio) else {
      diagnostics.error(
        "a documented ratio is \(Requirement.text(ratio)); expected 1 to 21", at: value.span)
      return nil
    }
    let fraction = value.literal.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return DocumentedRatio(
      ratio: ratio, decimals: fraction.prefix { $0.isNumber }.count, condition: condition)
  }
}
