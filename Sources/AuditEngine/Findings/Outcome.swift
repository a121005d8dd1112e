/// The outcome of an evaluation.
package enum Outcome: String, Sendable, CaseIterable {
  /// The requirement is met in both measurements.
  case pass
  /// The requirement is missed in at least one measurement.
  case fail
  /// It depends on what lies beneath the background, which is unknown.
  case indeterminate
  /// WCAG requires nothing.
  case exempt
  /// A waiver covers the failure.
  case waived
  /// The baseline contains the failure.
  case known

  /// Whether it is a failure that nobody has accepted.
  package var isFinding: Bool { self == .fail || self == .indeterminate }

  /// Whether it is a failure that somebody has accepted.
  package var isAccepted: Bool { self == .waived || self == .known }
}
