package import ColorMath
package import DesignTokens
package import SourceText

/// Tries a color as the accent, scheme by scheme.
package struct AccentBench {
  private let policy: Policy
  private let catalog: TokenCatalog
  private let options: AuditOptions
  private let resolvers: PermutationResolvers
  private let token: TokenID
  private let themeAxis: Axis?
  private let schemeAxis: Axis?
  /// The theme whose derived colors the trial uses, by name; nil without themes.
  package let template: String?
  /// The theme to compare with, by name; nil without themes.
  package let compared: String?

  /// Prepares trials; nil after reporting an error.
  ///
  /// - Parameters:
  ///   - token: the accent's name; nil for the policy's, else `accent`.
  ///   - theme: the theme to compare with; nil for the first.
  package init?(
    policy: Policy, catalog: TokenCatalog, token: String?, theme: String?,
    options: AuditOptions, diagnostics: inout DiagnosticList
  ) {
    self.policy = policy.adding(pairingsOf: catalog, diagnostics: &diagnostics)
    self.catalog = catalog
    self.options = options
    resolvers = PermutationResolvers(catalog)
    let name = token ?? policy.accent?.token ?? "accent"
    guard let id = catalog.token(named: name) else {
      guard token == nil, policy.accent == nil else {
        diagnostics.append(catalog.undeclared(name, at: policy.accent?.span))
        return nil
      }
      diagnostics.error(
        "nothing says which token the accent is, and there is no '\(name)'; name it, or set "
          + "{\"token\": NAME} as accent in the policy")
      return nil
    }
    self.token = id
    themeAxis = catalog.axes.first { $0.name == "theme" }
    schemeAxis = catalog.axes.first { $0.name == "scheme" }
    if let theme, themeAxis?.contexts.contains(theme) != true {
      let names = themeAxis?.contexts ?? []
      diagnostics.error("there is no theme '\(theme)'" + NearestName.hint(for: theme, among: names))
      return nil
    }
    compared = theme ?? themeAxis?.contexts.first
    template =
      policy.accent?.like.terms.first { $0.axis == "theme" }?.contexts.first ?? compared
  }

  /// The schemes, in order; one without a name if there is no such axis.
  package var schemes: [String] {
    (schemeAxis?.contexts ?? [""]).filter { scheme in
      !policy.exclude.terms.contains { $0.axis == "scheme" && $0.contexts.contains(scheme) }
    }
  }

  /// Tries a color in a scheme.
  package func trial(
    of accent: SRGBColor, in scheme: String, diagnostics: inout DiagnosticList
  ) -> AccentTrial? {
    guard let plan = makePlan(template, scheme, &diagnostics),
      let comparedPlan = makePlan(compared, scheme, &diagnostics)
    else { return nil }
    do throws(ResolutionError) {
      let problem = try RepairProblem(
        dependingOn: token, plan: plan, catalog: catalog, resolvers: resolvers)
      guard problem.variables.count == 1 else {
        diagnostics.error(
          "the accent must depend on exactly one color, but '\(catalog.name(of: token))' depends on "
            + "\(problem.variables.count)" + (scheme.isEmpty ? "" : " in \(scheme)"),
          at: problem.variables.first?.span)
        return nil
      }
      let before = try readings(comparedPlan)
      let (proposal, leftOut) = proposal(accent, problem, before)
      var rows: [AccentTrial.Reading] = []
      for constraint in problem.constraints {
        let pairing = plan.pairings[constraint.pairing]
        var judge = ContrastJudge(
          plan: plan, catalog: catalog, permutation: constraint.permutation, resolvers: resolvers)
        let judged = try judge.judge(constraint.pairing, as: 0)
        rows.append(
          AccentTrial.Reading(
            foreground: pairing.foregroundName, background: pairing.backgroundText,
            rule: plan.rules[pairing.rule].id, minimum: constraint.minimum, pairing: pairing,
            judged: judged, before: before[PairingName(pairing)],
            after: constraint.preview([accent]),
            proposed: proposal.map { constraint.preview([$0.color]) }))
      }
      return AccentTrial(
        scheme: scheme, accent: accent, current: try current(comparedPlan), proposal: proposal,
        readings: rows.sorted {
          $0.after.measurement.worse / $0.minimum < $1.after.measurement.worse / $1.minimum
        },
        followers: followers(of: problem.variables[0], accent, proposal?.color, plan),
        leftOut: leftOut)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private struct PairingName: Hashable {
    let foreground: String
    let background: String
    let usage: Usage?
    let styles: [String]

    init(_ pairing: Pairing) {
      foreground = pairing.foregroundName
      background = pairing.backgroundText
      usage = pairing.usage
      styles = pairing.typeStyleNames
    }
  }

  private func makePlan(
    _ theme: String?, _ scheme: String, _ diagnostics: inout DiagnosticList
  ) -> AuditPlan? {
    var options = options
    if let theme { options.contexts["theme"] = [theme] }
    if !scheme.isEmpty { options.contexts["scheme"] = [scheme] }
    let plan = AuditPlan(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    return diagnostics.hasErrors ? nil : plan
  }

  /// The lowest contrast of each pairing over the permutations of a plan.
  private func readings(
    _ plan: AuditPlan
  ) throws(ResolutionError) -> [PairingName: RepairPreview] {
    var found: [PairingName: RepairPreview] = [:]
    for permutation in plan.permutations {
      var judge = ContrastJudge(
        plan: plan, catalog: catalog, permutation: permutation, resolvers: resolvers)
      for (index, pairing) in plan.pairings.enumerated()
      where pairing.contexts.holds(in: permutation) {
        let judged = try judge.judge(index, as: 0)
        let name = PairingName(pairing)
        if let known = found[name]?.measurement, known.worse <= judged.measurement.worse {
          continue
        }
        found[name] = RepairPreview(
          foreground: judged.foreground, background: judged.background,
          measurement: judged.measurement)
      }
    }
    return found
  }

  private func current(_ plan: AuditPlan) throws(ResolutionError) -> SRGBColor {
    for permutation in plan.permutations {
      return try resolvers.resolver(in: permutation).color(of: token).color
    }
    return .black
  }

  /// The colors of pairings that depend on the accent, in the first permutation of a plan.
  private func followers(
    of accent: ColorVariable, _ color: SRGBColor, _ proposal: SRGBColor?, _ plan: AuditPlan
  ) -> [AccentTrial.Follower] {
    guard let permutation = plan.permutations.first(where: { _ in true }) else {
      return []
    }
    let resolver = resolvers.resolver(in: permutation)
    var names: Set<String> = []
    for pairing in plan.pairings {
      names.formUnion(pairing.candidateNames + pairing.backgroundNames)
    }
    return catalog.tokens.compactMap { token in
      guard token != self.token, names.contains(catalog.name(of: token)),
        (try? resolver.color(of: token)) != nil
      else { return nil }
      let (places, derived) = resolver.derivation(of: token)
      guard let place = places.firstIndex(where: { $0.span == accent.span }),
        places[place].token != token
      else { return nil }
      let follower = derived.fixing(places.map(\.color)) { $0 == place ? 0 : nil }
      guard let after = follower.color([color]) else { return nil }
      return AccentTrial.Follower(
        name: catalog.name(of: token), after: after,
        proposed: proposal.flatMap { follower.color([$0]) })
    }
  }

  /// The nearest accent that passes everything. If there is none, the nearest that passes what the
  /// compared theme passes, and as much more as possible.
  private func proposal(
    _ accent: SRGBColor, _ problem: RepairProblem, _ before: [PairingName: RepairPreview]
  ) -> ((color: SRGBColor, difference: Double)?, [PairingDemand]) {
    func nearest(_ constraints: [RepairConstraint]) -> ColorSolver.Solution? {
      var solver = ColorSolver(0, original: accent, colors: [accent], constraints: constraints)
      // The accent itself, if it passes.
      if solver.meetsAll(accent) { return .init(color: accent, difference: 0) }
      return solver.nearest()
    }
    if let found = nearest(problem.constraints) { return ((found.color, found.difference), []) }
    func passesBefore(_ constraint: RepairConstraint) -> Bool {
      before[PairingName(problem.plan.pairings[constraint.pairing])]?
        .measurement.meets(constraint.minimum)
        ?? false
    }
    var kept = problem.constraints.filter(passesBefore)
    guard var best = nearest(kept) else {
      return (nil, problem.constraints.map { problem.description(of: $0) })
    }
    var leftOut: [PairingDemand] = []
    for constraint in problem.constraints where !passesBefore(constraint) {
      if let found = nearest(kept + [constraint]) {
        kept.append(constraint)
        best = found
      } else {
        leftOut.append(problem.description(of: constraint))
      }
    }
    return ((best.color, best.difference), leftOut)
  }
}

extension RepairConstraint {
  /// How it looks with given colors; what cannot be computed has no contrast.
  fileprivate func preview(_ colors: [SRGBColor]) -> RepairPreview {
    let reading = reading(colors)
    return RepairPreview(
      foreground: reading?.foreground ?? .black, background: reading?.background ?? .black,
      measurement: reading?.measurement
        ?? ContrastMeasurement(exact: ContrastRatio(1), eightBit: ContrastRatio(1)))
  }
}
