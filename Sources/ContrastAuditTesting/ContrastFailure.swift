public import ContrastAudit

/// A pairing, or another demand of a rule, that fails.
public struct ContrastFailure: Sendable, CustomStringConvertible {
  /// The identifier of its rule; `contrast-audit` for what belongs to none.
  public let rule: String
  /// How serious it is.
  public let severity: Severity
  /// What is wrong, where it is worst: rule, pairing, usage, theme and scheme, then ratio, requirement
  /// and colors.
  public let message: String
  /// In how many themes and schemes it fails; 1 for what does not depend on them.
  public let permutations: Int
  /// The place to change; nil for what is in no file.
  public let location: FileLocation?

  /// One line, the place first.
  public var description: String {
    let more = permutations > 1 ? " (the worst of \(permutations) permutations)" : ""
    return "\(location.map { "\($0): " } ?? "")\(message)\(more)"
  }
}
