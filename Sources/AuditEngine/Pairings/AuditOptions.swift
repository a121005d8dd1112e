/// What narrows an audit or raises its level.
public struct AuditOptions: Sendable {
  /// The level asked for.
  public var level: Level
  /// The rules to judge by identifier; empty for all.
  public var rules: [String]
  /// The tokens to which pairings are narrowed, as foreground or in the background; empty for all.
  public var tokens: [String]
  /// For an axis by name, the contexts to judge; axes not named are judged whole.
  public var contexts: [String: [String]]

  /// Everything at level AA unless said otherwise.
  public init(
    level: Level = .aa, rules: [String] = [], tokens: [String] = [],
    contexts: [String: [String]] = [:]
  ) {
    self.level = level
    self.rules = rules
    self.tokens = tokens
    self.contexts = contexts
  }
}
