import SourceText

/// A demand of a rule on tokens, other than a contrast ratio: how it is read, described, looked up
/// and judged.
///
/// A new demand is one file in `Demands`, and one line in ``TokenDemands``.
protocol TokenDemand: Sendable {
  /// Its key in a rule.
  static var key: String { get }
  /// The keys within it, beside `tokens`.
  static var ownKeys: [String] { get }
  /// Its entry in the JSON Schema of policies.
  static var schema: String { get }

  /// Reads it; nil after an error.
  static func read(_ value: JSONValue, _ reader: inout PolicyReader) -> Self?

  /// What it demands, in words, for which tokens.
  var text: String { get }
  /// The axes along which tokens must not change; without one of them a rule demands less.
  var axes: [String] { get }

  /// Looks up its tokens, and reports a demand on nothing; nil after an error.
  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned?
}

extension TokenDemand {
  static var ownKeys: [String] { [] }
  var axes: [String] { [] }
}
