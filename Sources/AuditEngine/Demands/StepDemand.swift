import ColorMath
import DesignTokens
import SourceText

/// Two states of something differ by at least a contrast ratio: `step`.
///
/// WCAG requires no contrast between hover and rest: how much is the team's decision, and there is no
/// default.
struct StepDemand: TokenDemand {
  static let key = "step"
  static let isMeasured = true
  static let meaning = "Two states, such as rest and hover, differ by at least this contrast ratio."
  static let fields: [PolicyField<StepDemand>] = [
    PolicyField(
      "from", .token, "The token of the one state.", expected: "a token", assign: { $0.from = $1 }),
    PolicyField(
      "to", .token, "The token of the other state.", expected: "a token", assign: { $0.to = $1 }),
    PolicyField(
      "least", .leastRatio, "The least contrast ratio between them.", expected: "a contrast ratio",
      assign: { $0.least = $1 }),
    PolicyField(
      "background", \.backgrounds, .stacks,
      "What translucent colors lie on; each stack is judged, top first: 'a', 'a over b'."),
  ]

  private var from: PolicyName?
  private var to: PolicyName?
  private var least: StatedNumber?
  private var backgrounds: [PairingDeclaration.Stack] = []
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  var text: String {
    "\([from, to].compactMap(\.self).list(" to ")): at least "
      + "\(Requirement.text(least?.value ?? 1)):1 between the two"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    guard let least = least?.value else { return nil }
    let tokens = [from, to].compactMap(\.self).flatMap { planner.tokens($0) }
    guard tokens.count == 2 else { return nil }
    let pair = ColorPair(tokens[0], tokens[1])
    if pair.first.id == pair.second.id {
      planner.diagnostics.error(
        "nothing to compare: from and to are both '\(pair.first.name)'", at: span)
    }
    guard let grounds = planner.grounds(backgrounds) else { return nil }
    return TokenDemands.Planned(
      rule: rule, tokens: tokens.map(\.id) + grounds.flatMap(\.layers),
      comparisons: .exactly(max(1, grounds.count))
    ) { [span] judge in
      judge.inEachPermutation { context throws(ResolutionError) in
        var results: [StructuralResult] = []
        for ground in grounds.orNone {
          results += try context.contrasts(
            of: [pair], on: ground, rule: rule, required: least, at: span)
        }
        return results
      }
    }
  }
}
