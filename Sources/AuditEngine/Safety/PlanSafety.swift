import ColorMath
import DesignTokens
import SourceText

/// Tells the changes of a plan that are safe from those that a person has to look at.
struct PlanSafety {
  let prepared: PreparedAudit
  let whole: AuditPlan
  let promised: PromisedPairs.Drafted
  let changes: [PlannedChange]
  let reach: ChangeReach
  /// What the plan may cost.
  let effort: RepairEffort
  /// The tokens that are a background in some pairing, judged or promised, or by their names.
  let surfaces: Set<TokenID>
  /// The tokens that pairings of the policy name.
  let judged: Set<TokenID>

  private var catalog: TokenCatalog { prepared.catalog }

  /// - Parameter whole: the plan of the whole policy.
  init(
    _ prepared: PreparedAudit, whole: AuditPlan, promised: PromisedPairs.Drafted,
    of changes: [PlannedChange], spending effort: RepairEffort
  ) {
    self.effort = effort
    self.prepared = prepared
    self.whole = whole
    self.promised = promised
    self.changes = changes
    reach = ChangeReach(changes, in: prepared.catalog)
    let backgrounds = whole.backgrounds
    surfaces = backgrounds.union(promised.plan.backgrounds)
      .union(promised.kinds.filter { $0.value == .background }.keys)
    judged = backgrounds.union(whole.pairings.flatMap(\.foregrounds))
  }

  /// Why each change is a decision, and how many of some findings the safe ones fix by themselves.
  func reasons(failing: [Evaluation]) -> (reasons: [[ChangeReason]], fixedBySafe: Int) {
    let after = Trial(changes, in: catalog)
    let seen = seenChanges(after)
    var reasons = changes.indices.map { own(of: $0, seen[$0]) }
    let all = Array(changes.indices)
    add(losses(promised.plan, all, after, isLoss: Self.isLost), .promised, all, &reasons)
    var safe = all.filter { reasons[$0].isEmpty }
    // Without the others a change may do harm that it does not do with them.
    while !safe.isEmpty {
      let trial = Trial(safe.map { changes[$0] }, in: catalog)
      if safe.count < all.count {
        add(losses(promised.plan, safe, trial, isLoss: Self.isLost), .promised, safe, &reasons)
        add(losses(whole, safe, trial, isLoss: isWorse), .policy, safe, &reasons)
        if breaksChecks(trial) { for index in safe { reasons[index].append(.breaksCheck) } }
      }
      let left = safe.filter { reasons[$0].isEmpty }
      if left.count == safe.count { return (reasons, fixed(failing, trial)) }
      safe = left
    }
    return (reasons, 0)
  }

  /// The tokens with some changes.
  struct Trial {
    let catalog: TokenCatalog
    let resolvers: PermutationResolvers

    init(_ changes: [PlannedChange], in catalog: TokenCatalog) {
      self.catalog = catalog.applying(changes)
      resolvers = PermutationResolvers(self.catalog)
    }
  }

  /// Whose pairings lose.
  private enum Pairs { case policy, promised }

  // MARK: What a change is by itself

  private func own(of index: Int, _ seen: SeenChange) -> [ChangeReason] {
    let change = changes[index]
    var reasons: [ChangeReason] = []
    let difference = change.current.color == nil ? seen.difference : change.difference
    if ChangeVisibility(difference) == .strong, !(seen.isGray && isText(index)) {
      reasons.append(.strong)
    }
    if let old = change.current.color, let new = change.proposal.color,
      let turn = ColorTurn(from: old, to: new)
    {
      reasons.append(.turns(turn))
    }
    if let surface = seen.surface { reasons.append(.surface(catalog.name(of: surface))) }
    let sharers = sharers(of: index)
    if sharers.count > 1 { reasons.append(.shared(sharers.map { catalog.name(of: $0) })) }
    return reasons
  }

