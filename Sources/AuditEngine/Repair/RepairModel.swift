import ColorMath
import DesignTokens
import SourceText

/// What failing evaluations rest on, and everything that is asked of it: the sites whose colours a repair
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

  /// The colours as they are.
  var colors: [SRGBColor] { sites.map(\.color) }

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
  ///   - kept: places whose colours are not to change.
  init(
    failures: [Failure], of audited: AuditPlan,
    whole plan: AuditPlan, catalog: TokenCatalog, keeping kept: Set<SourceSpan> = []
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    var current: Permutation?
    var resolver: TokenResolver?
    // Of tokens in the current permutation, but for declarations that name no token: those in all.
    var sitesOfToken: [TokenID: [Int]] = [:]
    var sitesOfLiteral: [Int: [Int]] = [:]
    for failure in failures {
      if current != failure.permutation {
        current = failure.permutation
        resolver = TokenResolver(catalog, in: failure.permutation)
        sitesOfToken.removeAll(keepingCapacity: true)
      }
      guard let resolver else { continue }
      let pairing = audited.pairings[failure.pairing]
      var found: [Int] = []
      for token in pairing.foregrounds + audited.stacks[pairing.stack].layers {
        let literal = resolver.declarationIndex(of: token).flatMap {
          catalog.declarations[$0].references.isEmpty ? $0 : nil
        }
        if let known = literal.map({ sitesOfLiteral[$0] }) ?? sitesOfToken[token] {
          for index in known where !found.contains(index) { found.append(index) }
          continue
        }
        let sites = resolver.derivation(of: token).sites.filter { !kept.contains($0.span) }
          .map { register($0) }
        if let literal { sitesOfLiteral[literal] = sites } else { sitesOfToken[token] = sites }
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

  /// What two demands share only where they ask the same.
  private struct Identity: Hashable {
    let minimum: Double
    let candidates: [InkTable.Identity]
    let layers: [InkTable.Identity]
    let beneath: [InkTable.Identity]
    let kind: BackgroundStack.Beneath
  }

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

  /// Collects what is asked of the sites, and gives those that are not the same colour everywhere.
  private mutating func collectDemandsOnce() throws(ResolutionError) -> Set<Int> {
    var seen: Set<Identity> = []
    var inks = InkTable(catalog, indices: indices, sites: sites)
    for permutation in Permutations(choices: plan.choices) {
      let judge = ContrastJudge(plan: plan, catalog: catalog, permutation: permutation)
      inks.advance()
      for (index, pairing) in plan.pairings.enumerated()
      where pairing.contexts.holds(in: permutation) {
        guard let (demand, identity) = try demand(index, of: plan, judge, permutation, &inks)
        else { continue }
        guard seen.insert(identity).inserted else { continue }
        for site in demand.sites { demandsOfSite[site].append(demands.count) }
        demands.append(demand)
      }
    }
    return inks.varying
  }

  /// What a pairing asks of the sites; nil where it asks nothing, or no site comes into it.
  private func demand(
    _ index: Int, of plan: AuditPlan, _ judge: ContrastJudge, _ permutation: Permutation,
    _ inks: inout InkTable
  ) throws(ResolutionError) -> (RepairDemand, Identity)? {
    let pairing = plan.pairings[index]
    let stack = plan.stacks[pairing.stack]
    guard try isReached(pairing, stack, &inks, judge.resolver),
      let minimum = try judge.requirement(of: pairing)?.minimum
    else { return nil }
    var candidates: [(ink: RepairInk, identity: InkTable.Identity)] = []
    for token in pairing.foregrounds {
      candidates.append(try inks.ink(of: token, in: judge.resolver))
    }
    var layers: [(ink: RepairInk, identity: InkTable.Identity)] = []
    for token in stack.layers { layers.append(try inks.ink(of: token, in: judge.resolver)) }
    let beneath = try beneath(stack.beneath, &inks, judge.resolver)
    let demand = RepairDemand(
      pairing: index, permutation: permutation, minimum: minimum,
      candidates: candidates.map(\.ink), layers: layers.map(\.ink), beneath: beneath.0,
      sample: try judge.resolver.paint(of: pairing.foregrounds[0]))
    let identity = Identity(
      minimum: minimum, candidates: candidates.map(\.identity), layers: layers.map(\.identity),
      beneath: beneath.1, kind: stack.beneath)
    return (demand, identity)
  }

  /// Whether any site changes what a pairing looks at.
  private func isReached(
    _ pairing: Pairing, _ stack: BackgroundStack, _ inks: inout InkTable, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Bool {
    for token in pairing.foregrounds where try inks.isReached(token, in: resolver) { return true }
    for token in stack.layers where try inks.isReached(token, in: resolver) { return true }
    if case .backdrop(let index) = stack.beneath, case .colors(let colors) = plan.backdrops[index] {
      for color in colors {
        if case .token(let token) = color, try inks.isReached(token, in: resolver) { return true }
      }
    }
    return false
  }

  /// How failures of a plan look with other colours at the sites.
  ///
  /// - Parameter colors: for each failure the colours of all sites; nil where there is nothing to look at.
  func previews(
    of failures: [Failure], in audited: AuditPlan, colors: (Int) -> [SRGBColor]?
  ) throws(ResolutionError) -> [SuggestionPreview?] {
    var current: ContrastJudge?
    var currentPermutation: Permutation?
    var inks = InkTable(catalog, indices: indices, sites: sites)
    var previews: [SuggestionPreview?] = []
    for (index, failure) in failures.enumerated() {
      guard let colors = colors(index) else {
        previews.append(nil)
        continue
      }
      if currentPermutation != failure.permutation {
        current = ContrastJudge(plan: audited, catalog: catalog, permutation: failure.permutation)
        currentPermutation = failure.permutation
        inks.advance()
      }
      guard let judge = current else { continue }
      let demand = try demand(
        failure.pairing, of: audited, judge, failure.permutation, &inks)?.0
      previews.append(
        demand?.reading(colors).map {
          SuggestionPreview(
            foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
        })
    }
    return previews
  }

  private func beneath(
    _ beneath: BackgroundStack.Beneath, _ inks: inout InkTable, _ resolver: TokenResolver
  ) throws(ResolutionError) -> (RepairDemand.Beneath, [InkTable.Identity]) {
    switch beneath {
    case .nothing: return (.nothing, [])
    case .anything: return (.luminance(0...1), [])
    case .backdrop(let index):
      switch plan.backdrops[index] {
      case .luminance(let range): return (.luminance(range), [])
      case .colors(let colors):
        var found: [(RepairInk, InkTable.Identity)] = []
        for color in colors {
          switch color {
          case .literal(let literal): found.append((.literal(literal), .color(literal)))
          case .token(let token): found.append(try inks.ink(of: token, in: resolver))
          }
        }
        return (.colors(found.map(\.0)), found.map(\.1))
      }
    }
  }
}
