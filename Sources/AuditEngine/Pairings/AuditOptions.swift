/// What narrows an audit or raises its level.
public struct AuditOptions: Sendable {
  /// The level asked for; nil for the policy's. It can ask for more than the policy, never for less.
  public var level: Level?
  /// The rules to judge by identifier; empty for all.
  public var rules: [String]
  /// The tokens to which pairings are narrowed, as foreground or in the background; empty for all.
  public var tokens: [String]
  /// For an axis by name, the contexts to judge; axes not named are judged whole.
  public var contexts: [String: [String]]

  /// Optional rules by identifier that are judged although `rules` does not name them.
  var optionalRules: [String] = []

  /// Whether the rules and contexts that the policy holds for optional are judged too.
  public var includesOptional = false
  /// For an axis by name, contexts to judge though the policy holds them for optional.
  public var includedContexts: [String: [String]] = [:]
  /// The day on which waivers are held against their ends. Needed where one has an end: nothing expires
  /// unnoticed for want of a date.
  public var today: CalendarDate?

  /// Of how many findings, the worst, to work out what to change: of as many as a report shows. 0 for none.
  public var suggestionLimit = Int.max

  /// Whether to work out what each place of a failing evaluation could be changed to, or why no color would do there,
  /// for reports that show them all; else the least change only, and conflicts where there is none.
  public var suggestsAlternatives = true

  /// Whether to work out how failing evaluations look once their suggestions are followed, for reports that show it.
  public var previewsChanges = false

  /// The same without a filter. An optional rule that was chosen stays: what it requires counts.
  var whole: AuditOptions {
    var options = AuditOptions(level: level)
    options.optionalRules = rules
    options.includesOptional = includesOptional
    options.includedContexts = includedContexts
    options.today = today
    return options
  }

  /// Whether only a part of the policy is judged.
  var isNarrowed: Bool { !rules.isEmpty || !tokens.isEmpty || !contexts.isEmpty }

  /// Everything at the policy's level unless said otherwise.
  public init(
    level: Level? = nil, rules: [String] = [], tokens: [String] = [],
    contexts: [String: [String]] = [:]
  ) {
    self.level = level
    self.rules = rules
    self.tokens = tokens
    self.contexts = contexts
  }
}
