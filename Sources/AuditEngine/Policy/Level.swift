/// AuditEngine judges: policy, pairings, rules, findings. It does no input or output and knows no
/// token format and no report format.

/// The conformance level that an audit asks for. [WCAG 2.2, conformance]
public enum Level: String, Sendable, CaseIterable, Comparable {
  case aa = "AA"
  case aaa = "AAA"

  /// AAA asks for more than AA.
  public static func < (left: Level, right: Level) -> Bool { left == .aa && right == .aaa }
}
