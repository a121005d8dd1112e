import ColorMath
import DesignTokens
import SourceText

/// Which colors to change so that failing evaluations pass, as a problem of variables and
/// constraints.
///
/// A variable is a color or an opacity in a file that failing evaluations depend on. A constraint
/// is the required ratio of a pairing that depends on any of them, in every permutation of the
/// policy.
struct RepairProblem {
  /// The variables that failing evaluations depend on.
  private(set) var variables: [ColorVariable] = []
  /// The constraints collected last.
  private(set) var constraints: [RepairConstraint] = []
  /// For each variable, the constraints that depend on it.
  private(set) var constraintsOfVariable: [[Int]] = []
  /// For each failure, its variables, the foreground's first.
  private(set) var variablesOfFailure: [[Int]] = []
  /// For each failure, its places that must not change.
  private(set) var keptOfFailure: [[ColorVariable]] = []
  let plan: AuditPlan
  let catalog: TokenCatalog

  /// The current colors.
  var colors: [SRGBColor] { variables.map(\.color) }

  let resolvers: PermutationResolvers
  /// The variables that may change.
  private(set) var indices: [SourceSpan: Int] = [:]
  let failures: [Failure]
  private let movable: Set<SourceSpan>?
  /// How many of the variables belong to failures; the others stand beside them.
  private var ownCount = 0
  /// The plan of the failures.
  let audited: AuditPlan
  /// What may be spent on it.
  let effort: RepairEffort

  /// A pairing that fails in a permutation.
  struct Failure {
    let pairing: Int
    let permutation: Permutation
  }

  /// Finds the variables of failures; other constraints on the same variables must be collected.
  ///
  /// - Parameters:
  ///   - failures: pairings of `audited` and the permutations in which they fail, permutation by
  ///     permutation.
  ///   - audited: the plan of the audit, possibly filtered.
  ///   - plan: the plan of the whole policy.
  ///   - kept: places whose colors must not change.
  ///   - movable: the places whose colors may change; nil for all others.
  ///   - others: demands whose colors may change too, although they are met.
  ///   - effort: what the plan may cost.
  init(
    failures: [Failure], of audited: AuditPlan,
    whole plan: AuditPlan, catalog: TokenCatalog, resolvers: PermutationResolvers,
    keeping kept: Set<SourceSpan> = [], movingOnly movable: Set<SourceSpan>? = nil,
    beside others: [RepairConstraint] = [], effort: RepairEffort = RepairEffort()
  ) {
    self.movable = movable
    self.effort = RepairEffort(partOf: effort)
    self.plan = plan
    self.catalog = catalog
    self.resolvers = resolvers
    self.failures = failures
    self.audited = audited
    var current: Permutation?
    var resolver: TokenResolver?
    // For the current permutation, and for all so far by the declarations behind a token.
    var known: [TokenID: Found] = [:]
    var shared: [[Int32]: Found] = [:]
    for failure in failures {
      // Nobody reads what is left: there is no plan.
      guard !effort.isSpent else {
        variablesOfFailure.append([])
        keptOfFailure.append([])
        continue
      }
      if current != failure.permutation {
        current = failure.permutation
        effort.spend(2 * RepairEffort.permutation)
        resolver = resolvers.resolver(in: failure.permutation)
        known.removeAll(keepingCapacity: true)
      }
      guard let resolver else { continue }
      var found = Found()
      let stack = audited.pairings[failure.pairing].stack
      for tokens in [audited.pairings[failure.pairing].foregrounds, audited.stacks[stack].layers] {
        for token in tokens {
          let own: Found
          if let again = known[token] {
            own = again
          } else {
            effort.spend(RepairEffort.paint)
            let key = resolver.declarations(behind: token)
            own =
              key.flatMap { shared[$0] } ?? places(resolver.derivation(of: token).variables, kept)
            known[token] = own
            if let key { shared[key] = own }
          }
          found.add(own)
        }
      }
      variablesOfFailure.append(found.variables)
      keptOfFailure.append(found.kept)
    }
    ownCount = variables.count
    for other in others {
      let resolver = resolvers.resolver(in: other.permutation)
      let pairing = plan.pairings[other.pairing]
      for token in pairing.foregrounds + plan.stacks[pairing.stack].layers {
        _ = places(resolver.derivation(of: token).variables, kept)
      }
    }
  }

  /// The places that a color depends on.
  private struct Found {
    var variables: [Int] = []
    var kept: [ColorVariable] = []

    mutating func add(_ other: Found) {
      for index in other.variables where !variables.contains(index) { variables.append(index) }
      for place in other.kept where !kept.contains(where: { $0.span == place.span }) {
        kept.append(place)
      }
    }
  }

  private mutating func places(_ all: [ColorVariable], _ kept: Set<SourceSpan>) -> Found {
    var found = Found()
    for place in all {
      if kept.contains(place.span) || movable?.contains(place.span) == false {
        found.kept.append(place)
      } else {
        found.variables.append(register(place))
      }
    }
    return found
  }

  /// The constraints that share a variable with some of them.
  func constraints(beside some: [RepairConstraint]) -> [RepairConstraint] {
    let variables = Set(some.flatMap(\.variables))
    return Set(variables.flatMap { constraintsOfVariable[$0] }).sorted().map { constraints[$0] }
  }

