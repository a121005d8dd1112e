import DesignTokens
package import SourceText

/// A pairing as written in the policy: alternatives, not yet looked up among the tokens.
package struct PairingDeclaration: Sendable {
  /// The foregrounds: each is judged on each background.
  package internal(set) var foregrounds: [Foreground] = []
  /// The background stacks.
  package internal(set) var backgrounds: [Stack] = []
  /// The usage; nil if the type styles decide.
  package internal(set) var usage: Usage?
  /// The typography tokens in which the text is set; the strictest decides.
  package internal(set) var typeStyles: [PolicyName] = []
  /// Minimums above what the usage requires.
  package internal(set) var minimums: [MinimumRatio] = []
  /// The permutations to judge it in.
  package internal(set) var condition = ContextCondition.always
  /// What documentation states.
  package internal(set) var claims: [DocumentedRatio] = []
  /// The requirement that states it or suggests it.
  package internal(set) var source: String?
  /// Why it is exempt, or what it is in the app.
  package internal(set) var reason: String?
  /// Whether it has to be judged in every theme and scheme that is audited.
  package internal(set) var isRequired = false
  /// The rule that judges it, named by a pairing beside a token; nil for one within its rule.
  private(set) var rule: PolicyName?
  /// The whole declaration.
  package let span: SourceSpan
}

extension PairingDeclaration: PolicyObject {
  static let title = "pairing"
  static let fields: [PolicyField<PairingDeclaration>] = [
    PolicyField(
      "foreground", \.foregrounds, .oneOrMore(.foreground),
      "Tokens or patterns (*, **, ?), or a choice among tokens; a list means alternatives.",
      expected: "a token or a list of them"),
    PolicyField(
      "background", \.backgrounds, .stacks,
      "Stacks, top first: 'a', 'a over b', 'a over any', 'a over backdrop'.",
      expected: "a token or a list of them"),
    PolicyField("usage", \.usage, .choice, "What the foreground is used for."),
    PolicyField(
      "typeStyles", \.typeStyles, .names,
      "Typography tokens instead of a usage; the strictest decides."),
    PolicyField(
      "minimum", \.minimums, .minimums,
      "A minimum above WCAG's, everywhere or in some contexts."),
    PolicyField("when", \.condition, .contexts, "The contexts in which it is judged."),
    PolicyField(
      "claims", \.claims, .documentedRatios,
      "The ratios that documentation states; a difference is a warning."),
    PolicyField(
      "source", \.source, .string,
      "The requirement that states it, such as 'FR-CO-01, section 4'; 'inferred from …' where it "
        + "only suggests it."),
    PolicyField("reason", \.reason, .string, "Why it is exempt, or what it is in the app."),
    PolicyField(
      "required", \.isRequired, .flag,
      "Whether the pair has to be judged in every theme and scheme that is audited, here or in another "
        + "pairing of it; where it is not, the audit is incomplete."),
  ]
  static let alternatives: PolicyAlternatives? = .exactlyOne(
    of: ["usage", "typeStyles"],
    whenNone: "has neither a usage nor typeStyles, so its minimum is unknown; expected one of them")

  init(at place: PolicyName) { span = place.span }

  /// Reads a pairing beside a token, which need not name that token again.
  init?(_ value: JSONValue, beside owner: PolicyName, token: TokenID, _ reader: inout PolicyReader)
  {
    self.init(at: PolicyName(text: "", span: value.span))
    var given: [String] = []
    if value["foreground"] == nil {
      foregrounds = [Foreground(owner, token: token)]
      given = ["foreground"]
    } else if value["background"] == nil, let stack = Stack(owner, &reader.diagnostics) {
      backgrounds = [stack]
      given = ["background"]
    }
    guard reader.read(value, into: &self, Self.fieldsBesideToken, given: given) else { return nil }
  }

  private static let fieldsBesideToken =
    fields + [PolicyField("rule", \.rule, .name, "The rule that judges it.")]

  /// A minimum may raise WCAG's for the usage, never lower it.
  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    if let usage, usage.exemption != nil, isRequired, let required = value["required"] {
      reader.diagnostics.error(
        "the usage '\(usage.rawValue)' is exempt, so that nothing is judged; remove \"required\"",
        at: required.span)
    }
    if let usage, usage.exemption != nil, let minimum = value["minimum"] {
      reader.diagnostics.error(
        "the usage '\(usage.rawValue)' is exempt, so a minimum has no effect; remove it",
        at: minimum.span)
      return
    }
    // Type styles require at least what large text requires.
    let least = usage ?? .largeText
    guard let required = least.requirement(at: .aa) else { return }
    for minimum in minimums where minimum.ratio < required.minimum {
      reader.diagnostics.error(
        "minimum is \(Requirement.text(minimum.ratio)), below the \(required.minimumText) that WCAG "
          + "\(required.criterion) requires for the usage '\(least.rawValue)'; it can only be higher",
        at: minimum.span)
    }
  }
}
