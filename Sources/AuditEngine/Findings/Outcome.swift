/// What became of an evaluation.
public enum Outcome: String, Sendable, CaseIterable {
  /// The requirement is met in both renderings.
  case pass
  /// The requirement is missed in at least one rendering.
  case fail
  /// What lies beneath the background decides, and it is unknown.
  case indeterminate
  /// WCAG asks nothing.
  case exempt
  /// A waiver covers the failure.
  case waived
  /// The baseline holds the failure already.
  case known

  /// Whether it says that something is wrong and that nobody has accepted it.
  public var isFinding: Bool { self == .fail || self == .indeterminate }

  /// Whether it says that something is wrong and that somebody has accepted it.
  public var isAccepted: Bool { self == .waived || self == .known }
}
