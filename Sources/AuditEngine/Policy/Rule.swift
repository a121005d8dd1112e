package import SourceText

/// A demand on pairings, with its source and its severity.
package struct Rule: Sendable {
  private var identifier: PolicyName
  private var statedTitle: String?
  /// Where it comes from.
  package internal(set) var source: String?
  /// The demand and its reason, for `explain`.
  package internal(set) var description: String?
  /// The severity of a failure.
  package internal(set) var severity = Diagnostic.Severity.error
  /// Whether it is judged only on request.
  package internal(set) var isOptional = false
  /// The pairings that it judges.
  package internal(set) var pairings: [PairingDeclaration] = []
  /// Its demands on tokens.
  fileprivate(set) var demands: [any TokenDemand] = []
  /// The documented ratios of colors without a token.
  package internal(set) var claims: [ColorClaim] = []

  /// The identifier: a requirement's number in the team's own specification.
  package var id: String { identifier.text }
  /// The demand, as one line.
  package var title: String { statedTitle ?? id }
  /// The place of its identifier.
  package var span: SourceSpan { identifier.span }

  /// What it demands of tokens, beside contrast: a sentence each.
  package var tokenDemands: [String] { demands.map(\.text) }

  /// A rule without demands.
  init(_ identifier: PolicyName, title: String) {
    self.identifier = identifier
    statedTitle = title
  }
}

extension Rule: PolicyObject {
  static let title = "rule"
  static let fields: [PolicyField<Rule>] =
    [
      PolicyField(
        "id", \.identifier, .name, "The requirement by its number in the team's specification.",
        expected: "a name such as \"TEXT-01\""),
      PolicyField("title", \.statedTitle, .string, "The demand, as one line."),
      PolicyField("source", \.source, .string, "Where the rule comes from."),
      PolicyField(
        "description", \.description, .string, "The demand and its reason, for `explain`."),
      PolicyField(
        "severity", \.severity, .choice, "How much a failure weighs.", default: "\"error\""),
      PolicyField(
        "optional", \.isOptional, .flag, "Whether the rule is judged only on request.",
        default: "false"),
      PolicyField(
        "claims", \.claims, .list(.object, isNeverEmpty: false),
        "Ratios that documentation states of colors without a token; a difference is a warning."),
      PolicyField("pairings", \.pairings, .list(.object), "The pairings that it judges."),
    ] + TokenDemands.all.map { $0.ruleField }
  static let alternatives: PolicyAlternatives? = .atLeastOne(
    of: ["pairings"] + TokenDemands.keys,
    whenNone: "has no pairings; expected a list of them, or a token check")

  init(at place: PolicyName) { identifier = place }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    Self.checkIdentifier(id, at: span, &reader.diagnostics)
  }

  /// Reports an identifier of the team's that the tool gives to a rule of its own.
  static func checkIdentifier(
    _ id: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) {
    guard ToolRules.ids.contains(id.lowercased()) else { return }
    diagnostics.error(
      "the id '\(id)' is kept for a rule of the tool itself; give the requirement another", at: span
    )
  }
}

extension TokenDemand {
  /// Its key in a rule.
  fileprivate static var ruleField: PolicyField<Rule> {
    PolicyField(key, PolicyForm<[Self]>.oneOrMore(.object), meaning) { $0.demands += $1 }
  }
}
