public import DesignTokens
public import SourceText

/// What an audit will do, settled before any color is looked at: the pairings with their tokens, the
/// distinct background stacks, and the permutations to walk.
public struct AuditPlan: Sendable {
  /// The rules that are judged, in the order of the policy.
  public internal(set) var rules: [Rule] = []
  /// The pairings of those rules.
  public internal(set) var pairings: [Pairing] = []
  /// The contexts to walk on each axis, by index.
  public internal(set) var choices: [[Int]] = []
  /// The level asked for everywhere.
  public internal(set) var level = Level.aa
  var levels: [(level: Level, contexts: ContextSets)] = []
  /// For each axis, whether reports name its contexts.
  var isShown: [Bool] = []
  /// For an axis of which the policy holds all but one context for optional, that one. It goes without
  /// saying: a finding in it is the same one whether the optional ones are audited too or not.
  var impliedContexts: [String: String] = [:]
  /// What tokens are for where the policy says it.
  var uses: [TokenID: String] = [:]
  var checks: [PlannedCheck] = []
  /// The pairings of all rules, judged or not: what is text stays text when a filter leaves it out.
  var declaredPairings: [Pairing] = []
  var stacks: [BackgroundStack] = []
  var backdrops: [PlannedBackdrop] = []
  var pixelUnit = PixelUnit.css
  /// The contexts of each axis that the policy does not exclude, walked in this run or not.
  var possibleChoices: [[Int]] = []
  var waivers: [PlannedWaiver] = []
  /// For each pairing, the waivers that mean it in some context; empty where there are no waivers.
  var coveringWaivers: [[Int]] = []
  /// The waivers of whole rules, and the rules.
  var waivedRules: [(waiver: Int, rules: Set<Int>)] = []
  /// The waivers of whole rules of which some token checks are not judged in this run.
  var partlyWaived: Set<Int> = []

  /// How many permutations an audit may walk; past that, filter by context.
  public static let permutationLimit = 100_000

  /// How many pairings a policy may come to, its patterns and lists multiplied out.
  public static let pairingLimit = 200_000

  /// How many evaluations an audit may come to, every pairing in each of its permutations.
  public static let evaluationLimit = 2_000_000

  /// How many colors may lie on each other in a background.
  public static let stackLimit = 64

  /// How many foregrounds the pairings may come to, every candidate of a choice counted.
  public static let candidateLimit = 1_000_000

  /// How many claims and minimums the pairings may have, each pairing's counted.
  public static let statementLimit = 1_000_000

  /// How many pairs of a waiver and a pairing may be looked at.
  public static let waiverLimit = 20_000_000

  /// Settles what a policy asks of a catalog.
  ///
  /// Reports every name that is not a token, context or rule, and everything by which something would
  /// go unjudged: a pattern or filter without a match, no pairings, no permutations, a context that no
  /// pairing is judged in and that is not excluded, a pairing declared twice.
  public init(
    policy: Policy, catalog: TokenCatalog, options: AuditOptions,
    diagnostics: inout DiagnosticList
  ) {
    var planner = AuditPlanner(policy: policy, catalog: catalog, options: options)
    planner.plan()
    for diagnostic in planner.diagnostics.all { diagnostics.append(diagnostic) }
    self = planner.result
  }

  init() {}

  /// The elements that belong to the axes that reports name.
  func shown<Element>(_ elements: [Element]) -> [Element] {
    zip(elements, isShown).filter(\.1).map(\.0)
  }

  /// The level in a permutation: the strictest of those that hold there.
  func level(in permutation: Permutation) -> Level {
    levels.filter { $0.contexts.holds(in: permutation) }.map(\.level).max().map { max($0, level) }
      ?? level
  }
}
