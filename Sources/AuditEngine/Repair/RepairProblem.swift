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
  /// The variables with more constraints than were collected.
  private(set) var truncated: Set<Int> = []
  /// For each failure, its variables, the foreground's first.
  private(set) var variablesOfFailure: [[Int]] = []
  let plan: AuditPlan
  let catalog: TokenCatalog

  /// The current colors.
  var colors: [SRGBColor] { variables.map(\.color) }

  private let resolvers: PermutationResolvers
  /// The variables that may change.
  private var indices: [SourceSpan: Int] = [:]
  private let failures: [Failure]
  /// The plan of the failures.
  private let audited: AuditPlan

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
          let variables: [Int]
          if let own = known[token] {
            variables = own
          } else {
            let key = resolver.declarations(behind: token)
            variables =
              key.flatMap { shared[$0] }
              ?? resolver.derivation(of: token).variables.filter { !kept.contains($0.span) }
              .map { register($0) }
            known[token] = variables
            if let key { shared[key] = variables }
          }
          for index in variables where !found.contains(index) { found.append(index) }
        }
      }
      variablesOfFailure.append(found)
    }
  }

  /// Finds the variables and constraints of one token in the permutations of a plan.
  init(
    dependingOn token: TokenID, plan: AuditPlan, catalog: TokenCatalog
  ) throws(ResolutionError) {
    self.plan = plan
    self.catalog = catalog
    resolvers = PermutationResolvers(catalog)
    failures = []
    audited = plan
    for permutation in Permutations(choices: plan.choices) {
      let resolver = resolvers.resolver(in: permutation)
      _ = try resolver.color(of: token)
      for variable in resolver.derivation(of: token).variables { _ = register(variable) }
    }
    try collectConstraints()
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

  /// How many constraints are collected for a sampled variable.
  private static let sampleSize = 64

  /// Collects the constraints on variables, and replaces those collected before.
  ///
  /// A variable with several colors is removed from ``variablesOfFailure``.
  ///
  /// - Parameters:
  ///   - chosen: the variables by index; nil for all. The others keep their colors.
  ///   - sampled: variables for which the first few constraints are enough; variables with more are
  ///     in ``truncated``.
  mutating func collectConstraints(
    on chosen: Set<Int>? = nil, sampling sampled: Set<Int> = []
  ) throws(ResolutionError) {
    var varying: Set<Int>
    repeat {
      constraints = []
      constraintsOfVariable = Array(repeating: [], count: variables.count)
      truncated = []
      let chosen = chosen.map { chosen in indices.filter { chosen.contains($0.value) } } ?? indices
      varying = chosen.isEmpty ? [] : try collectConstraintsOnce(on: chosen, sampled)
      for index in varying { indices[variables[index].span] = nil }
    } while !varying.isEmpty
    variablesOfFailure = variablesOfFailure.map { found in
      found.filter { indices[variables[$0].span] != nil }
    }
  }

  /// Collects the constraints on the variables, and returns the variables with several colors.
  private mutating func collectConstraintsOnce(
    on indices: [SourceSpan: Int], _ sampled: Set<Int>
  ) throws(ResolutionError) -> Set<Int> {
    var seen: Set<ConstraintKey> = []
    var paints = TokenPaints(catalog, indices: indices, variables: variables)
    var backgrounds: [BackgroundKey: RepairBackground] = [:]
    for permutation in Permutations(choices: plan.choices) {
      let judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: resolvers)
      paints.advance()
      for index in plan.pairings.indices
      where plan.pairings[index].contexts.holds(in: permutation) {
        guard try isWanted(index, judge, &paints),
          let minimum = try judge.requirement(ofPairing: index)?.minimum,
          seen.insert(try key(of: index, minimum, judge, &paints)).inserted
        else { continue }
        let key = try backgroundKey(of: index, judge, &paints)
        let constraint = try constraint(
          of: index, in: plan, permutation, minimum, judge, &paints, on: backgrounds[key])
        backgrounds[key] = constraint.background
        for variable in constraint.variables where !paints.isFull(variable) {
          constraintsOfVariable[variable].append(constraints.count)
          if sampled.contains(variable),
            constraintsOfVariable[variable].count == RepairProblem.sampleSize
          {
            paints.fill(variable)
          }
        }
        constraints.append(constraint)
      }
    }
    truncated = paints.truncated
    return paints.varying
  }

  /// Whether a pairing involves any variable that needs constraints.
  private func isWanted(
    _ index: Int, _ judge: ContrastJudge, _ paints: inout TokenPaints
  ) throws(ResolutionError) -> Bool {
    // All of them: a paint also records whether its variable varies.
    var isWanted = false
    for token in plan.pairings[index].foregrounds
    where try paints.isWanted(token, in: judge.resolver) { isWanted = true }
    let stack = plan.pairings[index].stack
    for token in plan.stacks[stack].layers where try paints.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    for token in tokens(beneath: stack) where try paints.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    return isWanted
  }

  private func key(
    of index: Int, _ minimum: Double, _ judge: ContrastJudge, _ paints: inout TokenPaints
  ) throws(ResolutionError) -> ConstraintKey {
    let stack = plan.pairings[index].stack
    let candidates = plan.pairings[index].foregrounds
    let layers = plan.stacks[stack].layers
    let beneath: ConstraintKey.Beneath =
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
        for token in tokens { others.append(try paints.number(of: token, in: judge.resolver)) }
      }
    }
    return ConstraintKey(
      minimum: minimum, beneath: beneath, choice: plan.pairings[index].choice,
      candidate: try paints.number(of: candidates[0], in: judge.resolver),
      layer: layers.isEmpty ? -1 : try paints.number(of: layers[0], in: judge.resolver),
      others: others)
  }

  /// What lies behind a foreground, by what tells it from others.
  private struct BackgroundKey: Hashable {
    let beneath: BackgroundStack.Beneath
    let layers: [Int32]
  }

  private func backgroundKey(
    of index: Int, _ judge: ContrastJudge, _ paints: inout TokenPaints
  ) throws(ResolutionError) -> BackgroundKey {
    let stack = plan.pairings[index].stack
    var layers: [Int32] = []
    for token in plan.stacks[stack].layers + tokens(beneath: stack) {
      layers.append(try paints.number(of: token, in: judge.resolver))
    }
    return BackgroundKey(beneath: plan.stacks[stack].beneath, layers: layers)
  }

  /// The tokens of the backdrop beneath a stack.
  private func tokens(beneath stack: Int) -> [TokenID] {
    guard case .colors(let colors) = backdrop(of: plan.stacks[stack], in: plan) else { return [] }
    return colors.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  private func constraint(
    of index: Int, in plan: AuditPlan, _ permutation: Permutation, _ minimum: Double,
    _ judge: ContrastJudge, _ paints: inout TokenPaints, on known: RepairBackground? = nil
  ) throws(ResolutionError) -> RepairConstraint {
    let pairing = plan.pairings[index]
    let background: RepairBackground
    if let known {
      background = known
    } else {
      background = try self.background(of: plan.stacks[pairing.stack], in: plan, judge, &paints)
    }
    return RepairConstraint(
      pairing: index, permutation: permutation, minimum: minimum,
      candidates: try paints.paints(of: pairing.foregrounds, in: judge.resolver),
      choice: pairing.choice, on: background)
  }

  private func background(
    of stack: BackgroundStack, in plan: AuditPlan, _ judge: ContrastJudge,
    _ paints: inout TokenPaints
  ) throws(ResolutionError) -> RepairBackground {
    var beneath = RepairBackground.Beneath.nothing
    switch backdrop(of: stack, in: plan) {
    case nil: break
    case .luminance(let range): beneath = .luminance(range)
    case .colors(let colors):
      var found: [RepairPaint] = []
      for color in colors {
        switch color {
        case .literal(let color): found.append(RepairPaint(color))
        case .token(let token): found += try paints.paints(of: [token], in: judge.resolver)
        }
      }
      beneath = .colors(found)
    }
    return RepairBackground(
      layers: try paints.paints(of: stack.layers, in: judge.resolver), beneath: beneath)
  }

  private func backdrop(of stack: BackgroundStack, in plan: AuditPlan) -> PlannedBackdrop? {
    switch stack.beneath {
    case .nothing: nil
    case .anything: .luminance(0...1)
    case .backdrop(let index): plan.backdrops[index]
    }
  }

  /// How the failures look with other colors at the variables.
  ///
  /// - Parameter colors: for each failure the colors of all variables; nil to skip it.
  func previews(
    colors: (Int) -> [SRGBColor]?
  ) throws(ResolutionError) -> [SuggestionPreview?] {
    var current: ContrastJudge?
    var currentPermutation: Permutation?
    var paints = TokenPaints(catalog, indices: indices, variables: variables)
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
        paints.advance()
      }
      guard let judge = current,
        let minimum = try judge.requirement(ofPairing: failure.pairing)?.minimum
      else {
        previews.append(nil)
        continue
      }
      let constraint = try constraint(
        of: failure.pairing, in: audited, failure.permutation, minimum, judge, &paints)
      previews.append(
        constraint.reading(colors).map {
          SuggestionPreview(
            foreground: $0.foreground, background: $0.background, measurement: $0.measurement)
        })
    }
    return previews
  }
}
