package import DesignTokens
package import SourceText

/// What an audit will do, decided before any color is read: the pairings with their tokens, the
/// distinct background stacks, and the permutations.
package struct AuditPlan: Sendable {
  /// The rules that are judged, in the order of the policy.
  package internal(set) var rules: [Rule] = []
  /// The pairings of those rules.
  package internal(set) var pairings: [Pairing] = []
  /// The contexts to judge on each axis, by index.
  package internal(set) var choices: [[Int]] = []
  /// The contexts that are like others where nothing is for them.
  var absent = AbsentContexts()
  /// The permutations to judge.
  package var permutations: Permutations { Permutations(choices: choices, without: absent) }
  /// The level for all permutations without one of their own.
  package internal(set) var level = Level.aa
  var levels: [(level: Level, contexts: ContextSets)] = []
  /// For each axis, whether reports name its contexts.
  var isShown: [Bool] = []
  /// For an axis whose other contexts are all optional, the remaining one. It is the default: a
  /// finding in it is the same with and without the optional contexts.
  var impliedContexts: [String: String] = [:]
  /// The uses of tokens that the policy states.
  var uses: [TokenID: String] = [:]
  var demands: [TokenDemands.Planned] = []
  /// The pairings of all rules, judged or not: text stays text when a filter leaves it out.
  var declaredPairings: [Pairing] = []
  var stacks: [BackgroundStack] = []
  var backdrops: [PlannedBackdrop] = []
  var pixelUnit = PixelUnit.css
  /// The contexts of each axis that the policy does not exclude, judged in this run or not.
  var possibleChoices: [[Int]] = []
  var waivers: [PlannedWaiver] = []
  /// For each pairing, the waivers that may cover it in some context; empty without waivers.
  var coveringWaivers: [[Int]] = []
  /// The waivers of whole rules, and the rules.
  var waivedRules: [(waiver: Int, rules: Set<Int>)] = []
  /// The waivers of whole rules with token checks that this run does not judge.
  var partlyWaived: Set<Int> = []

  /// The maximum number of permutations of an audit; above that, filter by context.
  package static let permutationLimit = 100_000

  /// The maximum number of pairings of a policy, after patterns and lists are expanded.
  package static let pairingLimit = 200_000

  /// The maximum number of evaluations of an audit: every pairing in each of its permutations.
  package static let evaluationLimit = 2_000_000

  /// The maximum number of steps of comparing names with patterns.
  package static let patternLimit = 400_000_000

  /// The maximum number of colors of gradients that are measured under translucent foregrounds.
  package static let sampleLimit = 4_000_000

  /// The maximum number of layers of a background.
  package static let stackLimit = 64

  /// The maximum number of foregrounds of all pairings, every candidate counted.
  package static let candidateLimit = 1_000_000

  /// The maximum number of claims and minimums, each pairing's counted.
  package static let statementLimit = 1_000_000

  /// The maximum number of comparisons of a waiver with a pairing.
  package static let waiverLimit = 20_000_000

  /// The maximum number of comparisons of colors by token checks, each permutation's counted.
  package static let comparisonLimit = 500_000

  /// Plans the audit of a catalog by a policy.
  ///
  /// Reports every name that is not a token, context or rule, and everything that would leave
  /// something unjudged: a pattern or filter without a match, no pairings, no permutations, a
  /// context without a pairing that is not excluded, a pairing declared twice.
  package init(
    policy: Policy, catalog: TokenCatalog, options: AuditOptions,
    diagnostics: inout DiagnosticList
  ) {
    var planner = AuditPlanner(policy: policy, catalog: catalog, options: options)
    planner.plan()
    for diagnostic in planner.diagnostics.all { diagnostics.append(diagnostic) }
    self = planner.result
  }

  init() {}

  /// The elements for the axes that reports name.
  func shown(_ names: [String]) -> [String] {
    // Asked for each permutation.
    if names.count == isShown.count, !isShown.contains(false) { return names }
    return names.indices.filter { $0 < isShown.count && isShown[$0] }.map { names[$0] }
  }

  /// The level in a permutation: the strictest that applies there.
  func level(in permutation: Permutation) -> Level {
    levels.filter { $0.contexts.holds(in: permutation) }.map(\.level).max().map { max($0, level) }
      ?? level
  }
}
