import AuditEngine
import SystemLoading

/// What narrows an audit or makes it stricter. Without changes: everything, at the policy's level.
public struct AuditSettings: Sendable, Hashable {
  /// The level; nil for the policy's. It can be stricter than the policy, never weaker.
  public var level: WCAGLevel?
  /// The themes to judge; empty for all.
  public var themes: [String] = []
  /// The schemes to judge; empty for all.
  public var schemes: [String] = []
  /// For other axes by name, the contexts to judge; all contexts of axes that are not named.
  public var contexts: [String: [String]] = [:]
  /// The rules to judge, by identifier; empty for all.
  public var rules: [String] = []
  /// The tokens by name whose pairings are judged, as foreground or in the background; empty for all.
  public var tokens: [String] = []
  /// Whether the rules and contexts that the policy makes optional are judged too.
  public var includesOptional = false
  /// The percentage of color tokens that pairings must reach, 0 to 100; nil for no minimum. Less is an
  /// error among ``AuditResult/diagnostics``.
  public var minimumCoverage: Double?
  /// Whether to plan changes that make the findings pass. An audit without them is faster.
  public var plansChanges = true
  /// The day on which waivers are checked for expiry, as `2026-12-31`; nil for today, in UTC.
  public var day: String?

  /// Everything, at the policy's level.
  public init() {}

  /// The same for the engine.
  func options() throws(ContrastAuditError) -> AuditOptions {
    if let minimumCoverage, !(0...100).contains(minimumCoverage) {
      throw ContrastAuditError(
        "the minimum coverage is \(minimumCoverage); expected a percentage, 0 to 100")
    }
    var contexts = contexts
    if !themes.isEmpty { contexts["theme", default: []] += themes }
    if !schemes.isEmpty { contexts["scheme", default: []] += schemes }
    var options = AuditOptions(
      level: level?.inEngine, rules: rules, tokens: tokens, contexts: contexts)
    options.includesOptional = includesOptional
    options.repair.isPlanned = plansChanges
    options.today = .today()
    if let day {
      guard let date = CalendarDate(day) else {
        throw ContrastAuditError("the day is '\(day)'; expected a date such as 2026-12-31")
      }
      options.today = date
    }
    return options
  }
}
