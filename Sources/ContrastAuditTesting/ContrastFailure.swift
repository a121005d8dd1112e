public import SourceText

/// A pairing, or another demand of a rule, that is not met.
public struct ContrastFailure: Sendable, CustomStringConvertible {
  /// The identifier of its rule; `contrast-audit` for what belongs to none.
  public let rule: String
  /// How much it weighs.
  public let severity: Diagnostic.Severity
  /// What is wrong, where it is worst: ratio, requirement, pairing, colors, theme and scheme.
  public let message: String
  /// In how many permutations it fails; 1 for what does not depend on them.
  public let permutations: Int
  /// The place to change; nil for what is in no file.
  public let span: SourceSpan?

  /// One line, the place first.
  public var description: String {
    let start = span.map { span in
      let start = span.start
      return "\(span.file.path.inert):\(start.line):\(start.column): "
    }
    let more = permutations > 1 ? " (the worst of \(permutations) permutations)" : ""
    return "\(start ?? "")\(rule): \(message)\(more)"
  }
}
