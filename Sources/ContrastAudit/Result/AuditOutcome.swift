import AuditEngine

/// The outcome of an evaluation.
public enum AuditOutcome: String, Sendable, Hashable, CaseIterable {
  /// The requirement is met in both renderings.
  case pass
  /// The requirement is missed in at least one rendering.
  case fail
  /// It depends on what lies beneath the background, which is unknown. It is a finding.
  case indeterminate
  /// WCAG requires nothing.
  case exempt
  /// A waiver of the policy covers the failure.
  case waived
  /// A baseline contains the failure.
  case known

  init(_ outcome: Outcome) {
    switch outcome {
    case .pass: self = .pass
    case .fail: self = .fail
    case .indeterminate: self = .indeterminate
    case .exempt: self = .exempt
    case .waived: self = .waived
    case .known: self = .known
    }
  }

  var inEngine: Outcome {
    switch self {
    case .pass: .pass
    case .fail: .fail
    case .indeterminate: .indeterminate
    case .exempt: .exempt
    case .waived: .waived
    case .known: .known
    }
  }
}
