import ColorMath
import DesignTokens
import SourceText

/// Points aliases of palette steps to other steps of the same ramp, so that findings pass. Such a
/// change keeps the palette as it is, and comes before any new color.
struct PaletteRepair {
  /// Aliases that point to other steps.
  struct Result {
    /// The audit with them.
    let prepared: PreparedAudit
    let changes: [PlannedChange]
    /// For each failure the changes of its tokens, by index.
    let changesOfFailure: [[Int]]
  }

  /// An alias whose target is a step.
  private struct Alias {
    let declaration: Int
    let ramp: PaletteRamp
    /// The index of its target in the ramp.
    let step: Int

    /// The other steps, the most alike first.
    var candidates: [Int] {
      let gauge = DifferenceGauge(from: ramp.steps[step].color)
      return ramp.steps.indices.filter { $0 != step }
        .map { ($0, gauge.visibleDifference(of: ramp.steps[$0].color)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// Whether a step would reach or pass a color of the ramp from where the alias is.
    func isPassed(by other: Int, over color: SRGBColor) -> Bool {
      guard let place = ramp.steps.firstIndex(where: { $0.color == color }), place != step else {
        return false
      }
      return step < other ? (step + 1...other).contains(place) : (other..<step).contains(place)
    }
  }

  private let prepared: PreparedAudit
  private let whole: AuditPlan
  private let failures: [RepairProblem.Failure]
  private let kept: Set<SourceSpan>
  /// Whether two roles may get one step.
  private let mayShare: Bool
  private let effort: RepairEffort
  private var catalog: TokenCatalog { prepared.catalog }
  /// By the place of the alias.
  private var aliases: [SourceSpan: Alias] = [:]
  private var placesOfFailure: [[SourceSpan]] = []
  /// The aliases that foregrounds and backgrounds are, by ramp.
  private var foregroundRoles: [TokenID: [Role]] = [:]
  private var backgroundRoles: [TokenID: [Role]] = [:]

  init(
    _ prepared: PreparedAudit, whole: AuditPlan, failures: [RepairProblem.Failure],
    keeping kept: Set<SourceSpan>, mayShare: Bool, spending effort: RepairEffort
  ) {
    self.effort = effort
    self.mayShare = mayShare
    self.prepared = prepared
    self.whole = whole
    self.failures = failures
    self.kept = kept
    findAliases()
  }

  /// Whether any finding uses an alias of a step.
  var hasAliases: Bool { !aliases.isEmpty }

  /// What may point elsewhere: nil if nothing helps.
  func repaired() throws(ResolutionError) -> Result? {
    guard !aliases.isEmpty else { return nil }
    // In the place of each alias its color stands, which a step may replace.
    var literals: [Int: TokenValue] = [:]
    for (place, alias) in aliases {
      literals[alias.declaration] = TokenValue(
        .color(ColorLiteral(alias.ramp.steps[alias.step].color)), at: place)
    }
    let solid = PreparedAudit(prepared, catalog: catalog.replacing(literals))
    var problem = RepairProblem(
      failures: failures, of: prepared.plan, whole: whole, catalog: solid.catalog,
      resolvers: solid.resolvers, movingOnly: Set(aliases.keys), effort: effort)
    try problem.collectConstraints()
    let steps = chosenSteps(problem)
    guard !steps.isEmpty else { return nil }
    return result(steps)
  }

  // MARK: Aliases

  private mutating func findAliases() {
    var steps: [TokenID: (ramp: PaletteRamp, step: Int)] = [:]
    var declarations: [TokenID: Int] = [:]
    for declaration in catalog.declarations { declarations[declaration.token, default: 0] += 1 }
    for layer in catalog.layers.indices {
      for ramp in PaletteRamp.all(in: layer, of: catalog)
      // A step with another value in some scheme has no place in one order.
      where ramp.steps.allSatisfy({ declarations[$0.token] == 1 }) {
        for (index, step) in ramp.steps.enumerated() { steps[step.token] = (ramp, index) }
      }
    }
    placesOfFailure = Array(repeating: [], count: failures.count)
    guard !steps.isEmpty else { return }
    foregroundRoles = roles(of: Set(whole.pairings.flatMap(\.foregrounds)), steps)
    backgroundRoles = roles(of: Set(whole.stacks.flatMap(\.layers)), steps)
    for (number, failure) in failures.enumerated() {
      let resolver = prepared.resolvers.resolver(in: failure.permutation)
      let pairing = prepared.plan.pairings[failure.pairing]
      for token in pairing.foregrounds + prepared.plan.stacks[pairing.stack].layers {
        guard let (declaration, target) = lastAlias(of: token, resolver),
          let (ramp, step) = steps[target]
        else { continue }
        let place = catalog.declarations[declaration].value.span
        guard !kept.contains(place) else { continue }
        aliases[place] = Alias(declaration: declaration, ramp: ramp, step: step)
        placesOfFailure[number].append(place)
      }
    }
  }

  /// The last alias of a token, as a declaration, and its target.
  private func lastAlias(
    of token: TokenID, _ resolver: TokenResolver
  ) -> (declaration: Int, target: TokenID)? {
    var found: (Int, TokenID)?
    var token = token
    for _ in 0..<catalog.tokenCount {
      guard let winner = resolver.winner(of: token),
        case .reference(let reference)? = resolver.declaration(of: token)?.value.content,
        reference.part.isEmpty
      else { break }
      found = (winner, reference.target)
      token = reference.target
    }
    return found
  }

  // MARK: Choosing

  /// For each alias that changes, by place, its new step.
  private func chosenSteps(_ problem: RepairProblem) -> [SourceSpan: Int] {
    var colors = problem.colors
    var chosen: [SourceSpan: Int] = [:]
    let isBackground = problem.isBackground
    let floors = problem.constraints.map { $0.isMet(colors) ? nil : $0.floor(colors) }
    for (variable, place) in problem.variables.map(\.span).enumerated() {
      guard let alias = aliases[place] else { continue }
      let constraints = problem.constraintsOfVariable[variable]
      let open = constraints.filter { !problem.constraints[$0].isMet(colors) }
      guard !open.isEmpty else { continue }
      let others =
        mayShare
        ? []
        : neighbors(of: variable, isBackground: isBackground[variable], in: problem, colors)
      for step in alias.candidates where !effort.isSpent {
        effort.spend(constraints.count * RepairEffort.constraint)
        let color = alias.ramp.steps[step].color
        let difference = DifferenceGauge(from: colors[variable]).visibleDifference(of: color)
        if isBackground[variable], difference > 0.5 { break }
        // Two roles do not become one, and neither takes the place of the other.
        if others.contains(where: { alias.isPassed(by: step, over: $0) }) { continue }
        var next = colors
        next[variable] = color
        let holds = constraints.allSatisfy { index in
          problem.constraints[index].isMet(next)
            || floors[index].map { !open.contains(index) && $0.isMet(next) } ?? false
        }
        guard holds else { continue }
        colors = next
        chosen[place] = step
        break
      }
    }
    return chosen
  }

  /// The steps of the same ramp that other foregrounds of a layer have, or other backgrounds: those with
  /// the same role.
  private func neighbors(
    of variable: Int, isBackground: Bool, in problem: RepairProblem, _ colors: [SRGBColor]
  ) -> [SRGBColor] {
    let own = problem.variables[variable]
    guard let alias = aliases[own.span] else { return [] }
    let roles = isBackground ? backgroundRoles : foregroundRoles
    return (roles[alias.ramp.steps[0].token] ?? []).compactMap { role in
      guard role.layer == own.layer, role.token != own.token else { return nil }
      return problem.indices[role.place].map { colors[$0] } ?? role.color
    }
  }

  /// A token that is an alias of a step.
  private struct Role {
    let token: TokenID
    let layer: Int
    let place: SourceSpan
    let color: SRGBColor
  }

  /// The aliases of steps by the first step of their ramp, which tells ramps apart.
  private func roles(
    of tokens: Set<TokenID>, _ steps: [TokenID: (ramp: PaletteRamp, step: Int)]
  ) -> [TokenID: [Role]] {
    var roles: [TokenID: [Role]] = [:]
    for layer in catalog.layers.indices {
      for declaration in catalog.declarations(ofLayer: layer) {
        guard tokens.contains(declaration.token),
          let target = declaration.value.wholeReference?.target, let (ramp, step) = steps[target]
        else { continue }
        roles[ramp.steps[0].token, default: []].append(
          Role(
            token: declaration.token, layer: layer, place: declaration.value.span,
            color: ramp.steps[step].color))
      }
    }
    return roles
  }

  // MARK: The result

  private func result(_ chosen: [SourceSpan: Int]) -> Result {
    var values: [Int: TokenValue] = [:]
    var changes: [PlannedChange] = []
    var numbers: [SourceSpan: Int] = [:]
    let places = chosen.keys.sorted {
      (aliases[$0]?.declaration ?? 0) < (aliases[$1]?.declaration ?? 0)
    }
    for place in places {
      guard let alias = aliases[place], let step = chosen[place] else { continue }
      func value(_ step: PaletteRamp.Step) -> PlannedChange.Value {
        .step(catalog.name(of: step.token), step.color)
      }
      let (old, new) = (alias.ramp.steps[alias.step], alias.ramp.steps[step])
      values[alias.declaration] = TokenValue(
        .reference(TokenReference(target: new.token)), at: place)
      numbers[place] = changes.count
      changes.append(
        PlannedChange(
          alias: catalog.name(of: catalog.declarations[alias.declaration].token), at: place,
          from: value(old), to: value(new),
          difference: DifferenceGauge(from: old.color).visibleDifference(of: new.color)))
    }
    return Result(
      prepared: PreparedAudit(prepared, catalog: catalog.replacing(values)), changes: changes,
      changesOfFailure: placesOfFailure.map { places in places.compactMap { numbers[$0] } })
  }
}
