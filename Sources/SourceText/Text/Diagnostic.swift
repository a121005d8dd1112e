/// Something to print about the input or the run: what was found, what was expected, and where.
public struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    /// Orders note, warning, error.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much it weighs.
  public let severity: Severity
  /// One sentence without a final full stop.
  public let message: String
  /// Where, when there is a file.
  public let span: SourceSpan?

  /// Makes a diagnostic.
  public init(_ severity: Severity, _ message: String, at span: SourceSpan? = nil) {
    self.severity = severity
    self.message = message
    self.span = span
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: severity: message`, the form that editors and build logs recognize, on one
  /// line and inert.
  public var description: String {
    let text = "\(severity.rawValue): \(message.inert)"
    guard let span else { return text }
    let start = span.start
    return "\(span.file.path.inert):\(start.line):\(start.column): \(text)"
  }
}
