import DesignTokens
import SourceText

/// Limits the number of pairings before patterns and lists are expanded: one line of a policy can
/// name more pairings than fit into memory.
extension AuditPlanner {
  /// Whether the declarations so far stay within the limits; reports if not.
  mutating func isWithinLimits(_ declaration: PairingDeclaration) -> Bool {
    // Reported once, for the declaration that exceeded the limit.
    guard multiplied.pairings <= AuditPlan.pairingLimit,
      multiplied.candidates <= AuditPlan.candidateLimit,
      multiplied.statements <= AuditPlan.statementLimit,
      declaration.backgrounds.allSatisfy({ isWithinLimit($0) })
    else { return false }
    // Stops counting once the limit is exceeded.
    var stacks = 0
    for background in declaration.backgrounds where stacks <= AuditPlan.pairingLimit {
      stacks = saturated(stacks, +, count(of: background))
    }
    var (choices, candidates) = (0, 0)
    for foreground in declaration.foregrounds where candidates <= AuditPlan.candidateLimit {
      let count = foreground.candidates.reduce(0) { saturated($0, +, self.count(of: $1)) }
      choices = saturated(choices, +, foreground.isChosen ? 1 : count)
      candidates = saturated(candidates, +, count)
    }
    multiplied.pairings = saturated(multiplied.pairings, +, saturated(stacks, *, choices))
    multiplied.candidates = saturated(multiplied.candidates, +, saturated(stacks, *, candidates))
    if multiplied.pairings > AuditPlan.pairingLimit {
      diagnostics.error(
        "the pairings add up to \(text(multiplied.pairings)) here, \(choices) foregrounds "
          + "on \(text(stacks)) backgrounds in this one; at most \(AuditPlan.pairingLimit) can be judged "
          + "at once: name fewer, or split the policy",
        at: declaration.span)
      return false
    }
    if multiplied.candidates > AuditPlan.candidateLimit {
      diagnostics.error(
        "the pairings have \(text(multiplied.candidates)) foregrounds to choose from up to here; at most "
          + "\(AuditPlan.candidateLimit) can be tried at once: name fewer",
        at: declaration.span)
      return false
    }
    let statements = declaration.claims.count + declaration.minimums.count
    multiplied.statements = saturated(
      multiplied.statements, +, saturated(saturated(stacks, *, choices), *, statements))
    if multiplied.statements > AuditPlan.statementLimit {
      diagnostics.error(
        "the pairings have \(text(multiplied.statements)) claims and minimums up to here; at most "
          + "\(AuditPlan.statementLimit) can be compared at once: state fewer",
        at: declaration.span)
      return false
    }
    return true
  }

  /// Whether another pattern can be compared with all names; reports the first that cannot.
  mutating func mayCompare(_ pattern: NamePattern) -> Bool {
    guard !hasTooManyComparisons else { return false }
    patternWork = saturated(patternWork, +, pattern.work(size: sizeOfNames))
    guard hasTooManyComparisons else { return true }
    diagnostics.error(
      "the patterns of the policy take too many comparisons with the names of \(catalog.tokens.count) "
        + "tokens; write fewer or shorter ones")
    return false
  }

  /// Whether there was a pattern too many.
  var hasTooManyComparisons: Bool { patternWork > AuditPlan.patternLimit }

  /// Whether a background has few enough layers; reports if not.
  mutating func isWithinLimit(_ stack: PairingDeclaration.Stack) -> Bool {
    let count = stack.layers.count
    if count <= AuditPlan.stackLimit { return true }
    diagnostics.error(
      "the background has \(count) layers; expected at most \(AuditPlan.stackLimit)",
      at: stack.layers[0].span)
    return false
  }

  /// The number of stacks of a declared one, with the patterns in all layers expanded.
  mutating func count(of stack: PairingDeclaration.Stack) -> Int {
    stack.layers.reduce(1) { saturated($0, *, count(of: $1)) }
  }

  /// The number of tokens of a name; 1 for an unknown name, which is reported later.
  private mutating func count(of name: PolicyName) -> Int {
    guard NamePattern.isPattern(name.text), catalog.token(named: name.text) == nil else { return 1 }
    return max(1, colors(fitting: name.text).count)
  }

  /// A sum or product of counts, at most 2⁵⁰: far above every limit, and far from an overflow.
  func saturated(_ first: Int, _ combine: (Int, Int) -> Int, _ second: Int) -> Int {
    let most = 1 << 50
    if combine(0, 1) == 0, first > 0, second > most / first { return most }
    return min(combine(first, second), most)
  }

  func text(_ count: Int) -> String {
    count < 1 << 50 ? "\(count)" : "more than \(1 << 50)"
  }

  // MARK: Permutations

  /// Reports too many permutations or evaluations.
  mutating func boundPermutations() {
    let axes = catalog.axes.map(\.name).joined(separator: " × ")
    guard let count = Permutations.count(choices: result.choices) else {
      return diagnostics.error(
        "there are too many permutations of \(axes) to count: filter by context, or exclude "
          + "contexts in the policy")
    }
    if count > AuditPlan.permutationLimit {
      diagnostics.error(
        "there are \(count) permutations of \(axes); at most \(AuditPlan.permutationLimit) can be "
          + "audited at once: filter by context, or exclude contexts in the policy")
    }
    boundEvaluations(most: count)
    boundComparisons(in: count)
  }

  /// Reports too many comparisons of token checks.
  private mutating func boundComparisons(in permutations: Int) {
    var count = 0
    for demand in result.demands {
      let made =
        switch demand.comparisons {
        case .exactly(let count): count
        case .perPairing(let each):
          saturated(each, *, result.pairings(ofDemandIn: demand.rule).count)
        }
      count = saturated(count, +, saturated(made, *, permutations))
    }
    if count > AuditPlan.comparisonLimit {
      diagnostics.error(
        "token checks compare \(text(count)) pairs of colors in \(permutations) permutations; at most "
          + "\(AuditPlan.comparisonLimit) can be compared at once: name fewer, or filter by context or rule"
      )
    }
  }

  private mutating func boundEvaluations(most permutations: Int) {
    // Few pairings in few permutations need no count.
    let most = permutations.multipliedReportingOverflow(by: result.pairings.count)
    guard most.overflow || most.partialValue > AuditPlan.evaluationLimit else { return }
    var count = 0
    for pairing in result.pairings {
      let met = Permutations.count(choices: pairing.contexts.choices(among: result.choices)) ?? 0
      // At most 100,000 permutations of at most 200,000 pairings.
      count += min(met, AuditPlan.permutationLimit)
    }
    if count > AuditPlan.evaluationLimit {
      diagnostics.error(
        "there are \(count) evaluations, \(result.pairings.count) pairings in up to \(permutations) "
          + "permutations; at most \(AuditPlan.evaluationLimit) can be judged at once: filter by context or "
          + "rule, or name fewer pairings")
    }
  }
}
