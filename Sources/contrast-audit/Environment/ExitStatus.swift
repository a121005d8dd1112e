/// What the process reports to its caller.
enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing to report.
  case success = 0
  /// Findings at or above `--fail-on`.
  case findings = 1
  /// The work could not be done: usage, unreadable or invalid input, nothing audited.
  case failure = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