  /// Whether all that the policy pairs of a change is text, or by name where it pairs none.
  private func isText(_ index: Int) -> Bool {
    let tokens = reach.tokens[index]
    let usages = whole.pairings.filter { !tokens.isDisjoint(with: $0.foregrounds) }.map(\.usage)
    let required = usages.filter { $0?.exemption == nil }
    if !required.isEmpty { return required.allSatisfy { $0 != .uiComponent } }
    let kinds = tokens.compactMap { promised.kinds[$0] }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .text }
  }

  /// The tokens with a role that get their color from the place of a change; one where it is the color of
  /// a role itself.
  private func sharers(of index: Int) -> [TokenID] {
    reach.first(of: index) { judged.contains($0) || promised.kinds[$0] != nil }
  }

  // MARK: What changes do to pairs

  /// What passes and would fail.
  private static func isLost(_ old: Evaluation, _ new: Evaluation) -> Bool {
    old.outcome == .pass && new.outcome.isFinding
  }

  /// The same, and what fails and would have less.
  private func isWorse(_ old: Evaluation, _ new: Evaluation) -> Bool {
    Self.isLost(old, new)
      || old.outcome.isFinding && !prepared.options.repair.allowsWorse
        && new.measurement.worse < old.measurement.worse - 1e-6
  }

  /// The pairings of a plan that some changes take contrast from, in the first of the permutations that
  /// are alike for them; nil if that takes too long.
  private func losses(
    _ plan: AuditPlan, _ some: [Int], _ after: Trial, isLoss: (Evaluation, Evaluation) -> Bool
  ) -> [PairLoss]? {
    let tokens = some.reduce(into: Set<TokenID>()) { $0.formUnion(reach.tokens[$1]) }
    let touched = plan.stacks.map { !tokens.isDisjoint(with: plan.tokens(of: $0)) }
    let wanted = plan.pairings.indices.filter { index in
      touched[plan.pairings[index].stack]
        || !tokens.isDisjoint(with: plan.pairings[index].foregrounds)
    }
    guard !wanted.isEmpty else { return [] }
    guard let count = Permutations.count(choices: plan.choices),
      count <= AuditPlan.evaluationLimit / wanted.count
    else { return nil }
    var losses: [PairLoss] = []
    var alike = LikePairings(plan, prepared.resolvers.axesOfTokens)
    for permutation in plan.permutations {
      if effort.isSpent { return nil }
      alike.enter(permutation)
      guard alike.hasNew else { continue }
      effort.spend(2 * RepairEffort.permutation)
      var old = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: prepared.resolvers)
      var new = ContrastJudge(
        plan: plan, catalog: after.catalog, permutation: permutation, resolvers: after.resolvers)
      for index in wanted
      where alike.isNew(index) && plan.pairings[index].contexts.holds(in: permutation) {
        effort.spend(
          2 * RepairEffort.paint * (1 + plan.stacks[plan.pairings[index].stack].layers.count))
        // What has no color in this permutation has none to lose.
        guard let before = try? old.judge(index, as: 0) else { continue }
        guard let later = try? new.judge(index, as: 0) else { return nil }
        if isLoss(before, later) {
          losses.append(
            PairLoss(permutation: permutation, pairing: index, before: before, after: later))
        }
      }
    }
    return losses
  }

  /// Gives the reasons to the changes behind losses: for each change the greatest of each kind.
  private func add(
    _ losses: [PairLoss]?, _ pairs: Pairs, _ some: [Int], _ reasons: inout [[ChangeReason]]
  ) {
    let plan = pairs == .policy ? whole : promised.plan
    guard let losses else {
      for index in some { reasons[index].append(.unmeasured) }
      return
    }
    var worst: [Int: PairLoss] = [:]
    for loss in losses {
      let resolver = prepared.resolvers.resolver(in: loss.permutation)
      let pairing = plan.pairings[loss.pairing]
      let tokens = pairing.foregrounds + plan.tokens(of: plan.stacks[pairing.stack])
      let behind = some.filter { index in tokens.contains { isBehind(index, $0, resolver) } }
      // Where nobody knows which change it is, all are doubtful.
      for index in behind.isEmpty ? some : behind {
        let least = worst[index]?.after.shareReached ?? .infinity
        if loss.after.shareReached < least { worst[index] = loss }
      }
    }
    for (index, loss) in worst { reasons[index].append(.fades(fading(loss, pairs))) }
  }

  /// Whether a color of a token comes from the place of a change.
  private func isBehind(_ index: Int, _ token: TokenID, _ resolver: TokenResolver) -> Bool {
    guard reach.tokens[index].contains(token) else { return false }
    return isStep(index)
      || resolver.derivation(of: token).variables.contains { $0.span == changes[index].origin }
  }

  /// Whether a change points an alias elsewhere.
  func isStep(_ index: Int) -> Bool {
    if case .step = changes[index].proposal { return true }
    return false
  }

  private func fading(_ loss: PairLoss, _ pairs: Pairs) -> FadingPair {
    let plan = pairs == .policy ? whole : promised.plan
    let pairing = plan.pairings[loss.pairing]
    return FadingPair(
      source: pairs == .policy ? .policy : promised.source(of: pairing),
      foreground: pairing.foregroundName, background: pairing.backgroundText,
      context: whole.shown(catalog.contextNames(of: loss.permutation)),
      before: loss.before.measurement.worse, after: loss.after.measurement.worse,
      minimum: loss.after.requirement?.minimum ?? 1)
  }

  /// Whether changes break a token check that measures colors.
  private func breaksChecks(_ after: Trial) -> Bool {
    guard whole.demands.contains(where: \.isMeasured) else { return false }
    let before = DemandJudge(plan: whole, catalog: catalog, resolvers: prepared.resolvers)
    let later = DemandJudge(plan: whole, catalog: after.catalog, resolvers: after.resolvers)
    return zip(before.measured(), later.measured()).contains { old, new in
      new.isWorse(than: old, allowingWorse: prepared.options.repair.allowsWorse)
    }
  }

  // MARK: What they fix

  private func fixed(_ failing: [Evaluation], _ after: Trial) -> Int {
    let permutations = Array(prepared.plan.permutations)
    var judge: (permutation: Int, judge: ContrastJudge)?
    let distinct = DistinctFindings(failing)
    var fixed = 0
    for (finding, count) in zip(distinct.evaluations, distinct.counts) where !effort.isSpent {
      effort.spend(2 * RepairEffort.paint)
      if judge?.permutation != finding.permutation {
        judge = (
          finding.permutation,
          ContrastJudge(
            plan: prepared.plan, catalog: after.catalog,
            permutation: permutations[finding.permutation], resolvers: after.resolvers)
        )
      }
      let judged = try? judge?.judge.judge(finding.pairing, as: finding.permutation)
      if let judged, !judged.outcome.isFinding { fixed += count }
    }
    return fixed
  }
}
