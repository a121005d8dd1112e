public import DesignTokens
public import SourceText

/// What an audit will do, settled before any colour is looked at: the pairings with their tokens, the
/// distinct background stacks, and the permutations to walk.
public struct AuditPlan: Sendable {
  /// The rules that are judged, in the order of the policy.
  public internal(set) var rules: [Rule] = []
  /// The pairings of those rules.
  public internal(set) var pairings: [Pairing] = []
  /// The contexts to walk on each axis, by index.
  public internal(set) var choices: [[Int]] = []
  /// The distinct background stacks, top first.
  var stacks: [[TokenID]] = []

  /// How many permutations an audit may walk: past that, filters or another policy are needed.
  public static let permutationLimit = 1_000_000

  /// Settles what a policy asks of a catalogue.
  ///
  /// Reports every name that is not a token, context or rule, and everything by which nothing would
  /// be judged: a filter without a match, no pairings, no permutations, a pairing declared twice.
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
}
