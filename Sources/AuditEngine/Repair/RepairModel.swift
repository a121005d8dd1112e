import ColorMath
import DesignTokens
import SourceText

/// What failing evaluations rest on, and everything that is asked of it: the sites whose colors a repair
/// may change, and each demand that any of them reaches, in every permutation of the policy.
struct RepairModel {
  /// The sites that failing evaluations rest on.
  private(set) var sites: [ColorSite] = []
  private(set) var demands: [RepairDemand] = []
  /// For each site, the demands that rest on it.
  private(set) var demandsOfSite: [[Int]] = []
  /// For each failure, its sites, the foreground's first.
  private(set) var sitesOfFailure: [[Int]] = []
  let plan: AuditPlan
  let catalog: TokenCatalog

  /// The colors as they are.
  var colors: [SRGBColor] { sites.map(\.color) }

  private let literals: ResolvedLiterals
  private var indices: [SourceSpan: Int] = [:]

  /// A pairing that fails in a permutation.
  struct Failure {
    let pairing: Int
    let permutation: Permutation
  }

  /// Surveys what failures rest on, and what else rests on the same.
  ///
  /// - Parameters:
  ///   - failures: pairings of `audited` and the permutations in which they fail, permutation by permutation.
  ///   - audited: the plan of the audit, which may be narrowed to a part of the policy.
  ///   - plan: the plan of the whole policy.
  ///   - kept: places whose colors are not to change.
  init(
    failures: [Failure], of audited: AuditPlan,
    whole plan: AuditPlan, catalog: TokenCatalog, keeping kept: Set<SourceSpan> = []
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    literals = ResolvedLiterals(catalog)
    var current: Permutation?
    var resolver: TokenResolver?
    // Of the current permutation, and of all so far by the declarations behind a token.
    var known: [TokenID: [Int]] = [:]
    var shared: [[Int32]: [Int]] = [:]
    for failure in failures {
      if current != failure.permutation {
        current = failure.permutation
        resolver = TokenResolver(catalog, in: failure.permutation)
        known.removeAll(keepingCapacity: true)
      }
      guard let resolver else { continue }
      let pairing = audited.pairings[failure.pairing]
      var found: [Int] = []
      for token in pairing.foregrounds + audited.stacks[pairing.stack].layers {
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
      sitesOfFailure.append(found)
    }
    try collectDemands()
  }

  /// Surveys what rests on one token in the permutations of a plan.
  init(
    restingOn token: TokenID, plan: AuditPlan, catalog: TokenCatalog
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    literals = ResolvedLiterals(catalog)
    for permutation in Permutations(choices: plan.choices) {
      let resolver = TokenResolver(catalog, in: permutation)
      _ = try resolver.color(of: token)
      for site in resolver.derivation(of: token).sites { _ = register(site) }
    }
    try collectDemands()
  }

  /// The demands that rest on a site.
  func demands(on site: Int) -> [RepairDemand] { demandsOfSite[site].map { demands[$0] } }

  private mutating func register(_ site: ColorSite) -> Int {
    if let known = indices[site.span] { return known }
    indices[site.span] = sites.count
    sites.append(site)
    return sites.count - 1
  }

  // MARK: Demands

  private mutating func collectDemands() throws(ResolutionError) {
    var varying: Set<Int>
    repeat {
      demands = []
      demandsOfSite = Array(repeating: [], count: sites.count)
      varying = indices.isEmpty ? [] : try collectDemandsOnce()
      for index in varying { indices[sites[index].span] = nil }
    } while !varying.isEmpty
    sitesOfFailure = sitesOfFailure.map { found in
      found.filter { indices[sites[$0].span] != nil }
    }
  }

  /// Collects what is asked of the sites, and gives those that are not the same color everywhere.
  private mutating func collectDemandsOnce() throws(ResolutionError) -> Set<Int> {
    var seen: Set<PairingInks.Identity> = []
    var table = InkTable(catalog, indices: indices, sites: sites)
    for permutation in Permutations(choices: plan.choices) {
      let judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, literals: literals)
      table.advance()
      for index in plan.pairings.indices where plan.pairings[index].contexts.holds(in: permutation)
      {
        guard let inks = try inks(of: index, in: plan, judge, &table),
          seen.insert(inks.identity).inserted
        else { continue }
        let demand = inks.demand(
          index, in: permutation, sample: try sample(plan.pairings[index], judge))
        for site in demand.sites { demandsOfSite[site].append(demands.count) }
        demands.append(demand)
      }
    }
    return table.varying
  }

  /// What a pairing asks of the sites; nil where it asks nothing, or no site comes into it.
  private func inks(
    of index: Int, in plan: AuditPlan, _ judge: ContrastJudge, _ table: inout InkTable
  ) throws(ResolutionError) -> PairingInks? {
    let pairing = plan.pairings[index]
    let stack = plan.stacks[pairing.stack]
    let resolver = judge.resolver
    let backdrop = backdrop(of: stack)
    var isReached = false
    for token in pairing.foregrounds where try table.isReached(token, in: resolver) {
      isReached = true
    }
    for token in stack.layers where try table.isReached(token, in: resolver) { isReached = true }
    if case .colors(let colors) = backdrop {
      for case .token(let token) in colors where try table.isReached(token, in: resolver) {
        isReached = true
      }
    }
    guard isReached, let minimum = try judge.requirement(of: pairing)?.minimum else { return nil }
    var candidates: [InkTable.Entry] = []
    for token in pairing.foregrounds { candidates.append(try table.entry(of: token, in: resolver)) }
    var layers: [InkTable.Entry] = []
    for token in stack.layers { layers.append(try table.entry(of: token, in: resolver)) }
    var beneath = PairingInks.Beneath.nothing
    switch backdrop {
    case nil: break
    case .luminance(let range): beneath = .luminance(range)
    case .colors(let colors):
      var found: [InkTable.Entry] = []
      for color in colors {
        switch color {
        case .literal(let color):
          found.append(.init(ink: .literal(color), identity: .color(color), isReached: false))
        case .token(let token): found.append(try table.entry(of: token, in: resolver))
        }
      }
      beneath = .colors(found)
    }
    return PairingInks(
      candidates: candidates, layers: layers, beneath: beneath, minimum: minimum)
  }

  private func sample(
    _ pairing: Pairing, _ judge: ContrastJudge
  ) throws(ResolutionError) -> Paint {
    try judge.resolver.paint(of: pairing.foregrounds[0])
  }

  private func backdrop(of stack: BackgroundStack) -> PlannedBackdrop? {
    switch stack.beneath {
    case .nothing: nil
    case .anything: .luminance(0...1)
    case .backdrop(let index): plan.backdrops[index]
    }
  }

  /// How failures of a plan look with other colors at the sites.
  ///
  /// - Parameter colors: for each failure the colors of all sites; nil where there is nothing to look at.
  func previews(
    of failures: [Failure], in audited: AuditPlan, colors: (Int) -> [SRGBColor]?
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
          plan: audited, catalog: catalog, permutation: failure.permutation, literals: literals)
        currentPermutation = failure.permutation
        table.advance()
      }
      guard let judge = current else { continue }
      let sample = try sample(audited.pairings[failure.pairing], judge)
      let demand = try inks(of: failure.pairing, in: audited, judge, &table)?
        .demand(failure.pairing, in: failure.permutation, sample: sample)
      previews.append(
        demand?.reading(colors).map {
          SuggestionPreview(
            foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
        })
    }
    return previews
  }
}