  /// Finds the variables and constraints of one token in the permutations of a plan.
  init(
    dependingOn token: TokenID, plan: AuditPlan, catalog: TokenCatalog,
    resolvers: PermutationResolvers
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    self.resolvers = resolvers
    failures = []
    movable = nil
    effort = RepairEffort(places: catalog.declarations.count)
    audited = plan
    for permutation in plan.permutations {
      let resolver = resolvers.resolver(in: permutation)
      _ = try resolver.color(of: token)
      for variable in resolver.derivation(of: token).variables { _ = register(variable) }
    }
    try collectConstraints()
  }

  /// For each variable whether something stands on it.
  var isBackground: [Bool] {
    let backgrounds = Set(constraints.flatMap(\.background.variables))
    return variables.indices.map { variables[$0].kind == .color && backgrounds.contains($0) }
  }

  /// The constraints on a variable.
  func constraints(on variable: Int) -> [RepairConstraint] {
    constraintsOfVariable[variable].map { constraints[$0] }
  }

  private mutating func register(_ variable: ColorVariable) -> Int {
    if let known = indices[variable.span] { return known }
    indices[variable.span] = variables.count
    variables.append(variable)
    return variables.count - 1
  }

  // MARK: Constraints

  /// Collects the constraints on all variables.
  ///
  /// A variable with several colors is removed from ``variablesOfFailure``.
  mutating func collectConstraints() throws(ResolutionError) {
    var varying: Set<Int>
    repeat {
      constraints = []
      constraintsOfVariable = Array(repeating: [], count: variables.count)
      varying = indices.isEmpty ? [] : try collectConstraintsOnce(plan.choices)
      for index in varying { indices[variables[index].span] = nil }
    } while !varying.isEmpty
    variablesOfFailure = variablesOfFailure.map { found in
      found.filter { indices[variables[$0].span] != nil }
    }
  }

  /// The constraints on a variable in one context of an axis.
  func constraints(
    on variable: Int, in context: Int, of axis: Int
  ) throws(ResolutionError) -> [RepairConstraint] {
    var alone = self
    alone.indices = indices.filter { $0.value == variable }
    alone.constraints = []
    var choices = plan.choices
    choices[axis] = [context]
    _ = try alone.collectConstraintsOnce(choices)
    return alone.constraints
  }

  /// Collects the constraints on the variables, and returns the variables with several colors.
  private mutating func collectConstraintsOnce(
    _ choices: [[Int]]
  ) throws(ResolutionError) -> Set<Int> {
    var seen: [ConstraintKey: Int] = [:]
    var alike = LikePairings(audited, resolvers.axesOfTokens)
    let wanted = isNarrowed ? Set(failures.map { DemandPlace(audited, $0, alike) }) : []
    alike = LikePairings(plan, resolvers.axesOfTokens, among: choices)
    var isWanted: [Bool] = []
    var builder = ConstraintBuilder(
      plan, TokenPaints(catalog, indices: indices, variables: variables), effort: effort)
    var backgrounds: [ConstraintBuilder.BackgroundKey: RepairBackground] = [:]
    for permutation in Permutations(choices: choices) {
      // What was collected so far is of no use: there is no plan.
      if effort.isSpent { break }
      alike.enter(permutation)
      guard alike.hasNew else { continue }
      effort.spend(RepairEffort.permutation)
      let judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: resolvers)
      builder.paints.advance()
      for index in plan.pairings.indices
      where alike.isNew(index) && plan.pairings[index].contexts.holds(in: permutation) {
        guard try builder.isWanted(index, judge),
          let minimum = try judge.requirement(ofPairing: index)?.minimum
        else { continue }
        let isOwn =
          !isNarrowed
          || wanted.contains(
            DemandPlace(plan, Failure(pairing: index, permutation: permutation), alike))
        let number = try seen.index(
          of: builder.key(of: index, minimum, judge), in: constraints.count)
        guard number == constraints.count else {
          if isOwn { isWanted[number] = true }
          continue
        }
        isWanted.append(isOwn)
        let key = try builder.backgroundKey(of: index, judge)
        let constraint = try builder.constraint(
          of: index, permutation, minimum, judge, on: backgrounds[key])
        backgrounds[key] = constraint.background
        for variable in constraint.variables {
          constraintsOfVariable[variable].append(constraints.count)
        }
        constraints.append(constraint)
      }
    }
    // What a filter leaves out is not to be fixed for its own sake; it only must not become worse.
    if isNarrowed {
      let colors = colors
      constraints = constraints.enumerated().map { index, constraint in
        let isBeside = !isWanted[index] && constraint.variables.allSatisfy { $0 >= ownCount }
        return isBeside && !constraint.isMet(colors)
          ? constraint.floor(colors) ?? constraint.withoutDemand : constraint
      }
    }
    return builder.paints.varying
  }

  /// Whether the findings are those of a part of the policy.
  var isNarrowed: Bool {
    audited.pairings.count < plan.pairings.count || audited.choices != plan.choices
  }

  /// What tells the pairings of two plans of one policy from each other, in a permutation and those like
  /// it.
  private struct DemandPlace: Hashable {
    let declaration: SourceSpan
    let foreground: String
    let background: String
    let permutation: Permutation

    init(_ plan: AuditPlan, _ failure: Failure, _ alike: LikePairings) {
      let pairing = plan.pairings[failure.pairing]
      declaration = pairing.span
      foreground = pairing.foregroundName
      background = pairing.backgroundText
      permutation = alike.distinct(failure.permutation, for: failure.pairing)
    }
  }
}
