/// What a file is read for, and how large it may be then: the one table of these limits.
package enum FileUse: String, CaseIterable, Sendable {
  case policy = "a policy"
  case source = "a token source"
  case baseline = "a baseline"
  case changes = "a list of changes"
  case code = "code"
  /// Any JSON that is looked at because it may be a policy.
  case candidate = "a file that may be a policy"
  case report = "a report"
  case batch = "a batch"

  /// The largest size, in bytes.
  package var limit: Int {
    switch self {
    case .candidate: 1 << 20
    case .code: 8 << 20
    case .policy, .source, .baseline, .changes: 64 << 20
    case .report, .batch: 1 << 30
    }
  }

  /// How many names a folder may hold.
  package static let nameLimit = 200_000

  /// Whether a command reads it from standard input too, where the file is called `-`.
  var mayBeInput: Bool { self == .changes || self == .batch }

  /// `64 MiB`; bytes where they are no whole number of these.
  package static func text(_ bytes: Int) -> String {
    for (unit, shift) in [("GiB", 30), ("MiB", 20)] where bytes > 0 && bytes % (1 << shift) == 0 {
      return "\(bytes >> shift) \(unit)"
    }
    return "\(bytes) bytes"
  }
}
