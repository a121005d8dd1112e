/// Something to print about the input or the run: what was found, what was expected, and where.
package struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic weighs.
  package enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    /// Orders note, warning, error.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much it weighs.
  package let severity: Severity
  /// One sentence without a final full stop.
  package let message: String
  /// Where, when there is a file.
  package let span: SourceSpan?
  /// What helps, if it is known.
  package let nextStep: NextStep?

  /// Makes a diagnostic.
  package init(
    _ severity: Severity, _ message: String, at span: SourceSpan? = nil, nextStep: NextStep? = nil
  ) {
    self.severity = severity
    self.message = message
    self.span = span
    self.nextStep = nextStep
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: severity: message`, the form that editors and build logs recognize, on one
  /// line and inert.
  package var description: String {
    let text = "\(severity.rawValue): \(message.inert)"
    guard let span else { return text }
    let start = span.start
    return "\(span.file.path.inert):\(start.line):\(start.column): \(text)"
  }
}
