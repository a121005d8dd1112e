/// A demand of a rule on tokens, other than a contrast ratio: how it is read, described, looked up
/// and judged.
///
/// A new demand is one file in `Demands`, and one line in ``TokenDemands``.
protocol TokenDemand: PolicyObject {
  /// Its key in a rule.
  static var key: String { get }
  /// What it means, for the schema and the reference page.
  static var meaning: String { get }

  /// What it demands, in words, for which tokens.
  var text: String { get }
  /// The axes along which tokens must not change; without one of them a rule demands less.
  var axes: [String] { get }

  /// Whether it measures something in each permutation, so that a waiver can name contexts.
  static var isMeasured: Bool { get }

  /// Looks up its tokens, and reports a demand on nothing; nil after an error.
  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned?
}

extension TokenDemand {
  static var title: String { "check '\(key)'" }
  static var phrase: String { "the \(title)" }
  static var definition: String { key }
  static var isMeasured: Bool { false }
  var axes: [String] { [] }
}
