/// What narrows an audit or raises its level.
package struct AuditOptions: Sendable {
  /// The level; nil for the policy's. It can be stricter than the policy, never weaker.
  package var level: Level?
  /// The rules to judge by identifier; empty for all.
  package var rules: [String]
  /// The tokens to which pairings are narrowed, as foreground or in the background; empty for all.
  package var tokens: [String]
  /// For an axis by name, the contexts to judge; all contexts of the other axes.
  package var contexts: [String: [String]]

  /// Optional rules by identifier that are judged in addition to `rules`.
  var optionalRules: [String] = []

  /// Whether optional rules and contexts are judged too.
  package var includesOptional = false
  /// For an axis by name, optional contexts that are judged too.
  package var includedContexts: [String: [String]] = [:]
  /// Where the policy lies in the repository, which keeps findings of equal names in two apps apart; nil
  /// where that is not known, and for a policy at the top.
  package var policyPlace: String?
  /// The day on which waivers are checked for expiry. Required if a waiver has an end: nothing may
  /// expire unnoticed because a date is missing.
  package var today: CalendarDate?

  /// What is worked out about findings.
  package var repair = RepairOptions()

  /// A copy without a filter. A selected optional rule stays: its demands count.
  var whole: AuditOptions {
    var options = AuditOptions(level: level)
    options.optionalRules = rules
    options.includesOptional = includesOptional
    options.includedContexts = includedContexts
    options.policyPlace = policyPlace
    options.today = today
    options.repair = repair
    return options
  }

  /// Whether only a part of the policy is judged.
  package var isNarrowed: Bool { isNarrowedToRulesOrTokens || !contexts.isEmpty }

  /// Whether some rules or tokens alone are judged.
  var isNarrowedToRulesOrTokens: Bool { !rules.isEmpty || !tokens.isEmpty }

  /// Whether a rule of the tool is judged that is of no pairing and of no rule of the policy.
  func judges(_ toolRule: String) -> Bool {
    tokens.isEmpty && (rules.isEmpty || rules.contains(toolRule))
  }

  /// Whether nothing is asked for but what is not read or not followed.
  var judgesOnlyUnread: Bool { !rules.isEmpty && ToolRules.ofUnread.isSuperset(of: rules) }

  /// Everything, at the policy's level by default.
  package init(
    level: Level? = nil, rules: [String] = [], tokens: [String] = [],
    contexts: [String: [String]] = [:]
  ) {
    self.level = level
    self.rules = rules
    self.tokens = tokens
    self.contexts = contexts
  }
}
