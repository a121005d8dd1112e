package import DesignTokens
package import SourceText

/// What the policy decides for a condition under which tokens have other values and that is not an
/// axis.
package struct PolicyCondition: Sendable {
  /// The condition, or a pattern for several: `*` matches anything.
  package let pattern: String
  /// What becomes of its values.
  package let choice: ConditionChoices.Choice
  /// Its place.
  package let span: SourceSpan
}

extension Policy {
  /// The decisions about conditions, for readers.
  package var conditionChoices: ConditionChoices {
    ConditionChoices(conditions.map { ($0.pattern, $0.choice) })
  }

  /// The conditions of a catalog whose values are ignored.
  func ignoredConditions(of catalog: TokenCatalog) -> [String] {
    let choices = conditionChoices
    return catalog.conditions.filter { choices.choice(for: $0) == .ignore }
  }
}

extension PolicyForm<[PolicyCondition]> {
  /// `{"(min-width: 600px)": "audit", ".sepia": {"theme": "sepia"}}`.
  static let conditions = PolicyForm(
    shape: .map(
      .either([.choice(["audit", "ignore"]), .map(.string, isNeverEmpty: true)]),
      isNeverEmpty: false)
  ) { value, name, reader in
    guard value.expect(.object, name, &reader.diagnostics) else { return nil }
    var classes: [ConditionChoices.Choice: String] = [:]
    return value.members.compactMap { member in
      guard let choice = choice(member.value, of: member.key, &reader) else { return nil }
      if case .context = choice, let other = classes.updateValue(member.key, forKey: choice) {
        // Of two classes in one context only the values of the later one would be judged.
        reader.diagnostics.error(
          "'\(member.key)' chooses the same context as '\(other)'; expected one of its own",
          at: member.value.span)
      }
      return PolicyCondition(pattern: member.key, choice: choice, span: member.keySpan)
    }
  }

  private static func choice(
    _ value: JSONValue, of condition: String, _ reader: inout PolicyReader
  ) -> ConditionChoices.Choice? {
    if value.kind == .object { return context(value, of: condition, &reader) }
    guard let text = value.expectString("'\(condition)'", &reader.diagnostics) else { return nil }
    switch text {
    case "audit": return .audit
    case "ignore": return .ignore
    default:
      reader.diagnostics.error(
        "'\(condition)' is '\(text)'" + NearestName.hint(for: text, among: ["audit", "ignore"]),
        at: value.span)
      return nil
    }
  }

  /// The context that a class chooses: only of a class is known that it stands on the root element.
  private static func context(
    _ value: JSONValue, of condition: String, _ reader: inout PolicyReader
  ) -> ConditionChoices.Choice? {
    let members = Array(value.members)
    guard members.count == 1, let axis = members.first else {
      reader.diagnostics.error(
        "'\(condition)' is the context of one axis; expected, for example, {\"theme\": \"sepia\"}",
        at: value.span)
      return nil
    }
    guard let name = axis.value.expectString("'\(axis.key)'", &reader.diagnostics) else {
      return nil
    }
    let isClass =
      condition.hasPrefix(".") && condition.utf8.count > 1
      && condition.dropFirst().unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
    guard isClass else {
      reader.diagnostics.error(
        "'\(condition)' is no single class, and only a class of a style sheet chooses a context; "
          + "expected \"audit\" or \"ignore\"", at: value.span)
      return nil
    }
    // These axes are the system's, and have contexts of their own.
    let known = ["scheme": ["light", "dark"], "contrast": ["standard", "increased"], "gamut": []]
    if let contexts = known[axis.key], !contexts.contains(name) {
      reader.diagnostics.error(
        "a class does not choose '\(name)' of the axis '\(axis.key)'"
          + (contexts.isEmpty
            ? ", which the screen decides" : NearestName.hint(for: name, among: contexts)),
        at: axis.value.span)
      return nil
    }
    guard name != "default" else {
      reader.diagnostics.error(
        "'default' is the page without a class that chooses; expected another name",
        at: axis.value.span)
      return nil
    }
    guard !axis.key.isEmpty, !name.isEmpty else {
      reader.diagnostics.error(
        "'\(condition)' has an empty name; expected, for example, {\"theme\": \"sepia\"}",
        at: value.span)
      return nil
    }
    return .context(axis: axis.key, name: name)
  }
}
