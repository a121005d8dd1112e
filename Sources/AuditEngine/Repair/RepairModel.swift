import ColorMath
import DesignTokens
import SourceText

/// What failing evaluations depend on: the sites whose colors a repair may change, and each demand
/// on any of them, in every permutation of the policy.
struct RepairModel {
  /// The sites that failing evaluations depend on.
  private(set) var sites: [ColorSite] = []
  /// The demands collected last.
  private(set) var demands: [RepairDemand] = []
  /// For each site, the demands that depend on it.
  private(set) var demandsOfSite: [[Int]] = []
  /// The sites with more demands than were collected.
  private(set) var truncated: Set<Int> = []
  /// For each failure, its sites, the foreground's first.
  private(set) var sitesOfFailure: [[Int]] = []
  let plan: AuditPlan
  let catalog: TokenCatalog

  /// The current colors.
  var colors: [SRGBColor] { sites.map(\.color) }

  private let resolvers: PermutationResolvers
  /// The sites that may change.
  private var indices: [SourceSpan: Int] = [:]
  private let failures: [Failure]
  /// The plan of the failures.
  private let audited: AuditPlan

  /// A pairing that fails in a permutation.
  struct Failure {
    let pairing: Int
    let permutation: Permutation
  }

  /// Finds the sites of failures; other demands on the same sites must be collected.
  ///
  /// - Parameters:
  ///   - failures: pairings of `audited` and the permutations in which they fail, permutation by permutation.
  ///   - audited: the plan of the audit, possibly filtered.
  ///   - plan: the plan of the whole policy.
  ///   - kept: places whose colors must not change.
  init(
    failures: [Failure], of audited: AuditPlan,
    whole plan: AuditPlan, catalog: TokenCatalog, resolvers: PermutationResolvers,
    keeping kept: Set<SourceSpan> = []
  ) {
    self.plan = plan
    self.catalog = catalog
    self.resolvers = resolvers
    self.failures = failures
    self.audited = audited
    var current: Permutation?
    var resolver: TokenResolver?
    // For the current permutation, and for all so far by the declarations behind a token.
    var known: [TokenID: [Int]] = [:]
    var shared: [[Int32]: [Int]] = [:]
    for failure in failures {
      if current != failure.permutation {
        current = failure.permutation
        resolver = resolvers.resolver(in: failure.permutation)
        known.removeAll(keepingCapacity: true)
      }
      guard let resolver else { continue }
      var found: [Int] = []
      let stack = audited.pairings[failure.pairing].stack
      for tokens in [audited.pairings[failure.pairing].foregrounds, audited.stacks[stack].layers] {
        for token in tokens {
          let sites: [Int]
          if let own = known[token] {
            sites = own
          } else {
            let key = resolver.declarations(behind: token)
            sites =
              key.flatMap { shared[$0] }
              ?? resolver.derivation(of: token).sites.filter { !kept.contains($0.span) }
              .map { register($0) }
            known[token] = sites
            if let key { shared[key] = sites }
          }
          for index in sites where !found.contains(index) { found.append(index) }
        }
      }
      sitesOfFailure.append(found)
    }
  }

  /// Finds the sites and demands of one token in the permutations of a plan.
  init(
    restingOn token: TokenID, plan: AuditPlan, catalog: TokenCatalog
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    resolvers = PermutationResolvers(catalog)
    failures = []
    audited = plan
    for permutation in Permutations(choices: plan.choices) {
      let resolver = resolvers.resolver(in: permutation)
      _ = try resolver.color(of: token)
      for site in resolver.derivation(of: token).sites { _ = register(site) }
    }
    try collectDemands()
  }

  /// The demands on a site.
  func demands(on site: Int) -> [RepairDemand] { demandsOfSite[site].map { demands[$0] } }

  private mutating func register(_ site: ColorSite) -> Int {
    if let known = indices[site.span] { return known }
    indices[site.span] = sites.count
    sites.append(site)
    return sites.count - 1
  }

  // MARK: Demands

  /// How many demands are collected for a sampled site.
  private static let sampleSize = 64

