/// AuditEngine judges: policy, pairings, rules, findings. It does no input or output and knows no
/// token format and no report format.

/// The conformance level of an audit. [WCAG 2.2, conformance]
package enum Level: String, Sendable, CaseIterable, Comparable {
  case aa = "AA"
  case aaa = "AAA"

  /// AAA is stricter than AA.
  package static func < (left: Level, right: Level) -> Bool { left == .aa && right == .aaa }
}
