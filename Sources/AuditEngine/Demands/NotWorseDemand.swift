import ColorMath
import DesignTokens
import SourceText

/// In one context of an axis, pairings have at least the contrast that they have in its others:
/// `notWorse`.
struct NotWorseDemand: TokenDemand {
  static let key = "notWorse"
  static let isMeasured = true
  static let meaning =
    "In one context of an axis, such as increased contrast, each pairing of the rule, or of the "
    + "policy if the rule has none, has at least the contrast that it has in the other contexts."
  static let fields: [PolicyField<NotWorseDemand>] = [
    PolicyField("along", .name, "The axis.", expected: "an axis", assign: { $0.along = $1 }),
    PolicyField(
      "to", .name, "The context that must not be worse than the others.",
      expected: "a context of the axis", assign: { $0.to = $1 }),
  ]

  private var along: PolicyName?
  private var to: PolicyName?
  private let span: SourceSpan

  /// What a quotient of two ratios may lose to the digits of a notation: far below what shows.
  private static let tolerance = 1e-9

  init(at place: PolicyName) { span = place.span }

  var text: String {
    "each pairing: at least as much contrast in the \(along?.text ?? "") '\(to?.text ?? "")' as in "
      + "the others"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    guard let along, let to, let axis = planner.axis(along) else { return nil }
    let declared = planner.catalog.axes[axis]
    guard let context = planner.index(of: to.text, on: declared, at: to.span) else { return nil }
    let excluded = planner.sets(of: planner.policy.exclude).sets[axis] ?? []
    if excluded.contains(context) {
      planner.diagnostics.error(
        "the policy excludes the \(declared.name) '\(to.text)'; choose another", at: to.span)
    }
    let others = declared.contexts.indices.filter { $0 != context && !excluded.contains($0) }
    if others.isEmpty {
      planner.diagnostics.error(
        "nothing to compare: the \(declared.name) has no context beside '\(to.text)'", at: to.span)
    }
    return TokenDemands.Planned(rule: rule, tokens: [], comparisons: .perPairing(others.count)) {
      [span] judge in
      let results = Self.results(rule, axis, context, others, judge)
      if results.isEmpty, !judge.diagnostics.hasErrors {
        judge.report(
          ResolutionError(
            "nothing to compare: no pairing that WCAG requires contrast of is judged in the "
              + "\(declared.name) '\(to.text)' and in another",
            at: span))
      }
      return results
    }
  }

  // MARK: Judging

  /// Also where a filter leaves out the context or the others: what is chosen along the axis does not
  /// matter to a comparison along it.
  private static func results(
    _ rule: Int, _ axis: Int, _ context: Int, _ others: [Int], _ judge: DemandJudge
  ) -> [StructuralResult] {
    var plan = judge.plan
    plan.pairings = plan.pairings(ofDemandIn: rule).filter { $0.usage?.exemption == nil }
    var seen: Set<Permutation> = []
    return judge.permutations.flatMap { permutation -> [StructuralResult] in
      func moved(to context: Int) -> Permutation {
        var contexts = permutation.contexts
        contexts[axis] = context
        return Permutation(contexts: contexts)
      }
      guard seen.insert(moved(to: context)).inserted else { return [] }
      do throws(ResolutionError) {
        var here = Side(moved(to: context), plan, judge)
        var found: [StructuralResult] = []
        for other in others {
          var there = Side(moved(to: other), plan, judge)
          found += try compared(&here, &there, along: axis, rule, plan)
        }
        return found
      } catch {
        judge.report(error)
        return []
      }
    }
  }

  /// One of the two permutations of a comparison.
  private struct Side {
    let context: DemandContext
    private var judge: ContrastJudge
    private var known: [Int: Evaluation] = [:]

    init(_ permutation: Permutation, _ plan: AuditPlan, _ judge: DemandJudge) {
      context = judge.context(in: permutation)
      self.judge = ContrastJudge(
        plan: plan, catalog: judge.catalog, permutation: permutation, resolvers: judge.resolvers)
    }

    mutating func evaluation(_ pairing: Int) throws(ResolutionError) -> Evaluation {
      if let evaluation = known[pairing] { return evaluation }
      let evaluation = try judge.judge(pairing, as: 0)
      known[pairing] = evaluation
      return evaluation
    }
  }

  private static func compared(
    _ here: inout Side, _ there: inout Side, along axis: Int, _ rule: Int, _ plan: AuditPlan
  ) throws(ResolutionError) -> [StructuralResult] {
    let (context, other) = (here.context, there.context)
    let name = context.catalog.axes[axis].name
    let to = context.catalog.contextNames(of: context.permutation)[axis]
    let from = context.catalog.contextNames(of: other.permutation)[axis]
    let rest = context.names.filter { $0.axis != name }
    let contexts = rest + [FindingIdentity.ContextName(axis: name, name: to)]
    let place = contexts.map { "\($0.axis) \($0.name)" }.joined(separator: ", ")
    var results: [StructuralResult] = []
    // Several rules may have the same pairing.
    var subjects: Set<String> = []
    for (index, pairing) in plan.pairings.enumerated()
    where pairing.contexts.holds(in: context.permutation)
      && pairing.contexts.holds(in: other.permutation)
    {
      let subject = "\(pairing.foregroundName) on \(pairing.backgroundText)"
      guard subjects.insert(subject).inserted else { continue }
      let (now, before) = (try here.evaluation(index), try there.evaluation(index))
      let (measured, least) = (now.measurement, before.measurement)
      let quotients = [
        measured.exact.value / least.exact.value, measured.eightBit.value / least.eightBit.value,
      ]
      let isMet = quotients.allSatisfy { $0 >= 1 - tolerance }
      let isExact = !(quotients[1] < quotients[0])
      let (first, second) =
        isExact ? (measured.exact, least.exact) : (measured.eightBit, least.eightBit)
      results.append(
        context.result(
          rule: rule, "\(subject), not worse than \(name) \(from)", isMet: isMet,
          "'\(pairing.foregroundName)' on '\(pairing.backgroundText)' has "
            + "\(first.text(beside: second)) in \(place), \(isMet ? "no less" : "less") than the "
            + "\(second.text(beside: first)) in \(name) \(from)",
          value: quotients.min() ?? 0, required: 1,
          tokens: pairing.candidateNames + pairing.backgroundNames.filter { $0 != "any" },
          origins: [now.backgroundOrigin, now.foregroundOrigin], contexts: contexts,
          at: pairing.span))
    }
    return results
  }
}
