package import SourceText

/// How much it weighs what the tool finds in the code of the app by rules of its own.
package struct ToolChecks: Sendable {
  /// The severity of a use of a color that is not followed.
  package internal(set) var unresolvedUse = Diagnostic.Severity.error
  /// The severity of a pair that a view shows.
  package internal(set) var shownPair = Diagnostic.Severity.error

  /// That of each rule, by its identifier.
  var severities: [String: Diagnostic.Severity] {
    [ToolRules.unresolvedUse: unresolvedUse, ToolRules.shownPair: shownPair]
  }
}

extension ToolChecks: PolicyObject {
  static let title = "checks"
  static let phrase = "the checks"
  static let fields: [PolicyField<ToolChecks>] = [
    PolicyField(
      ToolRules.unresolvedUse, \.unresolvedUse, .choice,
      "How much it weighs that a text or icon in the code is not judged, because its color or what lies "
        + "behind it is not known.", default: "\"error\""),
    PolicyField(
      ToolRules.shownPair, \.shownPair, .choice,
      "How much it weighs that a pair of colors in the code does not meet WCAG.",
      default: "\"error\""),
  ]

  init(at place: PolicyName) {}
}
