import SourceText

/// The rule of the tool itself that each text and icon in the code of the app is followed to a color and
/// to what lies behind it, and what breaks it.
///
/// What is not followed is judged by nobody, and a view that comes to it changes no pairing.
struct UnresolvedUses {
  private let found: [UnresolvedUse]

  init(_ uses: [UnresolvedUse]) {
    var places: Set<SourceSpan> = []
    found = uses.filter { places.insert($0.span).inserted }
  }

  var isEmpty: Bool { found.isEmpty }

  /// The rule, at a place in the policy.
  static func rule(at span: SourceSpan, _ severity: Diagnostic.Severity) -> Rule {
    var rule = ToolRules.rule(
      ToolRules.unresolvedUse, "Each text and icon in the code is followed to its colors",
      description:
        "A text whose color, or whose background, is not known is judged by nobody. Write it so that both "
        + "are known, or let a baseline know it.", at: span)
    rule.severity = severity
    return rule
  }

  /// A result for each, in the order of the code.
  func results(rule: Int) -> [StructuralResult] {
    found.map { use in
      StructuralResult(
        rule: rule, token: use.name, isMet: false,
        message: "'\(use.name)' is not judged: \(use.reason)", span: use.span)
    }
  }
}
