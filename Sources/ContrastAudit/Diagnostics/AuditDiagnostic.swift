import SourceText

/// A message about a policy or its tokens.
public struct AuditDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How serious it is.
  public let severity: Severity
  /// One sentence without a final full stop.
  public let message: String
  /// Where; nil if it belongs to no file.
  public let location: FileLocation?

  init(_ diagnostic: Diagnostic) {
    severity = Severity(diagnostic.severity)
    message = diagnostic.message
    location = diagnostic.span.map { FileLocation($0) }
  }

  /// `path:line:column: severity: message`, on one line. Control characters are made visible.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message.inert)"
  }
}
