import SourceText

/// How serious a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  var inSources: Diagnostic.Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  /// Orders note, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.inSources < right.inSources
  }
}
