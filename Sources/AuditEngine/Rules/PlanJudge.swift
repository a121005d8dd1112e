import DesignTokens

/// Judges the pairings of a plan, permutation by permutation. A pairing is judged once for each
/// combination of the axes that it depends on.
struct PlanJudge {
  private let plan: AuditPlan
  private let catalog: TokenCatalog
  private let resolvers: PermutationResolvers
  private var alike: LikePairings
  private var permutation: Permutation?
  /// The index of the permutation in the report.
  private var index = -1
  /// That of the current permutation, if anything was judged in it.
  private var judge: ContrastJudge?
  /// How many colors of gradients were measured one by one, in all permutations.
  private var samples = 0
  /// What may come again.
  private var known: [Place: Evaluation] = [:]

  /// A pairing, and the first permutation like the one in which it was judged.
  private struct Place: Hashable {
    let pairing: Int32
    let permutation: Int32
  }

  init(_ plan: AuditPlan, _ catalog: TokenCatalog, _ resolvers: PermutationResolvers) {
    self.plan = plan
    self.catalog = catalog
    self.resolvers = resolvers
    alike = LikePairings(plan, resolvers.axesOfTokens)
  }

  /// Moves to the next permutation of the plan, or to the first.
  mutating func enter(_ permutation: Permutation) {
    self.permutation = permutation
    index += 1
    judge = nil
    alike.enter(permutation)
  }

  /// Why nothing more is judged; nil while there is work left.
  var exhaustion: String? {
    guard samples > AuditPlan.sampleLimit else { return nil }
    return
      "translucent foregrounds on gradients need more than \(AuditPlan.sampleLimit) colors to be "
      + "measured; name fewer of them, or filter by context or rule"
  }

  /// The evaluation of a pairing by index.
  mutating func evaluation(of pairing: Int) throws(ResolutionError) -> Evaluation {
    guard !alike.isAlwaysNew(pairing) else { return try judged(pairing) }
    let place = Place(pairing: Int32(pairing), permutation: Int32(alike.first(pairing)))
    if let known = known[place] { return known.like(in: index) }
    // What cannot be judged is said of each permutation.
    let evaluation = try judged(pairing)
    known[place] = evaluation
    return evaluation
  }

  private mutating func judged(_ pairing: Int) throws(ResolutionError) -> Evaluation {
    if judge == nil, let permutation {
      judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: resolvers)
    }
    let before = judge?.samples ?? 0
    guard let evaluation = try judge?.judge(pairing, as: index) else {
      throw ResolutionError("no permutation was entered", at: plan.pairings[pairing].span)
    }
    samples += (judge?.samples ?? 0) - before
    return evaluation
  }
}