  /// Collects the demands on sites, and replaces those collected before.
  ///
  /// A site with several colors is removed from ``sitesOfFailure``.
  ///
  /// - Parameters:
  ///   - chosen: the sites by index; nil for all. The others keep their colors.
  ///   - sampled: sites for which the first few demands are enough; sites with more are in
  ///     ``truncated``.
  mutating func collectDemands(
    on chosen: Set<Int>? = nil, sampling sampled: Set<Int> = []
  ) throws(ResolutionError) {
    var varying: Set<Int>
    repeat {
      demands = []
      demandsOfSite = Array(repeating: [], count: sites.count)
      truncated = []
      let chosen = chosen.map { chosen in indices.filter { chosen.contains($0.value) } } ?? indices
      varying = chosen.isEmpty ? [] : try collectDemandsOnce(on: chosen, sampled)
      for index in varying { indices[sites[index].span] = nil }
    } while !varying.isEmpty
    sitesOfFailure = sitesOfFailure.map { found in
      found.filter { indices[sites[$0].span] != nil }
    }
  }

  /// Collects the demands on the sites, and returns the sites with several colors.
  private mutating func collectDemandsOnce(
    on indices: [SourceSpan: Int], _ sampled: Set<Int>
  ) throws(ResolutionError) -> Set<Int> {
    var seen: Set<DemandKey> = []
    var table = InkTable(catalog, indices: indices, sites: sites)
    var grounds: [GroundKey: RepairGround] = [:]
    for permutation in Permutations(choices: plan.choices) {
      let judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: resolvers)
      table.advance()
      for index in plan.pairings.indices
      where plan.pairings[index].contexts.holds(in: permutation) {
        guard try isWanted(index, judge, &table),
          let minimum = try judge.requirement(ofPairing: index)?.minimum,
          seen.insert(try key(of: index, minimum, judge, &table)).inserted
        else { continue }
        let key = try groundKey(of: index, judge, &table)
        let demand = try demand(
          of: index, in: plan, permutation, minimum, judge, &table, on: grounds[key])
        grounds[key] = demand.ground
        for site in demand.sites where !table.isFull(site) {
          demandsOfSite[site].append(demands.count)
          if sampled.contains(site), demandsOfSite[site].count == RepairModel.sampleSize {
            table.fill(site)
          }
        }
        demands.append(demand)
      }
    }
    truncated = table.truncated
    return table.varying
  }

  /// Whether a pairing involves any site that needs demands.
  private func isWanted(
    _ index: Int, _ judge: ContrastJudge, _ table: inout InkTable
  ) throws(ResolutionError) -> Bool {
    // All of them: an ink also records whether its site varies.
    var isWanted = false
    for token in plan.pairings[index].foregrounds
    where try table.isWanted(token, in: judge.resolver) { isWanted = true }
    let stack = plan.pairings[index].stack
    for token in plan.stacks[stack].layers where try table.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    for token in tokens(beneath: stack) where try table.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    return isWanted
  }

  private func key(
    of index: Int, _ minimum: Double, _ judge: ContrastJudge, _ table: inout InkTable
  ) throws(ResolutionError) -> DemandKey {
    let stack = plan.pairings[index].stack
    let candidates = plan.pairings[index].foregrounds
    let layers = plan.stacks[stack].layers
    let beneath: DemandKey.Beneath =
      switch plan.stacks[stack].beneath {
      case .nothing: .nothing
      case .anything: .anything
      case .backdrop(let index): .backdrop(Int32(index))
      }
    let below = tokens(beneath: stack)
    var others: [Int32] = []
    if candidates.count > 1 || layers.count > 1 || !below.isEmpty {
      others.append(Int32(candidates.count))
      for tokens in [candidates.dropFirst(), layers.dropFirst(), below[...]] {
        for token in tokens { others.append(try table.number(of: token, in: judge.resolver)) }
      }
    }
    return DemandKey(
      minimum: minimum, beneath: beneath, choice: plan.pairings[index].choice,
      candidate: try table.number(of: candidates[0], in: judge.resolver),
      layer: layers.isEmpty ? -1 : try table.number(of: layers[0], in: judge.resolver),
      others: others)
  }

  /// What lies behind a foreground, by what tells it from others.
  private struct GroundKey: Hashable {
    let beneath: BackgroundStack.Beneath
    let layers: [Int32]
  }

  private func groundKey(
    of index: Int, _ judge: ContrastJudge, _ table: inout InkTable
  ) throws(ResolutionError) -> GroundKey {
    let stack = plan.pairings[index].stack
    var layers: [Int32] = []
    for token in plan.stacks[stack].layers + tokens(beneath: stack) {
      layers.append(try table.number(of: token, in: judge.resolver))
    }
    return GroundKey(beneath: plan.stacks[stack].beneath, layers: layers)
  }

  /// The tokens of the backdrop beneath a stack.
  private func tokens(beneath stack: Int) -> [TokenID] {
    guard case .colors(let colors) = backdrop(of: plan.stacks[stack], in: plan) else { return [] }
    return colors.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  private func demand(
    of index: Int, in plan: AuditPlan, _ permutation: Permutation, _ minimum: Double,
    _ judge: ContrastJudge, _ table: inout InkTable, on known: RepairGround? = nil
  ) throws(ResolutionError) -> RepairDemand {
    let pairing = plan.pairings[index]
    let ground: RepairGround
    if let known {
      ground = known
    } else {
      ground = try self.ground(of: plan.stacks[pairing.stack], in: plan, judge, &table)
    }
    return RepairDemand(
      pairing: index, permutation: permutation, minimum: minimum,
      candidates: try table.inks(of: pairing.foregrounds, in: judge.resolver),
      choice: pairing.choice, on: ground)
  }

  private func ground(
    of stack: BackgroundStack, in plan: AuditPlan, _ judge: ContrastJudge, _ table: inout InkTable
  ) throws(ResolutionError) -> RepairGround {
    var beneath = RepairGround.Beneath.nothing
    switch backdrop(of: stack, in: plan) {
    case nil: break
    case .luminance(let range): beneath = .luminance(range)
    case .colors(let colors):
      var found: [RepairInk] = []
      for color in colors {
        switch color {
        case .literal(let color): found.append(RepairInk(color))
        case .token(let token): found += try table.inks(of: [token], in: judge.resolver)
        }
      }
      beneath = .colors(found)
    }
    return RepairGround(
      layers: try table.inks(of: stack.layers, in: judge.resolver), beneath: beneath)
  }

  private func backdrop(of stack: BackgroundStack, in plan: AuditPlan) -> PlannedBackdrop? {
    switch stack.beneath {
    case .nothing: nil
    case .anything: .luminance(0...1)
    case .backdrop(let index): plan.backdrops[index]
    }
  }

  /// How the failures look with other colors at the sites.
  ///
  /// - Parameter colors: for each failure the colors of all sites; nil to skip it.
  func previews(
    colors: (Int) -> [SRGBColor]?
  ) throws(ResolutionError) -> [SuggestionPreview?] {
    var current: ContrastJudge?
    var currentPermutation: Permutation?
    var table = InkTable(catalog, indices: indices, sites: sites)
    var previews: [SuggestionPreview?] = []
    for (index, failure) in failures.enumerated() {
      guard let colors = colors(index) else {
        previews.append(nil)
        continue
      }
      if currentPermutation != failure.permutation {
        current = ContrastJudge(
          plan: audited, catalog: catalog, permutation: failure.permutation, resolvers: resolvers)
        currentPermutation = failure.permutation
        table.advance()
      }
      guard let judge = current,
        let minimum = try judge.requirement(ofPairing: failure.pairing)?.minimum
      else {
        previews.append(nil)
        continue
      }
      let demand = try demand(
        of: failure.pairing, in: audited, failure.permutation, minimum, judge, &table)
      previews.append(
        demand.reading(colors).map {
          SuggestionPreview(
            foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
        })
    }
    return previews
  }
}
